// Places for ads, what is counted of them, and what they move.
import type { Page } from '@playwright/test';

/** The place of a slot. */
export const room = (page: Page, slot: string) => page.locator(`.ad-room.ad-${slot}`);
/** What stands in the places. */
export const filled = (page: Page) => page.locator('.ad-room .ad-card');
/** What the page counts of its ads, as it is sent. */
export function listen(page: Page): () => Promise<string[]> {
  const counted: string[] = [];
  page.on('request', (request) => {
    if (!request.url().endsWith('/api/analytics/events')) return;
    const { events } = request.postDataJSON() as { events: { name: string; props: { slot?: string } }[] };
    counted.push(
      ...events.filter(({ name }) => name.startsWith('ad_')).map(({ name, props }) => `${name} ${props.slot}`),
    );
  });
  return async () => {
    await page.evaluate(() => dispatchEvent(new PageTransitionEvent('pagehide')));
    await page.request.get('/api/health');
    return counted;
  };
}
/**
 * What has moved up or down without being asked to since the document was read whole: how much, and from where to where. A slow
 * machine may paint half a document, whose bar is then filled from the right.
 */
export async function watchShifts(page: Page): Promise<() => Promise<string[]>> {
  await page.addInitScript(() => {
    type Shift = PerformanceEntry & {
      value: number;
      sources: { node?: Node; previousRect: DOMRectReadOnly; currentRect: DOMRectReadOnly }[];
    };
    const shifts: { at: number; said: string }[] = [];
    Object.assign(globalThis, { shifts });
    const rect = ({ x, y, width, height }: DOMRectReadOnly) => [x, y, width, height].map(Math.round).join(' ');
    new PerformanceObserver((list) => {
      for (const { startTime, value, sources } of list.getEntries() as Shift[])
        for (const { node, previousRect, currentRect } of sources) {
          if (previousRect.y === currentRect.y && previousRect.height === currentRect.height) continue;
          shifts.push({
            at: startTime,
            said: `${value}: ${node instanceof Element ? node.outerHTML.slice(0, 80) : node?.nodeName}: ${rect(previousRect)} to ${rect(currentRect)}`,
          });
        }
    }).observe({ type: 'layout-shift', buffered: true });
  });
  return () =>
    page.evaluate(() => {
      const [visit] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
      const shifts = Reflect.get(globalThis, 'shifts') as { at: number; said: string }[];
      return shifts.filter(({ at }) => at > (visit?.domContentLoadedEventEnd ?? 0)).map(({ said }) => said);
    });
}
