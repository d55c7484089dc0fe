// A family's account from its first evening to its last.
import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { expect, storyKept, test, workerReady } from './fixtures.ts';

const ANNA = { name: 'Anna', email: 'anna@example.com', password: 'seven-moons' };

async function fillIn(page: Page, values: Readonly<Record<string, string>>): Promise<void> {
  for (const [name, value] of Object.entries(values)) await page.locator(`main input[name="${name}"]`).fill(value);
  await page.locator('main button[type="submit"]').click();
}
async function register(page: Page): Promise<void> {
  await page.goto('/auth?mode=register');
  await fillIn(page, { ...ANNA, confirmPassword: ANNA.password });
  await expect(page.getByText('Account created successfully!')).toBeVisible();
  await expect(page).toHaveURL(/\/$/);
}
const openDrawer = async (page: Page) => {
  await page.getByRole('button', { name: 'Menu' }).click();
  return page.getByRole('dialog');
};
const storedSession = (page: Page) =>
  page.evaluate(() => [localStorage.getItem('token'), localStorage.getItem('user')] as const);
/** A session whose time has been over for a minute; only this device judges it. */
const expire = (page: Page) =>
  page.evaluate(() => {
    const [head, body = '', signature] = (localStorage.getItem('token') ?? '').split('.');
    const claims: Record<string, unknown> = JSON.parse(atob(body.replaceAll('-', '+').replaceAll('_', '/')));
    claims['exp'] = Math.floor(Date.now() / 1000) - 60;
    localStorage.setItem('token', [head, btoa(JSON.stringify(claims)).replace(/=+$/, ''), signature].join('.'));
  });

test.describe('an account', () => {
  test('PROD-5, PROD-6, PROD-9, AUTH-12, AUTH-13, NAV-3, NAV-9, ROUTE-4, ROUTE-5, PROF-12, PROF-18, SESS-6, SESS-7: is made, used, left and opened again on a phone', async ({
    home,
    story,
    page,
  }) => {
    await home.openSewn();
    await home.tellStory();
    await story.text();
    const title = await story.title.innerText();
    await register(page);
    expect(await page.locator('input[name="confirmPassword"]').count()).toBe(0);

    const drawer = await openDrawer(page);
    await expect(drawer.getByText('Welcome, Anna')).toBeVisible();
    await drawer.getByRole('link', { name: 'Profile' }).click();
    await page.getByRole('tab', { name: 'My Stories' }).click();
    await expect(page.getByRole('tabpanel').getByText(title)).toBeVisible();
    await page.getByRole('tab', { name: 'Account' }).click();
    await expect(page.getByLabel('Email')).toHaveValue(ANNA.email);
    await page.getByRole('button', { name: 'Sign Out' }).click();
    await expect(page.getByText('Logged out successfully')).toBeVisible();
    expect(await storedSession(page)).toEqual([null, null]);

    await page.goto('/auth');
    await fillIn(page, { email: ANNA.email, password: 'not this one' });
    await expect(page.getByRole('alert')).toContainText('Invalid email or password');
    await expect(page.getByText('Login failed. Please check your credentials.')).toBeVisible();
    await expect(page).toHaveURL(/\/auth$/);
    await fillIn(page, { email: ANNA.email, password: ANNA.password });
    await expect(page.getByText('Successfully logged in!')).toBeVisible();
    await expect(page).toHaveURL(/\/$/);
  });

  test('gets a new password by a letter, which ends every session of before', async ({ page, server }) => {
    await register(page);
    const [before] = await storedSession(page);
    await page.evaluate(() => localStorage.clear());
    await page.goto('/auth');
    await page.getByRole('link', { name: 'Forgot your password?' }).click();
    await fillIn(page, { email: ANNA.email });
    await expect(page.getByText('a letter is on its way')).toBeVisible();
    await expect.poll(() => server.letters().length).toBe(1);
    const [link = ''] = /http:\/\/localhost:\d+\/auth\?mode=reset#[\w-]+/.exec(server.letters()[0] ?? '') ?? [];
    await page.goto(link);
    await expect(page.getByRole('heading', { name: 'Choose a new password' })).toBeVisible();
    expect(new URL(page.url()).hash).toBe('');
    await fillIn(page, { password: 'eight-moons', confirmPassword: 'eight-moons' });
    await expect.poll(async () => (await storedSession(page))[0]).not.toBeNull();
    const validated = await page.request.get('/api/auth/validate', { headers: { Authorization: `Bearer ${before}` } });
    expect(await validated.json()).toEqual({ valid: false, user: null });
  });

  test('is closed with all that is its', async ({ home, story, page }) => {
    await home.openSewn();
    await register(page);
    await page.goto('/');
    const id = await home.tellStory();
    await story.text();
    await page.goto('/profile?tab=account');
    const axe = await new AxeBuilder({ page }).withTags(['wcag2a', 'wcag2aa', 'wcag21aa', 'wcag22aa']).analyze();
    expect(axe.violations.map(({ id: rule, nodes }) => `${rule}: ${nodes[0]?.html}`)).toEqual([]);
    await page.getByRole('button', { name: 'Delete account' }).click();
    const dialog = page.getByRole('alertdialog');
    await dialog.getByLabel('Your password').fill('not this one');
    await dialog.getByLabel('Your password').press('Enter');
    await expect(dialog.getByRole('alert')).toHaveText('The password is not correct');
    await dialog.getByLabel('Your password').fill(ANNA.password);
    await dialog.getByLabel('Your password').press('Enter');
    await expect(page.getByText('Your account is deleted')).toBeVisible();
    expect(await storedSession(page)).toEqual([null, null]);
    expect((await page.request.get(`/api/stories/${id}`)).status()).toBe(404);
  });
});

