// The family's stories at /stories?part=mine: the list, what is looked for in it, what is removed, what everybody may read.
import 'fake-indexeddb/auto';
import { act, screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import type { StorySummary } from '#contract/stories';
import { remember, renderRoute, type Call } from './helpers/render-route.tsx';
import { ANNA, sessionOf } from './helpers/session.ts';
import { storyLike } from './helpers/stories.ts';

// Sonner takes hold of the pointer, and jsdom knows nothing of that.
Element.prototype.setPointerCapture ??= () => {};

const idOf = (number: number) => `story-${number}`.padEnd(22, '_');
function summary(number: number, change: Partial<StorySummary> = {}): StorySummary {
  const { content: _content, story_data: _data, images: _images, art: _art, error: _error, ...rest } = storyLike();
  return { ...rest, excerpt: null, story_id: idOf(number), title: `Story ${number}`, ...change };
}
const many = (from: number, to: number) => Array.from({ length: to - from + 1 }, (_, at) => summary(from + at));
const page = (stories: readonly StorySummary[], last_key: string | null = null) =>
  Response.json({ stories, limit: 20, last_key });
const refused = (status: number) => Response.json({ error: 'No', code: 'no' }, { status });

interface Answers {
  list?: (call: Call) => Response | 'cut';
  /** Whatever else is asked about stories. */
  other?: (call: Call) => Response | 'cut' | undefined;
  isSignedIn?: boolean;
}
async function openLibrary({ list = () => page(many(1, 3)), other, isSignedIn = true }: Answers = {}) {
  if (isSignedIn) remember(sessionOf());
  return renderRoute('/stories?part=mine', {
    answer: (call) => {
      if (call.path === '/stories' && call.method === 'GET' && !call.query.includes('visibility')) return list(call);
      return call.path.startsWith('/stories/') ? other?.(call) : undefined;
    },
  });
}
type Opened = Awaited<ReturnType<typeof openLibrary>>;
const link = (number: number) => screen.queryByRole('link', { name: `Story ${number}` });
const listed = () =>
  within(screen.getByRole('list', { name: 'My stories' }))
    .getAllByRole('link')
    .map((each) => each.textContent);
async function openMenu({ user }: Pick<Opened, 'user'>, number: number) {
  await user.click(await screen.findByRole('button', { name: `More about Story ${number}` }));
  return screen.findByRole('dialog');
}
async function remove(opened: Opened, number: number) {
  const menu = await openMenu(opened, number);
  await opened.user.click(within(menu).getByRole('button', { name: 'Remove story' }));
}
/** These were removed, and the server has not heard of it: another page can still undo it. */
function areRemoved(stories: readonly StorySummary[]) {
  const after = Date.now() + 60_000;
  localStorage.setItem(
    'removals',
    JSON.stringify(stories.map(({ story_id }) => ({ story_id, owner: ANNA.id, after }))),
  );
  onTestFinished(() => localStorage.removeItem('removals'));
}
const deleted = () => Response.json({ deleted: true, story_id: idOf(2) });
const isDelete = ({ method }: Call) => method === 'DELETE';
const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
/** Not the clock that React goes by: put back after a test, it would make the next one wait. */
const holdTime = () =>
  vi.useFakeTimers({
    shouldAdvanceTime: true,
    toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'Date'],
  });
const goOffline = () => vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);

afterEach(() => vi.useRealTimers());

