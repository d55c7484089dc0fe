// News between processes by LISTEN and NOTIFY, over one connection of its own: one from the pool would be given to somebody
// else, and what waits for room there may not hold back who waits for news.
import { randomBytes } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { Client, type Notification } from 'pg';
import type { Logger } from 'pino';
import type { ProcessNews, Topic } from './process-news.ts';

const CHANNEL = 'tuckaway';
const WAITS = {
  /** Before a lost connection is made anew; twice as long each time, up to `mostMs`. */
  firstMs: 250,
  mostMs: 15_000,
  /** A network that went away without a word is noticed by a question that nobody answers. */
  askMs: 15_000,
  answerMs: 5000,
};

/**
 * Listens at the PostgreSQL of this address, from now on and after every loss of the connection; while there is none, nothing
 * is told and nothing heard. It has to be an address where a session is a session: behind a pooler of single transactions
 * nothing is heard.
 */
export function openPostgresNews(url: string, log: Logger, waits = WAITS): ProcessNews {
  const me = randomBytes(6).toString('base64url');
  const listeners = new Map<string, ((about?: string) => void)[]>();
  const closing = new AbortController();
  const closed = new Promise<void>((resolve) => closing.signal.addEventListener('abort', () => resolve()));
  const unsent = new Set<string>();
  let current: Client | undefined;
  let sending: Promise<void> | undefined;

  const hearWord = ({ payload = '' }: Notification) => {
    const [from, topic = '', about = ''] = payload.split(' ');
    if (from !== me) for (const listener of listeners.get(topic) ?? []) listener(about || undefined);
  };
  const tellAll = () => {
    for (const listener of [...listeners.values()].flat()) listener();
  };
  /** What was told meanwhile goes with the next sentence, and the same word once. */
  const sendAll = async (client: Client) => {
    try {
      while (unsent.size > 0) {
        const words = [...unsent];
        unsent.clear();
        await client.query('select pg_notify($1, word) from unnest($2::text[]) as word', [CHANNEL, words]);
      }
    } catch {
      // Whoever waits for it finds out by asking; a connection that does not answer is of no use to anybody.
      client.connection.stream.destroy();
    } finally {
      sending = undefined;
    }
  };

  /** Listens until the connection is lost. Throws when there is none to be had. */
  const listen = async () => {
    const client = new Client({
      connectionString: url,
      application_name: 'tuckaway news',
      connectionTimeoutMillis: waits.answerMs,
      query_timeout: waits.answerMs,
      keepAlive: true,
    });
    const ended = new Promise<void>((resolve) => client.once('end', () => resolve()));
    // Said by `end` too; nobody listening would end the process.
    client.on('error', () => {});
    client.on('notification', hearWord);
    const asking = setInterval(() => {
      client.query('select 1').catch(() => client.connection.stream.destroy());
    }, waits.askMs);
    try {
      await client.connect();
      await client.query(`listen ${CHANNEL}`);
      if (closing.signal.aborted) return;
      current = client;
      // Of what was told before, nobody heard.
      tellAll();
      await Promise.race([ended, closed]);
    } finally {
      clearInterval(asking);
      const wasHearing = current !== undefined;
      current = undefined;
      unsent.clear();
      if (wasHearing) tellAll();
      await Promise.race([client.end(), pause(waits.answerMs, undefined, { ref: false })]).catch(() => {});
      client.connection.stream.destroy();
    }
  };
  const keepListening = async () => {
    for (let wait = waits.firstMs; !closing.signal.aborted; wait = Math.min(wait * 2, waits.mostMs)) {
      const begun = performance.now();
      const reason = await listen().then(() => 'connection lost', String);
      if (closing.signal.aborted) return;
      if (performance.now() - begun > waits.mostMs) wait = waits.firstMs;
      log.warn({ reason }, 'no news of other processes; asking goes on');
      // Not all at one moment where a database comes back to many processes.
      await pause(wait * (0.5 + Math.random() / 2), undefined, { signal: closing.signal }).catch(() => {});
    }
  };

  const listening = keepListening();
  return {
    send: (topic, about = '') => {
      if (!current || closing.signal.aborted) return;
      unsent.add(`${me} ${topic} ${about}`);
      sending ??= sendAll(current);
    },
    hear: (topic: Topic, listener) => {
      listeners.set(topic, [...(listeners.get(topic) ?? []), listener]);
    },
    isHearing: () => current !== undefined,
    close: async () => {
      await sending;
      closing.abort();
      await listening;
    },
  };
}
