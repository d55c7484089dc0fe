// Families share a tablet, and have devices of their own.
import type { Locator, Page } from '@playwright/test';
import { expect, kitKept, storyKept, test, workerReady } from './fixtures.ts';
import { HomePage } from './pages/home-page.ts';
import { StoryPage } from './pages/story-page.ts';

const ANNA = { name: 'Anna', email: 'anna@example.com', password: 'seven-moons' };
const BEN = { name: 'Ben', email: 'ben@example.com', password: 'seven-suns' };
type Family = typeof ANNA;

async function fillIn(page: Page, values: Readonly<Record<string, string>>): Promise<void> {
  for (const [name, value] of Object.entries(values)) await page.locator(`main input[name="${name}"]`).fill(value);
  await page.locator('main button[type="submit"]').click();
}
async function register(page: Page, { name, email, password }: Family): Promise<void> {
  await page.goto('/auth?mode=register');
  await fillIn(page, { name, email, password, confirmPassword: password });
  await expect(page.getByText(`Welcome, ${name}`)).toBeVisible();
}
async function signIn(page: Page, { name, email, password }: Family): Promise<void> {
  await page.goto('/auth');
  await fillIn(page, { email, password });
  await expect(page.getByText(`Welcome, ${name}`)).toBeVisible();
}
async function signOut(page: Page, { name }: Family): Promise<void> {
  // Who reads a story has no bar above it.
  await page.goto('/stories');
  await page.getByRole('button', { name: 'Log out' }).click();
  await expect(page.getByText(`Welcome, ${name}`)).toBeHidden();
}

/** Which user's stories were last brought back to this device, by id; undefined once that is forgotten. */
const broughtBackTo = (page: Page): Promise<unknown> =>
  page.evaluate(async () => {
    const answer = <T>(request: IDBRequest<T>) =>
      new Promise<T>((resolve, reject) => {
        request.addEventListener('success', () => resolve(request.result));
        request.addEventListener('error', () => reject(request.error ?? new Error('no answer')));
      });
    const database = await answer(indexedDB.open('tuckaway'));
    try {
      const noted = await answer(database.transaction('notes').objectStore('notes').get('brought-back'));
      return noted?.user;
    } finally {
      database.close();
    }
  });
/** Resolves when catching up is over for who is signed in: what waits is sent first, bringing back is noted last. */
async function caughtUp(page: Page): Promise<void> {
  const user: unknown = await page.evaluate(() => JSON.parse(localStorage.getItem('user') ?? '{}').id);
  expect(user).toEqual(expect.any(String));
  await expect.poll(() => broughtBackTo(page), { timeout: 20_000 }).toBe(user);
}

/** Opens the name's patch of a quilt that is alive: until then it stands there as it was built, without a name. */
async function openName(home: HomePage): Promise<Locator> {
  await expect(home.page.locator('html')).toHaveAttribute('data-alive', 'true');
  await home.patch('childName').click();
  return home.page.locator('input[name="childName"]');
}
async function showsNoChild(home: HomePage): Promise<void> {
  await expect(await openName(home)).toHaveValue('');
  await expect(home.page.locator('main')).not.toContainText('Zoelie');
  expect(await home.page.evaluate(() => JSON.stringify(localStorage))).not.toMatch(/Zoelie|anna/i);
}

