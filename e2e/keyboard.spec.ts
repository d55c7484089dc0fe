// The main job without a finger or a mouse: a story is chosen, told, read, set larger, put on the shelf and read again.
import type { Page } from '@playwright/test';
import { expect, kitKept, storyKept, test, workerReady } from './fixtures.ts';
import { headingLevels, hearLiveRegions, Keyboard } from './pages/keyboard.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

/** One main heading, and none that skips a level. */
async function expectHeadingsInOrder(page: Page): Promise<void> {
  const levels = await headingLevels(page);
  expect(levels.filter((level) => level === 1)).toHaveLength(1);
  expect(levels.filter((level, at) => level > (levels[at - 1] ?? 1) + 1)).toEqual([]);
}

const landmarks = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll('header, nav, main, footer')].flatMap((each) =>
      each.checkVisibility() && !each.closest('article, section') ? [each.tagName.toLowerCase()] : [],
    ),
  );

test('A11Y-0: the main job is done by keyboard alone, the focus is always seen, and a screen reader hears it in order', async ({
  home,
  story,
  page,
  context,
}) => {
  const heard = await hearLiveRegions(page);
  const keys = new Keyboard(page);
  const dialog = page.getByRole('dialog');
  const sheet = page.getByRole('dialog', { name: 'Reading' });

  await test.step('home: a name and the options, one sheet after the other', async () => {
    await home.open();
    await workerReady(page);
    await kitKept(page);
    await expectHeadingsInOrder(page);
    expect((await landmarks(page)).filter((name) => name === 'main')).toHaveLength(1);
    await keys.press(home.patch('childName'));
    await expect(dialog.getByRole('textbox')).toBeFocused();
    await page.keyboard.type('Mia');
    await page.keyboard.press('Enter');
    for (const question of ['How old', 'What is it', 'Who comes', 'Where', 'How sleepy']) {
      await expect(dialog.getByRole('heading')).toContainText(question);
      await keys.press(dialog.getByRole('radio').first(), 'Space');
      await expect(dialog.getByRole('radio').first()).toBeChecked();
      await keys.look(question);
      await keys.press(dialog.locator('.btn-primary'));
    }
    await page.keyboard.press('Escape');
    await expect(dialog).toHaveCount(0);
    await keys.look('the picker has closed');
  });

  const id = await test.step('Generate, and the story', async () => {
    await heard();
    await keys.press(home.generate);
    await page.waitForURL(/\/story\/[\w-]{22}$/);
    await story.text();
    await expectHeadingsInOrder(page);
    const shown = page.url().split('/').at(-1) ?? '';
    await storyKept(page, shown);
    await story.bar.waitFor({ state: 'attached' });
    // What is said while a story comes is said once and is short.
    const said = await heard();
    expect(said.length, said.join(' | ')).toBeLessThanOrEqual(4);
    const read = await page.getByRole('main').ariaSnapshot();
    const order = ['heading', 'paragraph', 'The End', 'toolbar "Around the story"'].map((part) =>
      // A title may begin with the same words.
      part === 'The End' ? read.lastIndexOf(part) : read.indexOf(part),
    );
    expect(order).toEqual(order.toSorted((one, other) => one - other));
    expect(order).not.toContain(-1);
    return shown;
  });

  await test.step('the reading sheet: letters one size larger, and back to where it was opened', async () => {
    const text = story.bar.getByRole('button', { name: 'Text' });
    const size = () =>
      story.paragraphs.first().evaluate((words) => Number.parseFloat(getComputedStyle(words).fontSize));
    const before = await size();
    await keys.press(text);
    await expect(sheet.getByRole('slider', { name: 'Size' })).toBeFocused();
    await keys.look('the reading sheet');
    await page.keyboard.press('ArrowRight');
    await expect.poll(size).toBeGreaterThan(before);
    await keys.tabTo(sheet.getByRole('switch').last());
    await page.keyboard.press('Escape');
    await expect(text).toBeFocused();
    await keys.look('the sheet has closed');
    await page.keyboard.press('Escape');
  });

  await test.step('to The End, and to the shelf', async () => {
    await page.keyboard.press('End');
    await expect(story.theEnd).toBeInViewport();
    await keys.press(story.bar.getByRole('link', { name: 'Shelf' }));
    await page.waitForURL('**/stories');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expectHeadingsInOrder(page);
  });

  await test.step('the kept story, with no network', async () => {
    await context.setOffline(true);
    const kept = page.locator(`.shelf-grid a[href="/story/${id}"]`).first();
    await keys.press(kept);
    await page.waitForURL(`**/story/${id}`);
    await story.text();
    await expectHeadingsInOrder(page);
  });
  expect(keys.faults).toEqual([]);
});
