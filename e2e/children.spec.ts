// A device in a child's hands: what opens, what does not, and who gets out.
import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { expect, kitKept, test, workerReady } from './fixtures.ts';
import { seededId, seededTitle, seedShelf } from './shelf-seed.ts';

const PIN = '2468';
const first = (page: Page) => page.getByRole('link', { name: seededTitle(0) });

/** A shelf of four stories, and the set-up sheet that a parent has opened. */
async function openSetUp(page: Page): Promise<void> {
  await page.goto('/stories');
  await workerReady(page);
  await kitKept(page);
  await seedShelf(page, 4);
  await page.goto('/stories');
  await page.getByRole('button', { name: 'Hand to a child' }).click();
}

/** The same, handed over. */
async function handOver(page: Page, pin?: string): Promise<void> {
  await openSetUp(page);
  if (pin === undefined) await page.getByRole('radio', { name: 'A grown-up’s question' }).check();
  else {
    await page.getByLabel('PIN, 4 to 6 digits').fill(pin);
    await page.getByLabel('The same PIN once more').fill(pin);
  }
  await page.getByRole('button', { name: 'Hand it over' }).click();
  await expect(page).toHaveURL('/children');
  await expect(first(page)).toBeVisible();
}

const askToLeave = async (page: Page) => {
  await page.getByRole('button', { name: 'For grown-ups' }).click();
  await expect(page.getByRole('dialog', { name: 'For grown-ups' })).toBeVisible();
};
const wrong = async (page: Page, times: number) => {
  for (let time = 0; time < times; time++) {
    await page.getByLabel('PIN', { exact: true }).fill('1111');
    await page.keyboard.press('Enter');
    if (time < times - 1) await expect(page.getByLabel('PIN', { exact: true })).toHaveValue('');
  }
};

