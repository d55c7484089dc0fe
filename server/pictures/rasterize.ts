import sharp, { type Sharp } from 'sharp';
import type { PaintedPicture, PictureFile, PictureWidth } from './picture-files.ts';

/** The most that a picture may weigh on the wire. Five small ones make a saved story of 200 kB (performance.md, section 5). */
export const MAX_PICTURE_BYTES: Readonly<Record<PictureWidth, number>> = { 1024: 60_000, 640: 40_000 };
/** Measured over the nine styles: a higher effort takes three times as long and saves less than a twentieth. */
const WEBP_EFFORT = 2;
const WEBP_QUALITY: Readonly<Record<PictureWidth, number>> = { 1024: 68, 640: 72 };
/** Sketch, comic and pop art are too heavy as WebP. The heavier, the lower AVIF begins, so that it seldom takes two goes. */
const AVIF_EFFORT = 0;
const AVIF_BEGINS = [
  { heavier: 1.9, quality: 30 },
  { heavier: 1.5, quality: 38 },
  { heavier: 1.2, quality: 46 },
  { heavier: 0, quality: 52 },
] as const;
const AVIF_STEP = 8;
const AVIF_LEAST = 18;

// One picture, one thread: how many are made at once is decided by who asks.
sharp.concurrency(1);
sharp.cache(false);

/** @param svg of 1024 x 768 @returns both widths: WebP, or AVIF where WebP would be too heavy */
export async function rasterize(svg: string): Promise<PaintedPicture> {
  const { data, info } = await sharp(Buffer.from(svg)).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  const raw = { width: info.width, height: info.height, channels: info.channels } as const;
  const image = () => sharp(data, { raw });
  return { 1024: await encode(image, 1024), 640: await encode(() => image().resize(640), 640) };
}

async function encode(image: () => Sharp, width: PictureWidth): Promise<PictureFile> {
  const most = MAX_PICTURE_BYTES[width];
  const webp = await image().webp({ quality: WEBP_QUALITY[width], effort: WEBP_EFFORT }).toBuffer();
  if (webp.byteLength <= most) return file(webp, 'image/webp');
  const begin = AVIF_BEGINS.find(({ heavier }) => webp.byteLength > heavier * most)?.quality ?? AVIF_LEAST;
  for (let quality = begin; ; quality -= AVIF_STEP) {
    const avif = await image().avif({ quality, effort: AVIF_EFFORT }).toBuffer();
    if (avif.byteLength <= most || quality <= AVIF_LEAST) return file(avif, 'image/avif');
  }
}

const file = (made: Buffer, type: PictureFile['type']): PictureFile => ({ bytes: new Uint8Array(made), type });

/** The same picture for who cannot read how it is kept: sharing, previews of links, an old browser. */
export async function convert(kept: PictureFile, type: 'image/png' | 'image/webp'): Promise<Uint8Array<ArrayBuffer>> {
  const image = sharp(kept.bytes);
  const made = type === 'image/png' ? image.png({ palette: true }) : image.webp({ quality: 68, effort: WEBP_EFFORT });
  return new Uint8Array(await made.toBuffer());
}
