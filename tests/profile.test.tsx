// The profile: who may see it, its tabs, the plan and the newest stories.
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import type { StorySummary } from '#contract/stories';
import { gate, remember, renderRoute, type Call } from './helpers/render-route.tsx';
import { ANNA, sessionOf } from './helpers/session.ts';
import { storyLike } from './helpers/stories.ts';

const FREE = {
  subscribed: false,
  subscription_tier: 'free',
  subscription_end: null,
  current_usage: 2,
  daily_limit: 5,
};
const PREMIUM = {
  ...FREE,
  subscribed: true,
  subscription_tier: 'premium',
  subscription_end: '2026-03-14T23:30:00.000Z',
  daily_limit: -1,
};
const SUBSCRIPTION = '/payments/subscription';
const FAILED = 'Failed to load profile data. Please try again.';

function summary(number: number, change: Partial<StorySummary> = {}): StorySummary {
  const { content: _content, story_data: _data, images: _images, art: _art, error: _error, ...rest } = storyLike();
  return { ...rest, excerpt: null, story_id: `story-${number}`.padEnd(22, '_'), title: `Story ${number}`, ...change };
}
const listOf = (stories: readonly StorySummary[]) => Response.json({ stories, limit: 10, last_key: null });
const many = (howMany: number) => Array.from({ length: howMany }, (_, at) => summary(at + 1));

interface Answers {
  subscription?: (call: Call) => Response | 'cut' | Promise<Response>;
  stories?: (call: Call) => Response | 'cut' | Promise<Response>;
  user?: typeof ANNA;
  env?: Record<string, string>;
}
async function openProfile(path: string, { subscription, stories, user = ANNA, env = {} }: Answers = {}) {
  remember(sessionOf(user));
  return renderRoute(path, {
    env,
    answer: (call) => {
      if (call.path === SUBSCRIPTION) return subscription?.(call) ?? Response.json(FREE);
      if (call.path === '/stories') return stories?.(call) ?? listOf([]);
      return undefined;
    },
  });
}
const tab = (name: string) => screen.getByRole('tab', { name });
const valueOf = (term: string) => screen.getByText(term).nextElementSibling;
const goOffline = () => vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
function inAuckland() {
  vi.stubEnv('TZ', 'Pacific/Auckland');
  onTestFinished(() => void vi.unstubAllEnvs());
}
const toasts = () => document.querySelectorAll('[data-sonner-toast]');

describe('who sees the profile', () => {
  it.each([
    ['without a session', () => ({})],
    ['with a token whose time is over', () => sessionOf(ANNA, { exp: 1 })],
  ])('ROLE-10: %s the sign-in page comes in its place, and knows the way back', async (_, stored) => {
    remember(stored());
    const seen: string[] = [];
    const watch = new MutationObserver(() => seen.push(document.body.textContent));
    watch.observe(document.body, { childList: true, subtree: true, characterData: true });
    const { router, asked } = await renderRoute('/profile?tab=stories');
    await waitFor(() => expect(router.state.location.pathname).toBe('/auth'));
    await screen.findByRole('main');
    watch.disconnect();
    expect(sessionStorage.getItem('return_to')).toBe('/profile?tab=stories');
    expect(router.history.canGoBack()).toBe(false);
    expect(seen.filter((text) => /Subscription|My Stories|Account\b.*Sign Out/.test(text))).toEqual([]);
    expect([...asked('GET', SUBSCRIPTION), ...asked('GET', '/stories')]).toEqual([]);
  });

  it('shows name and email, and one who gave no name the email alone', async () => {
    const { unmount } = await openProfile('/profile');
    expect(await screen.findByRole('heading', { level: 1, name: 'Anna' })).toBeVisible();
    expect(screen.getByText('anna@example.com')).toBeVisible();
    unmount();
    await openProfile('/profile', { user: { ...ANNA, name: null } });
    expect(await screen.findByRole('heading', { level: 1, name: 'anna@example.com' })).toBeVisible();
    expect(screen.getAllByText('anna@example.com')).toHaveLength(1);
  });
});

