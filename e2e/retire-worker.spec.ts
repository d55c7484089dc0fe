import { expect, storyKept, test, workerReady } from './fixtures.ts';

test.use({ viewport: { width: 1280, height: 800 } });
// The server is started three times.

test('BEY-17: a retired worker leaves no registration and no cache behind; the stories stay and the pages work', async ({
  home,
  story,
  page,
  server,
}) => {
  await page.addInitScript(() => {
    const { serviceWorker } = navigator;
    const register = serviceWorker.register.bind(serviceWorker);
    serviceWorker.register = (...how) => {
      sessionStorage.setItem('registered', 'yes');
      return register(...how);
    };
  });
  const left = () =>
    page.evaluate(async () => [
      (await navigator.serviceWorker.getRegistrations()).length,
      (await caches.keys()).length,
    ]);
  await home.openSewn();
  await workerReady(page);
  const id = await home.tellStory();
  const told = await story.text();
  await storyKept(page, id);
  expect(await left()).toEqual([1, expect.any(Number)]);
  expect(await page.evaluate(() => sessionStorage.getItem('registered'))).toBe('yes');

  await server.deploy({ RETIRE_WORKER: 'on' });
  // This visit still begins with the page that the worker kept.
  await home.open();
  await expect.poll(left).toEqual([0, 0]);
  await page.evaluate(() => sessionStorage.removeItem('registered'));

  await home.open();
  await expect(home.patch('theme')).toContainText('Bedtime');
  await page.locator('a[href="/stories"]:visible').first().click();
  await page.locator(`a[href="/story/${id}"]`).first().click();
  expect(await story.text()).toEqual(told);
  await page.reload();
  expect(await story.text()).toEqual(told);
  await page.goto('/');
  await home.tellStory();
  await story.text();
  await storyKept(page, id);
  expect(await page.evaluate(() => sessionStorage.getItem('registered'))).toBeNull();
  expect(await left()).toEqual([0, 0]);

  // And back again.
  await server.deploy({ RETIRE_WORKER: 'off' });
  await home.open();
  await workerReady(page);
  expect((await left())[0]).toBe(1);
});
