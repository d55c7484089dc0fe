// A parent mends a story of the own family, with a network and without.
import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { expect, kitKept, storyKept, test, workerReady } from './fixtures.ts';
import { MendPage } from './pages/mend-page.ts';

const AS_VISITOR = { Authorization: 'Bearer anonymous' };
const atServer = async (page: Page, id: string) => {
  const answer = await page.request.get(`/api/stories/${id}`, { headers: AS_VISITOR });
  const { title, content, images } = await answer.json();
  return { title, paragraphs: content.paragraphs, images };
};
/** The same family mends the story on another device. */
const elsewhere = (page: Page, id: string, data: object) =>
  page.request.put(`/api/stories/${id}`, { headers: AS_VISITOR, data });

test.describe('BEY-14 mending', () => {
  test('BEY-14: a title and a word mended offline are there after a reload, and at the server once the network is back', async ({
    home,
    story,
    page,
    context,
  }) => {
    await home.openSewn();
    await workerReady(page);
    const id = await home.tellStory();
    const [, second = ''] = await story.text();
    await storyKept(page, id);
    await kitKept(page);
    const mend = new MendPage(page);

    await context.setOffline(true);
    await page.reload();
    await story.text();
    await mend.open();
    await mend.title.fill('The Mended Lamp');
    await mend.paragraph(2).fill(`${second} And that was that.`);
    await mend.save();
    await expect(page.getByText('It is sent when the network is back')).toBeVisible();
    await expect(story.title).toHaveText('The Mended Lamp');
    await page.reload();
    expect((await story.text())[1]).toContain('And that was that.');
    await page.goto('/stories');
    await expect(page.locator('.shelf-grid').getByRole('link', { name: 'The Mended Lamp' })).toBeVisible();
    expect((await atServer(page, id)).title).not.toBe('The Mended Lamp');

    await context.setOffline(false);
    await expect.poll(async () => (await atServer(page, id)).title, { timeout: 20_000 }).toBe('The Mended Lamp');
    expect((await atServer(page, id)).paragraphs[1]).toContain('And that was that.');
    await page.goto(`/story/${id}`);
    await expect(story.title).toHaveText('The Mended Lamp');
    await expect(mend.strip).toBeHidden();
  });

  test('BEY-14: what was changed on two devices is shown in both versions, and what the parent chooses is kept', async ({
    home,
    story,
    page,
    context,
  }) => {
    await home.openSewn();
    await workerReady(page);
    const id = await home.tellStory();
    await story.text();
    await storyKept(page, id);
    await kitKept(page);
    const mend = new MendPage(page);
    const { paragraphs } = await atServer(page, id);

    await context.setOffline(true);
    await mend.open();
    await mend.paragraph(1).fill('Here it was mended.');
    await mend.save();
    const there = ['There it was mended.', ...paragraphs.slice(1, -1), 'And the last one too.'];
    expect((await elsewhere(page, id, { title: 'From There', content: { paragraphs: there } })).status()).toBe(200);

    await context.setOffline(false);
    await mend.strip.getByRole('button', { name: 'See both' }).click();
    const versions = page.getByRole('dialog', { name: 'Two versions' });
    await expect(versions.getByRole('group')).toHaveCount(3);
    const firstPlace = versions.getByRole('group', { name: 'Place 1 of 2' });
    await expect(firstPlace).toContainText('Here it was mended.');
    await expect(firstPlace).toContainText('There it was mended.');
    expect((await atServer(page, id)).paragraphs).toEqual(there);
    await firstPlace.getByRole('radio', { name: /^Yours/ }).check();
    await versions.getByRole('group', { name: 'Place 2 of 2' }).getByRole('radio', { name: /^From/ }).check();
    await versions.getByRole('group', { name: 'Title' }).getByRole('radio', { name: /^From/ }).check();
    await versions.getByRole('button', { name: 'Keep this' }).click();

    const kept = ['Here it was mended.', ...there.slice(1)];
    await expect.poll(async () => (await atServer(page, id)).paragraphs).toEqual(kept);
    await expect(story.title).toHaveText('From There');
    await expect(mend.strip).toBeHidden();
  });

  test('BEY-14: a story is deleted in one tap, comes back on Undo, and then goes for good', async ({
    home,
    story,
    page,
  }) => {
    await home.openSewn();
    await workerReady(page);
    const id = await home.tellStory();
    await story.text();
    await storyKept(page, id);
    const mend = new MendPage(page);
    const status = async () => (await page.request.get(`/api/stories/${id}`, { headers: AS_VISITOR })).status();
    const onShelf = page.locator(`.shelf-grid a[href="/story/${id}"]`);

    await mend.delete();
    await expect(page).toHaveURL(/\/stories$/);
    await expect(onShelf).toHaveCount(0);
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect(onShelf).toBeVisible();
    expect(await status()).toBe(200);
    await onShelf.click();
    await story.text();
    await mend.delete();
    await expect.poll(status, { timeout: 20_000 }).toBe(404);
  });

  test('BEY-14, A11Y-0: the editor asks before changes are lost, and axe finds nothing in it at 320 pixels in every light', async ({
    home,
    story,
    page,
  }) => {
    await home.openSewn();
    const id = await home.tellStory();
    await story.text();
    const mend = new MendPage(page);
    await mend.open();
    await mend.title.fill('');
    await mend.editor.getByRole('button', { name: 'Save' }).click();
    await expect(mend.title).toBeFocused();
    await expect(mend.editor.getByRole('alert')).toHaveText('A story needs a title.');
    await page.keyboard.press('Escape');
    const question = page.getByRole('alertdialog');
    await question.getByRole('button', { name: 'Keep mending' }).click();
    await page.goBack();
    await question.getByRole('button', { name: 'Keep mending' }).click();
    await expect(page).toHaveURL(new RegExp(`/story/${id}$`));
    for (const light of ['night', 'day', 'ember']) {
      await page.evaluate((name) => (document.documentElement.dataset['theme'] = name), light);
      await page.setViewportSize({ width: 320, height: 800 });
      expect(await mend.editor.evaluate((element) => element.scrollWidth)).toBeLessThanOrEqual(320);
      const { violations } = await new AxeBuilder({ page }).include('.mend-page').analyze();
      expect(violations.map(({ id: rule, nodes }) => `${rule}: ${nodes[0]?.html}`)).toEqual([]);
    }
    await page.keyboard.press('Escape');
    await question.getByRole('button', { name: 'Leave' }).click();
    await expect(mend.editor).toBeHidden();
    await expect(story.title).not.toHaveText('');
  });
});
