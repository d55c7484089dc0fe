// Every screen for everybody: WCAG 2.2 A and AA as far as a program can tell, in each light, narrow, wide and enlarged.
import type { Page } from '@playwright/test';
import { expect, storyKept, test } from './fixtures.ts';
import { faultsOf } from './pages/any-screen.ts';
import { PlanPages } from './pages/plan-pages.ts';

test.describe.configure({ timeout: 240_000 });

/** The longest that anything may move for who asked for calm. */
const CALM_MS = 150;

/** Notes what moves longer than calm allows, from the first paint on. */
async function watchMotion(page: Page): Promise<() => Promise<string[]>> {
  await page.addInitScript((most) => {
    const moved = new Set<string>();
    Object.assign(globalThis, { moved });
    const look = () => {
      for (const animation of document.getAnimations()) {
        const { endTime } = animation.effect?.getComputedTiming() ?? {};
        const target = animation.effect instanceof KeyframeEffect ? animation.effect.target : null;
        if (typeof endTime === 'number' && endTime > most)
          moved.add(`${endTime} ms: ${target?.outerHTML.slice(0, 100)}`);
      }
    };
    for (const kind of ['animationstart', 'transitionrun']) addEventListener(kind, look, true);
    const { animate } = Element.prototype;
    Element.prototype.animate = function (...given) {
      const animation = animate.apply(this, given);
      look();
      return animation;
    };
  }, CALM_MS);
  return () => page.evaluate(() => [...(Reflect.get(globalThis, 'moved') as Set<string>)]);
}

/** Looks at screens one after the other and says all that is wrong with them at the end. */
function lookAround(page: Page, motion: () => Promise<string[]>) {
  const faults: string[] = [];
  return {
    look: async (name: string) => {
      faults.push(...(await faultsOf(page, name)));
      faults.push(...(await motion()).map((moved) => `${name}, asked for calm: ${moved}`));
    },
    nothingWrong: () => expect(faults).toEqual([]),
  };
}

test.describe('every screen', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  test('A11Y-0: signing in, plans, an empty shelf and what is not there have no such fault', async ({ page }) => {
    const { look, nothingWrong } = lookAround(page, await watchMotion(page));
    for (const path of [
      '/auth',
      '/auth?mode=register',
      '/auth?mode=forgot',
      '/pricing',
      '/privacy',
      '/stories',
      '/stories?part=browse',
      '/nope/x',
      `/story/${'x'.repeat(22)}`,
    ]) {
      await page.goto(path);
      await page.getByRole('heading', { level: 1 }).first().waitFor();
      await page.waitForLoadState('networkidle');
      await look(path);
    }
    nothingWrong();
  });

  test.describe('of a story', () => {
    // What the server says is played by the test.
    test.use({ serviceWorkers: 'block' });

    test('A11Y-0: a story in each of its states has no such fault', async ({ home, story, page }) => {
      const { look, nothingWrong } = lookAround(page, await watchMotion(page));
      await home.openSewn({ includeImages: true });
      const id = await home.tellStory();
      await story.text();
      await expect(page.locator('.story-text .picture[data-status="complete"]')).toHaveCount(3, { timeout: 60_000 });
      await look('a story with pictures');
      const answer = await page.request.get(`/api/stories/${id}`);
      const told = (await answer.json()) as Record<string, unknown>;
      const other = 'AbCdEfGhIjKlMnOpQrStUv';
      const states = {
        pending: { status: 'pending', title: null, content: null, story_data: null, images: [] },
        failed: { status: 'failed', title: null, content: null, story_data: null, images: [], error: 'It broke' },
        'without pictures': { images: [] },
      };
      let state: object = {};
      await page.route(`**/api/stories/${other}**`, (route) => {
        const body = { ...told, story_id: other, ...state };
        return route.fulfill({ json: body });
      });
      for (const [name, change] of Object.entries(states)) {
        state = change;
        await page.goto(`/story/${other}`);
        await page.getByRole('heading', { level: 1 }).first().waitFor();
        await look(`a story, ${name}`);
      }
      nothingWrong();
    });
  });

  test('A11Y-0: a family with an account meets no such fault', async ({ page, home, story }) => {
    const { look, nothingWrong } = lookAround(page, await watchMotion(page));
    await new PlanPages(page).register();
    await home.openSewn();
    const id = await home.tellStory();
    await story.text();
    await storyKept(page, id);
    for (const path of [
      '/profile?tab=account',
      '/profile?tab=subscription',
      '/profile?tab=stories',
      '/payment?plan=premium',
      '/stories?part=mine',
    ]) {
      await page.goto(path);
      await page.getByRole('heading', { level: 1 }).first().waitFor();
      await page.waitForLoadState('networkidle');
      await look(`signed in, ${path}`);
    }
    await page
      .getByRole('button', { name: /^More about/ })
      .first()
      .click();
    await page.getByRole('dialog').waitFor();
    await look('the menu of a story of the family');
    nothingWrong();
  });
});
