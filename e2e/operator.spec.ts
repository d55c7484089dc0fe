// The operator's figures, from the door to the last table.
import type { Page } from '@playwright/test';
import { expect, test, workerReady } from './fixtures.ts';
import { faultsOf } from './pages/any-screen.ts';

const TOKEN = 'a-token-of-the-operator-1';
test.use({ serverEnv: { OPERATOR_TOKEN: TOKEN } });

/** Sends events of one device. */
async function send(page: Page, device: number, events: readonly [name: string, props?: object][]): Promise<void> {
  const client_id = `device-${String(device).padStart(16, '0')}`;
  const data = { client_id, events: events.map(([name, props = {}]) => ({ name, props, ts: Date.now() })) };
  expect((await page.request.post('/api/analytics/events', { data })).status()).toBe(202);
}

test('the operator types the token, sees what was counted, and leaves no trace of it', async ({ page, server }) => {
  // The worker of the product must not take the address for a page of its own. What this visit counts is no step of the way.
  await page.goto('/privacy');
  await workerReady(page);
  await page.goto('/operator');
  await expect(page).toHaveTitle('Figures');
  const enter = async (token: string) => {
    await page.getByLabel('Token of the operator').fill(token);
    await page.getByRole('button', { name: 'Show the figures' }).click();
  };
  await enter('wrong');
  await expect(page.getByRole('alert')).toContainText('This is not the token');
  await expect(page.getByLabel('Token of the operator')).toBeFocused();
  const faults = await faultsOf(page, 'door');
  await enter(TOKEN);
  await expect(page.getByText(/^(Nothing was counted|From the quilt)/)).toBeVisible();
  expect(JSON.stringify([page.url(), await page.context().cookies()])).not.toContain(TOKEN);

  const home = ['page_view', { path: '/' }] as const;
  for (const device of [1, 2, 3, 4]) await send(page, device, [[...home]]);
  await send(page, 1, [
    ['story_generate_started'],
    ['story_generate_succeeded'],
    ['page_view', { path: '/story/$storyId' }],
    ['story_finished'],
    ['ad_impression', { slot: 'bottom' }],
    ['ad_impression', { slot: 'bottom' }],
    ['ad_click', { slot: 'bottom' }],
  ]);
  await send(page, 2, [
    ['story_generate_started'],
    ['story_generate_failed', { code: 'internal', message: '<b>Something</b> went wrong' }],
  ]);
  await page.getByRole('button', { name: 'Read again' }).click();
  const rows = (name: string) => page.getByRole('region', { name }).getByRole('row');
  const way = rows('Devices on the way to The End');
  await expect(way.nth(2)).toHaveText(/Asked for a story\s*2\s*50%\s*50%\s*2/);
  await expect(way.nth(5)).toHaveText(/Reached The End\s*1\s*25%\s*100%\s*1/);
  await expect(rows('Failures').nth(1)).toHaveText(
    /Story\s*internal\s*Something went wrong on our side\. Please try again\.\s*1/,
  );
  await expect(rows('Ads').nth(1)).toHaveText(/bottom\s*2\s*1\s*50%/);
  await page.getByText('Stories by day as a table').click();
  await expect(rows('Stories by day')).toHaveCount(31);
  await expect(rows('Stories by day').nth(1)).toHaveText(/2\s*1\s*1\s*1\s*0$/);
  await page.getByLabel('Which').selectOption('Ads');
  await expect(rows('Ads by day').nth(1)).toHaveText(/2\s*1\s*0$/);
  for (const canvas of await page.locator('canvas').all()) {
    const isDrawn = await canvas.evaluate((element) => {
      const { width, height } = element as HTMLCanvasElement;
      const pixels = (element as HTMLCanvasElement).getContext('2d')?.getImageData(0, 0, width, height).data;
      return pixels?.some((value) => value > 0);
    });
    expect(isDrawn).toBe(true);
  }
  expect([...faults, ...(await faultsOf(page, 'figures'))]).toEqual([]);

  await page.reload();
  await page.getByLabel('Days').selectOption('Today');
  await page.getByText('Devices by day as a table').click();
  await expect(rows('Devices by day')).toHaveCount(2);
  await server.stop();
  await page.getByRole('button', { name: 'Read again' }).click();
  await expect(page.getByRole('alert')).toContainText('The server does not answer');
  await server.start();
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('alert')).toHaveCount(0);
  await expect(way.nth(1)).toHaveText(/Saw the quilt\s*4\s*100%/);
  await page.getByRole('button', { name: 'Lock' }).click();
  await expect(page.getByLabel('Token of the operator')).toBeVisible();
  expect(await page.evaluate(() => JSON.stringify([sessionStorage, localStorage]))).not.toContain(TOKEN);
  for (const list of ['/sw.js', '/kit.json', '/'])
    expect(await (await page.request.get(list)).text()).not.toContain('operator/');
});
