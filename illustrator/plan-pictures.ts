// Which paragraphs of a story get a picture, and what each shows.
import type { Length } from '#contract/options';
import type { StoryParameters } from '#contract/stories';
import { ART_VERSION, type Picture, type PictureScene } from './composition.ts';
import { describePicture } from './describe-picture.ts';
import { lookFromSeed } from './hero-look.ts';

/** Pictures beside the cover (DECIDE-27). */
const PICTURES_FOR: Record<Length, number> = { short: 3, medium: 4, long: 6 };

export const COVER = 'cover';

/** What a storyteller says beside the words. One who says nothing gets pictures of the place and of the hour. */
export interface PicturedTale {
  /** `picturable`: how well the scene shows what the paragraph says, the more the better. */
  paragraphs: readonly { scene?: PictureScene; picturable?: number }[];
  /** Id of the companion. */
  companion?: string;
  /** What the story calls those who are in its scenes, by their ids. */
  cast?: Readonly<Record<string, string>>;
}

export interface PlannedPicture {
  /** `cover` or `p<paragraph_index>`. */
  id: string;
  paragraph_index: number | null;
  picture: Picture;
  art_version: number;
  /** What is to be seen; never the child's name. */
  description: string;
  alt: string;
}

/**
 * Paragraphs as evenly spread as can be, each the best to be seen around its place; the last is the last paragraph.
 * @returns their indices, rising
 */
function spread(paragraphs: PicturedTale['paragraphs'], count: number): number[] {
  const total = paragraphs.length;
  const chosen: number[] = [];
  for (let at = 1; at <= count; at++) {
    const target = Math.ceil((at * total) / count) - 1;
    const reach = at === count ? 0 : Math.floor(total / count / 3);
    const worth = (index: number) => (paragraphs[index]?.picturable ?? 0) - Math.abs(index - target) / 100;
    let best = target;
    for (let index = target - reach; index <= target + reach; index++)
      if (index > (chosen.at(-1) ?? -1) && worth(index) > worth(best)) best = index;
    chosen.push(best);
  }
  return chosen;
}

/**
 * The cover, and paragraphs spread over the story; in the last of them the hero sleeps.
 * @param seed of the story: its hero and its sidekick come from it
 */
export function planPictures(parameters: StoryParameters, seed: string, tale: PicturedTale): PlannedPicture[] {
  const count = Math.min(PICTURES_FOR[parameters.length], tale.paragraphs.length);
  const shown = spread(tale.paragraphs, count);
  const plan = (id: string, page: number, paragraph_index: number | null, scene: PictureScene): PlannedPicture => {
    const picture: Picture = {
      seed,
      page,
      style: parameters.image_style,
      setting: parameters.setting,
      theme: parameters.theme,
      character: parameters.character,
      companion: tale.companion ?? '',
      look: parameters.hero_look ?? lookFromSeed(seed),
      scene,
      asleep: page > 0 && page === count,
    };
    const told = { picture, language: parameters.story_language, cast: tale.cast ?? {} };
    return {
      id,
      paragraph_index,
      picture,
      art_version: ART_VERSION,
      description: describePicture({ ...told, hero: undefined }),
      alt: describePicture({ ...told, hero: parameters.protagonist_name }),
    };
  };
  return [
    plan(COVER, 0, null, { place: coverPlace(parameters, tale), time: 'night', mood: 'brave', who: ['hero'] }),
    ...shown.map((index, at) =>
      plan(`p${index}`, at + 1, index, tale.paragraphs[index]?.scene ?? sceneBy(parameters, at / count)),
    ),
  ];
}

/** For a teller who does not say what his paragraphs show: the night goes on. */
function sceneBy({ setting }: StoryParameters, share: number): PictureScene {
  const time = share < 0.25 ? 'sunset' : share < 0.5 ? 'dusk' : share < 0.8 ? 'night' : 'deep';
  return { place: `${setting}.way`, time, mood: 'curious', who: ['hero'] };
}

/** The first place that the story comes to; where it begins when it stays at home. */
function coverPlace({ setting }: StoryParameters, { paragraphs }: PicturedTale): string {
  const places = paragraphs.flatMap(({ scene }) => scene?.place ?? []);
  return places.find((place) => !/\.(home|way|gate|being)$/.test(place)) ?? `${setting}.home`;
}
