import { expect, storyKept, test, workerReady } from './fixtures.ts';

test.describe('the shelf', () => {
  test('ROUTE-16, PWA-9: lists what is on the device, and says so when nothing is', async ({
    home,
    story,
    page,
    context,
  }) => {
    await page.goto('/stories');
    await expect(page.getByText('Nothing tucked away yet')).toBeVisible();
    await home.openSewn();
    await workerReady(page);
    const id = await home.tellStory();
    await story.text();
    const title = await story.title.innerText();
    await storyKept(page, id);
    await expect(page.getByText('Saved on this device')).toBeVisible();
    await context.setOffline(true);
    await page.goto('/stories');
    await expect(page.locator(`a[href="/story/${id}"]`).first()).toContainText(title);
    await expect(page.getByText(/You.re offline\./)).toBeVisible();
  });

  test('READ-16: a story that is not there says so, online and offline', async ({ home, page, context }) => {
    await home.open();
    await workerReady(page);
    for (const offline of [false, true]) {
      await context.setOffline(offline);
      await page.goto('/story/AAAAAAAAAAAAAAAAAAAAAA');
      await expect(page.getByRole('heading', { name: 'Story Not Found' })).toBeVisible();
      await expect(page.getByText("The story you're looking for doesn't exist or failed to load.")).toBeVisible();
    }
  });

  test('ROUTE-3: the sign-in page says that accounts are not open yet and leads back', async ({ home, page }) => {
    await page.goto('/auth');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await page.getByRole('main').getByRole('link', { name: 'Back to home' }).click();
    await expect(home.generate).toBeVisible();
  });
});
