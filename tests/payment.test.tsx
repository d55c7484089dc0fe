// /payment?plan=: one plan, the way to its checkout, and what is said where there is none.
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { Config } from '../contract/usage.ts';
import { CONFIG } from './helpers/page-config.ts';
import { PRICES } from './helpers/prices.ts';
import { gate, remember, renderRoute, type Call } from './helpers/render-route.tsx';
import { ANNA, sessionOf } from './helpers/session.ts';

const tracked = vi.hoisted(() => vi.fn<(name: string, props?: object) => void>());
vi.mock('../src/lib/track.ts', () => ({ track: tracked }));

const CHECKOUT = '/payments/checkout';
const OWN = '/payments/subscription';
const PAGE = 'https://pay.example/c/1';
const UNAVAILABLE = 'This plan is not available for subscription.';
const NOT_STARTED = 'Failed to start checkout process. Please try again.';
type Answer = Response | 'cut' | undefined;

interface Answers {
  path?: string;
  /** The plan of who is signed in; nobody is without one. */
  tier?: 'free' | 'basic' | 'premium';
  prices?: (call: Call) => Answer;
  checkout?: (call: Call) => Answer | Promise<Answer>;
  payments?: Config['payments'];
  /** What is said of the own plan in place of `tier`. */
  own?: (call: Call) => Answer | Promise<Answer>;
}
async function open({
  path = '/payment?plan=basic',
  tier,
  prices = () => Response.json(PRICES),
  checkout = address,
  payments = 'stripe',
  own = () => Response.json({ subscribed: tier !== 'free', subscription_tier: tier, subscription_end: null }),
}: Answers = {}) {
  if (tier) remember(sessionOf());
  return renderRoute(path, {
    answer: (call) => {
      if (call.path === '/config') return Response.json({ ...CONFIG, payments });
      if (call.path === '/payments/prices') return prices(call);
      if (call.path === CHECKOUT) return checkout(call);
      return call.path === OWN ? own(call) : undefined;
    },
  });
}
const main = () => within(screen.getByRole('main'));
const subscribe = () => main().findByRole('button', { name: 'Go to secure checkout' });
const way = () => main().queryByRole('button', { name: /checkout|Change to/ });
const address = (): Answer => Response.json({ url: PAGE });
/** Where the browser was sent; from here on it goes nowhere. */
function watchLeaving() {
  const assign = vi.fn<(url: string) => void>();
  vi.stubGlobal('location', { assign, pathname: '/payment', search: '', hash: '', origin: 'http://localhost' });
  return assign;
}
afterEach(() => {
  vi.unstubAllGlobals();
  tracked.mockClear();
});
/** Opens the page of a plan and presses its button. */
async function press(answers: Answers = {}) {
  const page = await open({ tier: 'free', ...answers });
  const assign = watchLeaving();
  await page.user.click(await subscribe());
  return { ...page, assign };
}

describe('the plan', () => {
  it.each([
    ['/payment?plan=premium', 'Premium', '$8.99', PRICES.pricing_tiers.premium],
    ['/payment?plan=', 'Basic', '$3.49', PRICES.pricing_tiers.basic],
    ['/payment', 'Basic', '$3.49', PRICES.pricing_tiers.basic],
  ] as const)(
    'ROUTE-8, ROUTE-9, PAY-1, PAY-2, PAY-3: %s shows what %s is and costs',
    async (path, name, price, tier) => {
      await open({ path });
      expect(await main().findByText(price)).toBeVisible();
      expect(main().getByRole('heading', { level: 1, name: `Start ${name}` })).toBeVisible();
      expect(main().getByRole('heading', { level: 2, name })).toBeVisible();
      expect(main().getByText(tier.product_description)).toBeVisible();
      expect(main().getByText('a month')).toBeVisible();
      const features = within(main().getByRole('list', { name: `What ${name} holds` })).getAllByRole('listitem');
      expect(features.map((feature) => feature.textContent)).toEqual(tier.features);
    },
  );
  it('PROD-10: asks for no card', async () => {
    await open({ tier: 'free' });
    await subscribe();
    expect(screen.getByRole('main').querySelectorAll('input, iframe')).toHaveLength(0);
  });
  it.each(['free', 'gold', 'Basic', '2'])(
    'DECIDE-63, PAY-10: %j cannot be bought, and the others are near',
    async (plan) => {
      const { asked } = await open({ path: `/payment?plan=${plan}`, tier: 'free' });
      expect(await main().findByText(UNAVAILABLE)).toBeVisible();
      expect(main().getByRole('link', { name: 'See the plans' })).toHaveAttribute('href', '/pricing');
      expect(way()).toBeNull();
      expect(asked('POST', CHECKOUT)).toHaveLength(0);
    },
  );
});