test.describe('the children’s shelf', () => {
  test('BEY-9: no other page opens by address, back button, reload, keyboard or another tab, with and without network', async ({
    page,
    context,
  }) => {
    const other = await context.newPage();
    await other.goto('/');
    await other.goto('/pricing');
    await expect(other.getByRole('heading', { level: 1 })).toBeVisible();
    await page.goto('/');
    await page.goto('/pricing');
    await handOver(page, PIN);
    await test.step('another tab that stood open', async () => {
      await expect(other).toHaveURL('/children');
      await expect(first(other)).toBeVisible();
      await other.goBack();
      await expect(other).toHaveURL('/children');
      await expect(first(other)).toBeVisible();
      await other.close();
    });
    await test.step('the back button', async () => {
      for (let times = 0; times < 2; times++) {
        await page.goBack();
        await expect(page).toHaveURL('/children');
        await expect(first(page)).toBeVisible();
      }
    });
    for (const offline of [false, true]) {
      await context.setOffline(offline);
      for (const path of [
        '/',
        '/pricing',
        '/es/stories/animals',
        '/auth/oauth/callback?code=1',
        '/nowhere',
        '/story',
      ]) {
        await test.step(`${path}, ${offline ? 'offline' : 'online'}`, async () => {
          await page.goto(path).catch(() => undefined);
          // What the worker has no document for is the browser's own word about the network.
          await expect(page).toHaveURL(offline ? /\/children$|^chrome-error:/ : '/children');
          if (page.url().endsWith('/children')) await expect(first(page)).toBeVisible();
          else await expect(page.getByRole('link')).toHaveCount(0);
        });
      }
      await test.step('a story that is not on the device', async () => {
        await page.goto('/story/AAAAAAAAAAAAAAAAAAAAAA');
        await expect(page).toHaveURL('/children');
        await expect(first(page)).toBeVisible();
      });
    }
    await test.step('whatever Tab reaches leads to stories, or asks who is there', async () => {
      const reached = new Set<string>();
      for (let times = 0; times < 8; times++) {
        await page.keyboard.press('Tab');
        reached.add(
          await page.evaluate(() => {
            const here = document.activeElement;
            return here?.getAttribute('href') ?? here?.getAttribute('aria-label') ?? here?.tagName ?? '';
          }),
        );
      }
      reached.delete('BODY');
      const stories = [0, 1, 2, 3].map((at) => `/story/${seededId(at)}`);
      expect([...reached].filter((each) => each !== 'For grown-ups' && !stories.includes(each))).toEqual([]);
      expect(reached).toContain('For grown-ups');
      expect(reached).toContain(stories[0]);
      await page.reload();
      await expect(first(page)).toBeVisible();
    });
    await test.step('a story, and back', async () => {
      await page.keyboard.press('Tab');
      await page.keyboard.press('Tab');
      await expect(first(page)).toBeFocused();
      await page.keyboard.press('Enter');
      await expect(page).toHaveURL(`/story/${seededId(0)}`);
      await expect(page.getByText('The End', { exact: true })).toBeVisible();
      await page.reload();
      await expect(page.getByText('The End', { exact: true })).toBeVisible();
      for (const name of ['Share', 'Create Another Story']) await expect(page.getByText(name)).toHaveCount(0);
      await page.getByRole('link', { name: 'Back to the shelf' }).click();
      await expect(page).toHaveURL('/children');
    });
  });

  test('BEY-9: the PIN opens it; five wrong ones lock it for five minutes, also over a reload', async ({ page }) => {
    await page.clock.install();
    await handOver(page, PIN);
    await askToLeave(page);
    await wrong(page, 5);
    await expect(page.getByText('That was wrong too often. Try again in 5 minutes.')).toBeVisible();
    await page.reload();
    await askToLeave(page);
    await expect(page.getByLabel('PIN', { exact: true })).toHaveCount(0);
    await page.clock.fastForward('05:01');
    await page.getByLabel('PIN', { exact: true }).fill(PIN);
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL('/stories');
    await expect(page.getByRole('button', { name: 'Hand to a child' })).toBeVisible();
    await page.goto('/pricing');
    await expect(page).toHaveURL('/pricing');
  });

  test('BEY-9: a forgotten PIN takes a day, which a clock set forward does not shorten', async ({ page, context }) => {
    await page.clock.install();
    await handOver(page, PIN);
    await askToLeave(page);
    await page.getByRole('button', { name: 'Forgot the PIN' }).click();
    await page.getByRole('button', { name: 'Begin the day' }).click();
    await expect(page.getByText(/on the lock can be taken off here/)).toBeVisible();
    await page.clock.setSystemTime(Date.now() + 48 * 3_600_000);
    await page.getByRole('button', { name: 'Take the lock off' }).click();
    await expect(page.getByText('The day is not over yet.')).toBeVisible();
    await context.setOffline(true);
    await page.getByRole('button', { name: 'Take the lock off' }).click();
    await expect(page.getByText('This needs the network. The shelf goes on without it.')).toBeVisible();
    await page.reload();
    await expect(page).toHaveURL('/children');
    await expect(first(page)).toBeVisible();
  });

  test('BEY-9: on a phone that lies on its side all digits of the PIN are seen at once', async ({ page }) => {
    await page.setViewportSize({ width: 844, height: 390 });
    await handOver(page, PIN);
    await askToLeave(page);
    for (const name of ['1', '5', '9', '0', 'Open']) {
      const button = page.getByRole('button', { name, exact: true });
      await expect(button).toBeInViewport({ ratio: 1 });
      expect((await button.boundingBox())?.height).toBeGreaterThanOrEqual(44);
    }
  });

  test('BEY-9: a grown-up’s question opens it where no PIN is set', async ({ page }) => {
    await handOver(page);
    await askToLeave(page);
    const question = await page.getByText(/^What is \w+ times \w+\?$/).innerText();
    const words = ['three', 'four', 'five', 'six', 'seven', 'eight', 'nine'];
    const [one = 0, two = 0] = [...question.matchAll(/is (\w+) times (\w+)/g)].flatMap(([, ...two]) =>
      two.map((word) => words.indexOf(word) + 3),
    );
    await page.getByLabel('Answer, in digits').fill(String(one * two));
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL('/stories');
  });

  test('BEY-9: says before it begins what is wrong with a PIN, and fits on the smallest screen', async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 640 });
    await openSetUp(page);
    await page.getByLabel('PIN, 4 to 6 digits').fill('12');
    await page.getByRole('button', { name: 'Hand it over' }).click();
    await expect(page.getByText('A PIN has 4 to 6 digits.')).toBeVisible();
    await page.getByLabel('PIN, 4 to 6 digits').fill('1234');
    await page.getByLabel('The same PIN once more').fill('1235');
    await page.getByRole('button', { name: 'Hand it over' }).click();
    await expect(page.getByText('The two PINs are not the same. Type them again.')).toBeVisible();
    const isNarrow = () => page.evaluate(() => document.documentElement.scrollWidth <= innerWidth);
    expect(await isNarrow()).toBe(true);
    expect((await new AxeBuilder({ page }).analyze()).violations).toEqual([]);
    await page.getByLabel('The same PIN once more').fill('1234');
    await page.getByRole('button', { name: 'Hand it over' }).click();
    await expect(first(page)).toBeVisible();
    expect(await isNarrow()).toBe(true);
    expect((await new AxeBuilder({ page }).analyze()).violations).toEqual([]);
    await askToLeave(page);
    expect((await new AxeBuilder({ page }).analyze()).violations).toEqual([]);
  });
});
