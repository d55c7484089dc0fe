// One question to a model, whose answer comes as it is written.
import { failureOf, ProviderFailure } from './provider-failure.ts';
import { loadLibrary, openLanguageModel, PROVIDER_OPTIONS } from './open-model.ts';
import type { Circuit } from './circuit.ts';
import type { Purse } from './spending.ts';
import type { Shape } from './story-shapes.ts';
import type { StoryProvider } from '../platform/provider-settings.ts';

/** In milliseconds. A model of one's own may first have to be read from the disk. */
export interface AnswerWaits {
  firstMs: number;
  betweenMs: number;
  wholeMs: number;
}
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
  waits: AnswerWaits;
  signal: AbortSignal;
}

const MILLION = 1_000_000;
/** Signs that make a token, at the least. */
const SIGNS_A_TOKEN = 2;

export function createAskModel({ provider, fetch, circuit, purse, waits, signal }: AskNeeds): AskModel {
  const { price } = provider;
  const costOf = (read: number, written: number) => (read * price.read + written * price.written) / MILLION;
  return async (question, onText = () => {}) => {
    const { instructions, prompt, shape, mostTokens, enough } = question;
    const mostRead = (instructions.length + prompt.length + JSON.stringify(shape).length) / SIGNS_A_TOKEN;
    return circuit.run(() =>
      purse.pay(costOf(mostRead, mostTokens), async (pay) => {
        const { jsonSchema, Output, streamText } = await loadLibrary();
        const watch = createWatch(waits);
        const answer = streamText({
          model: await openLanguageModel(provider, fetch),
          instructions: provider.kind === 'openai-compatible' ? `${instructions}${inWords(shape)}` : instructions,
          prompt,
          output: Output.object({ name: shape.name, schema: jsonSchema(shape.schema) }),
          maxOutputTokens: mostTokens,
          providerOptions: PROVIDER_OPTIONS,
          // Asking again is our own affair: it must know of the purse and of what is read already.
          maxRetries: 0,
          abortSignal: AbortSignal.any([signal, watch.signal, ...(enough ? [enough] : [])]),
          // The library would write it to the console, with the prompt in it.
          onError: () => {},
        });
        let text = '';
        try {
          for await (const part of answer.stream) {
            if (part.type === 'error') throw part.error;
            if (part.type === 'abort') throw new ProviderFailure('stopped');
            if (part.type === 'text-delta' || part.type === 'reasoning-delta') watch.heard();
            if (part.type === 'text-delta') {
              text += part.text;
              onText(part.text);
            }
            if (part.type === 'finish') {
              const { inputTokens, outputTokens } = part.totalUsage;
              if (inputTokens !== undefined && outputTokens !== undefined) pay(costOf(inputTokens, outputTokens));
              if (part.finishReason === 'content-filter') throw new ProviderFailure('refused');
              if (part.finishReason === 'error') throw new ProviderFailure('unreachable');
            }
          }
        } catch (thrown) {
          const failure = watch.signal.aborted ? new ProviderFailure('timeout') : failureOf(thrown);
          // Refused before it began: nothing was read, nothing is to be paid.
          if (failure.kind === 'busy' || failure.kind === 'rejected' || failure.kind === 'leak') pay(0);
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
const inWords = ({ schema }: Shape) => `\n\nThe shape, as JSON Schema: ${JSON.stringify(schema)}`;

/** Ends a call in which nothing comes. The library's own watch begins with the first byte; a provider may not even send a head. */
function createWatch({ firstMs, betweenMs, wholeMs }: AnswerWaits) {
  const late = new AbortController();
  const abort = () => late.abort();
  const whole = setTimeout(abort, wholeMs);
  let quiet = setTimeout(abort, firstMs);
  return {
    signal: late.signal,
    heard: () => {
      clearTimeout(quiet);
      quiet = setTimeout(abort, betweenMs);
    },
    end: () => {
      clearTimeout(whole);
      clearTimeout(quiet);
    },
  };
}