describe('what is asked before', () => {
  const answerTo = async (question: string) => {
    const { user } = await open();
    const button = await main().findByRole('button', { name: question });
    expect(button).toHaveAttribute('aria-expanded', 'false');
    await user.click(button);
    const id = button.getAttribute('aria-controls') ?? '';
    const answer = document.getElementById(id);
    expect(answer).toBeVisible();
    return answer;
  };
  it('PAY-6: whether one can cancel', async () => {
    expect(await answerTo('Can I cancel?')).toHaveTextContent('Yes, any time, from your profile.');
  });
  it('PAY-7, DECIDE-45: how long stories stay, those of nobody’s account too', async () => {
    const answer = await answerTo('What happens to our stories?');
    expect(answer).toHaveTextContent(
      'Stories made without an account are kept for 30 days after they were last read, then they are deleted on our server; copies saved on a device stay. When you register or log in in the same browser, they move to your account.',
    );
  });
  it('PAY-8: where the card goes', async () => {
    expect(await answerTo('Is my card safe?')).toHaveTextContent('Your card number never reaches Tuckaway.');
  });
});

describe('without an account', () => {
  it('PAY-5, PAY-11, ROLE-9: an account comes first, and nothing can be bought', async () => {
    const { asked } = await open({ path: '/payment?plan=premium' });
    expect(await main().findByRole('heading', { name: 'Authentication Required' })).toBeVisible();
    expect(main().getByText('Please log in to subscribe to a plan.')).toBeVisible();
    expect(main().getByRole('link', { name: 'Create an account' })).toHaveAttribute('href', '/auth?mode=register');
    expect(main().getByRole('link', { name: 'Log in' })).toHaveAttribute('href', '/auth');
    expect(way()).toBeNull();
    expect([...asked('POST', CHECKOUT), ...asked('GET', OWN)]).toEqual([]);
  });
  it.each(['Create an account', 'Log in'])('DECIDE-55: %s knows the way back to this plan', async (name) => {
    const { user, router } = await open({ path: '/payment?plan=premium' });
    await user.click(await main().findByRole('link', { name }));
    await waitFor(() => expect(router.state.location.pathname).toBe('/auth'));
    expect(sessionStorage.getItem('return_to')).toBe('/payment?plan=premium');
  });
  it('ROLE-9: a session that ended under the page says so at the press, and asks nobody', async () => {
    const { asked, user } = await open({ tier: 'free' });
    const button = await subscribe();
    localStorage.removeItem('token');
    await user.click(button);
    expect(await main().findByText('Please log in to subscribe to a plan.')).toBeVisible();
    expect(asked('POST', CHECKOUT)).toHaveLength(0);
  });
});

