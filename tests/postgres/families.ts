// Families who use whichever of several processes answers: they wish for stories until their day is full, read them, and open
// accounts, and send again what nobody answered.
import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { WISH } from '../helpers/test-app.ts';

const JSON_BODY = { 'Content-Type': 'application/json' };
const PASSWORD = 'sleep tight';

interface Asked {
  method?: string;
  headers?: Record<string, string>;
  body?: unknown;
}
interface Answered {
  status: number;
  said: { story_id?: string; token?: string; code?: string };
  cookie: string;
}

/** @param processes where they are just now */
export function startFamilies(processes: () => string[], count: number) {
  const stopping = new AbortController();
  const seen = {
    /** Stories that were promised. */
    accepted: [] as { id: string }[],
    accounts: [] as { email: string; token: string }[],
    reads: 0,
    /** What no family may be told. */
    failures: [] as string[],
  };
  const ask = async (path: string, { method = 'GET', headers = {}, body }: Asked = {}): Promise<Answered> => {
    for (let tries = Math.floor(Math.random() * 2); ; tries++) {
      const urls = processes();
      try {
        const answer = await fetch(`${urls[tries % urls.length]}${path}`, {
          method,
          headers: body === undefined ? headers : { ...JSON_BODY, ...headers },
          ...(body === undefined ? {} : { body: JSON.stringify(body) }),
        });
        const said = await answer.json();
        if (answer.status === 503) await pause(100);
        else return { status: answer.status, said, cookie: answer.headers.get('Set-Cookie')?.split(';')[0] ?? '' };
      } catch {
        // It was killed before it had answered.
        await pause(20);
      }
    }
  };
  const fail = (what: string, { status, said }: Answered) => {
    seen.failures.push(`${what}: ${status} ${JSON.stringify(said)}`);
  };

  /** True when there was room for it. */
  const wish = async (cookie: string): Promise<boolean> => {
    const headers = { Cookie: cookie, 'Idempotency-Key': randomUUID() };
    for (;;) {
      const answer = await ask('/api/stories/generate', { method: 'POST', headers, body: { ...WISH, sync: false } });
      if (answer.said.code === 'daily_limit_reached') return false;
      if (answer.said.code === 'too_many_running' || answer.said.code === 'busy') {
        await pause(100);
        continue;
      }
      const { story_id: id } = answer.said;
      if (answer.status !== 202 || id === undefined) {
        fail('a wish', answer);
        return false;
      }
      seen.accepted.push({ id });
      const read = await ask(`/api/stories/${id}`, { headers: { Cookie: cookie } });
      if (read.status === 200) seen.reads += 1;
      else fail('a promised story', read);
      return true;
    }
  };
  const openAccount = async () => {
    const email = `${randomUUID()}@example.com`;
    const body = { email, password: PASSWORD };
    let answer = await ask('/api/auth/register', { method: 'POST', body });
    // The process that was killed had opened it, and could not say so any more.
    if (answer.said.code === 'email_taken') answer = await ask('/api/auth/login', { method: 'POST', body });
    const { token } = answer.said;
    if (token === undefined) fail('an account', answer);
    else seen.accounts.push({ email, token });
  };
  const live = async () => {
    while (!stopping.signal.aborted) {
      const { cookie } = await ask('/api/anonymous/status');
      while (!stopping.signal.aborted && (await wish(cookie)));
      await openAccount();
    }
  };
  const living = Promise.all(Array.from({ length: count }, live));
  return {
    /** Ends it and says what they saw. */
    stop: async () => {
      stopping.abort();
      await living;
      return seen;
    },
  };
}
