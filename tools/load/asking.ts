// Who asks: connections that stay open, and a closed loop of so many who each wait for their answer before they ask again.
import { Agent, request, type IncomingHttpHeaders } from 'node:http';

export interface Asked {
  method?: string;
  headers?: Record<string, string>;
  /** Goes as JSON. */
  body?: unknown;
}
interface Answered {
  status: number;
  headers: IncomingHttpHeaders;
  body: Buffer;
}
/** One answer after the other, over the same connections. */
export interface Asker {
  ask: (address: string, asked?: Asked) => Promise<Answered>;
  /** The same for what must go well; gives what was said. Throws with the answer where it did not. */
  said: (address: string, asked?: Asked) => Promise<Record<string, unknown>>;
  close: () => void;
}

export function createAsker(): Asker {
  const agent = new Agent({ keepAlive: true });
  const ask: Asker['ask'] = (address, { method = 'GET', headers = {}, body } = {}) =>
    new Promise((resolve, reject) => {
      const sent = body === undefined ? undefined : JSON.stringify(body);
      const typed = sent === undefined ? headers : { ...headers, 'Content-Type': 'application/json' };
      const asking = request(address, { agent, method, headers: typed }, (answer) => {
        const pieces: Buffer[] = [];
        answer.on('data', (piece: Buffer) => pieces.push(piece));
        answer.once('end', () =>
          resolve({ status: answer.statusCode ?? 0, headers: answer.headers, body: Buffer.concat(pieces) }),
        );
        answer.once('error', reject);
      });
      // The server ends a connection that nobody used for five seconds, perhaps in the moment in which it is used again.
      asking.once('error', (error) =>
        asking.reusedSocket && /hang up|ECONNRESET/.test(error.message)
          ? resolve(ask(address, { method, headers, body }))
          : reject(error),
      );
      asking.end(sent);
    });
  return {
    ask,
    said: async (address, asked) => {
      const { status, body } = await ask(address, asked);
      if (status >= 300) throw new Error(`${address} answered ${status}: ${body.toString().slice(0, 300)}`);
      return Object(JSON.parse(body.toString()));
    },
    close: () => agent.destroy(),
  };
}

/** Milliseconds of each doing of something `count` times, `atOnce` of them at any time. */
export async function closedLoop(
  count: number,
  atOnce: number,
  doIt: (at: number) => Promise<unknown>,
): Promise<number[]> {
  const times: number[] = [];
  let begun = 0;
  const one = async () => {
    while (begun < count) {
      const at = begun++;
      const since = performance.now();
      await doIt(at);
      times.push(performance.now() - since);
    }
  };
  await Promise.all(Array.from({ length: atOnce }, one));
  return times;
}

/** The value below which so large a share of them lies. @param share 0 to 1 */
export const quantile = (values: readonly number[], share: number): number =>
  values.toSorted((a, b) => a - b)[Math.min(values.length - 1, Math.floor(values.length * share))] ?? Number.NaN;
export const median = (values: readonly number[]): number => quantile(values, 0.5);