describe('the tabs', () => {
  it('ROUTE-10: are three, after a checkout too', async () => {
    await openProfile('/profile?checkout=success');
    await screen.findByRole('tab', { name: 'Subscription', selected: true });
    const names = screen.getAllByRole('tab').map((each) => each.textContent);
    expect(names).toEqual(['Subscription', 'My Stories', 'Account']);
  });
  it('stand in the address, go by arrow keys, and Back leads out of the profile', async () => {
    const { router, user } = await openProfile('/profile');
    await screen.findByRole('tab', { name: 'Subscription', selected: true });
    const entries = router.history.length;
    await user.click(tab('My Stories'));
    await waitFor(() => expect(router.state.location.href).toBe('/profile?tab=stories'));
    await user.keyboard('{ArrowRight}');
    await waitFor(() => expect(router.state.location.href).toBe('/profile?tab=account'));
    expect(tab('Account')).toHaveFocus();
    expect(screen.getByRole('tabpanel', { name: 'Account' })).toBeVisible();
    await user.keyboard('{ArrowRight}');
    await waitFor(() => expect(router.state.location.href).toBe('/profile'));
    expect(router.history.length).toBe(entries);
  });
  it.each([
    ['/profile?tab=stories', 'My Stories'],
    ['/profile?tab=account', 'Account'],
    ['/profile?tab=nonsense', 'Subscription'],
  ])('%s opens at %s', async (path, name) => {
    await openProfile(path);
    expect(await screen.findByRole('tab', { name, selected: true })).toBeVisible();
  });
});

