// What a good provider would write: a tale in our own words, told of `{name}`.
import * as v from 'valibot';
import { GenerateRequestSchema, resolveParameters } from '#contract/story-requests';
import { storyRequest } from '#storyteller/story-request';
import { tellStory, type StoryRequest } from '#storyteller/tell-story';
import type { StoryToWrite } from './strict-writer.ts';

/** Few enough for a test, and together as long as they were. */
const PARAGRAPHS = 14;

/** What a storyteller is told of a wish as it goes over the wire. */
export const requestOf = (wish: object): StoryRequest =>
  storyRequest(resolveParameters(v.parse(GenerateRequestSchema, wish)));

export async function taleOf(request: StoryRequest, seed: string): Promise<StoryToWrite> {
  const { title, paragraphs } = await tellStory({ ...request, name: '{name}' }, seed);
  const size = Math.ceil(paragraphs.length / PARAGRAPHS);
  const texts = paragraphs.map(({ text }) => text);
  return { title, paragraphs: texts.flatMap((_, at) => (at % size ? [] : [texts.slice(at, at + size).join(' ')])) };
}