test.describe('a session that is over', () => {
  test('SESS-2, SESS-4, SESS-9: on the profile leads to the sign-in screen and says so', async ({ page }) => {
    const answer = await page.request.post('/api/auth/register', { data: ANNA });
    // An address of ours without a page, where nothing looks after a session.
    await page.goto('/robots.txt');
    await page.evaluate(
      (text) => {
        const { token, user }: { token: string; user: object } = JSON.parse(text);
        localStorage.setItem('token', token);
        localStorage.setItem('user', JSON.stringify(user));
      },
      await answer.text(),
    );
    await expire(page);
    await page.goto('/profile');
    await expect(page.getByText('Session expired - logged out')).toBeVisible();
    await expect(page).toHaveURL(/\/auth$/);
    expect(await storedSession(page)).toEqual([null, null]);
  });

  test('PWA-22: reads on with no network, and is asked for nothing', async ({ home, story, page, context }) => {
    await home.openSewn();
    await workerReady(page);
    await register(page);
    await page.goto('/');
    const id = await home.tellStory();
    const text = await story.text();
    await storyKept(page, id);
    await expire(page);
    await context.setOffline(true);
    await page.reload();
    expect(await story.text()).toEqual(text);
    await expect(page).toHaveURL(new RegExp(`/story/${id}$`));
  });
});

test('OAUTH-14: the token of a callback leaves the address before anything is asked for', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(`${request.url()} ${request.headers()['referer'] ?? ''}`));
  const answer = await page.goto('/auth/oauth/callback?success=true&token=abc.def.ghi&user=%7B%7D');
  expect(answer?.headers()).toMatchObject({ 'referrer-policy': 'no-referrer', 'cache-control': 'no-store' });
  await expect(page.getByText('Invalid authentication response. Please try signing in again.')).toBeVisible();
  expect(page.url()).toMatch(/\/auth\/oauth\/callback$/);
  expect(asked.slice(1).filter((line) => line.includes('abc.def.ghi'))).toEqual([]);
});
