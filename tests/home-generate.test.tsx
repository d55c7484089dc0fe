// What Generate does: one call, one story, one way there.
import { act, screen, waitFor } from '@testing-library/react';
import i18next from 'i18next';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { gate, rememberForm, renderRoute, SIX } from './helpers/render-route.tsx';

const GENERATE = '/stories/generate';
const STORY_PATH = /^\/story\/[\w-]{22}$/;
const generate = () => screen.getByRole('button', { name: 'Generate story' });
const stored = (key: string): unknown => JSON.parse(localStorage.getItem(key) ?? 'null');
const answered = (body: unknown, status = 200) => Response.json(body, { status });
type Page = Awaited<ReturnType<typeof renderRoute>>;
const path = ({ router }: Page) => router.state.location.pathname;
const arrived = (page: Page) => waitFor(() => expect(path(page)).toMatch(STORY_PATH));
const PAYLOAD = {
  protagonist_name: 'Mia',
  age_group: 'preschool',
  theme: 'friendship',
  character: 'robot',
  setting: 'forest',
  length: 'short',
  moral: null,
  difficulty: null,
  tone: null,
  story_language: 'en',
  sync: true,
  include_images: false,
  image_style: 'watercolor',
};

describe('Generate', () => {
  it('GEN-6, GEN-8, GEN-10, GEN-11, GEN-19, VAL-4: makes a story for anybody, from the six alone, and goes to it', async () => {
    rememberForm();
    const page = await renderRoute('/');
    await page.user.click(generate());
    await arrived(page);
    expect(page.asked('POST', GENERATE)).toHaveLength(1);
    expect(page.asked('POST', GENERATE)[0]?.body).toEqual(PAYLOAD);
    const made = await page.app.database.selectFrom('stories').select(['id']).execute();
    expect(made.map(({ id }) => `/story/${id}`)).toEqual([path(page)]);
  });

  it('GEN-5: sends exactly the thirteen names', async () => {
    rememberForm({
      ...SIX,
      moral: 'courage',
      difficulty: 'simple',
      tone: 'cozy',
      includeImages: true,
      imageStyle: 'comic',
    });
    const page = await renderRoute('/');
    await page.user.click(generate());
    await arrived(page);
    const body = page.asked('POST', GENERATE)[0]?.body;
    expect(Object.keys(body ?? {}).sort()).toEqual(Object.keys(PAYLOAD).sort());
    expect(body).toMatchObject({ moral: 'courage', difficulty: 'simple', tone: 'cozy' });
  });

  it('HOME-18: carries that it is generating and what was chosen to the story', async () => {
    rememberForm();
    const page = await renderRoute('/');
    await page.user.click(generate());
    await arrived(page);
    expect(page.router.state.location.state).toMatchObject({ isGenerating: true, storyParams: PAYLOAD });
  });

  it('HOME-5, HOME-6: shows that it is generating, and takes no second press meanwhile', async () => {
    rememberForm();
    const { passed, open } = gate();
    const page = await renderRoute('/', {
      answer: async (call) => {
        if (call.path === GENERATE) await passed;
        return undefined;
      },
    });
    await page.user.click(screen.getByRole('button', { name: /^Name: / }));
    const name = screen.getByRole('textbox', { name: "Child's name" });
    await page.user.dblClick(generate());
    const busy = await screen.findByRole('button', { name: 'Generating…' });
    expect(busy).toBeDisabled();
    expect(busy).toHaveAttribute('aria-busy', 'true');
    await page.user.click(busy);
    await page.user.type(name, '{Enter}');
    expect(screen.getByRole('button', { name: 'Randomize' })).toBeDisabled();
    open();
    await arrived(page);
    expect(page.asked('POST', GENERATE)).toHaveLength(1);
  });

  it('HOME-6: asks once even for two presses in the same moment', async () => {
    rememberForm();
    const page = await renderRoute('/');
    const button = generate();
    act(() => {
      button.click();
      button.click();
    });
    await arrived(page);
    expect(page.asked('POST', GENERATE)).toHaveLength(1);
  });

  it.each([
    ['checked, free', 'off', true, false],
    ['checked, premium', 'on', true, true],
    ['unchecked, premium', 'on', false, false],
  ])(
    'GEN-7, GEN-13: asks for images only if they are wished and the tier has them: %s',
    async (_name, SHOWCASE, includeImages, asked) => {
      rememberForm({ ...SIX, includeImages, imageStyle: 'comic' });
      const page = await renderRoute('/', { env: { SHOWCASE } });
      await screen.findByText(SHOWCASE === 'on' ? 'As many stories as you like' : '5 of 5 stories left');
      await page.user.click(generate());
      await waitFor(() => expect(page.asked('POST', GENERATE)).toHaveLength(1));
      expect(page.asked('POST', GENERATE)[0]?.body).toMatchObject({
        age_group: 'preschool',
        include_images: asked,
        image_style: 'comic',
      });
      await arrived(page);
    },
  );

  it('GEN-14: counts the story on the device', async () => {
    rememberForm();
    const page = await renderRoute('/');
    await waitFor(() => expect(stored('subscription_status')).toMatchObject({ dailyStoriesUsed: 0 }));
    await page.user.click(generate());
    await arrived(page);
    expect(stored('subscription_status')).toMatchObject({ dailyStoriesUsed: 1, dailyLimit: 5 });
  });

  it('GEN-15: says that the story is created', async () => {
    rememberForm();
    const page = await renderRoute('/');
    await page.user.click(generate());
    expect(await screen.findByText('Story created')).toBeInTheDocument();
  });

  it('GEN-15: says it in the language of the page, and sends that language (part of GEN-9)', async () => {
    i18next.addResourceBundle('es', 'pages', { index: { storyConfig: { storyCreated: 'Cuento creado' } } });
    await i18next.changeLanguage('es');
    onTestFinished(async () => {
      await i18next.changeLanguage('en');
      i18next.removeResourceBundle('es', 'pages');
    });
    rememberForm();
    const page = await renderRoute('/', {
      answer: (call) =>
        call.path === GENERATE ? answered({ story_id: 'AbCdEfGhIjKlMnOpQrStUv', status: 'pending' }) : undefined,
    });
    await page.user.click(generate());
    expect(await screen.findByText('Cuento creado')).toBeInTheDocument();
    expect(page.asked('POST', GENERATE)[0]?.body).toMatchObject({ story_language: 'es' });
  });

  it('is offered no more once the device is offline, keeps the choices, and comes back with the network', async () => {
    rememberForm();
    const online = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(true);
    await renderRoute('/');
    expect(generate()).toBeEnabled();
    online.mockReturnValue(false);
    window.dispatchEvent(new Event('offline'));
    expect(await screen.findByText(/^You're offline/)).toBeVisible();
    expect(generate()).toBeDisabled();
    expect(stored('story_choices')).toMatchObject({ theme: 'friendship' });
    online.mockReturnValue(true);
    window.dispatchEvent(new Event('online'));
    await waitFor(() => expect(generate()).toBeEnabled());
  });
});

describe('what stands in the way', () => {
  it('VAL-3: Enter in the name field says which fields are missing, and asks the server nothing', async () => {
    rememberForm({ ...SIX, childName: '', setting: '' });
    const page = await renderRoute('/');
    await page.user.type(screen.getByRole('textbox', { name: "Child's name" }), 'Mia{Enter}');
    expect(await screen.findByText(/^A few patches are still missing/)).toBeInTheDocument();
    expect(page.asked('POST', GENERATE)).toHaveLength(0);
    expect(path(page)).toBe('/');
  });

  const used = (current_usage: number, daily_limit: number) => (call: { path: string }) =>
    call.path === '/anonymous/status' ? answered({ current_usage, daily_limit }) : undefined;

  it('VAL-5: at the daily limit it says so, and asks the server nothing', async () => {
    rememberForm();
    const page = await renderRoute('/', { answer: used(5, 5) });
    await screen.findByText('0 of 5 stories left');
    await page.user.click(generate());
    expect(await screen.findByText("Today's stories are all told. There are new ones tomorrow.")).toBeInTheDocument();
    expect(page.asked('POST', GENERATE)).toHaveLength(0);
  });

  it('at the daily limit it leads to the shelf and to the plans; below it, it says nothing', async () => {
    const page = await renderRoute('/', { answer: used(5, 5) });
    const links = await screen.findAllByRole('link', { name: /^(Open the shelf|See the plans)$/ });
    expect(links.map((link) => link.getAttribute('href'))).toEqual(['/stories', '/pricing']);
    expect(screen.getByText(/^Today's story is told\./)).toBeVisible();
    page.unmount();
    await renderRoute('/', { answer: used(4, 5) });
    await screen.findByText('1 of 5 stories left');
    expect(screen.queryByRole('link', { name: 'See the plans' })).toBeNull();
  });
  it('DECIDE-1: beside the pictures it leads to the plans, and does not while everything is open to everybody', async () => {
    const { unmount } = await renderRoute('/', { env: { SHOWCASE: 'off' } });
    expect(await screen.findByRole('link', { name: 'Premium paints them for you' })).toHaveAttribute(
      'href',
      '/pricing',
    );
    unmount();
    await renderRoute('/', { env: { SHOWCASE: 'on' } });
    await screen.findByText('As many stories as you like');
    expect(screen.getByText('Premium paints them for you')).toHaveClass('invisible');
  });

  it.each([
    ['VAL-5: one story below the daily limit', 4, 5, '1 of 5 stories left'],
    ['VAL-6: without a daily limit', 999, -1, 'As many stories as you like'],
  ])('%s it asks the server', async (_name, current, limit, text) => {
    rememberForm();
    const page = await renderRoute('/', { answer: used(current, limit) });
    await screen.findByText(text);
    await page.user.click(generate());
    await arrived(page);
    expect(page.asked('POST', GENERATE)).toHaveLength(1);
  });
});
