import type { QueryClient } from '@tanstack/react-query';
import { ApiError } from '../../lib/api.ts';
import { createStory } from './create-story.queries.ts';

export type Wish = Parameters<typeof createStory>[0];
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

async function tellHere({ payload, key }: Wish, client: QueryClient): Promise<Told> {
  const here = await import('./tell-here.ts');
  return { story_id: (await here.tellHere(payload, key, client)).story_id, isCounted: false };
}

/**
 * Has the server tell a story; with no network, or with one that answers nothing, the device itself. Throws the server's
 * refusal, or what kept both from telling.
 */
export async function haveStoryTold(wish: Wish, { client, introduced }: Tellers): Promise<Told> {
  if (!navigator.onLine) return tellHere(wish, client);
  await introduced();
  try {
    // The same press is tried once more when nothing answered; its key makes both count as one.
    const { story_id } = await createStory(wish).catch((cause: unknown) => {
      if (isUnanswered(cause) && navigator.onLine) return createStory(wish);
      throw cause;
    });
    return { story_id, isCounted: true };
  } catch (cause) {
    if (!isUnanswered(cause)) throw cause;
    return tellHere(wish, client).catch(() => {
      throw cause;
    });
  }
}
