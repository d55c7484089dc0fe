// A storyteller that has a provider write: what it needs to be asked well, and what happens when it cannot.
import type { Logger } from 'pino';
import { STORY_FAILED, STORY_NOT_SUITABLE } from '#contract/errors';
import type { LanguageCode } from '#contract/languages';
import type { AgeGroup } from '#contract/options';
import type { Clock } from '../platform/clock.ts';
import type { Database } from '../platform/database.ts';
import type { ProvidersConfig, StoryProvider } from '../platform/provider-settings.ts';
import type { Metrics } from '../metrics/metrics.ts';
import type { Tracing } from '../platform/tracing.ts';
import { CannotTell, type Storyteller } from '../stories/stories.ts';
import { createAskModel } from './ask-model.ts';
import { briefOf } from './brief.ts';
import { createCallWatch } from './call-watch.ts';
import { createCircuit, type CircuitWaits } from './circuit.ts';
import { createModeration } from './moderation.ts';
import { createNameGuard } from './name-guard.ts';
import { addressOf } from './open-model.ts';
import { createPatience, type PatienceWaits } from './patience.ts';
import { failureOf, ProviderFailure } from './provider-failure.ts';
import { createProviderFetch, TEXT_SIZES } from './provider-fetch.ts';
import type { RetryWaits } from './retries.ts';
import { createSpending } from './spending.ts';
import type { HouseVoice } from './story-prompts.ts';
import { writeStory } from './write-story.ts';

export interface ProviderWaits {
  /** For one answer. A model of one's own may first have to be read from the disk. */
  answer: PatienceWaits;
  retry: RetryWaits;
  circuit: CircuitWaits;
  /** When so long nothing new was to be seen of a story, all tries together, it is not waited for any more. */
  unseenMs: number;
  /** A story must have been written within this: then there is still time for our own storyteller. */
  storyMs: number;
  /** For the end of an answer whose last paragraph is there. */
  tailMs: number;
}
/** How long a provider is waited for, by the settings. Shorter than what a family waits for a story (DECIDE-28). */
export const providerWaits = ({ waits: { silenceMs, unseenMs } }: Pick<ProvidersConfig, 'waits'>): ProviderWaits => ({
  answer: { firstMs: silenceMs, betweenMs: silenceMs, wholeMs: 300_000 },
  retry: { attempts: 4, firstMs: 1000, mostMs: 20_000 },
  circuit: { failures: 5, restMs: 60_000 },
  unseenMs,
  storyMs: 420_000,
  tailMs: 3000,
});

export interface TellerNeeds {
  config: ProvidersConfig;
  /** The storyteller that comes with the product. */
  builtin: Storyteller;
  database: Database;
  clock: Clock;
  /** 0 to 1, for waits. */
  random: () => number;
  /** An example of how the house tells in a language. */
  voiceFor: (language: LanguageCode, age: AgeGroup) => HouseVoice;
  waits: ProviderWaits;
  log: Logger;
  metrics: Metrics;
  tracing: Tracing;
  fetch?: typeof globalThis.fetch;
}

/** Whoever tells the stories here: the provider that the settings name, else the storyteller that comes with the product. */
export function createTeller(needs: TellerNeeds): Storyteller {
  const { story: provider } = needs.config;
  return provider ? { ...needs.builtin, tell: createProviderTell(provider, needs) } : needs.builtin;
}

function createProviderTell(provider: StoryProvider, needs: TellerNeeds): Storyteller['tell'] {
  const { config, builtin, clock, random, voiceFor, waits, log, metrics, fetch } = needs;
  const { kind: name } = provider;
  const spending = createSpending({
    ...needs,
    limits: config.limits,
    onSpent: (usd) => metrics.moneySpent({ provider: name, call: 'text' }, usd),
  });
  const circuitOf = (call: 'text' | 'moderation') =>
    createCircuit(clock, waits.circuit, call, createCallWatch(needs, { provider: name, call }));
  const circuit = circuitOf('text');
  const moderation = circuitOf('moderation');
  const send = createProviderFetch(addressOf(provider), TEXT_SIZES, fetch);
  return async (request, seed, told, telling) => {
    const { unseenMs, storyMs } = waits;
    const patience = createPatience({ firstMs: unseenMs, betweenMs: unseenMs, wholeMs: storyMs });
    const signal = AbortSignal.any([telling.signal, patience.signal]);
    const brief = briefOf(request);
    const { apiKey = '', model } = provider;
    const guard = createNameGuard(request.name, { send, head: `${apiKey} ${model} ${addressOf(provider)}` });
    guard.knows(model);
    const onTokens = (read: number, written: number) => metrics.tokensUsed(name, read, written);
    const asking = { provider, fetch: guard.fetch, signal };
    try {
      const tale = await writeStory({
        brief,
        seed,
        name: request.name,
        ask: createAskModel({
          ...asking,
          circuit,
          purse: spending.purse(telling.storyId),
          waits: waits.answer,
          onTokens,
        }),
        moderate: createModeration({ ...asking, circuit: moderation }),
        guard,
        voice: voiceFor(brief.language, brief.ageGroup),
        retries: { waits: waits.retry, random, signal },
        tailMs: waits.tailMs,
        report: (...said) => {
          patience.heard();
          return telling.report(...said);
        },
        show: (text) => {
          patience.heard();
          return telling.show(text);
        },
      });
      return { ...tale, teller: name };
    } catch (thrown) {
      if (telling.signal.aborted) throw thrown;
      const failure = patience.signal.aborted ? new ProviderFailure('timeout') : failureOf(thrown);
      const { kind, status } = failure;
      const { call = 'text' } = failureOf(thrown);
      log.warn({ call, kind, status, fallback: config.fallback }, 'a provider could not write a story');
      if (kind === 'unsuitable') throw new CannotTell(STORY_NOT_SUITABLE, { cause: failure });
      if (config.fallback === 'builtin') {
        metrics.fellBack('text');
        return builtin.tell(request, seed, told, telling);
      }
      // It was asked as often as it may be, or will not answer any better: the family need not wait for more.
      throw new CannotTell(kind === 'refused' ? STORY_NOT_SUITABLE : STORY_FAILED, { cause: failure });
    } finally {
      patience.end();
    }
  };
}
