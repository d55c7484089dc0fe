// How large ads are, what they move, what is counted of them, and whose they are.
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { LANGUAGE_CODES } from '#contract/languages';
import { AppServer } from './app-server.ts';
import { expect, test } from './fixtures.ts';
import { filled, listen, room, watchShifts } from './pages/ad-rooms.ts';

interface AdTexts {
  label: string;
  goals: Record<string, string>;
  ads: Record<string, { title: string; text: string }>;
}
test('HOME-25, HOME-26, HOME-27, ADS-1, ADS-4, ADS-5, ADS-6, ADS-12: three places on home, as large as they say, that move nothing', async ({
  page,
}) => {
  const counted = listen(page);
  const shifted = await watchShifts(page);
  for (const [width, height] of [
    [390, 844],
    [1280, 800],
  ] as const) {
    await page.setViewportSize({ width, height });
    await page.goto('/');
    const isWide = width === 1280;
    await expect(filled(page)).toHaveCount(3);
    const size = (slot: string) =>
      room(page, slot).evaluate((element) => {
        const { width, height, minHeight, maxHeight } = getComputedStyle(element);
        return { width, height, minHeight, maxHeight };
      });
    expect(await size('bottom')).toMatchObject({ height: '60px', minHeight: '60px', maxHeight: '100px' });
    const inline = await size('inline');
    expect(inline).toMatchObject({ minHeight: '100px', maxHeight: '300px' });
    const around = await room(page, 'inline').evaluate((element) => {
      const style = getComputedStyle(element.parentElement ?? element);
      const inner =
        Number.parseFloat(style.width) - Number.parseFloat(style.paddingLeft) - Number.parseFloat(style.paddingRight);
      return `${Math.min(inner, 1200)}px`;
    });
    expect(inline.width).toBe(around);
    await expect(room(page, 'sidebar')).toBeVisible({ visible: isWide });
    if (isWide) expect(await size('sidebar')).toMatchObject({ width: '300px', height: '250px' });
    expect(await shifted(), `at ${width}`).toEqual([]);
  }
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/');
  await expect(filled(page)).toHaveCount(3);
  // So that this much of the inline ad is above the dock.
  const showPart = (share: number) =>
    page.locator('.ad-inline .ad').evaluate(async (ad, part) => {
      const { top, height } = ad.getBoundingClientRect();
      const dock = document.querySelector('.dock')?.getBoundingClientRect().top ?? innerHeight;
      scrollBy({ top: top + height * part - dock, behavior: 'instant' });
      for (let frame = 0; frame < 3; frame++) await new Promise((resolve) => requestAnimationFrame(resolve));
    }, share);
  const inline = async () => (await counted()).filter((event) => event === 'ad_impression inline');
  await showPart(0.49);
  expect(await inline()).toEqual([]);
  await showPart(0.52);
  await expect.poll(inline).toHaveLength(1);
  await showPart(-3);
  await showPart(0.9);
  expect(await inline()).toHaveLength(1);
  // A word of ours, and said to be one; it leads where it says.
  const ad = page.getByRole('group', { name: 'Ad from Tuckaway' }).nth(0);
  await ad.getByRole('link').click();
  await expect(page).not.toHaveURL(/\/$/);
  expect((await counted()).filter((event) => event === 'ad_click bottom')).toHaveLength(1);
});

test('ADS-12, HOME-25, HOME-26, HOME-27: no ad of ours is larger than the room that was kept for it, in any language', async ({
  page,
}) => {
  const widths = [320, 360, 390, 768, 1280];
  /** The heights of the three rooms at each width. */
  const heights = async () => {
    const all: Record<string, number>[] = [];
    for (const width of widths) {
      await page.setViewportSize({ width, height: 800 });
      all.push(
        await page.evaluate(() =>
          Object.fromEntries(
            [...document.querySelectorAll('.ad-room')].map(({ className, clientHeight }) => [className, clientHeight]),
          ),
        ),
      );
    }
    return all;
  };
  // They never come.
  await page.route('**/assets/ads/**', () => undefined);
  await page.goto('/');
  await expect(page.locator('.ad-room')).toHaveCount(3);
  const kept = await heights();
  await page.unroute('**/assets/ads/**');
  await page.goto('/');
  await expect(filled(page)).toHaveCount(3);
  const words = await Promise.all(
    LANGUAGE_CODES.map(async (code) => {
      const answer = await page.request.get(`/locales/${code}/ads.json`);
      return { code, ...((await answer.json()) as AdTexts) };
    }),
  );
  const faults: string[] = [];
  for (const [at, width] of widths.entries()) {
    await page.setViewportSize({ width, height: 800 });
    const found = await page.evaluate(
      ([languages, kept]) => {
        const larger: string[] = [];
        const write = (card: Element, selector: string, text: string) => {
          const element = card.querySelector(selector);
          if (element) element.textContent = text;
        };
        const rooms = [...document.querySelectorAll('.ad-room')].filter((room) => room.checkVisibility());
        for (const { code, ads, goals, label } of languages)
          for (const { title, text } of Object.values(ads))
            for (const goal of Object.values(goals))
              for (const room of rooms) {
                const card = room.querySelector<HTMLElement>('.ad-card');
                if (!card) continue;
                card.lang = code;
                write(card, 'b', title);
                write(card, 'p:not(.ad-label)', text);
                write(room, '.ad-label', label.replace('{{product}}', 'Tuckaway'));
                write(card, '.ad-link', goal);
                const grown = room.clientHeight - (kept[room.className] ?? 0);
                const cut = Math.max(card.scrollHeight - card.clientHeight, card.scrollWidth - card.clientWidth);
                if (grown > 0 || cut > 1)
                  larger.push(
                    `${innerWidth} ${code} ${room.className} "${title}", "${goal}": ${grown} larger, ${cut} cut`,
                  );
              }
        return larger;
      },
      [words, kept[at] ?? {}] as const,
    );
    faults.push(...found);
  }
  expect(faults).toEqual([]);
});

