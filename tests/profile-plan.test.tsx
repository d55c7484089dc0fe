// The plan of the profile in every state, what is said after a checkout, and the way to the provider's billing page.
import { act, screen, waitFor } from '@testing-library/react';
import i18next from 'i18next';
import { toast } from 'sonner';
import { afterEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { FALLBACK_TIERS, type Subscription } from '#contract/payments';
import { gate, remember, renderRoute, type Call } from './helpers/render-route.tsx';
import { ANNA, sessionOf } from './helpers/session.ts';

const FREE: Subscription = { subscribed: false, subscription_tier: 'free', subscription_end: null, status: 'none' };
const PREMIUM: Subscription = {
  subscribed: true,
  subscription_tier: 'premium',
  subscription_end: '2026-03-14T23:30:00.000Z',
  current_usage: 2,
  daily_limit: -1,
  status: 'active',
};
const BASIC: Subscription = { ...PREMIUM, subscription_tier: 'basic', daily_limit: 20 };
const SUBSCRIPTION = '/payments/subscription';
const PORTAL = '/payments/portal';
const PRICES = '/payments/prices';
const PORTAL_URL = 'https://billing.example/p/session/1';

interface Answers {
  plan?: Subscription | ((call: Call) => Subscription | 'cut' | Promise<Subscription>);
  prices?: () => Response | 'cut' | undefined;
  portal?: () => Response | 'cut' | Promise<Response>;
}
async function open(path: string, { plan = FREE, prices, portal }: Answers = {}) {
  remember(sessionOf());
  return renderRoute(path, {
    answer: async (call) => {
      if (call.path === SUBSCRIPTION) {
        const said = typeof plan === 'function' ? await plan(call) : plan;
        return said === 'cut' ? said : Response.json(said);
      }
      if (call.path === PRICES) return prices?.();
      if (call.path === PORTAL) return portal?.() ?? Response.json({ url: PORTAL_URL });
      return undefined;
    },
  });
}
const plan = (name: string) => screen.findByRole('heading', { level: 2, name });
const valueOf = (term: string) => screen.getByText(term).nextElementSibling;
const manage = () => screen.findByRole('button', { name: /^Manage Billing/ });
/** Somebody comes back to this tab. */
const comeBack = () => act(async () => void window.dispatchEvent(new Event('visibilitychange')));
const toasts = () => [...document.querySelectorAll('[data-sonner-toast]')].map((each) => each.textContent);
const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
/** Not the clock that React goes by. */
const holdTime = () =>
  vi.useFakeTimers({ shouldAdvanceTime: true, toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval'] });
afterEach(() => {
  vi.useRealTimers();
  // The toaster outlives a test.
  toast.dismiss();
});

describe('the plan', () => {
  it('PROF-4: free leads to the plans, and has no bills', async () => {
    await open('/profile');
    await plan('Free');
    expect(screen.getByRole('link', { name: 'See the plans' })).toHaveAttribute('href', '/pricing');
    expect(screen.queryByRole('button', { name: /^Manage Billing/ })).toBeNull();
  });
  it('PROF-6, PROF-7: a payment that failed is told, with the day until which the plan stays', async () => {
    await open('/profile', { plan: { ...PREMIUM, status: 'past_due' } });
    await plan('Premium');
    expect(valueOf('Status')).toHaveTextContent(/^Active$/);
    expect(valueOf('Stays until')).toHaveTextContent(/^March 14, 2026 \(UTC\)$/);
    expect(screen.queryByText('Next billing date')).toBeNull();
    expect(screen.getByText('The last payment did not go through. Your card needs a look before then.')).toBeVisible();
    expect(await manage()).toBeVisible();
    expect(screen.queryByRole('link', { name: 'See the plans' })).toBeNull();
  });
  it.each([
    ['past_due', 'The last payment did not go through, so the plan has stopped. Your card needs a look.'],
    ['canceled', 'Your last plan has ended. Your stories stay.'],
  ] as const)('PROF-6: %s without a plan is free, and says why', async (status, text) => {
    await open('/profile', { plan: { ...FREE, subscription_end: '2026-03-14T23:30:00.000Z', status } });
    await plan('Free');
    expect(valueOf('Status')).toHaveTextContent(/^Not subscribed$/);
    expect(screen.getByText(text)).toBeVisible();
    expect(screen.queryByText(/March 14/)).toBeNull();
    expect(await manage()).toBeVisible();
    expect(screen.getByRole('link', { name: 'See the plans' })).toBeVisible();
  });
  it('PROF-5: costs what the provider takes for it', async () => {
    const premium = { ...FALLBACK_TIERS.premium, amount: 990, amount_formatted: '$9.90' };
    const pricing = {
      pricing_tiers: { ...FALLBACK_TIERS, premium },
      currency: 'usd',
      last_updated: '2026-11-01T00:00:00Z',
    };
    await open('/profile', { plan: PREMIUM, prices: () => Response.json(pricing) });
    expect(await screen.findByText('$9.90 a month')).toBeVisible();
    expect(screen.getByText('AI images in nine styles')).toBeVisible();
  });
  it('PROF-5: costs what is built in where the prices do not come', async () => {
    await open('/profile', { plan: PREMIUM, prices: () => 'cut' });
    expect(await screen.findByText('$8.99 a month')).toBeVisible();
  });
  it('PROF-8: a plan that the provider words himself is shown in his words', async () => {
    const basic = { ...FALLBACK_TIERS.basic, product_name: 'Lantern', features: ['A lantern', 'Oil'] };
    const pricing = {
      pricing_tiers: { ...FALLBACK_TIERS, basic },
      currency: 'usd',
      last_updated: '2026-11-01T00:00:00Z',
    };
    await open('/profile', { plan: BASIC, prices: () => Response.json(pricing) });
    await plan('Lantern');
    expect(screen.getByRole('list', { name: 'What the plan holds' })).toHaveTextContent(/^A lanternOil$/);
  });
  it('PROF-4: is asked for again by who comes back, as from the provider’s page', async () => {
    let now = FREE;
    await open('/profile', { plan: () => now });
    await plan('Free');
    now = PREMIUM;
    await comeBack();
    await plan('Premium');
  });
  it('PROF-3: an answer that was on its way does not take back what the button brought', async () => {
    const held = gate();
    const { user } = await open('/profile', {
      plan: ({ query }) => (query === '' ? held.passed.then(() => FREE) : PREMIUM),
    });
    await user.click(screen.getByRole('button', { name: 'Check the plan again' }));
    await plan('Premium');
    await act(async () => held.open());
    expect(screen.getByText('Up to date: your plan is Premium.')).toBeVisible();
    await plan('Premium');
    expect(screen.queryByRole('heading', { level: 2, name: 'Free' })).toBeNull();
  });
  it('the home page begins with the plan that the profile has found', async () => {
    const before = { userTier: 'free', dailyStoriesUsed: 1, dailyLimit: 5, isLoading: false, lastUpdated: Date.now() };
    remember({ subscription_status: { ...before, userId: ANNA.email } });
    await open('/profile', { plan: PREMIUM });
    await plan('Premium');
    expect(JSON.parse(localStorage.getItem('subscription_status') ?? '')).toMatchObject({
      userTier: 'premium',
      dailyStoriesUsed: 2,
      dailyLimit: -1,
      userId: ANNA.email,
    });
  });
});

describe('after the checkout', () => {
  const ON = 'Your subscription is active.';
  const WAITING = 'Thank you. Your payment is being confirmed.';
  const LATE = 'Activation can take a minute. The round arrow looks again.';
  const said = (text: string) =>
    waitFor(() => expect(document.querySelector('.profile-banner')).toHaveTextContent(text));

  it('PROF-1, PROF-2: a banner and one toast say that the plan is on; the address says so no more', async () => {
    const { router, asked, unmount } = await open('/profile?checkout=success', { plan: PREMIUM });
    await said('Premium is on. Your next story can have pictures.');
    expect(document.querySelector('.profile-banner')).toHaveAttribute('role', 'status');
    await waitFor(() => expect(toasts()).toEqual([expect.stringContaining(ON)]));
    expect(router.state.location.href).toBe('/profile');
    expect(router.history.canGoBack()).toBe(false);
    expect(asked('GET', SUBSCRIPTION).map(({ query }) => query)).toContain('?refresh=true');
    // A reload of what stands in the address bar.
    unmount();
    await open(router.state.location.href, { plan: PREMIUM });
    await plan('Premium');
    expect(document.querySelector('.profile-banner')).toBeNull();
    expect(toasts()).toEqual([]);
  });
  it('PROF-1: basic has a banner of its own', async () => {
    await open('/profile?checkout=success', { plan: BASIC });
    await said('Basic is on. There are 20 stories a day now.');
  });
  it('PROF-1, PROF-2: without it there is neither', async () => {
    await open('/profile', { plan: PREMIUM });
    await plan('Premium');
    expect(document.querySelector('.profile-banner')).toBeNull();
    expect(toasts()).toEqual([]);
  });
  it('DECIDE-68: the tab stays open that was asked for', async () => {
    const { router } = await open('/profile?tab=account&checkout=success', { plan: PREMIUM });
    await said('Premium is on.');
    expect(router.state.location.href).toBe('/profile?tab=account');
  });
  it('DECIDE-68: the address grants nothing: five times in twenty seconds it is asked, then it can take a minute', async () => {
    holdTime();
    const { asked } = await open('/profile?checkout=success');
    await said(WAITING);
    await plan('Free');
    const rechecks = () => asked('GET', SUBSCRIPTION).filter(({ query }) => query === '?refresh=true').length;
    await pass(19_000);
    expect(rechecks()).toBe(4);
    expect(document.querySelector('.profile-banner')).toHaveTextContent(WAITING);
    await pass(2000);
    expect(rechecks()).toBe(5);
    await said(LATE);
    await pass(60_000);
    expect(rechecks()).toBe(5);
    expect(toasts()).toEqual([]);
    expect(valueOf('Status')).toHaveTextContent(/^Not subscribed$/);
  });
  it('DECIDE-68: a plan that is paid while it is waited for comes on, and is asked for no more', async () => {
    holdTime();
    let isPaid = false;
    const { asked } = await open('/profile?checkout=success', {
      plan: ({ query }) => (query === '' ? FREE : isPaid ? PREMIUM : 'cut'),
    });
    await said(WAITING);
    isPaid = true;
    await pass(5000);
    await said('Premium is on.');
    await plan('Premium');
    await waitFor(() => expect(toasts()).toEqual([expect.stringContaining(ON)]));
    await pass(20_000);
    expect(asked('GET', SUBSCRIPTION)).toHaveLength(3);
  });
  it('PROF-1: what was on its way before does not take the plan back', async () => {
    const held = gate();
    await open('/profile?checkout=success', {
      plan: ({ query }) => (query === '' ? held.passed.then(() => FREE) : PREMIUM),
    });
    await said('Premium is on.');
    await act(async () => held.open());
    await said('Premium is on.');
    await plan('Premium');
  });
  it('PROF-2: one toast, and a banner that stays, also where the plan is said to be another for a while', async () => {
    let now: Subscription = PREMIUM;
    await open('/profile?checkout=success', { plan: () => now });
    await waitFor(() => expect(toasts()).toHaveLength(1));
    now = FREE;
    await comeBack();
    await plan('Free');
    expect(document.querySelector('.profile-banner')).toHaveTextContent('Premium is on.');
    now = PREMIUM;
    await comeBack();
    await plan('Premium');
    await said('Premium is on.');
    expect(toasts()).toHaveLength(1);
  });
  it('PROF-2: one toast, also where the language changes', async () => {
    i18next.addResourceBundle('de', 'auth', { profile: { checkout: { activated: 'Das Abo ist da.' } } });
    onTestFinished(async () => {
      await i18next.changeLanguage('en');
      i18next.removeResourceBundle('de', 'auth');
    });
    await open('/profile?checkout=success', { plan: PREMIUM });
    await waitFor(() => expect(toasts()).toHaveLength(1));
    await act(async () => void (await i18next.changeLanguage('de')));
    await said('Premium is on.');
    expect(toasts()).toEqual([expect.stringContaining(ON)]);
  });
  it('PROF-3: the button brings what came too late', async () => {
    holdTime();
    let isPaid = false;
    const { user } = await open('/profile?checkout=success', { plan: () => (isPaid ? BASIC : FREE) });
    await said(WAITING);
    await pass(21_000);
    await said(LATE);
    isPaid = true;
    vi.useRealTimers();
    await user.click(screen.getByRole('button', { name: 'Check the plan again' }));
    await said('Basic is on.');
  });
  it('a visitor who is signed out goes to sign in, and the way back keeps it', async () => {
    const { router, asked } = await renderRoute('/profile?checkout=success');
    await waitFor(() => expect(router.state.location.pathname).toBe('/auth'));
    expect(sessionStorage.getItem('return_to')).toBe('/profile?checkout=success');
    expect(asked('GET', SUBSCRIPTION)).toEqual([]);
  });
});

describe('Manage Billing', () => {
  /** A window as a browser opens it. */
  function allowWindow() {
    const opened = { opener: window as Window | null, closed: false, close: vi.fn(), location: { replace: vi.fn() } };
    const opening = vi.spyOn(window, 'open').mockImplementation(() => opened as unknown as Window);
    return { opened, opening };
  }
  it('PROF-9 (DECIDE-67): opens a blank window with the click, cuts it off, and leads it to the portal', async () => {
    const held = gate();
    const { user, asked } = await open('/profile', {
      plan: PREMIUM,
      portal: () => held.passed.then(() => Response.json({ url: PORTAL_URL })),
    });
    const { opened, opening } = allowWindow();
    await user.click(await manage());
    expect(opening.mock.calls).toEqual([['', '_blank']]);
    expect(opened.opener).toBeNull();
    expect(opened.location.replace).not.toHaveBeenCalled();
    expect(await manage()).toHaveAttribute('aria-busy', 'true');
    await user.click(await manage());
    held.open();
    await waitFor(() => expect(opened.location.replace.mock.calls).toEqual([[PORTAL_URL]]));
    expect(opened.close).not.toHaveBeenCalled();
    expect(asked('POST', PORTAL)).toHaveLength(1);
    expect(screen.queryByRole('link', { name: /Open the billing page/ })).toBeNull();
  });
  it('PROF-9 (DECIDE-67): says that it opens a window', async () => {
    await open('/profile', { plan: PREMIUM });
    expect(await manage()).toHaveAccessibleName('Manage Billing (opens in a new window)');
  });
  it('PROF-9 (DECIDE-67): two clicks in a row open one window', async () => {
    const { asked } = await open('/profile', { plan: PREMIUM });
    const { opened, opening } = allowWindow();
    const button = await manage();
    act(() => {
      button.click();
      button.click();
    });
    await waitFor(() => expect(opened.location.replace.mock.calls).toEqual([[PORTAL_URL]]));
    expect(opening).toHaveBeenCalledTimes(1);
    expect(asked('POST', PORTAL)).toHaveLength(1);
    // And another one later.
    act(() => button.click());
    await waitFor(() => expect(asked('POST', PORTAL)).toHaveLength(2));
  });
  it.each([
    ['closes its window', true],
    ['leaves no link', false],
  ])('PROF-9: the portal of one family does not open for the next: it %s', async (_, mayOpen) => {
    const held = gate();
    const { user } = await open('/profile', {
      plan: PREMIUM,
      portal: () => held.passed.then(() => Response.json({ url: PORTAL_URL })),
    });
    const { opened, opening } = allowWindow();
    if (!mayOpen) opening.mockReturnValue(null);
    await user.click(await manage());
    remember(sessionOf({ ...ANNA, id: '0d9a6a55-0f53-4a2a-8b39-1d8a3f2b0b02', email: 'ben@example.com' }));
    await act(async () => held.open());
    await waitFor(async () => expect(await manage()).toHaveAttribute('aria-busy', 'false'));
    expect(opened.close).toHaveBeenCalledTimes(mayOpen ? 1 : 0);
    expect(opened.location.replace).not.toHaveBeenCalled();
    expect(screen.queryByRole('link', { name: /Open the billing page/ })).toBeNull();
  });
  it('PROF-9 (DECIDE-67): where no window may open, a link leads there', async () => {
    const { user } = await open('/profile', { plan: PREMIUM });
    vi.spyOn(window, 'open').mockReturnValue(null);
    await user.click(await manage());
    const link = await screen.findByRole('link', { name: /Open the billing page here/ });
    expect(link).toHaveAttribute('href', PORTAL_URL);
    expect(link).toHaveAttribute('target', '_blank');
    expect(link).toHaveAttribute('rel', 'noopener noreferrer');
  });
  it.each([
    [
      'in the server’s words',
      () => Response.json({ error: 'No billing account' }, { status: 404 }),
      'No billing account',
    ],
    [
      'in its own where the server has none',
      () => new Response('<html>', { status: 502 }),
      'Failed to create portal session',
    ],
    [
      'also where the address is none of a page',
      () => Response.json({ url: 'javascript:alert(1)' }),
      'Failed to create portal session',
    ],
    ['without a network', () => 'cut' as const, 'No connection. Please check your internet and try again.'],
  ])('PAY-16: a failure is told %s, and the window closes', async (_how, portal, text) => {
    const { user } = await open('/profile', { plan: PREMIUM, portal });
    const { opened } = allowWindow();
    await user.click(await manage());
    expect(await screen.findByRole('alert')).toHaveTextContent(text);
    expect(opened.close).toHaveBeenCalledOnce();
    expect(opened.location.replace).not.toHaveBeenCalled();
  });
  it('opens no window while there is no network', async () => {
    const { user } = await open('/profile', { plan: PREMIUM, portal: () => 'cut' });
    const { opening } = allowWindow();
    const button = await manage();
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    await user.click(button);
    expect(await screen.findByRole('alert')).toHaveTextContent('No connection.');
    expect(opening).not.toHaveBeenCalled();
  });
});
