// The device tells and draws by itself. Its workers are asked here as the page asks them; what its screens make of it has tests of its own.
import type { Page } from '@playwright/test';
import type { FromPictureWorker, ToPictureWorker } from '../src/lib/device-illustrator/picture-worker.ts';
import type { FromTeller, StoryWish, ToTeller } from '../src/lib/device-teller/teller-worker.ts';
import { expect, kitKept, test, workerReady } from './fixtures.ts';

const tell: StoryWish = {
  parameters: {
    protagonist_name: 'Mia',
    age_group: 'preschool',
    theme: 'mystery',
    character: 'pirate',
    setting: 'underwater',
    length: 'medium',
    moral: 'patience',
    difficulty: 'simple',
    tone: 'silly',
    story_language: 'en',
    include_images: true,
    image_style: 'storybook',
    hero_look: null,
  },
  seed: 'a-quiet-evening',
  told: [],
};

type Part = 'teller-worker' | 'picture-worker';
/** Puts one question to a worker of the kit, as the page does. */
const ask = <From>(page: Page, part: Part, message: ToTeller | ToPictureWorker): Promise<From | 'not loaded'> =>
  page.evaluate(
    async ([name, question]) => {
      const list = await fetch('/kit.json');
      const kit = (await list.json()) as Record<string, { folder: string; files: string[] }>;
      const file = Object.values(kit)
        .flatMap(({ folder, files }) => files.map((each) => folder + each))
        .find((each) => each.includes(`/${name}-`));
      const worker = new Worker(file ?? '/none.js', { type: 'module' });
      return new Promise<From | 'not loaded'>((resolve) => {
        worker.addEventListener('message', ({ data }: MessageEvent<From>) => resolve(data));
        worker.addEventListener('error', () => resolve('not loaded'));
        worker.postMessage(question);
      });
    },
    [part, message] as const,
  );

test('PWA-21, BEY-1: once the kit is kept the device tells a story and draws it with no server and no network', async ({
  home,
  page,
  server,
  context,
}) => {
  await home.open();
  await workerReady(page);
  await kitKept(page);
  await server.stop('SIGKILL');
  await context.setOffline(true);
  const browser = await context.newCDPSession(page);
  await browser.send('Network.clearBrowserCache');
  await page.reload();

  const told = await ask<FromTeller>(page, 'teller-worker', { tell });
  if (told === 'not loaded' || !('story' in told)) throw new Error(JSON.stringify(told));
  expect(told.story.paragraphs.at(-1)).toContain('Good night, Mia.');
  expect(told.story.pictures).toHaveLength(5);
  for (const { picture } of told.story.pictures) {
    const drawn = await ask<FromPictureWorker>(page, 'picture-worker', { draw: picture });
    expect(drawn).toMatchObject({ svg: expect.stringMatching(/^<svg/) });
  }
});

test('PWA-21: a language without a bank, or a device without the kit, is told apart from a fault', async ({
  home,
  page,
  context,
}) => {
  await page.addInitScript(() => {
    // The page never comes to the rest after which it asks for the kit.
    window.requestIdleCallback = () => 0;
  });
  await home.open();
  await workerReady(page);
  const parameters = Object.assign({}, tell.parameters, { story_language: 'eo' });
  const inEsperanto = { ...tell, parameters };
  expect(await ask<FromTeller>(page, 'teller-worker', { tell: inEsperanto })).toEqual({ isHere: false });
  await context.setOffline(true);
  const browser = await context.newCDPSession(page);
  await browser.send('Network.clearBrowserCache');
  // Its script came with the question before; what the story is told from did not.
  expect(await ask<FromTeller>(page, 'teller-worker', { tell })).toEqual({ isHere: false });
  expect(await ask<FromPictureWorker>(page, 'picture-worker', { draw: {} })).toBe('not loaded');
});
