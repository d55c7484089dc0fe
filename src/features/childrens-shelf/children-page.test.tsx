// The children's shelf with its lock, on a device with two stories.
import 'fake-indexeddb/auto';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { webcrypto } from 'node:crypto';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { keepStory, removeStory } from '#shelf/packages';
import { openPage } from '../../../tests/helpers/open-page.tsx';
import { STORY_ID, storyLike } from '../../../tests/helpers/stories.ts';
import { isChildrensMode, setChildrensMode } from '../../lib/childrens-mode.ts';
import { beginSession } from '../../lib/session.ts';
import { tonight } from '../../lib/tonight.ts';
import { lock } from './lock.ts';
import { OPEN_LOCK } from './lock.rules.ts';
import { keepPin } from './pin.ts';

const OTHER_ID = 'ZbCdEfGhIjKlMnOpQrStUv';
const MINUTE = 60_000;
const START = Date.UTC(2026, 10, 20, 19);
type Answers = Parameters<typeof openPage>[1];

beforeEach(async () => {
  vi.stubGlobal('crypto', webcrypto);
  // Time stands still where nobody moves it; timers run. What is advanced passes; what is set is a clock that somebody set.
  vi.useFakeTimers({ toFake: ['Date', 'performance'], now: START });
  await keepStory(storyLike({ title: 'The Sock' }), { now: 1 });
  await keepStory(storyLike({ story_id: OTHER_ID, title: 'The Hat' }), { now: 2 });
  setChildrensMode('question');
});
afterEach(async () => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  for (const id of [STORY_ID, OTHER_ID]) await removeStory(id);
});

const open = (path = '/children', answers: Answers = () => undefined) => openPage(path, answers);
const withPin = async (email: string | null = null) => {
  lock.choose({ ...OPEN_LOCK, pin: await keepPin('2468', 1000), email });
  setChildrensMode('pin');
};
const askToLeave = async () => {
  await userEvent.click(await screen.findByRole('button', { name: 'For grown-ups' }));
  return screen.findByRole('dialog', { name: 'For grown-ups' });
};
const typePin = async (digits: string) => {
  fireEvent.change(await screen.findByLabelText('PIN'), { target: { value: digits } });
  fireEvent.click(screen.getByRole('button', { name: 'Open' }));
};
const typeWrong = async (times: number) => {
  for (let time = 0; time < times; time++) {
    const before = lock.read().wrong;
    await typePin('1111');
    await waitFor(() => expect(lock.read().wrong).toBe(before + 1));
  }
};
const WORDS = ['three', 'four', 'five', 'six', 'seven', 'eight', 'nine'];
const product = (question: string) =>
  WORDS.filter((word) => question.includes(word)).length === 1
    ? (WORDS.findIndex((word) => question.includes(word)) + 3) ** 2
    : WORDS.reduce((all, word, at) => (question.includes(word) ? all * (at + 3) : all), 1);

describe('the shelf in children’s hands', () => {
  it('BEY-9, BEY-18 shows covers that lead to stories, and nothing else that leads anywhere', async () => {
    const { container } = await open();
    expect(await screen.findByRole('link', { name: 'The Sock' })).toHaveAttribute('href', `/story/${STORY_ID}`);
    const links = [...container.querySelectorAll('a')].map((link) => link.getAttribute('href'));
    expect(links).toHaveLength(2);
    expect(new Set(links)).toEqual(new Set([`/story/${STORY_ID}`, `/story/${OTHER_ID}`]));
    expect(screen.getAllByRole('button').map((button) => button.getAttribute('aria-label'))).toEqual(['For grown-ups']);
    expect(container.querySelector('form, input, select, [role="navigation"], nav, footer')).toBeNull();
  });
  it('BEY-9 says calmly that nothing is there', async () => {
    for (const id of [STORY_ID, OTHER_ID]) await removeStory(id);
    const { container } = await open();
    expect(await screen.findByText('The shelf is asleep')).toBeVisible();
    expect(container.querySelector('a')).toBeNull();
  });
  it('BEY-9, BEY-13 shows tonight’s stories first, with those that are read, or them alone', async () => {
    tonight.choose({ stories: [OTHER_ID, STORY_ID], read: [OTHER_ID], chosen_at: START });
    await open();
    const part = await screen.findByRole('region', { name: 'Tonight' });
    const titles = within(part).getAllByRole('link');
    expect(titles.map((link) => link.textContent)).toEqual(['The HatRead', 'The Sock']);
    expect(screen.getByRole('region', { name: 'The whole shelf' })).toBeVisible();
    act(() => lock.choose({ ...lock.read(), only_tonight: true }));
    expect(screen.queryByRole('region', { name: 'The whole shelf' })).toBeNull();
  });
  it('BEY-9, BEY-13 an evening of tonight’s stories alone leaves no story when it is over', async () => {
    lock.choose({ ...OPEN_LOCK, only_tonight: true });
    tonight.choose({ stories: [OTHER_ID, STORY_ID], read: [], chosen_at: START - 36 * 60 * MINUTE });
    const { container } = await open();
    expect(await screen.findByText('Tonight’s stories are over. A grown-up can choose the next ones.')).toBeVisible();
    expect(container.querySelector('a')).toBeNull();
  });
});

