// The library of a family: its own stories, what it removes, and what it lets everybody read.
import { AxeBuilder } from '@axe-core/playwright';
import type { APIRequestContext, Page } from '@playwright/test';
import { expect, storyKept, test, workerReady } from './fixtures.ts';
import { CHOICES } from './pages/home-page.ts';

const ANNA = { name: 'Anna', email: 'anna@example.com', password: 'seven-moons' };

async function register(page: Page): Promise<void> {
  await page.goto('/auth?mode=register');
  for (const [name, value] of Object.entries({ ...ANNA, confirmPassword: ANNA.password }))
    await page.locator(`main input[name="${name}"]`).fill(value);
  await page.locator('main button[type="submit"]').click();
  await expect(page).toHaveURL(/\/$/);
}
const token = (page: Page) => page.evaluate(() => localStorage.getItem('token') ?? 'anonymous');
/** Has a story told for who is signed in on the page, without opening it. */
async function tell(page: Page, name: string): Promise<string> {
  const { ageGroup, theme, character, setting, length } = CHOICES;
  const answer = await page.request.post('/api/stories/generate', {
    headers: { Authorization: `Bearer ${await token(page)}` },
    data: { protagonist_name: name, age_group: ageGroup, theme, character, setting, length },
  });
  const { story_id: id } = await answer.json();
  const status = async () => (await (await page.request.get(`/api/stories/${id}/status`)).json()).status;
  await expect.poll(status).toBe('complete');
  return id;
}
const row = (page: Page, id: string) => page.locator(`[data-story="${id}"]`);
async function menuOf(page: Page, id: string) {
  await row(page, id)
    .getByRole('button', { name: /^More about/ })
    .click();
  return page.getByRole('dialog');
}
async function publicIds(request: APIRequestContext): Promise<string[]> {
  const answer = await request.get('/api/stories?include_public=true&visibility=public&limit=50', {
    headers: { Authorization: 'Bearer anonymous' },
  });
  const { stories } = await answer.json();
  return stories.map(({ story_id }: { story_id: string }) => story_id);
}