describe('ROUTE-16 (DECIDE-40): my stories', () => {
  it('are listed with title, hero and day, under an own part of /stories', async () => {
    await openLibrary({ list: () => page([summary(1, { created_at: '2026-11-20T12:00:00.000Z' })]) });
    const row = (await screen.findByRole('link', { name: 'Story 1' })).closest('li');
    expect(row).toHaveTextContent('Starring Mia');
    expect(row).toHaveTextContent('Nov 20, 2026');
    expect(link(1)).toHaveAttribute('href', `/story/${idOf(1)}`);
    const parts = within(screen.getByRole('navigation', { name: 'Stories' }));
    expect(parts.getByRole('link', { current: 'page' })).toHaveTextContent('My stories');
    expect(parts.getAllByRole('link').map((each) => each.getAttribute('href'))).toEqual([
      '/stories',
      '/stories?part=mine',
      '/stories?part=browse',
    ]);
  });
  it('have the day of UTC, wherever they are read', async () => {
    vi.stubEnv('TZ', 'Pacific/Auckland');
    onTestFinished(() => void vi.unstubAllEnvs());
    await openLibrary({ list: () => page([summary(1, { created_at: '2026-01-01T23:30:00.000Z' })]) });
    await screen.findByRole('link', { name: 'Story 1' });
    expect(screen.getByText('Jan 1, 2026')).toBeVisible();
  });
  it('of which a whole page was removed go on with the next page', async () => {
    areRemoved(many(1, 20));
    await openLibrary({
      list: ({ query }) => (query.includes('last_key=next') ? page(many(21, 23)) : page(many(1, 20), 'next')),
      other: () => 'cut',
    });
    await screen.findByRole('link', { name: 'Story 21' });
    expect(listed()).toEqual(['Story 21', 'Story 22', 'Story 23']);
  });
  it('of which page after page was removed are asked for a few times, and then on request', async () => {
    areRemoved(many(1, 20));
    let pages = 0;
    const { user } = await openLibrary({
      list: () => {
        pages += 1;
        return page(many(1, 20), `after-${pages}`);
      },
      other: () => 'cut',
    });
    const more = await screen.findByRole('button', { name: 'Show more' });
    expect(pages).toBe(5);
    expect(screen.queryByRole('list', { busy: true })).toBeNull();
    await user.click(more);
    await waitFor(() => expect(pages).toBe(6));
  });
  it('come twenty at a time, each once also when a new story was told meanwhile, and the focus goes to the first that came', async () => {
    const { user, calls } = await openLibrary({
      list: ({ query }) =>
        query.includes('last_key=next') ? page([summary(20), ...many(21, 25)]) : page(many(1, 20), 'next'),
    });
    await screen.findByText('Story 20');
    expect(listed()).toHaveLength(20);
    await user.click(screen.getByRole('button', { name: 'Show more' }));
    await screen.findByText('Story 25');
    expect(listed()).toEqual(Array.from({ length: 25 }, (_, at) => `Story ${at + 1}`));
    expect(link(21)).toHaveFocus();
    expect(screen.queryByRole('button', { name: 'Show more' })).toBeNull();
    expect(calls.filter(({ path }) => path === '/stories').map(({ query }) => query)).toEqual([
      '?limit=20',
      '?limit=20&last_key=next',
    ]);
  });
  it('are looked through to the last page, and Escape shows the list again', async () => {
    const whole = [page(many(1, 50), 'second'), page(many(51, 100), 'third'), page([summary(101, { title: 'Ávila' })])];
    const { user } = await openLibrary({
      list: ({ query }) => {
        if (!query.includes('limit=50')) return page(many(1, 20), 'next');
        return (query.includes('third') ? whole[2] : query.includes('second') ? whole[1] : whole[0])?.clone() ?? 'cut';
      },
    });
    const field = await screen.findByRole('searchbox', { name: 'Search my stories' });
    await user.type(field, 'AVILA');
    expect(await screen.findByRole('link', { name: 'Ávila' })).toBeVisible();
    expect(await screen.findByText('1 story found')).toBeVisible();
    await user.clear(field);
    await user.type(field, 'nowhere');
    expect(await screen.findByText(/No story here is called that/)).toBeVisible();
    await user.keyboard('{Escape}');
    expect(field).toHaveValue('');
    expect(await screen.findByText('Story 20')).toBeVisible();
    expect(listed()).toHaveLength(20);
  });
  it('say how far the search has come when the rest cannot be fetched', async () => {
    const { user } = await openLibrary({
      list: ({ query }) => (query.includes('limit=50') ? refused(500) : page(many(1, 20), 'next')),
    });
    await user.type(await screen.findByRole('searchbox'), 'Story 7');
    expect(await screen.findByText('Only 20 stories could be looked through.', {}, { timeout: 6000 })).toBeVisible();
    expect(link(7)).toBeVisible();
  });
  it('that are in the making are asked for every five seconds, until they are made', async () => {
    holdTime();
    let isMade = false;
    const { asked } = await openLibrary({
      list: () => page([isMade ? summary(1) : summary(1, { title: null, status: 'pending', progress: null })]),
      other: () =>
        Response.json(
          isMade
            ? { status: 'complete', error: null }
            : { status: 'pending', error: null, progress: { current_step: 4, total_steps: 10 } },
        ),
    });
    const polls = () => asked('GET', `/stories/${idOf(1)}/status`).length;
    expect(await screen.findByText('In the making, 40 percent')).toBeVisible();
    expect(screen.getByRole('link', { name: 'A story for Mia' })).toBeVisible();
    const before = polls();
    await pass(4500);
    expect(polls()).toBe(before);
    await pass(600);
    expect(polls()).toBe(before + 1);
    isMade = true;
    await pass(5100);
    expect(await screen.findByRole('link', { name: 'Story 1' })).toBeVisible();
    const after = polls();
    await pass(20_000);
    expect(polls()).toBe(after);
  });
  it('that failed are told again on request', async () => {
    let hasBegun = false;
    const { user, asked } = await openLibrary({
      list: () => page([summary(1, { status: hasBegun ? 'pending' : 'failed', progress: null })]),
      other: ({ method, path }) => {
        if (method === 'GET') return Response.json({ status: 'pending', error: null });
        hasBegun = path.endsWith('/retry');
        return Response.json({ story_id: idOf(1), status: 'pending' }, { status: 202 });
      },
    });
    await user.click(await screen.findByRole('button', { name: 'Try again to tell Story 1' }));
    expect(await screen.findByText('In the making')).toBeVisible();
    expect(asked('POST', `/stories/${idOf(1)}/retry`)).toHaveLength(1);
    expect(link(1)).toHaveFocus();
  });
  it('ERR-10: that cannot be told again for want of an answer say so in plain words', async () => {
    const { user } = await openLibrary({
      list: () => page([summary(1, { status: 'failed' })]),
      other: ({ method }) => (method === 'POST' ? 'cut' : undefined),
    });
    await user.click(await screen.findByRole('button', { name: 'Try again to tell Story 1' }));
    expect(await screen.findByText('No connection. Please check your internet and try again.')).toBeVisible();
  });
  it('that failed wait for the network without one, with a word', async () => {
    const { user, asked } = await openLibrary({ list: () => page([summary(1, { status: 'failed' })]) });
    const again = await screen.findByRole('button', { name: 'Try again to tell Story 1' });
    goOffline();
    act(() => void dispatchEvent(new Event('offline')));
    expect(again).toHaveAttribute('aria-disabled', 'true');
    expect(again).toHaveAccessibleDescription('This needs the network.');
    await user.click(again);
    expect(asked('POST', `/stories/${idOf(1)}/retry`)).toEqual([]);
  });
  it('that are none lead to a first one, and who is not signed in to those of the account', async () => {
    await openLibrary({ list: () => page([]), isSignedIn: false });
    expect(await screen.findByRole('heading', { name: 'No stories of yours yet' })).toBeVisible();
    const main = within(screen.getByRole('main'));
    expect(main.getByRole('link', { name: 'Create a story' })).toHaveAttribute('href', '/');
    expect(main.getByRole('link', { name: 'Log in' })).toHaveAttribute('href', '/auth');
  });
  it('that cannot be fetched are asked for again on request', async () => {
    let isBack = false;
    const { user } = await openLibrary({ list: () => (isBack ? page(many(1, 1)) : refused(400)) });
    await screen.findByRole('heading', { name: 'The list is out of reach' });
    isBack = true;
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('link', { name: 'Story 1' })).toBeVisible();
  });
  it('that cannot be fetched anew stand as they were, and are asked for again on request', async () => {
    let [isBack, isAnew] = [true, false];
    const { user, router } = await openLibrary({
      list: () => (isBack ? page([summary(1, isAnew ? { title: 'Anew' } : {})]) : refused(400)),
    });
    await screen.findByRole('link', { name: 'Story 1' });
    isBack = false;
    await act(() => router.options.context.queryClient.invalidateQueries({ queryKey: ['stories', 'mine'] }));
    expect(await screen.findByText('Your stories could not be fetched. They are all safe.')).toBeVisible();
    expect(link(1)).toBeVisible();
    [isBack, isAnew] = [true, true];
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('link', { name: 'Anew' })).toBeVisible();
    expect(screen.getByRole('heading', { name: 'My stories' })).toHaveFocus();
    expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
  });
  it('PWA-9: need the network, and lead to what is on the device without one', async () => {
    goOffline();
    await openLibrary({ list: () => 'cut' });
    expect(await screen.findByRole('heading', { name: 'This list needs the network' })).toBeVisible();
    expect(within(screen.getByRole('main')).getByRole('link', { name: 'On this device' })).toHaveAttribute(
      'href',
      '/stories',
    );
  });
});

