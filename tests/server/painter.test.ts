// The real painter: a process of its own, the real illustrator, the real codecs.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { IMAGE_STYLES } from '#contract/options';
import type { Picture } from '#illustrator/composition';
import { lookFromSeed } from '#illustrator/hero-look';
import sharp from 'sharp';
import { createPainter, type Painter } from '../../server/pictures/painter.ts';
import { PICTURE_WIDTHS } from '../../server/pictures/picture-files.ts';
import { MAX_PICTURE_BYTES } from '../../server/pictures/rasterize.ts';
import { createLog } from '../../server/platform/log.ts';

const lines: string[] = [];
let painter: Painter;
beforeAll(() => {
  painter = createPainter(createLog('debug', { write: (line: string) => void lines.push(line) }));
});
afterAll(() => painter.close());

const PICTURE: Picture = {
  seed: 'a story',
  page: 1,
  style: 'storybook',
  setting: 'city',
  theme: 'bedtime',
  character: 'pirate',
  companion: 'marigold',
  look: lookFromSeed('a story'),
  scene: { place: 'city.home', time: 'night', mood: 'glad', who: ['hero', 'marigold'] },
  asleep: false,
};

describe('the painter', { timeout: 60_000 }, () => {
  it.each(IMAGE_STYLES)('gives a picture in the style %s in two widths, neither too heavy', async (style) => {
    const painted = await painter.paint({ ...PICTURE, style });
    const large = await sharp(painted[1024].bytes).metadata();
    const small = await sharp(painted[640].bytes).metadata();
    expect([large.width, large.height, small.width, small.height]).toEqual([1024, 768, 640, 480]);
    const typeOf = (format: string) => (format === 'webp' ? 'image/webp' : 'image/avif');
    expect([typeOf(large.format), typeOf(small.format)]).toEqual([painted[1024].type, painted[640].type]);
    for (const width of PICTURE_WIDTHS)
      expect(painted[width].bytes.byteLength).toBeLessThanOrEqual(MAX_PICTURE_BYTES[width]);
  });

  it('gives a PNG of what is kept, for sharing', async () => {
    const painted = await painter.paint(PICTURE);
    const { format, width } = await sharp(await painter.convert(painted[1024], 'image/png')).metadata();
    expect([format, width]).toEqual(['png', 1024]);
  });

  it('brings what somebody else painted to our sizes, standing upright, and drops what its file says', async () => {
    const given = await sharp({ create: { width: 900, height: 1400, channels: 4, background: '#3458' } })
      .withMetadata({ orientation: 6, exif: { IFD0: { Artist: 'nobody' } } })
      .png()
      .toBuffer();
    const painted = await painter.fit(given);
    for (const [width, height] of [
      [1024, 768],
      [640, 480],
    ] as const) {
      const { exif, orientation, icc, ...is } = await sharp(painted[width].bytes).metadata();
      expect([is.width, is.height, is.hasAlpha, exif, orientation, icc]).toEqual([
        width,
        height,
        false,
        undefined,
        undefined,
        undefined,
      ]);
    }
    await expect(painter.fit(given.subarray(0, given.length / 2))).rejects.toThrow(/Error/);
    await expect(painter.fit(new TextEncoder().encode('<svg xmlns="http://www.w3.org/2000/svg"/>'))).rejects.toThrow(
      'neither PNG nor JPEG nor WebP',
    );
  });

  it('paints something like it where it does not know a style or a place, and says so', async () => {
    const odd: object = { style: 'mosaic', scene: { ...PICTURE.scene, place: 'city.volcano' } };
    const painted = await painter.paint({ ...PICTURE, ...odd });
    expect(painted[1024].bytes.byteLength).toBeGreaterThan(5000);
    expect(lines.join('')).toContain('"parts":["mosaic","volcano"]');
  });

  it('refuses what cannot be drawn at all, and paints the next one', async () => {
    const broken: object = { scene: null };
    await expect(painter.paint({ ...PICTURE, ...broken })).rejects.toThrow(/TypeError/);
    await expect(painter.paint(PICTURE)).resolves.toBeDefined();
  });

  it('drops a picture that nobody wants any more, and not the one beside it', async () => {
    const abort = new AbortController();
    const unwanted = painter.paint(PICTURE, abort.signal);
    const wanted = painter.paint({ ...PICTURE, page: 2 });
    await new Promise((resolve) => setImmediate(resolve));
    abort.abort();
    await expect(unwanted).rejects.toThrow('nobody wants this picture any more');
    await expect(wanted).resolves.toBeDefined();
  });

  it('gives up what is on the easels when it is sent away, and comes back for the next', async () => {
    const dropped = Promise.allSettled([painter.paint(PICTURE), painter.paint({ ...PICTURE, page: 2 })]);
    await new Promise((resolve) => setImmediate(resolve));
    painter.close();
    expect((await dropped).map((one) => one.status === 'rejected' && String(one.reason))).toEqual([
      'Error: the painter is gone (SIGKILL)',
      'Error: the painter is gone (SIGKILL)',
    ]);
    await expect(painter.paint(PICTURE)).resolves.toBeDefined();
  });
});
