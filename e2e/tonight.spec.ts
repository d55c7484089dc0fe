// Two to four stories for tonight, chosen before lights-out and read one after the other.
import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { expect, kitKept, test, workerReady } from './fixtures.ts';
import { seededId, seededTitle, seedShelf } from './shelf-seed.ts';

async function openShelf(page: Page): Promise<void> {
  await page.goto('/stories');
  await workerReady(page);
  await kitKept(page);
  await seedShelf(page, 6);
  await page.goto('/stories');
}
const pick = (page: Page, at: number) => page.getByRole('checkbox', { name: seededTitle(at) });

test.describe('tonight’s stories', () => {
  test('BEY-13: two to four are chosen in the order of reading, changed and cleared', async ({ page }) => {
    await openShelf(page);
    await page.getByRole('button', { name: 'Tonight’s stories' }).click();
    const done = page.getByRole('button', { name: 'These for tonight' });
    await pick(page, 2).check();
    await expect(page.getByText('1 story chosen')).toBeVisible();
    await expect(done).toHaveAttribute('aria-disabled', 'true');
    for (const at of [0, 1, 3]) await pick(page, at).check();
    await expect(page.getByText('Four are enough for one night.')).toBeVisible();
    await expect(pick(page, 4)).toBeDisabled();
    await expect(pick(page, 0)).toHaveAccessibleDescription('Number 2 of tonight');
    await pick(page, 0).uncheck();
    await pick(page, 3).uncheck();
    await expect(pick(page, 1)).toHaveAccessibleDescription('Number 2 of tonight');
    expect((await new AxeBuilder({ page }).analyze()).violations).toEqual([]);
    await done.click();
    const list = page.getByRole('list', { name: 'Tonight' });
    await expect(list.getByRole('link')).toHaveText([seededTitle(2), seededTitle(1)]);
    await expect(page.getByRole('heading', { name: 'Tonight', exact: true })).toBeFocused();
    expect((await new AxeBuilder({ page }).analyze()).violations).toEqual([]);
    await page.getByRole('button', { name: 'Clear' }).click();
    await expect(list).toHaveCount(0);
  });

  test('BEY-13, BEY-9: in a child’s hands and offline they come first and alone, follow one another, and end quietly', async ({
    page,
    context,
  }) => {
    await openShelf(page);
    await page.getByRole('button', { name: 'Tonight’s stories' }).click();
    for (const at of [1, 0]) await pick(page, at).check();
    await page.getByRole('button', { name: 'These for tonight' }).click();
    await expect(page.getByRole('link', { name: 'Start reading' })).toHaveAttribute('href', `/story/${seededId(1)}`);
    await page.getByRole('button', { name: 'Hand to a child' }).click();
    await page.getByRole('radio', { name: 'A grown-up’s question' }).check();
    await page.getByRole('checkbox', { name: 'Show tonight’s stories only' }).check();
    await page.getByRole('button', { name: 'Hand it over' }).click();
    await expect(page.getByRole('region', { name: 'Tonight' }).getByRole('link')).toHaveText([
      seededTitle(1),
      seededTitle(0),
    ]);
    await expect(page.getByRole('link')).toHaveCount(2);
    await context.setOffline(true);
    await page.getByRole('link', { name: seededTitle(1) }).click();
    await expect(page.getByRole('region', { name: 'Next tonight' })).toContainText(seededTitle(0));
    await page.getByRole('link', { name: 'Read this one' }).click();
    await expect(page).toHaveURL(`/story/${seededId(0)}`);
    await page.goBack();
    await expect(page).toHaveURL('/children');
  });
});