describe('in the mode', () => {
  it.each([
    '/',
    '/stories',
    '/stories/animals',
    '/stories?part=browse',
    '/auth',
    '/auth/oauth/callback',
    '/login',
    '/register',
    '/profile',
    '/pricing',
    '/payment',
    '/story',
    '/no/such/page',
    '/es/stories/animals',
    '/story/AAAAAAAAAAAAAAAAAAAAAA',
  ])('BEY-9 %s leads to the children’s shelf', async (path) => {
    const { router, calls } = await open(path);
    await waitFor(() => expect(router.state.location.pathname).toBe('/children'));
    expect(await screen.findByRole('link', { name: 'The Sock' })).toBeVisible();
    expect(calls.filter((call) => /stories|login/.test(call))).toEqual([]);
  });
  it('BEY-9 a story of this device opens, without a way to anything but the shelf', async () => {
    const story = storyLike({ title: 'The Sock', visibility: 'public' });
    const { container } = await open(`/story/${STORY_ID}`, (call) =>
      call === `GET /stories/${STORY_ID}` ? { body: story } : undefined,
    );
    expect(await screen.findByText('The End')).toBeVisible();
    const links = [...container.querySelectorAll('a')].map((link) => link.getAttribute('href'));
    expect(links.filter((href) => href !== '/')).toEqual(['/children']);
    expect(screen.queryByRole('button', { name: 'Share' })).toBeNull();
  });
  it.each([404, 'cut'] as const)('BEY-9 a story that is broken (%s) leads to the shelf alone', async (status) => {
    const { container } = await open(`/story/${STORY_ID}`, () =>
      status === 'cut' ? 'cut' : { status, body: { error: 'No' } },
    );
    expect(await screen.findByText('Story Not Found')).toBeVisible();
    expect([...container.querySelectorAll('a')].map((link) => link.getAttribute('href'))).toEqual(['/children']);
  });
  it('BEY-9, BEY-13 where only tonight’s stories are shown, the address of another one leads back', async () => {
    lock.choose({ ...OPEN_LOCK, only_tonight: true });
    tonight.choose({ stories: [OTHER_ID], read: [], chosen_at: START });
    const answers = (call: string) => {
      const id = call.replace('GET /stories/', '');
      return [STORY_ID, OTHER_ID].includes(id) ? { body: storyLike({ story_id: id }) } : undefined;
    };
    const { router, calls, unmount } = await open(`/story/${STORY_ID}`, answers);
    await waitFor(() => expect(router.state.location.pathname).toBe('/children'));
    expect(calls.filter((call) => call.startsWith('GET /stories/'))).toEqual([]);
    unmount();
    await open(`/story/${OTHER_ID}`, answers);
    expect(await screen.findByText('The End')).toBeVisible();
  });
  it('BEY-9 the mode that ends in another tab ends here', async () => {
    const { router } = await open();
    await screen.findByRole('link', { name: 'The Sock' });
    act(() => {
      localStorage.removeItem('childrens-shelf');
      dispatchEvent(new StorageEvent('storage', { key: 'childrens-shelf' }));
    });
    await waitFor(() => expect(router.state.location.pathname).toBe('/stories'));
  });
});

it('BEY-9 a lock that the device cannot keep begins nothing', async () => {
  setChildrensMode(null);
  await open('/stories');
  await userEvent.click(await screen.findByRole('button', { name: 'Hand to a child' }));
  await userEvent.click(await screen.findByRole('radio', { name: 'A grown-up’s question' }));
  const keep = Storage.prototype.setItem;
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(function full(this: Storage, key, text) {
    if (key === 'childrens-lock') throw new DOMException('full', 'QuotaExceededError');
    keep.call(this, key, text);
  });
  await userEvent.click(screen.getByRole('button', { name: 'Hand it over' }));
  expect(await screen.findByText(/^This browser keeps nothing/)).toBeVisible();
  expect(isChildrensMode()).toBe(false);
  vi.restoreAllMocks();
});

