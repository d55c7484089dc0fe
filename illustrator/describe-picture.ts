// What is to be seen in a picture, in words: said from what it was drawn from, not from its pixels.
import type { LanguageCode } from '#contract/languages';
import { compose, type Picture } from './composition.ts';
import { bn } from './languages/bn.ts';
import { de } from './languages/de.ts';
import { en } from './languages/en.ts';
import { es } from './languages/es.ts';
import { fr } from './languages/fr.ts';
import { hi } from './languages/hi.ts';
import { id } from './languages/id.ts';
import { it } from './languages/it.ts';
import { ptBR } from './languages/pt-BR.ts';
import { ptPT } from './languages/pt-PT.ts';
import { ru } from './languages/ru.ts';
import { zhCN } from './languages/zh-CN.ts';
import type { PictureWords } from './languages/words.ts';

const WORDS: Readonly<Record<LanguageCode, PictureWords>> = {
  en,
  es,
  fr,
  de,
  it,
  'pt-BR': ptBR,
  'pt-PT': ptPT,
  'zh-CN': zhCN,
  hi,
  bn,
  ru,
  id,
};

interface Described {
  picture: Picture;
  language: LanguageCode;
  /** The child's name; left out where nobody may know it. */
  hero: string | undefined;
  /** What the story calls those who may stand in a picture, by their ids. */
  cast: Readonly<Record<string, string>>;
}

/** @returns one sentence, for the alternative text of a picture */
export function describePicture({ picture, language, hero, cast }: Described): string {
  const words = WORDS[language];
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
