// The moderation endpoint of a provider that has one. Where it cannot be asked nothing is shown: no answer is not a yes.
import * as v from 'valibot';
import type { ProviderSettings } from '../platform/provider-settings.ts';
import type { Circuit } from './circuit.ts';
import { addressOf } from './open-model.ts';
import { failureOf, failureOfStatus, ProviderFailure } from './provider-failure.ts';

const MODEL = 'omni-moderation-latest';
const TIMEOUT_MS = 15_000;
const AnswerSchema = v.object({ results: v.array(v.object({ flagged: v.boolean() })) });

/** Whether a text may be shown, or a picture, as a `data:` address. Throws ProviderFailure. */
export type Moderate = (text: string, picture?: string) => Promise<boolean>;

interface ModerationNeeds {
  provider: ProviderSettings;
  fetch: typeof globalThis.fetch;
  /** Of moderation alone: it may be ill while the rest of the provider is well. */
  circuit: Circuit;
  signal: AbortSignal;
}

/** Of the providers only one has it; for the others our own rules and their own filters stand alone. */
export function createModeration({ provider, fetch, circuit, signal }: ModerationNeeds): Moderate {
  if (provider.kind !== 'openai') return async () => true;
  const ask = async (text: string, picture?: string) => {
    try {
      const answer = await fetch(`${addressOf(provider)}/moderations`, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json', Authorization: `Bearer ${provider.apiKey ?? ''}` },
        body: JSON.stringify({ model: MODEL, input: picture === undefined ? text : withPicture(text, picture) }),
        signal: AbortSignal.any([signal, AbortSignal.timeout(TIMEOUT_MS)]),
      });
      if (!answer.ok) {
        // Left unread, it would keep its connection.
        await answer.body?.cancel();
        throw failureOfStatus(answer.status, answer.headers.get('retry-after'));
      }
      const { results } = v.parse(AnswerSchema, await answer.json());
      if (results.length === 0) throw new ProviderFailure('shape');
      return results.every(({ flagged }) => !flagged);
    } catch (thrown) {
      throw thrown instanceof v.ValiError || thrown instanceof SyntaxError
        ? new ProviderFailure('shape')
        : failureOf(thrown);
    }
  };
  return (text, picture) => circuit.run(() => ask(text, picture));
}

const withPicture = (text: string, url: string) => [
  { type: 'text', text },
  { type: 'image_url', image_url: { url } },
];
