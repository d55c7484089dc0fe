import { expect, storyKept, test, workerReady } from './fixtures.ts';

test.describe('with no network', () => {
  test('PWA-6, PWA-8, PWA-3, PWA-9: a story is read, the server process stops, and after a reload it is read again', async ({
    home,
    story,
    page,
    server,
  }) => {
    await home.openSewn();
    await workerReady(page);
    const id = await home.tellStory();
    const online = await story.text();
    await storyKept(page, id);

    await server.stop('SIGKILL');
    await page.reload();
    expect(await story.text()).toEqual(online);

    await page.goto('/stories');
    await page
      .getByRole('link', { name: await story.title.innerText().then(() => /./) })
      .first()
      .waitFor();
    await page.locator(`a[href="/story/${id}"]`).first().click();
    expect(await story.text()).toEqual(online);

    await page.goto('/');
    await expect(home.generate).toBeVisible();
  });

  test('PWA-5: every client route opens with the network cut, and the API is never answered with a page', async ({
    home,
    page,
    context,
  }) => {
    await home.open();
    await workerReady(page);
    await context.setOffline(true);
    for (const path of ['/', '/stories', '/stories/adventures', '/auth', '/nope/x']) {
      await page.goto(path);
      await expect(page.locator('#root > *').first()).toBeVisible();
    }
    const answer = await page.evaluate(() =>
      fetch('/api/config').then(
        (r) => r.text(),
        () => 'cut',
      ),
    );
    expect(answer).not.toContain('<html');
  });

  test('PWA-4: the translations are on the device', async ({ home, page, server }) => {
    await home.open();
    await workerReady(page);
    await server.stop('SIGKILL');
    await page.reload();
    await expect(home.generate).toHaveText(/Generate story/);
    await expect(page.locator('body')).not.toContainText(/index\.|common:|pages:/);
  });

  test('PWA-10: what the page knew is restored from the device', async ({ home, page, context }) => {
    await home.open();
    await workerReady(page);
    await expect
      .poll(() => page.evaluate(() => localStorage.getItem('tuckaway-queries') ?? ''))
      .toContain('product_name');
    await context.setOffline(true);
    await page.reload();
    await expect(home.generate).toBeVisible();
    expect(await page.evaluate(() => localStorage.getItem('tuckaway-queries') ?? '')).toContain('product_name');
  });

  test('PWA-6: a story first opened before the worker was there is kept all the same', async ({
    home,
    story,
    page,
    server,
    browser,
  }) => {
    await home.openSewn();
    const id = await home.tellStory();
    await story.text();
    const guest = await browser.newContext({ baseURL: server.url });
    const other = await guest.newPage();
    await other.goto(`/story/${id}`);
    await other.getByText('The End', { exact: true }).waitFor();
    await storyKept(other, id);
    await server.stop('SIGKILL');
    await other.reload();
    await expect(other.locator('.story-text p').last()).toContainText('Good night');
    await guest.close();
    await page.close();
  });
});
