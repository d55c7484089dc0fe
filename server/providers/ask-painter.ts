// One picture, asked of a provider.
import type { ImageProvider, ProviderKind } from '../platform/provider-settings.ts';
import type { Circuit } from './circuit.ts';
import { loadLibrary, openImageModel, PICTURE_OPTIONS } from './open-model.ts';
import { failureOf, ProviderFailure } from './provider-failure.ts';
import type { Purse } from './spending.ts';

/** What came, and not yet looked at: it need not be a picture. */
interface GivenPicture {
  bytes: Uint8Array;
  /** The same as an address, for who is to look at it. */
  address: string;
}
/** Throws ProviderFailure. */
export type AskPainter = (prompt: string) => Promise<GivenPicture>;

interface AskNeeds {
  provider: ImageProvider;
  fetch: typeof globalThis.fetch;
  circuit: Circuit;
  purse: Purse;
  /** Milliseconds until nothing is expected any more. */
  waitMs: number;
  signal: AbortSignal;
}

/** Our canvas is 4:3. Of the sizes that a provider paints, the one that loses least. */
const SHAPES: Readonly<Record<ProviderKind, { size: `${number}x${number}` } | { aspectRatio: '4:3' }>> = {
  openai: { size: '1536x1024' },
  google: { aspectRatio: '4:3' },
  'openai-compatible': { size: '1024x768' },
  anthropic: { size: '1024x768' },
};

export function createAskPainter({ provider, fetch, circuit, purse, waitMs, signal }: AskNeeds): AskPainter {
  return (prompt) =>
    circuit.run(() =>
      purse.pay(provider.price, async (pay) => {
        const { generateImage } = await loadLibrary();
        const late = AbortSignal.timeout(waitMs);
        try {
          const { image } = await generateImage({
            model: await openImageModel(provider, fetch),
            prompt,
            ...SHAPES[provider.kind],
            providerOptions: PICTURE_OPTIONS,
            // Asking again is our own affair: it must know of the purse.
            maxRetries: 0,
            abortSignal: AbortSignal.any([signal, late]),
          });
          return { bytes: image.uint8Array, address: `data:${image.mediaType};base64,${image.base64}` };
        } catch (thrown) {
          const failure = late.aborted ? new ProviderFailure('timeout') : failureOf(thrown);
          if (failure.isFree) pay(0);
          throw failure;
        }
      }),
    );
}
