// Tells a story beside the page, with the server's own storyteller: same choices, same seed, same words.
import type { StoryParameters } from '#contract/stories';
import { lookFromSeed } from '#illustrator/hero-look';
import { planPictures, type PlannedPicture } from '#illustrator/plan-pictures';
import { loadBank } from '#storyteller/languages/registry';
import { loadShelf } from '#storyteller/languages/shelf';
import { makePlan, passagesOf } from '#storyteller/plan/make-plan';
import { storyRequest } from '#storyteller/story-request';
import { tellerOf, tellStory, type StoryRequest, type Tale } from '#storyteller/tell-story';
import type { WorkerFailure } from '../worker-queue.ts';

export interface StoryWish {
  parameters: StoryParameters;
  seed: string;
  /** What the family was told of late, oldest story first. */
  told: readonly string[];
}
/** Get ready for stories of a language; or tell one. */
export type ToTeller = { warm: string } | { tell: StoryWish };

export interface ToldOnDevice {
  /** With the look that the seed gave the hero where the parent chose none. */
  parameters: StoryParameters;
  title: string;
  paragraphs: string[];
  pictures: PlannedPicture[];
  told: string[];
}
/** `isHere`: whether the device has what was asked for. */
export type FromTeller = { isHere: boolean } | { story: ToldOnDevice } | WorkerFailure;

/** A story whose pictures cannot be planned is a story without pictures. */
function plannedPictures(parameters: StoryParameters, seed: string, tale: Tale): PlannedPicture[] {
  try {
    return parameters.include_images ? planPictures(parameters, seed, tale) : [];
  } catch (cause) {
    console.warn('the pictures of a story could not be planned', cause);
    return [];
  }
}

async function tell({ parameters: chosen, seed, told }: StoryWish): Promise<ToldOnDevice> {
  const parameters = { ...chosen, hero_look: chosen.hero_look ?? lookFromSeed(seed) };
  const tale = await tellStory(requestHere(parameters), seed, told);
  return {
    parameters,
    title: tale.title,
    paragraphs: tale.paragraphs.map(({ text }) => text),
    pictures: plannedPictures(parameters, seed, tale),
    told: tale.told,
  };
}

/**
 * Tells a story that nobody hears: what every story needs is loaded then, and the first real one takes less than half the time,
 * for the browser has seen the storyteller's code at work.
 */
/** The kit has one language: a story that is told here is planned for that alone. */
function requestHere(parameters: StoryWish['parameters']): StoryRequest {
  const { beside: _beside, ...request } = storyRequest(parameters);
  return request;
}

const warmUp = (language: string) =>
  tellStory(
    {
      name: 'Mia',
      ageGroup: 'preschool',
      theme: 'bedtime',
      character: 'child',
      setting: 'home',
      length: 'medium',
      moral: 'none',
      difficulty: 'simple',
      tone: 'calm',
      language,
    },
    'warm',
  );

const arrives = (loading: Promise<unknown>) =>
  loading.then(
    () => true,
    () => false,
  );

/** Whether every module of a story can be loaded. Asked when a story failed: a missing module fails in other words in every browser. */
async function hasModules({ parameters, seed, told }: StoryWish): Promise<boolean> {
  if (!(await arrives(loadBank(parameters.story_language)))) return false;
  const request = requestHere(parameters);
  const plan = makePlan(request, seed, await tellerOf(request), told);
  return arrives(loadShelf(await loadBank(parameters.story_language), passagesOf(plan)));
}

async function answerTo(message: ToTeller): Promise<FromTeller> {
  if ('warm' in message) return { isHere: await arrives(warmUp(message.warm)) };
  try {
    return { story: await tell(message.tell) };
  } catch (cause) {
    if (await hasModules(message.tell)) throw cause;
    return { isHere: false };
  }
}

addEventListener('message', ({ data }: MessageEvent<ToTeller>) => {
  answerTo(data).then(
    (answer) => postMessage(answer),
    (cause: unknown) => postMessage({ failure: String(cause) } satisfies FromTeller),
  );
});
