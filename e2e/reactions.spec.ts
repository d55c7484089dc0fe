// What readers say of a story that everybody may read: hearts, and reports.
import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import * as v from 'valibot';
import { SessionAnswerSchema } from '#contract/accounts';
import { GenerateAnswerSchema, StoryPageSchema } from '#contract/stories';
import { expect, test, workerReady } from './fixtures.ts';
import { settled } from './pages/any-screen.ts';
import { CHOICES } from './pages/home-page.ts';

test.use({ serverEnv: { SEED_STORIES: 'off' } });

/** Asks the service as a family on another device. */
const asking =
  (url: string, token?: string) =>
  async (method: string, path: string, body?: object): Promise<unknown> => {
    const answer = await fetch(`${url}/api${path}`, {
      method,
      headers: { 'Content-Type': 'application/json', ...(token ? { Authorization: `Bearer ${token}` } : {}) },
      ...(body ? { body: JSON.stringify(body) } : {}),
    });
    expect(answer.ok, `${method} ${path}: ${answer.status}`).toBe(true);
    return answer.json();
  };
async function family(url: string, name: string) {
  const account = { email: `${name}@example.com`, password: 'seven-moons' };
  const { token } = v.parse(SessionAnswerSchema, await asking(url)('POST', '/auth/register', account));
  return asking(url, token);
}
/** Tells a story and lets everybody read it. */
async function publish(ask: Awaited<ReturnType<typeof family>>): Promise<string> {
  const { childName, ageGroup, theme, character, setting, length } = CHOICES;
  const wish = { protagonist_name: childName, age_group: ageGroup, theme, character, setting, length, sync: true };
  const { story_id: id } = v.parse(GenerateAnswerSchema, await ask('POST', '/stories/generate', wish));
  await expect.poll(async () => JSON.stringify(await ask('GET', `/stories/${id}/status`))).toContain('"complete"');
  await ask('PUT', `/stories/${id}`, { visibility: 'public', confirm_public: true });
  return id;
}
const listed = async (url: string) =>
  v
    .parse(StoryPageSchema, await asking(url)('GET', '/stories?visibility=public'))
    .stories.map(({ story_id }) => story_id);
/** Scrolls to where the heart stands: it comes when the end is near. */
const toTheEnd = (page: Page) => page.getByRole('link', { name: 'Back to the shelf' }).scrollIntoViewIfNeeded();
const heart = (page: Page) => page.getByRole('button', { name: 'Like this story' });
const reportButton = (page: Page) => page.getByRole('button', { name: 'Report this story' });
const liked = (page: Page) => page.getByText('You like this story.');

test.describe('a public story', () => {
  test('CAT-20, ENT-5: a guest likes it, and the heart is still there after a reload; its family sees how many', async ({
    page,
    story,
    server,
    context,
  }) => {
    const anna = await family(server.url, 'anna');
    const id = await publish(anna);
    await story.open(id);
    await story.text();
    await toTheEnd(page);
    await expect(heart(page)).toHaveAttribute('aria-pressed', 'false');
    await heart(page).press('Space');
    await expect(liked(page)).toBeAttached();
    await expect(page.getByText('1 like', { exact: true })).toBeVisible();
    await workerReady(page);
    await page.reload();
    await toTheEnd(page);
    await expect(heart(page)).toHaveAttribute('aria-pressed', 'true');
    expect(await anna('GET', `/stories/${id}`)).toMatchObject({ like_count: 1, liked: false, is_owner: true });
    // Without a network there is nothing to press, and the story is still there.
    await context.setOffline(true);
    await expect(heart(page)).toBeHidden();
    await expect(reportButton(page)).toBeHidden();
    await context.setOffline(false);
    await expect(heart(page)).toHaveAttribute('aria-pressed', 'true');
  });

  test('a reader reports it and is thanked; three reports from one address hide nothing', async ({
    page,
    story,
    server,
  }) => {
    const id = await publish(await family(server.url, 'anna'));
    for (const name of ['ben', 'cleo']) {
      const other = await family(server.url, name);
      await other('POST', `/stories/${id}/report`, { reason: 'frightening' });
    }
    expect(await listed(server.url)).toEqual([id]);
    await story.open(id);
    await story.text();
    await toTheEnd(page);
    await expect(page.locator('.chip-saved')).toHaveAttribute('data-kept', 'true');
    await reportButton(page).click();
    const dialog = page.getByRole('dialog', { name: 'Report this story' });
    await dialog.getByLabel('It is too frightening').focus();
    for (const theme of ['night', 'day', 'ember']) {
      await page.evaluate((light) => document.documentElement.setAttribute('data-theme', light), theme);
      await settled(page);
      const axe = await new AxeBuilder({ page }).withTags(['wcag2a', 'wcag2aa', 'wcag21aa', 'wcag22aa']).analyze();
      expect(axe.violations.map(({ id: rule, nodes }) => `${theme}: ${rule}: ${nodes[0]?.html}`)).toEqual([]);
    }
    await page.keyboard.press('Space');
    await dialog.getByLabel('What should we know?').fill('The wolf on the third page.');
    await dialog.getByRole('button', { name: 'Send' }).click();
    await expect(page.getByText('Sent. Thank you, we will look at this story.')).toBeVisible();
    await expect(dialog).toBeHidden();
    await expect(page.getByText('You have reported this story')).toBeFocused();
    await expect(reportButton(page)).toHaveCount(0);
    // All three came from this machine.
    expect(await listed(server.url)).toEqual([id]);
    await page.reload();
    await expect(story.title).toBeVisible();
  });

  test('an unlisted story has neither heart nor report', async ({ page, story, server }) => {
    const anna = await family(server.url, 'anna');
    const id = await publish(anna);
    await anna('PUT', `/stories/${id}`, { visibility: 'unlisted' });
    await story.open(id);
    await story.text();
    await toTheEnd(page);
    await expect(page.getByRole('navigation', { name: 'You are here' })).toBeVisible();
    await expect(page.locator('.reactions-room')).toHaveCount(0);
    await expect(heart(page)).toHaveCount(0);
  });
});
