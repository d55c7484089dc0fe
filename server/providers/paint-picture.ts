// A painter that has a provider paint, and what happens when it cannot.
import type { Logger } from 'pino';
import type { Picture } from '#illustrator/composition';
import type { Clock } from '../platform/clock.ts';
import type { Database } from '../platform/database.ts';
import type { ImageProvider, ProvidersConfig } from '../platform/provider-settings.ts';
import type { Metrics } from '../metrics/metrics.ts';
import type { Tracing } from '../platform/tracing.ts';
import { CannotPaint, type Painter, type Sitter } from '../pictures/pictures.ts';
import { createAskPainter } from './ask-painter.ts';
import { createCallWatch } from './call-watch.ts';
import { createCircuit, type CircuitWaits } from './circuit.ts';
import { createModeration } from './moderation.ts';
import { createNameGuard } from './name-guard.ts';
import { addressOf } from './open-model.ts';
import { promptFor } from './picture-prompt.ts';
import { failureOf, ProviderFailure } from './provider-failure.ts';
import { createProviderFetch, PICTURE_SIZES } from './provider-fetch.ts';
import { withRetries, type RetryWaits } from './retries.ts';
import { createSpending } from './spending.ts';
import { isForbidden } from './own-rules.ts';

export interface PictureProviderWaits {
  /** For one answer. A model of one's own may first have to be read from the disk. */
  answerMs: number;
  retry: RetryWaits;
  circuit: CircuitWaits;
  /** A picture must have been painted within this: then there is still time for our own illustrator. */
  pictureMs: number;
}
export const PICTURE_PROVIDER_WAITS: PictureProviderWaits = {
  answerMs: 120_000,
  // Two new tries, whatever was wrong.
  retry: { attempts: 3, firstMs: 1000, mostMs: 20_000 },
  circuit: { failures: 5, restMs: 60_000 },
  pictureMs: 300_000,
};

export interface PainterNeeds {
  config: ProvidersConfig;
  /** The illustrator that comes with the product; what others paint is brought to our sizes by it, too. */
  builtin: Painter;
  database: Database;
  clock: Clock;
  /** 0 to 1, for waits. */
  random: () => number;
  waits: PictureProviderWaits;
  log: Logger;
  metrics: Metrics;
  tracing: Tracing;
  fetch?: typeof globalThis.fetch;
}

/** Whoever paints here: the provider that the settings name, else the illustrator that comes with the product. */
export function createProviderPainter(needs: PainterNeeds): Painter {
  const { image: provider } = needs.config;
  return provider ? { ...needs.builtin, paint: createProviderPaint(provider, needs) } : needs.builtin;
}

function createProviderPaint(provider: ImageProvider, needs: PainterNeeds): Painter['paint'] {
  const { config, builtin, clock, random, waits, log, metrics } = needs;
  const { kind: name } = provider;
  const spending = createSpending({
    ...needs,
    limits: config.limits,
    onSpent: (usd) => metrics.moneySpent({ provider: name, call: 'picture' }, usd),
  });
  const circuitOf = (call: 'picture' | 'moderation') =>
    createCircuit(clock, waits.circuit, call, createCallWatch(needs, { provider: name, call }));
  const circuit = circuitOf('picture');
  const moderation = circuitOf('moderation');
  const send = createProviderFetch(addressOf(provider), PICTURE_SIZES, needs.fetch);

  /** Throws ProviderFailure: `refused` when the picture's words may not go out, `unsuitable` when what came is not to be shown. */
  const byProvider = async (picture: Picture, sitter: Sitter, signal: AbortSignal) => {
    // Where nobody knows the name nobody can say that it is not in there.
    if (sitter.heroName === '') throw new ProviderFailure('leak');
    const { prompt, ours } = await promptFor(picture);
    const { apiKey = '', model } = provider;
    const guard = createNameGuard(sitter.heroName, { send, head: `${apiKey} ${model} ${addressOf(provider)}` });
    guard.knows(model);
    guard.knowsWordsOf(ours);
    const retries = { waits: waits.retry, random, signal };
    const asking = { provider, fetch: guard.fetch, signal };
    const moderate = createModeration({ ...asking, circuit: moderation });
    const isFit = !isForbidden(prompt, 'en') && (await withRetries(() => moderate(prompt), retries));
    if (!isFit) throw new ProviderFailure('refused');
    const ask = createAskPainter({ ...asking, circuit, purse: spending.purse(sitter.storyId), waitMs: waits.answerMs });
    const paintOnce = async () => {
      const { bytes, address } = await ask(prompt);
      const painted = await builtin.fit(bytes, signal).catch(() => {
        throw new ProviderFailure('shape');
      });
      guard.knows(address);
      if (!(await withRetries(() => moderate(prompt, address), retries))) throw new ProviderFailure('unsuitable');
      return painted;
    };
    return withRetries(paintOnce, {
      ...retries,
      mayPass: (failure) => failure.mayPass || (failure.kind === 'unsuitable' && !failure.isFinal),
    });
  };

  return async (picture, given, sitter = { storyId: '', heroName: '' }) => {
    const late = AbortSignal.timeout(waits.pictureMs);
    try {
      const painted = await byProvider(picture, sitter, AbortSignal.any([...(given ? [given] : []), late]));
      return { ...painted, painter: name };
    } catch (thrown) {
      if (given?.aborted) throw thrown;
      const failure = late.aborted ? new ProviderFailure('timeout') : failureOf(thrown);
      const { kind, status } = failure;
      const { call = 'picture' } = failureOf(thrown);
      log.warn({ call, kind, status, fallback: config.fallback }, 'a provider could not paint a picture');
      if (config.fallback === 'builtin') {
        metrics.fellBack('picture');
        return builtin.paint(picture, given);
      }
      // It was asked as often as it may be, or will not answer any better: the family need not wait for more.
      throw new CannotPaint(kind === 'refused' ? 'skipped' : 'failed', { cause: failure });
    }
  };
}
