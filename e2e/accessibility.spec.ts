// Every screen for everybody: WCAG 2.2 A and AA as far as a program can tell, in each light, narrow, wide and enlarged.
import { expect, storyKept, test } from './fixtures.ts';
import { lookAround, watchMotion } from './pages/look-around.ts';
import { PlanPages } from './pages/plan-pages.ts';

test.describe.configure({ timeout: 240_000 });

test.describe('every screen', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  test('A11Y-0: signing in, plans, an empty shelf and what is not there have no such fault', async ({ page }) => {
    const { look, glance, nothingWrong } = lookAround(page, await watchMotion(page));
    const open = async (path: string) => {
      await page.goto(path);
      await page.getByRole('heading', { level: 1 }).first().waitFor();
      await page.waitForLoadState('networkidle');
    };
    for (const path of ['/auth', '/pricing', '/privacy', '/stories', '/stories?part=browse', '/nope/x']) {
      await open(path);
      await look(path);
    }
    // Forms like the first one, and a page like the last one.
    for (const path of ['/auth?mode=register', '/auth?mode=forgot', `/story/${'x'.repeat(22)}`]) {
      await open(path);
      await glance(path);
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
        growing: { status: 'processing', story_data: null, images: [] },
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
    const { look, glance, nothingWrong } = lookAround(page, await watchMotion(page));
    await new PlanPages(page).register();
    await home.openSewn();
    const id = await home.tellStory();
    await story.text();
    await storyKept(page, id);
    const looks = {
      '/profile?tab=account': look,
      '/profile?tab=subscription': glance,
      '/profile?tab=stories': glance,
      '/payment?plan=premium': look,
      '/stories?part=mine': look,
    };
    for (const [path, lookAt] of Object.entries(looks)) {
      await page.goto(path);
      await page.getByRole('heading', { level: 1 }).first().waitFor();
      await page.waitForLoadState('networkidle');
      await lookAt(`signed in, ${path}`);
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