test.describe('the library', () => {
  test.use({ serverEnv: { SEED_STORIES: 'off' } });

  test('ROUTE-16 (DECIDE-40): /stories has three parts, each with an address, and stays usable offline', async ({
    page,
    context,
  }) => {
    await page.goto('/stories');
    await workerReady(page);
    const parts = page.getByRole('navigation', { name: 'Stories', exact: true });
    const current = parts.locator('[aria-current="page"]');
    await expect(parts.getByRole('link')).toHaveText(['On this device', 'My stories', 'Browse']);
    await expect(current).toHaveText('On this device');
    await expect(page.getByText('Nothing tucked away yet')).toBeVisible();
    await parts.getByRole('link', { name: 'My stories' }).click();
    await expect(page).toHaveURL(/\/stories\?part=mine$/);
    await expect(current).toHaveText('My stories');
    await expect(page.getByRole('heading', { name: 'No stories of yours yet' })).toBeVisible();
    await expect(page.getByRole('main').getByRole('link', { name: 'Log in' })).toHaveAttribute('href', '/auth');
    await page.goto('/stories?part=nothing-like-it');
    await expect(current).toHaveText('On this device');
    await context.setOffline(true);
    await page.goto('/stories?part=mine');
    await expect(current).toHaveText('My stories');
    await expect(page.getByRole('heading', { name: /needs the network/ })).toBeVisible();
    await parts.getByRole('link', { name: 'On this device' }).click();
    await expect(page.getByText('Nothing tucked away yet')).toBeVisible();
  });

  test('DECIDE-42, PWA-9: a removed story goes from list and device, comes back on Undo, and then goes for good', async ({
    home,
    page,
  }) => {
    await home.open();
    await workerReady(page);
    await register(page);
    const kept = await tell(page, 'Mia');
    const gone = await tell(page, 'Zoé');
    const last = await tell(page, 'Noor');
    await page.goto(`/story/${gone}`);
    await storyKept(page, gone);
    const status = async (id: string) => (await page.request.get(`/api/stories/${id}`)).status();

    await page.goto('/stories?part=mine');
    await expect(page.locator('.family-row')).toHaveCount(3);
    await expect(row(page, gone)).toContainText('On this device');
    await (await menuOf(page, gone)).getByRole('button', { name: 'Remove story' }).click();
    await expect(row(page, gone)).toHaveCount(0);
    await expect(row(page, kept).getByRole('link')).toBeFocused();
    await page.getByRole('link', { name: 'On this device' }).first().click();
    await expect(page.getByRole('heading', { level: 1, name: /On this device|Nothing tucked/ })).toBeVisible();
    await expect(page.locator(`main a[href="/story/${gone}"]`)).toHaveCount(0);
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect(page.locator(`.shelf-grid a[href="/story/${gone}"]`)).toBeVisible();
    expect(await status(gone)).toBe(200);
    await page.getByRole('link', { name: 'My stories' }).click();
    await expect(page.locator('.family-row').nth(1)).toHaveAttribute('data-story', gone);

    const deleted = page.waitForRequest((request) => request.method() === 'DELETE');
    await (await menuOf(page, gone)).getByRole('button', { name: 'Remove story' }).click();
    await expect(page.getByText('Story removed')).toBeVisible();
    await expect.poll(() => status(gone), { timeout: 20_000 }).toBe(404);
    expect((await deleted).url()).toContain(gone);

    // Closing the page sends what its toast still offered to undo.
    await (await menuOf(page, last)).getByRole('button', { name: 'Remove story' }).click();
    await expect(row(page, last)).toHaveCount(0);
    expect(await status(last)).toBe(200);
    await page.goto('about:blank');
    await expect.poll(() => status(last)).toBe(404);
    await page.goto('/stories?part=mine');
    await expect(page.locator('.family-row')).toHaveCount(1);
    await expect(row(page, kept)).toBeVisible();
  });

  test('DECIDE-41, SRV-10: a story is public only after the warning, found by guests, and gone from lists once taken back', async ({
    page,
    playwright,
    server,
  }) => {
    await page.goto('/');
    await register(page);
    const id = await tell(page, 'Mia');
    const guest = await playwright.request.newContext({ baseURL: server.url });
    const other = await tell(page, 'Noor');
    expect(await publicIds(guest)).toEqual([]);
    expect((await guest.get(`/api/stories/${id}`)).headers()['x-robots-tag']).toBe('noindex');

    await page.goto('/stories?part=mine');
    await (await menuOf(page, id)).getByRole('button', { name: 'Let everybody read it' }).click();
    const warning = page.getByRole('alertdialog');
    const title = await row(page, id).locator('b').innerText();
    await expect(warning).toContainText(title);
    await expect(warning.getByRole('definition').last()).toHaveText('Mia');
    await expect(warning).toContainText('The name stays in the text');
    await expect(warning.getByRole('button', { name: 'Leave it as it is' })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(warning).toBeHidden();
    expect(await publicIds(guest)).toEqual([]);

    await (await menuOf(page, id)).getByRole('button', { name: 'Let everybody read it' }).click();
    const sent = page.waitForRequest((request) => request.method() === 'PUT');
    await warning.getByRole('button', { name: 'Make public' }).click();
    await expect(page.getByText('Story made public')).toBeVisible();
    expect((await sent).postDataJSON()).toEqual({ visibility: 'public', confirm_public: true });
    await expect(row(page, id)).toContainText('Everybody can read it');
    await expect(row(page, id)).toContainText('0 likes, 1 view');
    expect(await publicIds(guest)).toEqual([id]);
    expect((await guest.get(`/api/stories/${id}`)).headers()['x-robots-tag']).toBeUndefined();

    await (await menuOf(page, id)).getByRole('button', { name: 'Take back' }).click();
    await expect(page.getByText('Story taken back')).toBeVisible();
    await expect(row(page, id)).not.toContainText('Everybody can read it');
    expect(await publicIds(guest)).toEqual([]);
    expect(other).not.toBe(id);
    await guest.dispose();
  });

  test('the way back from a story leads to the same place of the list, and the same link', async ({ page }) => {
    await page.goto('/');
    await register(page);
    const ids: string[] = [];
    for (let at = 0; at < 12; at++) ids.unshift(await tell(page, 'Mia'));
    await page.goto('/stories?part=mine');
    const link = row(page, ids[10] ?? '').getByRole('link');
    await link.scrollIntoViewIfNeeded();
    const before = await page.evaluate(() => scrollY);
    expect(before).toBeGreaterThan(0);
    await link.click();
    await page.getByText('The End', { exact: true }).waitFor();
    await page.goBack();
    await expect(link).toBeFocused();
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(before);
  });

  test('no accessibility fault that axe can find, at 320 pixels and in every light', async ({ page }) => {
    await page.goto('/');
    await register(page);
    const id = await tell(page, 'Mia');
    for (const light of ['night', 'day', 'ember']) {
      await page.evaluate((name) => localStorage.setItem('theme', name), light);
      await page.setViewportSize({ width: 320, height: 800 });
      await page.goto('/stories?part=mine');
      await expect(row(page, id)).toBeVisible();
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
      const { violations } = await new AxeBuilder({ page }).analyze();
      expect(violations.map(({ id: rule, nodes }) => `${rule}: ${nodes[0]?.html}`)).toEqual([]);
      await (await menuOf(page, id)).getByRole('button', { name: 'Let everybody read it' }).click();
      const question = page.getByRole('alertdialog');
      await expect(question).toBeVisible();
      // While it fades in, its colors are not yet its own.
      await question.evaluate((element) => Promise.all(element.getAnimations().map(({ finished }) => finished)));
      const dialog = await new AxeBuilder({ page }).include('[role="alertdialog"]').analyze();
      expect(dialog.violations.map(({ id: rule, nodes }) => `${rule}: ${nodes[0]?.html}`)).toEqual([]);
    }
  });
});
