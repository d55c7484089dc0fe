import type { QueryClient } from '@tanstack/react-query';
import { ApiError } from '../../lib/api.ts';
import { claimsOf, storedToken } from '../../lib/session.ts';
import { createStory } from './create-story.queries.ts';

export type Wish = Parameters<typeof createStory>[0] & {
  /** Id of the user who pressed; whoever signs in later does not get the story. */
  user: string | undefined;
};
interface Told {
  story_id: string;
  /** Told by the server, within the day's limit. */
  isCounted: boolean;
}
interface Tellers {
  client: QueryClient;
  /** Resolves when the server knows this visitor. */
  introduced: () => Promise<void>;
}

const isUnanswered = (cause: unknown) => cause instanceof ApiError && cause.status === 0;

/** Whose this device is at this moment: a token whose time is over, without a network to renew it, still names the family. */
export const userHere = (): string | undefined => claimsOf(storedToken() ?? '')?.sub;

async function tellHere({ payload, user }: Wish, client: QueryClient): Promise<Told> {
  const here = await import('./tell-here.ts');
  return { story_id: (await here.tellHere(payload, client, user)).story_id, isCounted: false };
}

/**
 * The server answers within two seconds, whatever becomes of the story; a network that takes so long for that is as good as
 * none.
 */
export const PATIENCE_MS = 8000;

/** Resolves when waiting on makes no sense: nothing has answered for long, or the network has gone. */
function waitedEnough(): { late: Promise<'late'>; stop: () => void } {
  const over = new AbortController();
  const late = new Promise<'late'>((resolve) => {
    const timer = setTimeout(() => resolve('late'), PATIENCE_MS);
    addEventListener('offline', () => resolve('late'), { signal: over.signal });
    over.signal.addEventListener('abort', () => clearTimeout(timer));
  });
  return { late, stop: () => over.abort() };
}

/** Nothing may come between the question whose session it is and the asking, which takes the token. */
async function ask(wish: Wish) {
  if (userHere() !== wish.user) throw new Error('Somebody else is signed in');
  return createStory(wish);
}

async function askServer(wish: Wish, introduced: () => Promise<void>): Promise<Told> {
  await introduced();
  // The same press is tried once more when nothing answered; its key makes both count as one.
  const { story_id } = await ask(wish).catch((cause: unknown) => {
    if (isUnanswered(cause) && navigator.onLine) return ask(wish);
    throw cause;
  });
  return { story_id, isCounted: true };
}

/**
 * Has the server tell a story; with no network, or with one that answers nothing, the device itself. Throws the server's
 * refusal, or what kept both from telling.
 */
export async function haveStoryTold(wish: Wish, { client, introduced }: Tellers): Promise<Told> {
  if (!navigator.onLine) return tellHere(wish, client);
  const { late, stop } = waitedEnough();
  const asked = askServer(wish, introduced);
  const first = await Promise.race([asked, late]).catch((cause: unknown) => {
    if (!isUnanswered(cause)) throw cause;
    return 'late' as const;
  });
  stop();
  if (first !== 'late') return first;
  // What the server may still say is the last word only where the device cannot tell.
  asked.catch(() => undefined);
  return tellHere(wish, client).catch(() => asked);
}