describe('the way out', () => {
  it('BEY-9 the PIN opens it, by the large digits and by the keyboard', async () => {
    await withPin();
    const { router } = await open();
    const sheet = await askToLeave();
    for (const digit of ['2', '4', '6', '8', '8']) fireEvent.click(within(sheet).getByRole('button', { name: digit }));
    fireEvent.click(within(sheet).getByRole('button', { name: 'Delete the last digit' }));
    const field = within(sheet).getByLabelText('PIN');
    expect(field).toHaveValue('2468');
    expect(field).toHaveAttribute('type', 'password');
    await userEvent.type(field, '{Enter}');
    await waitFor(() => expect(isChildrensMode()).toBe(false));
    await waitFor(() => expect(router.state.location.pathname).toBe('/stories'));
    expect(lock.read().pin).not.toBeNull();
  });
  it('BEY-9 five wrong PINs lock it for five minutes, also after a reload, and the next five for ten', async () => {
    await withPin();
    const { unmount } = await open();
    await askToLeave();
    await typeWrong(4);
    expect(screen.getByText('That is not the PIN.')).toBeVisible();
    await typeWrong(1);
    expect(await screen.findByText('That was wrong too often. Try again in 5 minutes.')).toBeVisible();
    expect(screen.queryByLabelText('PIN')).toBeNull();
    unmount();
    vi.advanceTimersByTime(5 * MINUTE - 1000);
    await open();
    await askToLeave();
    expect(screen.queryByLabelText('PIN')).toBeNull();
    expect(await screen.findByText('That was wrong too often. Try again in 1 minute.')).toBeVisible();
    vi.advanceTimersByTime(1000);
    await typeWrong(5);
    expect(await screen.findByText(/^That was wrong too often/)).toBeVisible();
    expect(lock.read().wait?.lasts).toBe(10 * MINUTE);
  });
  it('BEY-9 a clock that is set forward while it waits does not open it', async () => {
    await withPin();
    await open();
    await askToLeave();
    await typeWrong(5);
    vi.setSystemTime(START + 60 * MINUTE);
    const { wait } = lock.read();
    await waitFor(() => expect(lock.read().wait?.seen_at).not.toBe(wait?.seen_at), { timeout: 3000 });
    expect(screen.getByText('That was wrong too often. Try again in 5 minutes.')).toBeVisible();
    expect(screen.queryByLabelText('PIN')).toBeNull();
  });
  it('BEY-9 a PIN whose record was lost is never taken for the question', async () => {
    setChildrensMode('pin');
    await open();
    const sheet = await askToLeave();
    expect(within(sheet).getByRole('heading', { name: 'The PIN is lost' })).toBeVisible();
    expect(screen.queryByLabelText('Answer, in digits')).toBeNull();
    expect(screen.queryByRole('button', { name: 'Back to the PIN' })).toBeNull();
    expect(screen.getByRole('button', { name: 'Begin the day' })).toBeVisible();
  });
  it('BEY-9 where no PIN is set a question for grown-ups is asked, another after each wrong answer', async () => {
    await open();
    await askToLeave();
    const first = (await screen.findByText(/^What is \w+ times \w+\?$/)).textContent;
    await userEvent.type(screen.getByLabelText('Answer, in digits'), '1{Enter}');
    const second = screen.getByText(/^What is \w+ times \w+\?$/).textContent;
    expect(second).not.toBe(first);
    await userEvent.type(screen.getByLabelText('Answer, in digits'), `${product(second)}{Enter}`);
    await waitFor(() => expect(isChildrensMode()).toBe(false));
  });
  it('BEY-9 three wrong answers have to wait a moment', async () => {
    await open();
    await askToLeave();
    for (let time = 0; time < 3; time++)
      await userEvent.type(await screen.findByLabelText('Answer, in digits'), '1{Enter}');
    expect(await screen.findByText(/^That was wrong too often/)).toBeVisible();
    vi.advanceTimersByTime(MINUTE / 2);
    expect(await screen.findByLabelText('Answer, in digits')).toBeVisible();
  });
  it('BEY-9 it closes, and the moon has the focus again', async () => {
    await open();
    await askToLeave();
    await userEvent.keyboard('{Escape}');
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(screen.getByRole('button', { name: 'For grown-ups' })).toHaveFocus();
    expect(isChildrensMode()).toBe(true);
  });
});