describe('the way to the checkout', () => {
  it('PAY-4, PAY-13, PROD-10: asks for the address of this price, once, and goes there', async () => {
    const { asked, assign } = await press();
    await waitFor(() => expect(assign).toHaveBeenCalledExactlyOnceWith(PAGE));
    const [call] = asked('POST', CHECKOUT);
    expect(call?.body).toEqual({ priceId: 'price_basic' });
    expect(asked('POST', CHECKOUT)).toHaveLength(1);
  });
  it('is busy after one press, and a second one does nothing', async () => {
    const held = gate();
    const { user, asked } = await press({ checkout: () => held.passed.then(address) });
    const button = main().getByRole('button', { name: 'Opening the checkout…' });
    expect(button).toHaveAttribute('aria-busy', 'true');
    await user.click(button);
    await act(async () => held.open());
    expect(asked('POST', CHECKOUT)).toHaveLength(1);
  });
  it('is asked for once, also where two clicks come before the page can say that it is busy', async () => {
    const { asked } = await open({ tier: 'free' });
    const assign = watchLeaving();
    const button = await subscribe();
    act(() => {
      button.click();
      button.click();
    });
    await waitFor(() => expect(assign).toHaveBeenCalled());
    expect(asked('POST', CHECKOUT)).toHaveLength(1);
  });
  it('counts a checkout once, and only where it opens', async () => {
    const counted = () => tracked.mock.calls.filter(([name]) => name === 'checkout_started');
    const { user, assign } = await press({
      checkout: ({ count }) => (count === 1 ? 'cut' : count === 2 ? new Response('', { status: 500 }) : address()),
    });
    expect(await main().findByRole('alert', {}, { timeout: 4000 })).toBeVisible();
    expect(counted()).toEqual([]);
    await user.click(await subscribe());
    await waitFor(() => expect(assign).toHaveBeenCalledTimes(1));
    expect(counted()).toEqual([['checkout_started', { plan: 'basic' }]]);
  });
  it('one press has one key, also where it is sent again; another press has another', async () => {
    const { user, asked, assign } = await press({
      checkout: ({ count }) => (count === 1 ? 'cut' : new Response('', { status: 500 })),
    });
    expect(await main().findByRole('alert')).toBeVisible();
    await user.click(await subscribe());
    await waitFor(() => expect(asked('POST', CHECKOUT)).toHaveLength(3));
    const [first, again, second] = asked('POST', CHECKOUT).map(({ headers }) => headers.get('idempotency-key'));
    expect(first).toMatch(/^[\w-]{36}$/);
    expect(again).toBe(first);
    expect(second).not.toBe(first);
    expect(assign).not.toHaveBeenCalled();
  });
  it.each<[string, () => Answer, string | RegExp]>([
    ['the words of the server', () => Response.json({ error: 'X' }, { status: 502 }), /^X$/],
    ['words of its own after a refusal without any', () => new Response('<html>', { status: 500 }), NOT_STARTED],
    ['words of its own after no answer', () => 'cut', NOT_STARTED],
    ['words of its own for no page of the web', () => Response.json({ url: 'javascript:alert(1)' }), NOT_STARTED],
  ])('PAY-12: a failure says %s, and the button can be pressed again', async (_, checkout, words) => {
    const { assign } = await press({ checkout });
    expect(await main().findByRole('alert', {}, { timeout: 4000 })).toHaveTextContent(words);
    expect(await subscribe()).toHaveAttribute('aria-busy', 'false');
    expect(assign).not.toHaveBeenCalled();
  });
  it('does not send somebody else to the checkout of who pressed', async () => {
    const held = gate();
    const { assign } = await press({ checkout: () => held.passed.then(address) });
    remember(sessionOf({ ...ANNA, id: '0d9a6a55-0f53-4a2a-8b39-1d8a3f2b0b02', email: 'ben@example.com' }));
    await act(async () => held.open());
    expect(await subscribe()).toHaveAttribute('aria-busy', 'false');
    expect(assign).not.toHaveBeenCalled();
  });
  it('can be taken again by who comes back to the page as it was left', async () => {
    const { assign } = await press();
    await waitFor(() => expect(assign).toHaveBeenCalledTimes(1));
    expect(main().getByRole('button', { name: 'Opening the checkout…' })).toBeVisible();
    fireEvent(window, new PageTransitionEvent('pageshow', { persisted: true }));
    expect(await subscribe()).toHaveAttribute('aria-busy', 'false');
  });
  it('waits for the network, and says so', async () => {
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    const { asked, user } = await open({ tier: 'free' });
    const button = await subscribe();
    expect(button).toHaveAttribute('aria-disabled', 'true');
    expect(button).toHaveAccessibleDescription(/^No connection\. Please check your internet and try again\./);
    await user.click(button);
    expect(button).toHaveAttribute('aria-busy', 'false');
    expect(main().getByText('No connection. Please check your internet and try again.')).toBeVisible();
    expect(asked('POST', CHECKOUT)).toHaveLength(0);
  });
  it.each([
    ['mock', true],
    ['stripe', false],
  ] as const)('payments %s: says that nobody is charged: %s', async (payments, isTest) => {
    await open({ tier: 'free', payments });
    await subscribe();
    expect(main().queryAllByText('This is a test checkout. No card is charged.')).toHaveLength(isTest ? 1 : 0);
  });
  it('there is none where nothing is sold', async () => {
    await open({ tier: 'free', payments: 'off' });
    expect(await main().findByText('Plans cannot be bought here right now.')).toBeVisible();
    expect(way()).toBeNull();
  });
});

describe('without a price', () => {
  const unsold = { ...PRICES.pricing_tiers, basic: { ...PRICES.pricing_tiers.basic, price_id: null } };
  it('VAL-13, PAY-10: a press says that the plan is not available, and starts nothing', async () => {
    const { asked, assign } = await press({ prices: () => Response.json({ ...PRICES, pricing_tiers: unsold }) });
    expect(await main().findByRole('alert')).toHaveTextContent(UNAVAILABLE);
    expect(asked('POST', CHECKOUT)).toHaveLength(0);
    expect(assign).not.toHaveBeenCalled();
  });
  it('PAY-9, DECIDE-61: a failure is told over the built-in plan, which cannot be bought', async () => {
    vi.spyOn(console, 'warn').mockImplementation(() => {});
    const { user, asked } = await open({ tier: 'free', prices: () => new Response('<html>', { status: 500 }) });
    expect(await main().findByText('Failed to load pricing information. Please try again.')).toBeVisible();
    expect(main().getByText('$2.99')).toBeVisible();
    await user.click(await subscribe());
    expect(await main().findByText(UNAVAILABLE)).toBeVisible();
    expect(asked('POST', CHECKOUT)).toHaveLength(0);
  });
  it('the press asks for the prices again, and goes on where they came', async () => {
    const { asked, assign } = await press({
      prices: ({ count }) => (count === 1 ? new Response('<html>', { status: 500 }) : Response.json(PRICES)),
    });
    await waitFor(() => expect(assign).toHaveBeenCalledExactlyOnceWith(PAGE));
    expect(asked('POST', CHECKOUT)).toHaveLength(1);
  });
});

