// What was left to do when the network or the page went, stories in the making among it: at each start, whenever the network is back, and when the browser
// itself says that it is time.
import { reportLeftStories } from './features/story-reader/left-stories.ts';
import { sendWaiting } from './lib/outbox.ts';
import { finishPackages, onWorkerMessage } from './lib/service-worker.ts';
import { shelfChanged } from './lib/shelf.ts';
import type { AppRouter } from './router.tsx';

/** Begins to catch up, now and from now on. */
export function keepCatchingUp(router: AppRouter): void {
  const catchUp = async () => {
    if (await sendWaiting()) await shelfChanged(router.options.context.queryClient);
    await finishPackages();
  };
  addEventListener('online', () => void catchUp());
  onWorkerMessage(({ type }) => {
    if (type === 'time-to-send') void catchUp();
  });
  void catchUp();
  void reportLeftStories((storyId) => void router.navigate({ to: '/story/$storyId', params: { storyId } }));
}
