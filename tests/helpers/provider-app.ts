// The whole server with a provider that writes: ours over real HTTP, and waits short enough for a test.
import * as v from 'valibot';
import { GenerateAnswerSchema, StorySchema, type Story } from '#contract/stories';
import { LANGUAGE_CODES, type LanguageCode } from '#contract/languages';
import type { Picture } from '#illustrator/composition';
import { storyRequest } from '#storyteller/story-request';
import { resolveParameters, GenerateRequestSchema } from '#contract/story-requests';
import type { Painter } from '../../server/pictures/painter.ts';
import { fitPicture } from '../../server/pictures/rasterize.ts';
import { createMetrics } from '../../server/metrics/metrics.ts';
import { createProviderPainter, type PictureProviderWaits } from '../../server/providers/paint-picture.ts';
import { createTeller, type ProviderWaits } from '../../server/providers/providers.ts';
import { readConfig } from '../../server/platform/config.ts';
import type { Database } from '../../server/platform/database.ts';
import { NO_TRACING } from '../../server/platform/tracing.ts';
import { createLog } from '../../server/platform/log.ts';
import { createGoldenVoices } from '../../server/stories/golden-voice.ts';
import { taleOf } from './provider-tale.ts';
import { KEY } from './strict-provider.ts';
import type { StoryToWrite } from './strict-writer.ts';
import { createTestApp, WISH, type AskFor, type TestApp } from './test-app.ts';

const QUICK: ProviderWaits = {
  answer: { firstMs: 300, betweenMs: 300, wholeMs: 5000 },
  retry: { attempts: 3, firstMs: 1, mostMs: 100 },
  circuit: { failures: 50, restMs: 60_000 },
  unseenMs: 20_000,
  storyMs: 20_000,
  tailMs: 300,
};
const QUICK_PICTURES: PictureProviderWaits = {
  answerMs: 10_000,
  retry: { attempts: 3, firstMs: 1, mostMs: 100 },
  circuit: { failures: 50, restMs: 60_000 },
  pictureMs: 20_000,
};
const OPENAI = { STORY_PROVIDER: 'openai', STORY_MODEL: 'gpt-test', STORY_API_KEY: KEY };
const OPENAI_PICTURES = {
  IMAGE_PROVIDER: 'openai',
  IMAGE_MODEL: 'gpt-image-test',
  IMAGE_API_KEY: KEY,
  IMAGE_PRICE: '0',
};
const voices = createGoldenVoices();

interface ProviderAppOptions extends NonNullable<Parameters<typeof createTestApp>[0]> {
  url: string;
  quick?: Partial<ProviderWaits>;
}

/** @param url of the provider; its kind is `openai` unless `env` says otherwise */
export function createProviderApp({ url, env, quick, ...options }: ProviderAppOptions): Promise<TestApp> {
  return createTestApp({
    ...options,
    env: {
      ...OPENAI,
      STORY_BASE_URL: url,
      PROVIDER_FALLBACK: 'fail',
      GENERATE_SYNC_WAIT_MS: '0',
      ANON_DAILY_LIMIT: '1000',
      ...env,
    },
    storyteller: (needs) =>
      createTeller({ ...needs, random: () => 0.5, voiceFor: voices, waits: { ...QUICK, ...quick } }),
  });
}

interface PaintedAppOptions extends NonNullable<Parameters<typeof createTestApp>[0]> {
  url: string;
  quick?: Partial<PictureProviderWaits>;
}

/** Our own storyteller with a provider that paints. What it paints is looked at and made smaller for real. */
export function createPaintedApp({ url, env, quick, ...options }: PaintedAppOptions): Promise<TestApp> {
  return createTestApp({
    fit: fitPicture,
    ...options,
    env: {
      ...OPENAI_PICTURES,
      IMAGE_BASE_URL: url,
      PROVIDER_FALLBACK: 'fail',
      SHOWCASE: 'on',
      ...env,
    },
    painter: (needs) => createProviderPainter({ ...needs, random: () => 0.5, waits: { ...QUICK_PICTURES, ...quick } }),
  });
}

