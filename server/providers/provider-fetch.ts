// A fetch for providers: it goes to the provider alone, is sent on to nobody else, and its answers end somewhere.
import { ProviderFailure } from './provider-failure.ts';

export interface AnswerSizes {
  /** Bytes of a whole answer. */
  whole: number;
  /** Bytes of a line: an event of a stream is one. */
  line: number;
}
/** A picture without loss of twice the size that we ask for, as text in one line. */
export const PICTURE_SIZES: AnswerSizes = { whole: 24_000_000, line: 24_000_000 };
/** Sixteen thousand tokens as events of three hundred bytes, twice over; the last event may say everything once more. */
export const TEXT_SIZES: AnswerSizes = { whole: 10_000_000, line: 500_000 };

/**
 * An answer may name an address to fetch a picture from, or send the request on to another one: neither is followed, as it
 * could stand in our own network, and the request has the key in it. Throws ProviderFailure; a larger answer breaks off as `shape`.
 * @param address of the provider
 */
export function createProviderFetch(
  address: string,
  sizes: AnswerSizes,
  send: typeof globalThis.fetch = globalThis.fetch,
): typeof globalThis.fetch {
  return async (input, init) => {
    const asked = input instanceof Request ? input.url : String(input);
    if (!asked.startsWith(`${address}/`)) throw new ProviderFailure('shape');
    const answer = await send(input, { ...init, redirect: 'manual' });
    const { status, statusText, headers } = answer;
    if (status >= 300 && status < 400) {
      await answer.body?.cancel();
      throw new ProviderFailure('rejected', { status });
    }
    if (!answer.body) return answer;
    return new Response(answer.body.pipeThrough(endingAt(sizes)), { status, statusText, headers });
  };
}

const LINE_END = 10;

function endingAt(most: AnswerSizes) {
  let whole = 0;
  let line = 0;
  return new TransformStream<Uint8Array<ArrayBuffer>, Uint8Array<ArrayBuffer>>({
    transform(piece, controller) {
      whole += piece.byteLength;
      let from = 0;
      let longest = 0;
      for (let end = piece.indexOf(LINE_END); end >= 0; end = piece.indexOf(LINE_END, from)) {
        longest = Math.max(longest, line + end - from);
        line = 0;
        from = end + 1;
      }
      line += piece.byteLength - from;
      if (whole > most.whole || Math.max(longest, line) > most.line) controller.error(new ProviderFailure('shape'));
      else controller.enqueue(piece);
    },
  });
}
