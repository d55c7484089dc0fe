// A fetch for pictures: it goes to the provider alone, and its answers end somewhere.
import { ProviderFailure } from './provider-failure.ts';

/** The largest answer: a picture without loss of twice the size that we ask for, as text. */
const MOST_BYTES = 24_000_000;

/**
 * An answer may name an address to fetch a picture from, or send the request on to another one: neither is followed, as it
 * could stand in our own network.
 * @param address of the provider
 */
export function createPictureFetch(
  address: string,
  send: typeof globalThis.fetch = globalThis.fetch,
): typeof globalThis.fetch {
  return async (input, init) => {
    const asked = input instanceof Request ? input.url : String(input);
    if (!asked.startsWith(`${address}/`)) throw new ProviderFailure('shape');
    const answer = await send(input, { ...init, redirect: 'error' });
    if (!answer.body) return answer;
    const { status, statusText, headers } = answer;
    return new Response(answer.body.pipeThrough(endingAt(MOST_BYTES)), { status, statusText, headers });
  };
}

function endingAt(most: number) {
  let size = 0;
  return new TransformStream<Uint8Array<ArrayBuffer>, Uint8Array<ArrayBuffer>>({
    transform(piece, controller) {
      size += piece.byteLength;
      if (size > most) controller.error(new ProviderFailure('shape'));
      else controller.enqueue(piece);
    },
  });
}
