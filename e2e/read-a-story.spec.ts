import { expect, test } from './fixtures.ts';

test.describe('reading a story', () => {
  test('PROD-2, GEN-5, GEN-8, GEN-10, GEN-11, HOME-18: a parent makes the choices, generates and reads a story with the name in it', async ({
    home,
    story,
    page,
  }) => {
    await home.openSewn();
    const asked = page.waitForRequest(
      (request) => request.method() === 'POST' && request.url().endsWith('/api/stories/generate'),
    );
    const id = await home.tellStory();
    const body: Record<string, unknown> = (await asked).postDataJSON();
    expect(Object.keys(body).sort()).toEqual([
      'age_group',
      'character',
      'difficulty',
      'image_style',
      'include_images',
      'length',
      'moral',
      'protagonist_name',
      'setting',
      'story_language',
      'sync',
      'theme',
      'tone',
    ]);
    expect(body['sync']).toBe(true);
    const state: { isGenerating?: boolean; storyParams?: Record<string, unknown> } = await page.evaluate(
      () => history.state,
    );
    expect(state.isGenerating).toBe(true);
    expect(state.storyParams?.['protagonist_name']).toBe('Mia');

    const paragraphs = await story.text();
    expect(id).toMatch(/^[\w-]{22}$/);
    expect(paragraphs.length).toBeGreaterThan(8);
    expect(paragraphs.join(' ').match(/Mia/g)?.length).toBeGreaterThan(5);
    expect(paragraphs.at(-1)).toMatch(/Good night, Mia\.$/);
    await expect(story.title).not.toBeEmpty();
  });

  test('READ-24, SEO-7: anyone with the link reads it, and its text and head are in the HTML that the server sends', async ({
    home,
    story,
    browser,
    server,
    request,
  }) => {
    await home.openSewn();
    const id = await home.tellStory();
    const [first = ''] = await story.text();
    const html = await (await request.get(`/story/${id}`)).text();
    expect(html).toContain('og:type" content="article"');
    expect(html).toContain(first.slice(0, 40).replaceAll('&', '&amp;'));
    const stranger = await browser.newContext({ javaScriptEnabled: false });
    const page = await stranger.newPage();
    await page.goto(`${server.url}/story/${id}`);
    await expect(page.locator('.story-text p').first()).toHaveText(first);
    await stranger.close();
  });

  test('HOME-5, HOME-6: while it generates the button says so and sends one request only', async ({ home, page }) => {
    await home.openSewn();
    let sent = 0;
    await page.route('**/api/stories/generate', async (route) => {
      sent++;
      await new Promise((resolve) => setTimeout(resolve, 300));
      await route.continue();
    });
    await home.generate.dblclick();
    await expect(home.generate).toBeDisabled();
    await expect(home.generate).toHaveAttribute('aria-busy', 'true');
    await page.waitForURL(/\/story\//);
    expect(sent).toBe(1);
  });

  test('GEN-16, GEN-17, GEN-18: a failure says so, keeps the choices and lets the parent try again', async ({
    home,
    page,
  }) => {
    await home.openSewn({ theme: 'mystery' });
    await page.route(
      '**/api/stories/generate',
      (route) => route.fulfill({ status: 500, json: { error: 'Something went wrong on our side. Please try again.' } }),
      { times: 1 },
    );
    const usedBefore = await page.evaluate(() => localStorage.getItem('subscription_status'));
    await home.generate.click();
    await expect(page.getByText('Something went wrong on our side. Please try again.')).toBeVisible();
    await expect(home.generate).toBeEnabled();
    expect(JSON.parse(await page.evaluate(() => localStorage.getItem('story_choices') ?? '{}')).theme).toBe('mystery');
    const used = (text: string | null): number => (text ? JSON.parse(text).dailyStoriesUsed : 0);
    expect(used(await page.evaluate(() => localStorage.getItem('subscription_status')))).toBe(used(usedBefore));
    await home.tellStory();
  });

  test('HOME-14: Randomize fills everything and generates by itself', async ({ home, story, page }) => {
    await home.open();
    let sent = 0;
    page.on('request', (request) => {
      if (request.url().endsWith('/api/stories/generate')) sent++;
    });
    await home.randomize.click();
    await page.waitForURL(/\/story\/[\w-]{22}$/);
    expect((await story.text()).length).toBeGreaterThan(8);
    expect(sent).toBe(1);
  });
});

test.describe('the quilt', () => {
  test('PROD-1, HOME-3, HOME-16, GEN-3, GEN-4, VAL-2: eleven choices are made by hand, patch after patch', async ({
    home,
    page,
    story,
  }) => {
    await home.open();
    await expect(home.generate).toBeDisabled();
    const picks = [
      ['childName', 'Zoë'],
      ['ageGroup', 'Toddler'],
      ['theme', 'Mystery'],
      ['character', 'Alien'],
      ['setting', 'Arctic'],
      ['length', 'Short'],
      ['moral', 'Patience'],
      ['difficulty', 'Simple'],
      ['tone', 'Silly'],
    ] as const;
    await home.patch('childName').click();
    for (const [patch, value] of picks) {
      const sheet = page.getByRole('dialog');
      if (patch === 'childName') await sheet.getByRole('textbox', { name: "Child's name" }).fill(value);
      else await sheet.getByRole('radio', { name: value }).click();
      await sheet.getByRole('button', { name: /^(Next|Done)/ }).click();
      await expect(home.patch(patch)).toContainText(value);
    }
    await expect(page.getByRole('dialog')).toHaveCount(0);
    const pictures = page.getByRole('checkbox', { name: /Add pictures/ });
    await expect(pictures).not.toBeChecked();
    await expect(page.getByRole('radiogroup', { name: 'Picture style' })).toHaveCount(0);
    await page.getByText('Add pictures').click();
    await expect(page.getByRole('radio', { name: 'Watercolor' })).toBeChecked();
    await page.getByRole('radio', { name: 'Sketch' }).click();
    await expect(home.generate).toBeEnabled();

    const asked = page.waitForRequest((request) => request.url().endsWith('/api/stories/generate'));
    await home.tellStory();
    expect((await asked).postDataJSON()).toEqual({
      protagonist_name: 'Zoë',
      age_group: 'toddler',
      theme: 'mystery',
      character: 'alien',
      setting: 'arctic',
      length: 'short',
      moral: 'patience',
      difficulty: 'simple',
      tone: 'silly',
      story_language: 'en',
      sync: true,
      include_images: true,
      image_style: 'sketch',
    });
    expect((await story.text()).at(-1)).toMatch(/Good night, Zoë\.$/);
  });

  test('at 1280 pixels a name is typed beside the quilt, and Enter says what is missing', async ({ home, page }) => {
    await page.setViewportSize({ width: 1280, height: 800 });
    await home.open();
    const name = page.getByRole('textbox', { name: "Child's name" });
    await name.pressSequentially('Maya');
    await expect(home.patch('childName')).toContainText('Maya');
    await name.press('Enter');
    await expect(page.getByText('A few patches are still missing. Please fill in the first six.')).toBeVisible();
    await home.patch('theme').click();
    await page.getByRole('radio', { name: 'Science' }).click();
    await page.reload();
    await expect(home.patch('childName')).toContainText('Maya');
    await expect(home.patch('theme')).toContainText('Science');
  });
});

test.describe('before the page has come alive', () => {
  test('a name typed into the prerendered field is kept, and the field keeps the focus', async ({ home, page }) => {
    await page.setViewportSize({ width: 1280, height: 800 });
    let letScriptsCome = () => {};
    const scripts = new Promise<void>((resolve) => (letScriptsCome = resolve));
    await page.route('**/assets/*.js', async (route) => {
      await scripts;
      await route.continue();
    });
    await page.goto('/', { waitUntil: 'commit' });
    const name = page.getByRole('textbox', { name: "Child's name" });
    await name.pressSequentially('Maya');
    letScriptsCome();
    await expect(page.locator('html[data-alive]')).toBeAttached();
    await expect(home.patch('childName')).toContainText('Maya');
    await expect(name).toBeFocused();
    await expect(name).toHaveValue('Maya');
  });

  test('a story made before the server has met the visitor still belongs to this visitor', async ({ home, page }) => {
    let introduce = () => {};
    const introduction = new Promise<void>((resolve) => (introduce = resolve));
    await page.route('**/api/anonymous/status', async (route) => {
      await introduction;
      await route.continue();
    });
    await home.openSewn();
    await home.generate.click();
    await expect(home.generate).toHaveAttribute('aria-busy', 'true');
    introduce();
    await page.waitForURL(/\/story\/[\w-]{22}$/);
    const id = page.url().split('/').at(-1);
    const story: unknown = await page.evaluate(async (key) => (await fetch(`/api/stories/${key}`)).json(), id);
    expect(story).toMatchObject({ is_owner: true });
  });
});
