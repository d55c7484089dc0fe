// What the server needs of whoever tells the stories: the built-in storyteller, a provider, or a test's stand-in.
import * as v from 'valibot';
import { MAX_TITLE_LENGTH, type StoryParameters, type StoryText } from '#contract/stories';
import type { StoryRequest } from '#storyteller/tell-story';
import type { PicturedTale } from '../pictures/pictures.ts';

interface Telling {
  /** Says that a step of contract 7 is reached; a title that is known is shown from then on. */
  report: (step: number, title?: string) => Promise<void>;
  /** Aborted when nobody waits for this story any more. */
  signal: AbortSignal;
}
export interface ToldTale extends PicturedTale {
  title: string;
  paragraphs: readonly (PicturedTale['paragraphs'][number] & { text: string })[];
  plan: unknown;
  told: readonly string[];
}

export interface Storyteller {
  /** Languages a story can be told in. */
  languages: readonly string[];
  tell: (request: StoryRequest, seed: string, told: readonly string[], telling: Telling) => Promise<ToldTale>;
}

/** A parent's choices in the storyteller's words. */
export function storyRequest(chosen: StoryParameters): StoryRequest {
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
  };
}

const FitText = v.object({
  title: v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(MAX_TITLE_LENGTH)),
  paragraphs: v.pipe(v.array(v.pipe(v.string(), v.trim(), v.minLength(1))), v.minLength(1)),
});

/** The text of a tale. Throws when there is nothing in it that could be read to a child. */
export const textOf = (tale: ToldTale): StoryText =>
  v.parse(FitText, { title: tale.title, paragraphs: tale.paragraphs.map(({ text }) => text) });
