// What lies over a screen or fills it, for everybody: pickers, menus, sheets, the full shelf and what is made of it.
import { expect, kitKept, storyKept, test, workerReady } from './fixtures.ts';
import { lookAround, watchMotion } from './pages/look-around.ts';
import { seededTitle, seedShelf } from './shelf-seed.ts';

test.describe.configure({ timeout: 240_000 });
test.use({ contextOptions: { reducedMotion: 'reduce' } });

const PATCHES = ['ageGroup', 'theme', 'character', 'setting', 'length', 'moral', 'difficulty', 'tone'];

test('A11Y-0: home has no such fault with any picker open, nor with the menu', async ({ home, page }) => {
  const { look, glance, nothingWrong } = lookAround(page, await watchMotion(page));
  const dialog = page.getByRole('dialog');
  await home.openSewn();
  await home.patch('childName').click();
  await dialog.waitFor();
  await look('home, the name');
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Menu' }).click();
  await dialog.waitFor();
  await look('home, the menu');
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  for (const patch of PATCHES) {
    await home.patch(patch).click();
    await dialog.getByRole('radio').first().waitFor();
    await glance(`home, ${patch}`);
    await page.keyboard.press('Escape');
    await expect(home.patch(patch)).toBeFocused();
  }
  nothingWrong();
});

test('A11Y-0: a full shelf has no such fault, online and offline, nor tonight’s picking, nor the children’s shelf', async ({
  page,
  context,
}) => {
  const { look, glance, nothingWrong } = lookAround(page, await watchMotion(page));
  await page.goto('/stories');
  await workerReady(page);
  await kitKept(page);
  await seedShelf(page, 60, (at) => ({ starred: at === 1, place: at === 2 ? { paragraph: 3, share: 0.4 } : null }));
  for (const isOffline of [false, true]) {
    await context.setOffline(isOffline);
    await page.goto('/stories');
    await page
      .getByRole('link', { name: seededTitle(0) })
      .first()
      .waitFor();
    await (isOffline ? glance('a full shelf, offline') : look('a full shelf'));
  }
  await page.getByRole('button', { name: 'Tonight’s stories' }).click();
  await page
    .getByRole('checkbox', { name: seededTitle(0) })
    .first()
    .check();
  await look('tonight’s picking');
  await page.goto('/stories');
  await page.getByRole('button', { name: 'Hand to a child' }).click();
  await page.getByLabel('PIN, 4 to 6 digits').fill('2468');
  await page.getByLabel('The same PIN once more').fill('2468');
  await glance('handing over');
  await page.getByRole('button', { name: 'Hand it over' }).click();
  await page
    .getByRole('link', { name: seededTitle(0) })
    .first()
    .waitFor();
  await look('the children’s shelf');
  await page.getByRole('button', { name: 'For grown-ups' }).click();
  await page.getByLabel('PIN', { exact: true }).fill('1111');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('alert').filter({ hasText: /./ })).toBeVisible();
  await look('the PIN pad');
  nothingWrong();
});

test('A11Y-0: a story has no such fault as a book, with its bar, its reading sheet or its lock', async ({
  home,
  story,
  page,
}) => {
  const { look, glance, nothingWrong } = lookAround(page, await watchMotion(page));
  await home.openSewn();
  await workerReady(page);
  const id = await home.tellStory();
  await story.text();
  await storyKept(page, id);
  await story.bar.waitFor({ state: 'attached' });
  await story.bar.getByRole('button', { name: 'Text' }).focus();
  await page.keyboard.press('Shift+Tab');
  await glance('a story with its bar');
  await story.bar.getByRole('button', { name: 'Text' }).press('Enter');
  const sheet = page.getByRole('dialog', { name: 'Reading' });
  await sheet.getByText('More about letters').click();
  await sheet.getByText('By the clock').click();
  await look('the reading sheet');
  await page.keyboard.press('Escape');
  await story.choosePages('pages');
  await story.next.click();
  await look('a story as a book');
  await story.lock();
  await story.open(id);
  await story.moon.waitFor({ state: 'attached' });
  await glance('a locked story');
  nothingWrong();
});