describe('the plan', () => {
  it('PROF-4, PROF-5, PROF-6, PROF-8: free is named, costs nothing for ever, is not subscribed, and lists what it holds', async () => {
    await openProfile('/profile');
    expect(await screen.findByRole('heading', { level: 2, name: 'Free' })).toBeVisible();
    expect(screen.getByText('Free forever')).toBeVisible();
    expect(valueOf('Status')).toHaveTextContent(/^Not subscribed$/);
    const features = within(screen.getByRole('list', { name: 'What the plan holds' })).getAllByRole('listitem');
    expect(features.map((feature) => feature.textContent)).toContain('5 stories a day');
    expect(valueOf('Told so far')).toHaveTextContent(/^2 of 5 stories today$/);
    expect(screen.queryByText('Next billing date')).toBeNull();
  });
  it('PROF-4, PROF-5, PROF-6, PROF-7, PROF-19: a paid plan has a price, is active, and is billed on a day of UTC', async () => {
    inAuckland();
    expect(new Date(PREMIUM.subscription_end).getDate()).toBe(15);
    await openProfile('/profile', { subscription: () => Response.json(PREMIUM) });
    expect(await screen.findByRole('heading', { level: 2, name: 'Premium' })).toBeVisible();
    expect(screen.getByText('$8.99 a month')).toBeVisible();
    expect(valueOf('Status')).toHaveTextContent(/^Active$/);
    expect(valueOf('Next billing date')).toHaveTextContent(/^March 14, 2026 \(UTC\)$/);
    expect(valueOf('Next billing date')?.querySelector('time')).toHaveAttribute('datetime', PREMIUM.subscription_end);
    expect(valueOf('Told so far')).toHaveTextContent(/^2 stories today, no limit$/);
  });
  it('PROF-5: basic costs $2.99', async () => {
    await openProfile('/profile', {
      subscription: () => Response.json({ ...PREMIUM, subscription_tier: 'basic', daily_limit: 20 }),
    });
    expect(await screen.findByText('$2.99 a month')).toBeVisible();
  });
  it('PROF-7: a plan that was cancelled ends on that day', async () => {
    await openProfile('/profile', { subscription: () => Response.json({ ...PREMIUM, cancel_at_period_end: true }) });
    await screen.findByRole('heading', { level: 2, name: 'Premium' });
    expect(valueOf('Ends on')).toHaveTextContent('March 14, 2026');
    expect(screen.queryByText('Next billing date')).toBeNull();
  });
  it('says that everything is open while it is, and speaks of no limit then', async () => {
    await openProfile('/profile', { env: { SHOWCASE: 'on' } });
    expect(await screen.findByText(/^For now everything is open to everybody/)).toBeVisible();
    expect(screen.getByRole('heading', { level: 2, name: 'Free' })).toBeVisible();
    expect(valueOf('Told so far')).toHaveTextContent(/^2 stories today, no limit$/);
  });
  it.each([500, 404, 403])('PROF-21: after %i it is free and not subscribed, and a line says so', async (status) => {
    const { asked } = await openProfile('/profile', { subscription: () => Response.json({ error: 'No' }, { status }) });
    expect(await screen.findByText('Free forever')).toBeVisible();
    expect(valueOf('Status')).toHaveTextContent(/^Not subscribed$/);
    expect(screen.getByText('The plan could not be checked just now.')).toBeVisible();
    expect(screen.queryByText('Told so far')).toBeNull();
    expect(asked('GET', SUBSCRIPTION)).toHaveLength(1);
    expect(toasts()).toHaveLength(0);
  });
  it('keeps the room of the plan while it is asked for', async () => {
    const held = gate();
    await openProfile('/profile', { subscription: () => held.passed.then(() => Response.json(PREMIUM)) });
    expect(await screen.findByRole('status', { name: 'Looking up the plan' })).toBeVisible();
    expect(screen.queryByText('Free forever')).toBeNull();
    held.open();
    expect(await screen.findByRole('heading', { level: 2, name: 'Premium' })).toBeVisible();
  });
  it('PROF-3: the button asks again, the payment provider too, and says what it found', async () => {
    const { user, asked } = await openProfile('/profile', {
      subscription: ({ count }) => Response.json(count === 1 ? FREE : PREMIUM),
    });
    await screen.findByText('Free forever');
    await user.click(screen.getByRole('button', { name: 'Check the plan again' }));
    expect(await screen.findByRole('heading', { level: 2, name: 'Premium' })).toBeVisible();
    expect(await screen.findByText('Up to date: your plan is Premium.')).toBeVisible();
    expect(asked('GET', SUBSCRIPTION).map(({ query }) => query)).toEqual(['', '?refresh=true']);
  });
  it('PROF-3: a check that fails takes no plan away', async () => {
    const { user } = await openProfile('/profile', {
      subscription: ({ count }) => (count === 1 ? Response.json(PREMIUM) : 'cut'),
    });
    await screen.findByRole('heading', { level: 2, name: 'Premium' });
    await user.click(screen.getByRole('button', { name: 'Check the plan again' }));
    expect(await screen.findByText('The plan could not be checked just now.')).toBeVisible();
    expect(screen.getByRole('heading', { level: 2, name: 'Premium' })).toBeVisible();
    expect(toasts()).toHaveLength(0);
  });
  it('PWA-23: without a network one quiet line says why the plan is not known', async () => {
    goOffline();
    await openProfile('/profile', { subscription: () => 'cut' });
    expect(await screen.findByText('You’re offline, so the plan could not be checked.')).toBeVisible();
    expect(screen.getByText('Free forever')).toBeVisible();
    expect(toasts()).toHaveLength(0);
  });
});

