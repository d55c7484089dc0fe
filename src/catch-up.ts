// What was left to do when the network or the page went: at each start, whenever the network is back, and when the browser
// itself says that it is time.
import type { QueryClient } from '@tanstack/react-query';
import { sendWaiting } from './lib/outbox.ts';
import { finishPackages, onWorkerMessage } from './lib/service-worker.ts';
import { shelfChanged } from './lib/shelf.ts';

/** Begins to catch up, now and from now on. */
export function keepCatchingUp(client: QueryClient): void {
  const catchUp = async () => {
    if (await sendWaiting()) await shelfChanged(client);
    await finishPackages();
  };
  addEventListener('online', () => void catchUp());
  onWorkerMessage(({ type }) => {
    if (type === 'time-to-send') void catchUp();
  });
  void catchUp();
}
