// One question to a model, whose answer comes as it is written.
import type { OutputInterface } from 'ai';
import { failureOf, ProviderFailure } from './provider-failure.ts';
import { loadLibrary, openLanguageModel, PROVIDER_OPTIONS } from './open-model.ts';
import type { Circuit } from './circuit.ts';
import { createPatience, type PatienceWaits } from './patience.ts';
import type { Purse } from './spending.ts';
import type { Shape } from './story-shapes.ts';
import type { StoryProvider } from '../platform/provider-settings.ts';
import { credible, tokensIn } from './token-counts.ts';

interface Question {
  instructions: string;
  prompt: string;
  shape: Shape;
  mostTokens: number;
  /** Nobody needs the rest of the answer any more. */
  enough?: AbortSignal;
}
/** Throws ProviderFailure; what came before is told to `onText` all the same. */
export type AskModel = (question: Question, onText?: (piece: string) => void) => Promise<string>;

interface AskNeeds {
  provider: StoryProvider;
  fetch: typeof globalThis.fetch;
  circuit: Circuit;
  purse: Purse;
  waits: PatienceWaits;
  signal: AbortSignal;
  /** Hears what the provider says it read and wrote, as far as that can be. */
  onTokens: (read: number, written: number) => void;
}

const MILLION = 1_000_000;
/** Signs of a token, at the most: a longer answer than that has no end. */
const MOST_SIGNS_A_TOKEN = 8;

export function createAskModel({ provider, fetch, circuit, purse, waits, signal, onTokens }: AskNeeds): AskModel {
  const { price } = provider;
  const costOf = (read: number, written: number) => (read * price.read + written * price.written) / MILLION;
  return async (question, onText = () => {}) => {
    const { instructions, prompt, shape, mostTokens, enough } = question;
    const mostRead = tokensIn(instructions + prompt + JSON.stringify(shape));
    return circuit.run(() =>
      purse.pay(costOf(mostRead, mostTokens), async (pay) => {
        const { streamText } = await loadLibrary();
        const model = await openLanguageModel(provider, fetch);
        // The library's own watch begins with the first byte; a provider may not even send a head.
        const watch = createPatience(waits);
        const over = new AbortController();
        const answer = streamText({
          model,
          instructions: provider.kind === 'openai-compatible' ? `${instructions}\n\n${inWords(shape)}` : instructions,
          prompt,
          output: await outputFor(shape),
          maxOutputTokens: mostTokens,
          providerOptions: PROVIDER_OPTIONS,
          // Asking again is our own affair: it must know of the purse and of what is read already.
          maxRetries: 0,
          abortSignal: AbortSignal.any([signal, watch.signal, over.signal, ...(enough ? [enough] : [])]),
          // The library would write it to the console, with the prompt in it.
          onError: () => {},
        });
        let text = '';
        let thought = '';
        try {
          for await (const part of hungUp(answer.stream, over)) {
            if (part.type === 'error') throw part.error;
            if (part.type === 'abort') throw new ProviderFailure('stopped');
            if (part.type === 'text-delta' || part.type === 'reasoning-delta') watch.heard();
            if (part.type === 'reasoning-delta') thought += part.text;
            if (part.type === 'text-delta') {
              text += part.text;
              onText(part.text);
            }
            if (text.length + thought.length > mostTokens * MOST_SIGNS_A_TOKEN) throw new ProviderFailure('shape');
            if (part.type === 'finish') {
              const { inputTokens, outputTokens } = part.totalUsage;
              const read = credible(inputTokens, mostRead);
              const written = credible(outputTokens, tokensIn(text + thought));
              pay(costOf(read, written));
              onTokens(read, written);
              if (part.finishReason === 'content-filter') throw new ProviderFailure('refused');
              if (part.finishReason === 'error') throw new ProviderFailure('unreachable');
            }
          }
        } catch (thrown) {
          const failure = watch.signal.aborted ? new ProviderFailure('timeout') : failureOf(thrown);
          if (failure.isFree) pay(0);
          throw failure;
        } finally {
          watch.end();
        }
        if (text.trim() === '') throw new ProviderFailure('empty');
        return text;
      }),
    );
  };
}

/** Not every model of one's own is held to a schema: it must at least have read it. */
export const inWords = ({ schema }: Shape): string => `The shape, as JSON Schema: ${JSON.stringify(schema)}`;

/** The library would read all of an answer anew with every piece, and keep back each that changes nothing: a closing quote. */
async function outputFor({ name, schema }: Shape): Promise<OutputInterface<unknown, number, never>> {
  const { jsonSchema, Output } = await loadLibrary();
  return {
    ...Output.object({ name, schema: jsonSchema(schema) }),
    parsePartialOutput: async ({ text }) => ({ partial: text.length }),
    createElementStreamTransform: () => undefined,
  };
}

/** The parts of an answer until nobody wants more: then it is cut off first, as one without an end could not be put back. */
async function* hungUp<T>(parts: AsyncIterable<T>, over: AbortController): AsyncGenerator<T> {
  const reader = parts[Symbol.asyncIterator]();
  try {
    for (let next = await reader.next(); !next.done; next = await reader.next()) yield next.value;
  } finally {
    over.abort();
    await reader.return?.();
  }
}