test('DECIDE-5, DECIDE-4, BEY-18: words of a network come by way of our server, said to be its own, and are counted as they are seen', async ({
  browser,
}) => {
  const heard: string[] = [];
  const network = createServer((request, response) => {
    heard.push(`${request.url} ${request.headers.cookie ?? ''}`);
    response.setHeader('Content-Type', 'application/json').end(
      JSON.stringify({
        ads: ['oats', 'wool', 'honey'].map((id) => ({
          id,
          // As long as any may be.
          advertiser: 'Hill Farm and Daughters of Upper Meadow',
          title: `Our ${id}, wholesome and golden, for early birds`.padEnd(48, '!'),
          text: `From the hill, in a paper bag. ${'Oats, honey and wool from one farm. '.repeat(3)}`.slice(0, 120),
          action: 'See the farm, its cows',
          url: `https://farm.example/${id}`,
        })),
      }),
    );
  });
  await new Promise<void>((resolve) => network.listen(0, '127.0.0.1', resolve));
  const { port } = network.address() as AddressInfo;
  const server = await AppServer.start({ AD_FEED_URL: `http://127.0.0.1:${port}/feed` });
  const context = await browser.newContext({ baseURL: server.url, viewport: { width: 1280, height: 1560 } });
  try {
    const page = await context.newPage();
    const counted = listen(page);
    const shifted = await watchShifts(page);
    const strangers: string[] = [];
    context.on('request', (request) => {
      const { origin, protocol } = new URL(request.url());
      if (origin !== server.url && protocol.startsWith('http')) strangers.push(request.url());
    });
    // What the network says comes late; nothing of ours stands there meanwhile.
    let answerNow = () => {};
    const isAsked = new Promise<void>((asked) => {
      void page.route('**/api/ads?**', async (route) => {
        asked();
        await new Promise<void>((resolve) => (answerNow = resolve));
        await route.continue();
      });
    });
    await page.goto('/');
    await isAsked;
    await expect(filled(page)).toHaveCount(0);
    answerNow();
    await expect(filled(page)).toHaveCount(3);
    expect(
      await filled(page)
        .getByText(/^Our (oats|wool|honey),/)
        .count(),
    ).toBe(3);
    const ad = page.getByRole('group', { name: /^Ad from Hill Farm/ });
    await expect(ad).toHaveCount(3);
    const link = ad.first().getByRole('link', { name: /^See the farm/ });
    await expect(link).toHaveAttribute('rel', 'sponsored nofollow noopener noreferrer');
    await expect(link).toHaveAttribute('href', /^https:\/\/farm\.example\/(oats|wool|honey)$/);
    await expect
      .poll(async () => (await counted()).toSorted())
      .toEqual(['ad_impression bottom', 'ad_impression inline', 'ad_impression sidebar']);
    expect(await shifted()).toEqual([]);
    for (const [width, heights] of [
      [320, [88, 190]],
      [390, [60, 160]],
      [1280, [60, 160, 250]],
    ] as const) {
      await page.setViewportSize({ width, height: 900 });
      const rooms = await page
        .locator('.ad-room:visible')
        .evaluateAll((all) =>
          all.map((each) => ({ height: each.clientHeight, over: each.scrollWidth - each.clientWidth })),
        );
      expect(
        rooms.map(({ height }) => height).toSorted((a, b) => a - b),
        `at ${width}`,
      ).toEqual(heights);
      expect(
        rooms.filter(({ over }) => over > 0),
        `at ${width}`,
      ).toEqual([]);
      const links = await ad
        .getByRole('link')
        .evaluateAll((all) => all.map((each) => each.getBoundingClientRect().right <= innerWidth));
      expect(links).not.toContain(false);
    }
    expect(strangers).toEqual([]);
    expect(heard).toEqual(['/feed?language=en ']);
  } finally {
    await context.close();
    await server.remove();
    await new Promise((resolve) => network.close(resolve));
  }
});

test.describe('a deployment without ads', () => {
  // The document is the server's own: the worker could answer with the one that it keeps.
  test.use({ serverEnv: { ADS_ENABLED: 'off' }, serviceWorkers: 'block' });
  test('ADS-12: keeps no room for any, not even before the page is alive, and nothing moves', async ({
    page,
    request,
  }) => {
    const shifted = await watchShifts(page);
    for (const path of ['/', '/stories/animals']) {
      expect(await (await request.get(path)).text()).toContain(' data-ads="none"');
      await page.goto(path);
      await expect(page.locator('.ad-room')).toHaveCount(0);
      await page.waitForLoadState('networkidle');
      expect(await shifted(), path).toEqual([]);
    }
  });
});
