// What the server needs of whoever tells the stories: the built-in storyteller, a provider, or a test's stand-in.
import * as v from 'valibot';
import { FitTextSchema } from '#contract/fit-text';
import type { StoryText } from '#contract/stories';
import type { PicturedTale } from '#illustrator/plan-pictures';
import type { StoryRequest } from '#storyteller/tell-story';

interface Telling {
  /** Whose costs a provider's are. */
  storyId: string;
  /** Says that a step of contract 7 is reached; a title that is known is shown from then on. */
  report: (step: number, title?: string) => Promise<void>;
  /** Lets the family read what is checked so far. A later text may also be another one: a teller may begin anew. */
  show: (text: StoryText) => Promise<void>;
  /** Aborted when nobody waits for this story any more. */
  signal: AbortSignal;
}
export interface ToldTale extends PicturedTale {
  title: string;
  paragraphs: readonly (PicturedTale['paragraphs'][number] & { text: string })[];
  plan: unknown;
  told: readonly string[];
  /** Who told it; missing where it was our own storyteller. */
  teller?: string;
}

/** A telling that nobody need try again. */
export class CannotTell extends Error {
  /** What the story says of itself from then on. */
  readonly words: string;
  constructor(words: string, options?: ErrorOptions) {
    super('this story cannot be told', options);
    this.name = 'CannotTell';
    this.words = words;
  }
}

export interface Storyteller {
  /** Languages a story can be told in. */
  languages: readonly string[];
  tell: (request: StoryRequest, seed: string, told: readonly string[], telling: Telling) => Promise<ToldTale>;
  /** Tells a plan in another language; null where it cannot. Missing where stories have no plans. */
  tellBeside?: (plan: unknown, language: string) => Promise<StoryText | null>;
}

/** The text of a tale. Throws when there is nothing in it that could be read to a child. */
export const textOf = (tale: ToldTale): StoryText =>
  v.parse(FitTextSchema, { title: tale.title, paragraphs: tale.paragraphs.map(({ text }) => text) });
