import type { LanguageCode } from '#contract/languages';
import type { StoryParameters } from '#contract/stories';
import type { StoryRequest } from './plan/story-plan.ts';

/** A parent's choices in the storyteller's words. */
export function storyRequest(chosen: StoryParameters & { beside_language?: LanguageCode | undefined }): StoryRequest {
  return {
    name: chosen.protagonist_name,
    ageGroup: chosen.age_group,
    theme: chosen.theme,
    character: chosen.character,
    setting: chosen.setting,
    length: chosen.length,
    moral: chosen.moral,
    difficulty: chosen.difficulty,
    tone: chosen.tone,
    language: chosen.story_language,
    ...(chosen.beside_language === undefined ? {} : { beside: chosen.beside_language }),
  };
}