/** A storyteller that writes by a provider which costs nothing, without a server around it. */
export function tellerFor(url: string, env: Record<string, string> = {}, send?: typeof globalThis.fetch) {
  const { providers } = readConfig({ ...OPENAI, STORY_BASE_URL: url, STORY_PRICE: '0/0', ...env });
  const none = () => Promise.reject(new Error('the provider could not'));
  const { tell } = createTeller({
    config: providers,
    builtin: { languages: LANGUAGE_CODES, tell: none },
    database: new Proxy({} as Database, {}),
    clock: { now: () => 0 },
    random: () => 0.5,
    voiceFor: voices,
    // Many stories at once wait for one another.
    waits: { ...QUICK, answer: { firstMs: 20_000, betweenMs: 20_000, wholeMs: 20_000 } },
    log: createLog('silent'),
    metrics: createMetrics(),
    tracing: NO_TRACING,
    ...(send ? { fetch: send } : {}),
  });
  return ({ name, language }: { name: string; language: LanguageCode }) => {
    const request = { ...requestFor(language), name };
    return tell(request, 'seed', [], {
      storyId: 'a-story',
      report: async () => {},
      show: async () => {},
      signal: AbortSignal.timeout(60_000),
    });
  };
}

/** A painter that paints by a provider which costs nothing, without a server around it. */
export function painterFor(
  url: string,
  env: Record<string, string> = {},
  fit: Painter['fit'] = fitPicture,
  send?: typeof globalThis.fetch,
) {
  const none = () => Promise.reject(new Error('the provider could not'));
  const { providers } = readConfig({
    ...OPENAI_PICTURES,
    IMAGE_BASE_URL: url,
    PROVIDER_FALLBACK: 'fail',
    ...env,
  });
  const { paint } = createProviderPainter({
    config: providers,
    builtin: { paint: none, fit, convert: none, close: () => {} },
    database: new Proxy({} as Database, {}),
    clock: { now: () => 0 },
    random: () => 0.5,
    waits: QUICK_PICTURES,
    log: createLog('silent'),
    metrics: createMetrics(),
    tracing: NO_TRACING,
    ...(send ? { fetch: send } : {}),
  });
  return (heroName: string, picture: Picture) => paint(picture, undefined, { storyId: 'a-story', heroName });
}

/** What a family wishes for in a language. */
export const parametersFor = (language: LanguageCode, change: object = {}) =>
  resolveParameters(v.parse(GenerateRequestSchema, { ...WISH, ...change, story_language: language }));
/** The same as the storyteller hears it. */
export const requestFor = (language: LanguageCode, change: object = {}) =>
  storyRequest(parametersFor(language, change));

/** A tale in our own words, told of `{name}`: what a good provider would write. */
export const taleFor = (language: LanguageCode = 'en', change: object = {}): Promise<StoryToWrite> =>
  taleOf(requestFor(language, change), `tale ${language}`);

/** Asks for a story and looks at it until it is over; gives every state that was seen. */
export async function makeStory(ask: AskFor, change: object = {}): Promise<{ id: string; seen: Story[]; last: Story }> {
  const asked = await ask('/api/stories/generate', { method: 'POST', body: { ...WISH, sync: false, ...change } });
  const { story_id: id } = v.parse(GenerateAnswerSchema, await asked.json());
  const seen: Story[] = [];
  for (let at = 0; at < 1500; at++) {
    const story = v.parse(StorySchema, await (await ask(`/api/stories/${id}`)).json());
    seen.push(story);
    if (['complete', 'failed'].includes(story.status)) return { id, seen, last: story };
    await new Promise((resolve) => setTimeout(resolve, 10));
  }
  throw new Error(`still ${JSON.stringify(seen.at(-1)?.progress)}`);
}