// The toaster outlives a test: one that leaves a toast behind stands last.
describe('DECIDE-42: a story that is removed', () => {
  it('goes from the list at once, and from the server when the eight seconds of the toast are over', async () => {
    const opened = await openLibrary({ other: (call) => (isDelete(call) ? deleted() : undefined) });
    await screen.findByText('Story 2');
    holdTime();
    await remove(opened, 2);
    expect(await screen.findByText('Story removed')).toBeVisible();
    expect(listed()).toEqual(['Story 1', 'Story 3']);
    await pass(6500);
    expect(opened.calls.filter(isDelete)).toEqual([]);
    await pass(2500);
    await waitFor(() => expect(opened.calls.filter(isDelete)).toHaveLength(1));
    expect(opened.calls.find(isDelete)).toMatchObject({ path: `/stories/${idOf(2)}`, keepalive: true });
  }, 15_000);
  it('comes back to its place on Undo, with the focus, and the server never hears of it', async () => {
    const opened = await openLibrary();
    await screen.findByText('Story 2');
    await remove(opened, 2);
    await opened.user.click(await screen.findByRole('button', { name: 'Undo' }));
    await waitFor(() => expect(link(2)).toHaveFocus());
    expect(listed()).toEqual(['Story 1', 'Story 2', 'Story 3']);
    dispatchEvent(new PageTransitionEvent('pagehide'));
    expect(opened.calls.filter(isDelete)).toEqual([]);
    expect(localStorage.getItem('removals')).toBeNull();
  });
  it('leaves the focus to the story beside it, and goes for good when the page is left before', async () => {
    const opened = await openLibrary({ other: (call) => (isDelete(call) ? deleted() : undefined) });
    await screen.findByText('Story 2');
    await remove(opened, 2);
    await screen.findByText('Story removed');
    await waitFor(() => expect(link(3)).toHaveFocus());
    expect(opened.calls.filter(isDelete)).toEqual([]);
    dispatchEvent(new PageTransitionEvent('pagehide'));
    expect(opened.calls.find(isDelete)).toMatchObject({ path: `/stories/${idOf(2)}`, keepalive: true });
  });
});

