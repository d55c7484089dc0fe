// A picture for every category in two sizes, drawn once with the build.
import { createHash } from 'node:crypto';
import { copyFileSync, existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { CATEGORY_SLUGS } from '#contract/categories';
import { CATEGORY_PICTURE_WIDTH, categoryPicture } from '#contract/landing';
import { compose, type Picture, type PictureScene, type Pose } from '#illustrator/composition';
import { drawPicture } from '#illustrator/draw-picture';
import sharp, { type Sharp } from 'sharp';
import { CATEGORY_SCENES, type CategoryScene } from './category-scenes.ts';

/** What was drawn before need not be drawn again. */
const KEPT = 'node_modules/.cache/tuckaway/categories';
/** The first whose file is light enough is taken. */
const QUALITIES = [64, 50, 38, 28, 20] as const;
const MAX_BYTES = { small: 11_000, large: 44_000 } as const;
/** A card shows the part around the figures: small as it is, faces are to be seen. */
const DETAIL = { left: 112, top: 104, width: 832, height: 624 };
const SIZES = ['small', 'large'] as const;

const MOOD_OF: Readonly<Record<Pose, PictureScene['mood']>> = {
  stand: 'busy',
  hold: 'busy',
  walk: 'curious',
  point: 'curious',
  lantern: 'brave',
  wave: 'glad',
  jump: 'glad',
  hug: 'glad',
  sit: 'sleepy',
  read: 'sleepy',
  sleep: 'sleepy',
};
const MOST_TRIES = 1000;

/** The picture of a scene. Pose and nearness come from a picture's seed, so seeds are tried until both are as wanted. */
function pictureOf(name: string, { being, pose, shot, place, time, ...scene }: CategoryScene): Picture {
  const asleep = pose === 'sleep';
  for (let attempt = 0; attempt < MOST_TRIES; attempt += 1) {
    const picture: Picture = {
      ...scene,
      seed: `category ${name} ${attempt}`,
      page: 1,
      scene: {
        place: `${scene.setting}.${place}`,
        time,
        mood: MOOD_OF[pose],
        who: ['hero', scene.companion, ...(being ? [being] : [])],
      },
      asleep,
    };
    const composition = compose(picture);
    if (composition.pose === pose && composition.shot === shot) return picture;
  }
  throw new Error(`no seed poses ${name} as ${pose}, ${shot}`);
}

async function fileOf(picture: Sharp, maxBytes: number): Promise<Buffer> {
  let file = Buffer.alloc(0);
  for (const quality of QUALITIES) {
    file = await picture.clone().webp({ quality, effort: 4, smartSubsample: true }).toBuffer();
    if (file.byteLength <= maxBytes) break;
  }
  return file;
}

/** @param folder that the files are written into, at the paths of `categoryPicture` */
export async function drawCategoryPictures(folder: string): Promise<void> {
  mkdirSync(KEPT, { recursive: true });
  mkdirSync(join(folder, 'categories'), { recursive: true });
  for (const category of CATEGORY_SLUGS) {
    const name = `${category.type}-${category.slug}`;
    const scene = CATEGORY_SCENES[category.type][category.slug];
    if (!scene) throw new Error(`nobody has said what the picture of ${name} shows`);
    const svg = await drawPicture(pictureOf(name, scene), (part) => {
      throw new Error(`nobody has drawn ${part}, which ${name} shows`);
    });
    const drawing = createHash('sha256')
      .update(JSON.stringify([QUALITIES, MAX_BYTES, DETAIL, svg]))
      .digest('base64url');
    const kept = (size: (typeof SIZES)[number]) => join(KEPT, `${drawing}-${size}.webp`);
    if (!SIZES.every((size) => existsSync(kept(size)))) {
      const { data, info } = await sharp(Buffer.from(svg)).removeAlpha().raw().toBuffer({ resolveWithObject: true });
      const drawn = () => sharp(data, { raw: info });
      const small = drawn().extract(DETAIL).resize(CATEGORY_PICTURE_WIDTH.small);
      writeFileSync(kept('small'), await fileOf(small, MAX_BYTES.small));
      writeFileSync(kept('large'), await fileOf(drawn().resize(CATEGORY_PICTURE_WIDTH.large), MAX_BYTES.large));
    }
    for (const size of SIZES) copyFileSync(kept(size), join(folder, categoryPicture(category, size)));
  }
}
