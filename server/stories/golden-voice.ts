// A golden tale as an example of how the house tells, for a storyteller that learns by reading.
import { FALLBACK_LANGUAGE, type LanguageCode } from '#contract/languages';
import type { AgeGroup } from '#contract/options';
import { readEditorialStories } from './editorial-stories.ts';

/** The golden tales stand first in their language: six of them in English, one in each other. */
const GOLDEN = { english: 6, others: 1 };
const OPENING = 4;
const ENDING = 5;

export interface GoldenVoice {
  opening: string;
  ending: string;
}

/** How a golden tale begins and ends, with `{name}` for its hero: one for the age where there is one. */
export function createGoldenVoices(): (language: LanguageCode, age: AgeGroup) => GoldenVoice {
  let stories: ReturnType<typeof readEditorialStories> | undefined;
  return (language, age) => {
    stories ??= readEditorialStories();
    const golden = stories
      .filter((story) => story.language === language)
      .slice(0, language === FALLBACK_LANGUAGE ? GOLDEN.english : GOLDEN.others);
    const tale = golden.find(({ age_group }) => age_group === age) ?? golden[0];
    if (!tale) return { opening: '', ending: '' };
    const paragraphs = tale.text.paragraphs.map((text) => text.replaceAll(tale.name, '{name}'));
    return {
      opening: paragraphs.slice(0, OPENING).join('\n\n'),
      ending: paragraphs.slice(-ENDING).join('\n\n'),
    };
  };
}
