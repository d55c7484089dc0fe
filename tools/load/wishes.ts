// Families who wish for stories: all at once, so that the queue is never empty, and each a visitor of his own.
import { setTimeout as pause } from 'node:timers/promises';
import { WISH } from '../../tests/helpers/test-app.ts';
import { closedLoop, type Asker } from './asking.ts';

const AT_ONCE = 8;
const LOOK_EVERY_MS = 20;

/** Milliseconds of each acceptance, and from the first wish to the last story told. */
export async function tellStories(
  asker: Asker,
  urls: readonly string[],
  count: number,
): Promise<{ accepted: number[]; toldMs: number }> {
  const ids: string[] = [];
  const begun = performance.now();
  const accepted = await closedLoop(count, AT_ONCE, async (at) => {
    const wish = { method: 'POST', body: { ...WISH, length: 'medium', sync: false } };
    ids.push(String((await asker.said(`${urls[at % urls.length]}/api/stories/generate`, wish))['story_id']));
  });
  for (const [at, id] of ids.entries()) await told(asker, `${urls[at % urls.length]}/api/stories/${id}/status`);
  return { accepted, toldMs: performance.now() - begun };
}

/** Looks seldom enough not to be part of the load. */
async function told(asker: Asker, address: string): Promise<void> {
  for (;;) {
    const { status } = await asker.said(address);
    if (status === 'complete') return;
    if (status === 'failed') throw new Error(`${address}: the story failed`);
    await pause(LOOK_EVERY_MS);
  }
}
