// What is to be seen in a picture, in words: said from what it was drawn from, not from its pixels.
import { compose, type Picture } from './composition.ts';
import { en } from './languages/en.ts';
import type { PictureWords } from './languages/words.ts';

/** By the code of the language; a language that has none yet borrows English. */
const WORDS: Readonly<Record<string, PictureWords>> = { en };

interface Described {
  picture: Picture;
  language: string;
  /** The child's name; left out where nobody may know it. */
  hero: string | undefined;
  /** What the story calls those who may stand in a picture, by their ids. */
  cast: Readonly<Record<string, string>>;
}

/** @returns one sentence, for the alternative text of a picture */
export function describePicture({ picture, language, hero, cast }: Described): string {
  const words = WORDS[language] ?? en;
  const { pose, companion, others } = compose(picture);
  const [other] = others.filter((id) => cast[id] !== undefined);
  const friends = [companion ? picture.companion : undefined, other].flatMap((id) =>
    id === undefined ? [] : (cast[id] ?? []),
  );
  const parts: Record<string, string> = {
    style: words.style[picture.style],
    hero: hero ?? words.hero,
    pose: words.pose[pose],
    setting: pose === 'sleep' ? words.inBed : words.setting[picture.setting],
    time: words.time[picture.scene.time],
    friends: new Intl.ListFormat(language, { type: 'conjunction' }).format(friends),
  };
  const template = friends.length > 0 ? words.together : words.alone;
  return template.replace(/\{(\w+)\}/g, (slot, name: string) => parts[name] ?? slot);
}