describe('DECIDE-41: a story for everybody', () => {
  it('is made public only after the warning, which begins at the way back', async () => {
    const opened = await openLibrary({
      list: () => page([summary(1)]),
      other: ({ method }) =>
        method === 'PUT' ? Response.json(storyLike({ story_id: idOf(1), visibility: 'public' })) : undefined,
    });
    const menu = await openMenu(opened, 1);
    await opened.user.click(within(menu).getByRole('button', { name: 'Let everybody read it' }));
    const warning = await screen.findByRole('alertdialog');
    expect(
      within(warning)
        .getAllByRole('definition')
        .map((each) => each.textContent),
    ).toEqual(['Story 1', 'Mia']);
    expect(warning).toHaveTextContent('The name stays in the text');
    expect(warning).toHaveTextContent('You can take it back at any time');
    expect(within(warning).getByRole('button', { name: 'Leave it as it is' })).toHaveFocus();
    expect(opened.asked('PUT', `/stories/${idOf(1)}`)).toEqual([]);
    await opened.user.click(within(warning).getByRole('button', { name: 'Make public' }));
    expect(await screen.findByText('Story made public')).toBeVisible();
    expect(opened.asked('PUT', `/stories/${idOf(1)}`)[0]?.body).toEqual({ visibility: 'public', confirm_public: true });
    expect(screen.getByText('Everybody can read it')).toBeVisible();
    expect(screen.getByText('0 likes, 0 views')).toBeVisible();
  });
  it('is taken back to those who have its link', async () => {
    const opened = await openLibrary({
      list: () => page([summary(1, { visibility: 'public', like_count: 1, view_count: 7 })]),
      other: ({ method }) => (method === 'PUT' ? Response.json(storyLike({ story_id: idOf(1) })) : undefined),
    });
    expect(await screen.findByText('1 like, 7 views')).toBeVisible();
    const menu = await openMenu(opened, 1);
    await opened.user.click(within(menu).getByRole('button', { name: 'Take back' }));
    expect(await screen.findByText('Story taken back')).toBeVisible();
    expect(opened.asked('PUT', `/stories/${idOf(1)}`)[0]?.body).toEqual({ visibility: 'unlisted' });
    expect(screen.queryByText('Everybody can read it')).toBeNull();
  });
  it('stays as it was, with a word, when the server refuses', async () => {
    const opened = await openLibrary({ other: ({ method }) => (method === 'PUT' ? refused(409) : undefined) });
    const menu = await openMenu(opened, 1);
    await opened.user.click(within(menu).getByRole('button', { name: 'Let everybody read it' }));
    await opened.user.click(await screen.findByRole('button', { name: 'Make public' }));
    expect(await screen.findByText('That did not work. Try again in a moment.')).toBeVisible();
    expect(screen.queryByText('Everybody can read it')).toBeNull();
  });
  it('needs an account, the network, and its end', async () => {
    const publish = () => screen.queryByRole('button', { name: 'Let everybody read it' });
    const stories = [summary(1), summary(2, { status: 'failed' })];
    const opened = await openLibrary({ list: () => page(stories), isSignedIn: false });
    const menu = await openMenu(opened, 1);
    expect(within(menu).getByText('To let everybody read a story, you need an account.')).toBeVisible();
    expect(within(menu).getByRole('link', { name: 'Log in' })).toHaveAttribute('href', '/auth');
    expect(publish()).toBeNull();
    opened.unmount();

    const again = await openLibrary({ list: () => page(stories) });
    await openMenu(again, 2);
    expect(publish()).toBeNull();
    await again.user.keyboard('{Escape}');
    goOffline();
    await openMenu(again, 1);
    expect(publish()).toHaveAttribute('aria-disabled', 'true');
    expect(screen.getByText('This needs the network.')).toBeVisible();
    await again.user.click(publish() ?? document.body);
    expect(screen.queryByRole('alertdialog')).toBeNull();
  });
});