describe('with a plan already', () => {
  it('DECIDE-63: of this very plan it says so, and offers Manage Billing', async () => {
    await open({ tier: 'basic' });
    expect(await main().findByText('Basic is your plan now.')).toBeVisible();
    expect(main().getByRole('button', { name: /^Manage Billing/ })).toBeVisible();
    expect(way()).toBeNull();
  });
  it('keeps the room of the way until the own plan is known', async () => {
    const held = gate();
    await open({ tier: 'basic', own: () => held.passed.then(() => undefined) });
    expect(await main().findByRole('status', { name: 'Looking up your plan' })).toHaveAttribute('aria-busy', 'true');
    expect(way()).toBeNull();
    await act(async () => held.open());
    expect(await subscribe()).toBeVisible();
    expect(main().queryByRole('status', { name: 'Looking up your plan' })).toBeNull();
  });
  it('offers the plan where the own one cannot be asked for: the server decides', async () => {
    const held = gate();
    const own = ({ count }: Call) => (count === 1 ? ('cut' as const) : held.passed.then(() => 'cut' as const));
    const { router, asked } = await open({ tier: 'basic', own });
    const button = await subscribe();
    const { queryClient } = router.options.context;
    await act(async () => void queryClient.refetchQueries({ queryKey: ['payments', 'subscription'] }));
    expect(asked('GET', OWN)).toHaveLength(2);
    expect(button).toBeVisible();
    await act(async () => held.open());
    expect(button).toBeVisible();
  });
  it.each([
    ['premium', 'Premium'],
    ['basic', 'Change to Premium'],
    ['free', 'Start Premium'],
  ] as const)('DECIDE-63: for who has %s the page is called %s', async (tier, title) => {
    await open({ path: '/payment?plan=premium', tier });
    expect(await main().findByRole('heading', { level: 1, name: title })).toBeVisible();
  });
  it.each([
    ['basic', 'basic', { cancel_at_period_end: true }, /^Basic is your plan until the month ends\./],
    ['premium', 'basic', { cancel_at_period_end: true }, /^Your plan ends with this month\. Keep it/],
    ['basic', 'basic', { status: 'past_due' }, /^The last payment did not go through\./],
    ['premium', 'free', { status: 'past_due' }, /^The last payment did not go through\./],
  ] as const)(
    'the page of %s leads who has %s to the bills where there is something to see to: %j',
    async (plan, tier, state, words) => {
      const own = { subscribed: tier !== 'free', subscription_tier: tier, subscription_end: null, ...state };
      await open({ path: `/payment?plan=${plan}`, tier, own: () => Response.json(own) });
      expect(await main().findByText(words)).toBeVisible();
      expect(main().getByRole('button', { name: /^Manage Billing/ })).toBeVisible();
      expect(way()).toBeNull();
    },
  );
  it('DECIDE-63: the other one is changed to, at the provider’s page', async () => {
    const { user, asked } = await open({ path: '/payment?plan=premium', tier: 'basic' });
    const button = await main().findByRole('button', { name: 'Change to Premium' });
    expect(button).toHaveAccessibleDescription(
      /^Premium begins at once, and the difference for the rest of this month is billed now\./,
    );
    const assign = watchLeaving();
    await user.click(button);
    await waitFor(() => expect(assign).toHaveBeenCalledExactlyOnceWith(PAGE));
    expect(asked('POST', CHECKOUT)[0]?.body).toEqual({ priceId: 'price_premium' });
  });
  it('DECIDE-63: bought meanwhile elsewhere, the server says so and the page asks what holds now', async () => {
    const refusal = { error: 'You already have this plan', code: 'already_subscribed' };
    const { asked } = await press({ checkout: () => Response.json(refusal, { status: 409 }) });
    expect(await main().findByRole('alert')).toHaveTextContent('You already have this plan');
    await waitFor(() => expect(asked('GET', OWN)).toHaveLength(2));
  });
});

describe('the way back from the checkout', () => {
  it('without buying is told in a quiet line, and leaves the address', async () => {
    const { router } = await open({ path: '/payment?plan=premium&checkout=cancelled', tier: 'free' });
    expect(await main().findByText(/^Nothing was bought\./)).toBeVisible();
    await waitFor(() => expect(router.state.location.href).toBe('/payment?plan=premium'));
    expect(main().getByText(/^Nothing was bought\./)).toHaveAttribute('role', 'status');
    expect(router.history.length).toBe(1);
  });
  it('is not told without its reason', async () => {
    await open({ path: '/payment?plan=premium&checkout=success', tier: 'free' });
    await subscribe();
    expect(main().queryByText(/^Nothing was bought/)).toBeNull();
  });
});