describe('a forgotten PIN', () => {
  const forget = async () => {
    await askToLeave();
    await userEvent.click(screen.getByRole('button', { name: 'Forgot the PIN' }));
  };
  const token = (claims: object) => `x.${btoa(JSON.stringify(claims))}.x`;
  const signIn = () =>
    beginSession({
      token: token({ sub: 'u1', email: 'mia@example.com', exp: START / 1000 + 9999 }),
      user: { id: 'u1', email: 'mia@example.com', name: null } as Parameters<typeof beginSession>[0]['user'],
    });

  const clock = { status: 200, headers: {}, body: { status: 'ok' } };
  /** A server whose clock says that it is so long after the start. */
  const serverAt = (ms: number) => ({ ...clock, headers: { Date: new Date(START + ms).toUTCString() } });
  const DAY = 24 * 60 * MINUTE;
  const begin = async (answer: () => ReturnType<typeof serverAt> | 'cut') => {
    await withPin();
    await open('/children', (call) => (call === 'GET /health' ? answer() : undefined));
    await forget();
    await userEvent.click(screen.getByRole('button', { name: 'Begin the day' }));
  };

  it('BEY-9 without an account the lock comes off after a day of the server’s, not of the device’s, with its PIN', async () => {
    let answer: ReturnType<typeof serverAt> | 'cut' = serverAt(0);
    await begin(() => answer);
    expect(screen.queryByText(/password of your account/)).toBeNull();
    expect(await screen.findByText(/^From .+ on the lock can be taken off here\./)).toBeVisible();
    vi.setSystemTime(START + 2 * DAY);
    const takeOff = screen.getByRole('button', { name: 'Take the lock off' });
    answer = serverAt(DAY - 1000);
    await userEvent.click(takeOff);
    expect(await screen.findByText('The day is not over yet.')).toBeVisible();
    answer = 'cut';
    await userEvent.click(takeOff);
    expect(await screen.findByText('This needs the network. The shelf goes on without it.')).toBeVisible();
    expect(isChildrensMode()).toBe(true);
    answer = serverAt(DAY);
    await userEvent.click(takeOff);
    await waitFor(() => expect(isChildrensMode()).toBe(false));
    expect(lock.read()).toEqual(OPEN_LOCK);
  });
  it.each([['cut' as const], [clock]])('BEY-9 no day begins where no server says the time: %j', async (answer) => {
    await begin(() => answer as ReturnType<typeof serverAt> | 'cut');
    expect(await screen.findByText('This needs the network. The shelf goes on without it.')).toBeVisible();
    expect(lock.read().forgotten_at).toBeNull();
  });
  it('BEY-9 the right PIN ends the waiting for the day', async () => {
    await begin(() => serverAt(0));
    await waitFor(() => expect(lock.read().forgotten_at).toBe(START));
    await userEvent.click(screen.getByRole('button', { name: 'Back to the PIN' }));
    await typePin('2468');
    await waitFor(() => expect(isChildrensMode()).toBe(false));
    expect(lock.read().forgotten_at).toBeNull();
  });
  it('BEY-9 the password of who set the lock is asked for when the session has ended, five wrong ones lock it too', async () => {
    await withPin('mia@example.com');
    await open('/children', (call) =>
      call === 'POST /auth/login' ? { status: 401, body: { error: 'Wrong email or password' } } : undefined,
    );
    await forget();
    const field = screen.getByLabelText('Password of mia@example.com');
    expect(field).toHaveAttribute('autocomplete', 'one-time-code');
    await userEvent.type(field, 'guess');
    for (let time = 1; time <= 5; time++) {
      await userEvent.type(field, '{Enter}');
      await waitFor(() => expect(lock.read().wrong).toBe(time));
      if (time < 5)
        await waitFor(() =>
          expect(screen.getByRole('button', { name: 'Take the PIN off' })).toHaveAttribute('aria-busy', 'false'),
        );
    }
    expect(await screen.findByText('That was wrong too often. Try again in 5 minutes.')).toBeVisible();
    expect(screen.queryByLabelText('Password of mia@example.com')).toBeNull();
    expect(screen.getByRole('button', { name: 'Begin the day' })).toBeVisible();
  });
  it('BEY-9 the account’s password takes it off; a wrong one is told in the server’s words', async () => {
    await withPin();
    signIn();
    let answer: { status?: number; body?: unknown } | 'cut' = {
      status: 401,
      body: { error: 'Wrong email or password' },
    };
    const { asked } = await open('/children', (call) => (call === 'POST /auth/login' ? answer : undefined));
    await forget();
    const field = screen.getByLabelText('Password of mia@example.com');
    await userEvent.type(field, 'guess{Enter}');
    expect(await screen.findByText('Wrong email or password')).toBeVisible();
    answer = 'cut';
    await userEvent.type(field, '{Enter}');
    expect(await screen.findByText('This needs the network. The shelf goes on without it.')).toBeVisible();
    expect(isChildrensMode()).toBe(true);
    answer = {
      body: {
        token: 't',
        user: { id: 'u1', email: 'mia@example.com', name: null, created_at: new Date(START).toISOString() },
      },
    };
    await userEvent.type(field, '{Enter}');
    await waitFor(() => expect(isChildrensMode()).toBe(false));
    expect(lock.read().pin).toBeNull();
    // What the check was given is no session: it ends at once.
    expect(asked('POST /auth/logout')).toBe(1);
  });
});
