import sharp, { type OutputInfo, type Sharp } from 'sharp';
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

/** What may come from elsewhere: as large as its canvas needs, and not so large that it fills the memory once it is unpacked. */
const GIVEN_LEAST = { width: 512, height: 384 };
const GIVEN_MOST_PIXELS = 4096 * 4096;
/** How the files begin that are read at all. Whatever else the library knows, vector graphics among it, may refer to files. */
const BEGINNINGS = [/^\x89PNG\r\n/, /^\xff\xd8\xff/, /^RIFF.{4}WEBP/s];

// One picture, one thread: how many are made at once is decided by who asks.
sharp.concurrency(1);
sharp.cache(false);

/** @param svg of 1024 x 768 @returns both widths: WebP, or AVIF where WebP would be too heavy */
export async function rasterize(svg: string): Promise<PaintedPicture> {
  const { data, info } = await sharp(Buffer.from(svg)).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  return inBothWidths(data, info);
}

/**
 * What somebody else painted as ours are kept: the middle of it, both widths, no word of what else the file says.
 * @param given throws when this is no whole picture, or one too small or too large
 */
export async function fitPicture(given: Uint8Array): Promise<PaintedPicture> {
  const beginning = Buffer.from(given.subarray(0, 16)).toString('latin1');
  if (!BEGINNINGS.some((known) => known.test(beginning))) throw new RangeError('neither PNG nor JPEG nor WebP');
  const open = () => sharp(given, { limitInputPixels: GIVEN_MOST_PIXELS });
  const { width, height } = await open().metadata();
  if (width < GIVEN_LEAST.width || height < GIVEN_LEAST.height) throw new RangeError('too small a picture');
  const { data, info } = await open()
    .autoOrient()
    .resize(1024, 768, { fit: 'cover' })
    .flatten({ background: '#ffffff' })
    .toColourspace('srgb')
    .raw()
    .toBuffer({ resolveWithObject: true });
  return inBothWidths(data, info);
}

async function inBothWidths(data: Buffer, { width, height, channels }: OutputInfo): Promise<PaintedPicture> {
  const image = () => sharp(data, { raw: { width, height, channels } });
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
