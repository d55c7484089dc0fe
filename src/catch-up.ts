// What was left to do when the network or the page went, stories in the making among it: at each start, after each
// sign-in and sign-out, whenever the network is back, and when the browser itself says that it is time.
import { hasMends } from '#shelf/mended';
import { reportLeftStories } from './features/story-reader/left-stories.ts';
import { configQuery } from './features/session/session.queries.ts';
import { beginSending } from './lib/analytics.ts';
import { guardChildrensMode } from './lib/guard-childrens-mode.ts';
import { bringBack } from './lib/bring-back.ts';
import { countVisit } from './lib/count-visit.ts';
import { sendWaiting } from './lib/outbox.ts';
import { hasRemovals } from './lib/removals.ts';
import { finishPackages, onWorkerMessage } from './lib/service-worker.ts';
import { currentUser } from './lib/session.ts';
import { shelfChanged } from './lib/shelf.ts';
import { onUserChange } from './lib/user-change.ts';
import { watchLight } from './lib/watch-light.ts';
import type { QueryClient } from '@tanstack/react-query';
import type { AppRouter } from './router.tsx';

/** Comes with the kit: few have removed a story. */
const settle = async (client: QueryClient) =>
  (await import('./features/library/settle-removals.ts')).settleRemovals(client);

/** It comes with the kit as well: few have mended a story. */
const sendMends = async (client: QueryClient) => (await import('./lib/mends.ts')).settleMends(client);

/** Begins to catch up, now and from now on. */
export function keepCatchingUp(router: AppRouter): void {
  guardChildrensMode(() => router.state.location.pathname);
  const catchUp = async () => {
    if (await sendWaiting()) await shelfChanged(router.options.context.queryClient);
    if (await hasMends()) await sendMends(router.options.context.queryClient).catch(() => undefined);
    if (hasRemovals()) await settle(router.options.context.queryClient).catch(() => undefined);
    await finishPackages();
    await bringBack();
  };
  addEventListener('online', () => void catchUp());
  onUserChange(() => void catchUp(), currentUser()?.id ?? null);
  onWorkerMessage(({ type }) => {
    if (type === 'time-to-send') void catchUp();
  });
  watchLight();
  beginSending(() => router.options.context.queryClient.getQueryData(configQuery.queryKey)?.analytics);
  countVisit(router);
  void catchUp();
  void reportLeftStories((storyId) => void router.navigate({ to: '/story/$storyId', params: { storyId } }));
}
