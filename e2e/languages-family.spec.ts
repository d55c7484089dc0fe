// What a family with an account and a story sees, in its language: nothing sticks out, is cut off or stays English.
import type { Page } from '@playwright/test';
import { LANGUAGE_CODES, type LanguageCode } from '#contract/languages';
import { AppServer } from './app-server.ts';
import { expect, storyKept, test as withServer } from './fixtures.ts';
import { englishIn, faultsAt, settled } from './pages/fits.ts';
import { CHOICES } from './pages/home-page.ts';

/** One of the longest words and one of the tallest letters, in every run; all twelve with EVERY_LANGUAGE=1, before a release. */
const LANGUAGES: readonly LanguageCode[] = process.env['EVERY_LANGUAGE'] ? LANGUAGE_CODES : ['de', 'bn'];
const WIDTHS = [320, 390, 768, 1280];
const PIN = '2468';
const LAYER = '[role="dialog"], [role="alertdialog"]';

interface Shared {
  env: Record<string, string>;
  shared: AppServer;
}
/** One server for all languages: each has an account of its own. Who has none has no story left today. */
const test = withServer.extend<object, Shared>({
  env: [
    { SHOWCASE: 'off', ANON_DAILY_LIMIT: '0' },
    { option: true, scope: 'worker' },
  ],
  shared: [
    async ({ env }, use) => {
      const server = await AppServer.start(env);
      await use(server);
      await server.remove();
    },
    { scope: 'worker' },
  ],
  server: async ({ shared }, use) => use(shared),
});

/** Looks at screens one after the other, and has at the end all that is wrong with them. */
function looking(page: Page, language: LanguageCode) {
  const english = englishIn(language);
  const faults: string[] = [];
  const look = async (name: string, where = page) => {
    faults.push(...(await faultsAt(where, WIDTHS, english)).map((fault) => `${name} ${fault}`));
  };
  const open = async (path: string) => {
    await page.goto(path);
    await settled(page);
  };
  /** Presses what opens something, and looks at it once it is there. */
  const lookInto = async (name: string, opener: string, room = LAYER) => {
    await page.locator(opener).first().click();
    await page.locator(room).first().waitFor();
    await look(name);
  };
  const close = async () => {
    await page.keyboard.press('Escape');
    await expect(page.locator(LAYER)).toHaveCount(0);
  };
  return { look, open, lookInto, close, faults };
}
type Looking = ReturnType<typeof looking>;

/** Makes an account with a story in this language, signed in from the next page on. */
async function settleIn(page: Page, language: LanguageCode) {
  const account = { name: 'Anna', email: `anna@${language}.example`, password: 'seven-moons' };
  const registered = await page.request.post('/api/auth/register', { data: account });
  const { token, user } = (await registered.json()) as { token: string; user: object };
  const headers = { Authorization: `Bearer ${token}` };
  const { childName, ageGroup, theme, character, setting, length } = CHOICES;
  const choices = { age_group: ageGroup, theme, character, setting, length, story_language: language };
  const data = { ...choices, protagonist_name: childName, beside_language: language === 'de' ? 'en' : 'de' };
  const told = await page.request.post('/api/stories/generate', { headers, data });
  const { story_id: id } = (await told.json()) as { story_id: string };
  await expect
    .poll(async () => (await (await page.request.get(`/api/stories/${id}`, { headers })).json()).status)
    .toBe('complete');
  await page.addInitScript(
    (stored) => {
      for (const [key, value] of Object.entries(stored)) localStorage.setItem(key, value);
    },
    {
      token,
      user: JSON.stringify(user),
      beside: JSON.stringify(data.beside_language),
      story_choices: JSON.stringify({ ...CHOICES, includeImages: true }),
    },
  );
  return id;
}

async function lookAtHome({ look, open, lookInto, close }: Looking, page: Page): Promise<void> {
  await open('/');
  await page.locator('[data-patch="childName"]').click();
  await page.locator('[role="dialog"] button[aria-controls]').click();
  await expect(page.locator('.look-room svg, .look-room img').first()).toBeVisible();
  await look('the name, and how the child looks');
  await close();
  await lookInto('the theme', '[data-patch="theme"]');
  await close();
  await lookInto('the menu, and behind it the styles of pictures', '[data-menu]');
}

async function lookAtFamily({ look, open, lookInto }: Looking): Promise<void> {
  for (const tab of ['subscription', 'stories']) {
    await open(`/profile?tab=${tab}`);
    await look(`the profile, ${tab}`);
  }
  await open('/profile?tab=account');
  await lookInto('the end of an account', '.profile-delete');
  await open('/stories?part=mine');
  await lookInto('the library, and the menu of a story', '[data-more]');
  await lookInto('a story for everybody', '.family-menu [aria-haspopup="dialog"]', '[role="alertdialog"]');
}

/** A screen whose code fails has words of its own. */
async function lookAtBroken({ look }: Looking, page: Page): Promise<void> {
  await page.addInitScript(() => {
    Object.defineProperty(Intl, 'DateTimeFormat', {
      value: () => {
        throw new Error('no dates here');
      },
    });
  });
  await page.goto('/stories?part=mine');
  await page.locator('main section > .sky').waitFor();
  await look('a screen that broke', page);
  await page.close();
}

async function lookAtStory({ look, open, lookInto }: Looking, page: Page, id: string): Promise<void> {
  await open(`/story/${id}`);
  await expect(page.locator('.story-text .beside').first()).toBeVisible();
  await storyKept(page, id);
  await page.locator('.around-bar button').nth(1).focus();
  await look('a story');
  await page.keyboard.press('Enter');
  await page.locator('.evening-more').click();
  await page.locator('.evening-chip').nth(1).click();
  await look('the reading sheet');
  await lookInto('mending', '.mend-rows .btn-secondary', '.mend-text');
  const answer = await page.request.get('/api/stories/category/animals?limit=1');
  const { stories } = (await answer.json()) as { stories: { story_id: string }[] };
  await open(`/story/${stories[0]?.story_id}`);
  // It comes when the end is near.
  await page.locator('.reactions-room').scrollIntoViewIfNeeded();
  await lookInto('a report of a story of others', '.reactions-report');
}

async function lookAtChildren({ open, lookInto }: Looking, page: Page): Promise<void> {
  await open('/stories');
  await lookInto('the shelf, before a child has it', '.btn-quiet[aria-haspopup="dialog"]', '.lock-form');
  for (const field of await page.locator('.lock-form input[type="password"]').all()) await field.fill(PIN);
  await page.locator('.lock-form button[type="submit"]').click();
  await page.waitForURL('/children');
  await lookInto('the children’s shelf, and the way out', '.children-out');
}

test.describe('what a family sees', () => {
  for (const language of LANGUAGES)
    test(`I18N-16 fits in ${language}, from the name of a child to the way out of the children’s shelf`, async ({
      page,
      context,
    }) => {
      await page.addInitScript((code) => localStorage.setItem('i18nextLng', code), language);
      const eyes = looking(page, language);
      await eyes.open('/');
      await eyes.look('no story left today');
      const id = await settleIn(page, language);
      await lookAtHome(eyes, page);
      await lookAtFamily(eyes);
      await lookAtBroken(eyes, await context.newPage());
      await lookAtStory(eyes, page, id);
      await lookAtChildren(eyes, page);
      expect(eyes.faults).toEqual([]);
    });
});