describe('the stories of the profile', () => {
  it('PROF-10, LIM-11: asks for ten', async () => {
    const { user } = await openProfile('/profile', { stories: () => listOf(many(7)) });
    const fetches = vi.spyOn(globalThis, 'fetch');
    await user.click(tab('My Stories'));
    await screen.findByText('Story 1');
    expect(fetches.mock.calls.map(([address]) => address)).toEqual(['/api/stories?limit=10']);
  });
  it('PROF-11, PROF-12, PROF-13, LIM-11: shows five, each with title, day and its page, and the way to all of them', async () => {
    await openProfile('/profile?tab=stories', { stories: () => listOf(many(7)) });
    const entries = within(await screen.findByRole('list', { name: 'My Stories' })).getAllByRole('listitem');
    expect(entries).toHaveLength(5);
    entries.forEach((entry, at) => {
      expect(within(entry).getByText(`Story ${at + 1}`)).toBeVisible();
      expect(within(entry).getByText('November 20, 2026')).toBeVisible();
      const view = within(entry).getByRole('link', { name: `View Story ${at + 1}` });
      expect(view).toHaveTextContent(/^View$/);
      expect(view).toHaveAttribute('href', `/story/${many(7)[at]?.story_id}`);
    });
    expect(screen.getByRole('link', { name: 'View All Stories' })).toHaveAttribute('href', '/stories?part=mine');
  });
  it('PROF-19: the day is that of UTC', async () => {
    inAuckland();
    const created_at = '2026-01-01T23:30:00Z';
    expect(new Date(created_at).getDate()).toBe(2);
    await openProfile('/profile?tab=stories', { stories: () => listOf([summary(1, { created_at })]) });
    const day = await screen.findByText('January 1, 2026');
    expect(day.tagName).toBe('TIME');
    expect(day).toHaveAttribute('datetime', created_at);
  });
  it('names a story that has no title yet by its hero', async () => {
    await openProfile('/profile?tab=stories', {
      stories: () => listOf([summary(1, { title: null, status: 'processing' })]),
    });
    expect(await screen.findByText('A story for Mia')).toBeVisible();
  });
  it('PROF-14: without any it offers to make a first one', async () => {
    await openProfile('/profile?tab=stories');
    expect(await screen.findByRole('heading', { name: 'No Stories Yet' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Create your first story' })).toHaveAttribute('href', '/');
  });
  it('PROF-20: says that they could not be loaded, and asks again when it is wanted', async () => {
    const { user, asked } = await openProfile('/profile?tab=stories', {
      stories: ({ count }) => (count === 1 ? Response.json({ error: 'No' }, { status: 500 }) : listOf(many(1))),
    });
    expect(await screen.findByText(FAILED)).toBeVisible();
    expect(toasts()).toHaveLength(0);
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('Story 1')).toBeVisible();
    expect(asked('GET', '/stories')).toHaveLength(2);
    expect(screen.getByRole('tabpanel')).toHaveFocus();
  });
  it('DECIDE-42: leave out what is being removed', async () => {
    const removal = { story_id: summary(2).story_id, owner: ANNA.id, after: Date.now() + 60_000 };
    localStorage.setItem('removals', JSON.stringify([removal]));
    onTestFinished(() => localStorage.removeItem('removals'));
    await openProfile('/profile?tab=stories', { stories: () => listOf(many(3)) });
    expect(await screen.findByText('Story 3')).toBeVisible();
    expect(screen.queryByText('Story 2')).toBeNull();
  });
  it('PWA-23: without a network it leads to the shelf with a quiet line, and shows the stories when it is back', async () => {
    const offline = goOffline();
    let isBack = false;
    await openProfile('/profile?tab=stories', { stories: () => (isBack ? listOf(many(1)) : 'cut') });
    expect(await screen.findByText('You’re offline. Stories on this device still open.')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Open the shelf' })).toHaveAttribute('href', '/stories');
    expect(screen.queryByText(FAILED)).toBeNull();
    expect(toasts()).toHaveLength(0);
    isBack = true;
    offline.mockReturnValue(true);
    window.dispatchEvent(new Event('online'));
    expect(await screen.findByText('Story 1')).toBeVisible();
  });
});