async function takeOff(page: Page, title: string): Promise<void> {
  await page.goto('/stories');
  await page.getByRole('button', { name: `More about ${title}` }).click();
  await page.getByRole('button', { name: 'Remove from this device' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Remove', exact: true }).click();
  await expect(onShelf(page, title)).toBeHidden();
}

const onShelf = (page: Page, title: string) => page.locator('.shelf-grid').getByRole('link', { name: title });
const elsewhere = (page: Page) => page.getByRole('region', { name: 'My stories elsewhere' });

test.describe('families', () => {
  // A tablet: the way out stands in the top bar.
  test.use({ viewport: { width: 1024, height: 768 } });

  test('PWA-11, PWA-21: on one tablet a family leaves its stories, and nothing that says whose they are', async ({
    home,
    story,
    page,
    context,
  }) => {
    await home.openSewn({ childName: 'Zoelie' });
    await workerReady(page);
    await register(page, ANNA);
    await kitKept(page);
    await page.goto('/');
    await expect(await openName(home)).toHaveValue('Zoelie');
    const away = await home.tellStory();
    await story.text();
    const awayTitle = await story.title.innerText();
    await storyKept(page, away);
    await page.goto('/');
    const made = await home.tellStory();
    await story.text();
    await storyKept(page, made);
    // One that the server alone has stands below the shelf of its own family.
    await takeOff(page, awayTitle);
    await page.goto('/stories');
    await expect(elsewhere(page).getByText(awayTitle)).toBeVisible();

    await context.setOffline(true);
    await page.goto('/');
    const told = await home.tellStory();
    await story.text();
    await storyKept(page, told);
    await signOut(page, ANNA);
    const sent: string[] = [];
    page.on('request', (request) => {
      if (request.method() === 'POST' && new URL(request.url()).pathname === '/api/stories')
        sent.push(request.postData() ?? '');
    });
    await context.setOffline(false);

    await register(page, BEN);
    await caughtUp(page);
    expect(sent).toEqual([]);
    await page.goto('/');
    await showsNoChild(home);
    const listed = page.waitForResponse((answer) => new URL(answer.url()).pathname === '/api/stories');
    await page.goto('/stories');
    expect(await (await listed).json()).toMatchObject({ stories: [] });
    // By its address: the device does not know what the server told, and may give a story of its own the same title.
    const kept = page.locator(`.shelf-grid a[href="/story/${made}"]`);
    await expect(kept).toBeVisible();
    await expect(elsewhere(page)).toHaveCount(0);
    await kept.click();
    await story.text();
    expect(sent).toEqual([]);

    await signOut(page, BEN);
    const arrived = page.waitForResponse(
      (answer) => answer.request().method() === 'POST' && new URL(answer.url()).pathname === '/api/stories',
    );
    await signIn(page, ANNA);
    expect((await arrived).status()).toBe(201);
    await caughtUp(page);
    expect(sent).toHaveLength(1);
    expect(sent[0]).toContain('Zoelie');
  });

  test('BEY-10: on a new device the stories come back by themselves, those of the family and no other', async ({
    home,
    story,
    page,
    browser,
    server,
  }) => {
    await home.openSewn();
    await workerReady(page);
    await register(page, ANNA);
    const titles: string[] = [];
    const ids: string[] = [];
    for (const _night of [1, 2]) {
      await page.goto('/');
      ids.push(await home.tellStory());
      await story.text();
      titles.push(await story.title.innerText());
    }
    const context = await browser.newContext({ baseURL: server.url, viewport: { width: 1024, height: 768 } });
    const other = await context.newPage();
    await new HomePage(other).open();
    await workerReady(other);
    await signIn(other, ANNA);
    for (const id of ids) await storyKept(other, id);

    await context.setOffline(true);
    await other.goto('/stories');
    for (const title of titles) await expect(onShelf(other, title)).toBeVisible();
    await onShelf(other, titles[0] ?? '').click();
    expect(await new StoryPage(other).text()).not.toEqual([]);
    // A story that is open would be asked for again, and kept, the moment the network is back.
    await other.goto('/stories');
    await context.setOffline(false);

    // What was taken off this device on purpose stays away.
    await takeOff(other, titles[0] ?? '');
    await signOut(other, ANNA);
    await expect.poll(() => broughtBackTo(other)).toBeUndefined();
    await signIn(other, ANNA);
    await caughtUp(other);
    await other.goto('/stories');
    await expect(elsewhere(other).getByText(titles[0] ?? '')).toBeVisible();
    await expect(onShelf(other, titles[1] ?? '')).toBeVisible();
    await expect(onShelf(other, titles[0] ?? '')).toHaveCount(0);
    await context.close();
  });
});
