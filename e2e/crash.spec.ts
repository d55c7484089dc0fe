import { AppServer } from './app-server.ts';
import { CHOICES } from './pages/home-page.ts';
import { expect, test } from './fixtures.ts';

test('SRV-7, POLL-8, PWA-13: the server is killed while a story is told, starts again, and the reader gets the story', async ({
  browser,
}) => {
  const server = await AppServer.start(
    { SLOW_TELL_MS: '4000', GENERATE_SYNC_WAIT_MS: '0', SHORT_LEASES: 'on' },
    'tests/helpers/slow-server.ts',
  );
  const context = await browser.newContext({ baseURL: server.url, viewport: { width: 390, height: 844 } });
  const page = await context.newPage();
  await page.addInitScript((stored) => localStorage.setItem('story_choices', stored), JSON.stringify(CHOICES));
  await page.goto('/');
  await page.locator('button[data-generate]').click();
  await page.waitForURL(/\/story\/[\w-]{22}$/);
  await expect(page.getByRole('progressbar')).toBeVisible();

  await server.stop('SIGKILL');
  await server.start();
  await page.reload();
  await expect(page.locator('.story-text p').last()).toContainText('Good night, Mia.', { timeout: 40_000 });
  await context.close();
  await server.remove();
});
