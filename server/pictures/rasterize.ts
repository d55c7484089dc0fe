import sharp, { type Sharp } from 'sharp';
import type { PaintedPicture, PictureFile } from './picture-files.ts';

/** The most that a picture of the full width may weigh on the wire. */
export const MAX_PICTURE_BYTES = 60_000;
/** Measured over the nine styles: sketch, comic and popart pass 60 kB as WebP, and none does as AVIF. */
const LARGE = { quality: 68, effort: 5, smartSubsample: true } as const;
const SMALL = { quality: 72, effort: 5, smartSubsample: true } as const;
const AVIF_QUALITIES = [52, 44, 36] as const;
const LEAST_QUALITY = 28;
const AVIF_EFFORT = 3;

// One picture, one thread: how many are made at once is decided by who asks.
sharp.concurrency(1);
sharp.cache(false);

/** @param svg of 1024 x 768 @returns WebP in both widths; AVIF for the large one where WebP would be too heavy */
export async function rasterize(svg: string): Promise<PaintedPicture> {
  const { data, info } = await sharp(Buffer.from(svg)).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  const raw = { width: info.width, height: info.height, channels: info.channels } as const;
  const image = () => sharp(data, { raw });
  const large = await image().webp(LARGE).toBuffer();
  return {
    1024: large.byteLength <= MAX_PICTURE_BYTES ? file(large, 'image/webp') : await lightAvif(image),
    640: file(await image().resize(640).webp(SMALL).toBuffer(), 'image/webp'),
  };
}

async function lightAvif(image: () => Sharp): Promise<PictureFile> {
  for (const quality of AVIF_QUALITIES) {
    const made = await image().avif({ quality, effort: AVIF_EFFORT }).toBuffer();
    if (made.byteLength <= MAX_PICTURE_BYTES) return file(made, 'image/avif');
  }
  return file(await image().avif({ quality: LEAST_QUALITY, effort: AVIF_EFFORT }).toBuffer(), 'image/avif');
}

const file = (made: Buffer, type: PictureFile['type']): PictureFile => ({ bytes: new Uint8Array(made), type });

/** The same picture for who cannot read how it is kept: sharing, previews of links, an old browser. */
export async function convert(kept: PictureFile, type: 'image/png' | 'image/webp'): Promise<Uint8Array<ArrayBuffer>> {
  const image = sharp(kept.bytes);
  return new Uint8Array(await (type === 'image/png' ? image.png({ palette: true }) : image.webp(LARGE)).toBuffer());
}
