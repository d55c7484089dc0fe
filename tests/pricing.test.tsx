// /pricing: what is said of the showcase, the three plans, and what stands there when the prices cannot be asked for.
import { act, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { PRICES } from './helpers/prices.ts';
import { gate, remember, renderRoute, type Call } from './helpers/render-route.tsx';
import { sessionOf } from './helpers/session.ts';

const ASKED = '/payments/prices';
const OWN = '/payments/subscription';
const FAILED = 'Failed to load pricing information. Please refresh the page.';
type Answer = Response | 'cut' | undefined;

interface Answers {
  prices?: (call: Call) => Answer | Promise<Answer>;
  tier?: 'free' | 'basic' | 'premium';
  showcase?: 'on' | 'off';
}
async function open({ prices = () => Response.json(PRICES), tier, showcase = 'off' }: Answers = {}) {
  if (tier) remember(sessionOf());
  const page = await renderRoute('/pricing', {
    env: { SHOWCASE: showcase },
    answer: (call) => {
      if (call.path === ASKED) return prices(call);
      if (call.path !== OWN) return undefined;
      return Response.json({ subscribed: tier !== 'free', subscription_tier: tier, subscription_end: null });
    },
  });
  await screen.findByRole('heading', { level: 1, name: 'More stories, same bedtime' });
  return page;
}
const main = () => within(screen.getByRole('main'));
function card(name: string) {
  const item = main().getByRole('heading', { level: 2, name }).closest('li');
  if (!item) throw new Error(`${name} is no entry of the list`);
  return within(item);
}
const holds = (name: string) =>
  card(name)
    .getAllByRole('listitem')
    .map((feature) => feature.textContent);

describe('the showcase', () => {
  it('PRICE-1, PRICE-2, ROLE-15, DECIDE-1: premium features and unlimited stories are open to everybody', async () => {
    await open({ showcase: 'on' });
    expect(await main().findByText(/^All premium features are enabled for showcase/)).toBeVisible();
    expect(main().getByText(/unlimited story generation/)).toBeVisible();
    expect(main().getByText(/Nothing needs to be bought now\.$/)).toBeVisible();
  });
  it('DECIDE-1: off, nothing is said of it, and the plans are there all the same', async () => {
    await open({ showcase: 'off' });
    expect(await main().findByText(/^Stay with the free plan as long as you like/)).toBeVisible();
    expect(main().queryByText(/showcase|unlimited story generation/i)).toBeNull();
    expect(holds('Premium')).toContain('Unlimited stories');
  });
  it.each(['on', 'off'] as const)(
    'PRICE-3, DECIDE-64: %s, it leads back to the story creator and on to a plan',
    async (showcase) => {
      await open({ showcase });
      expect(main().getByRole('link', { name: 'Back to the story creator' })).toHaveAttribute('href', '/');
      expect(card('Basic').getByRole('link', { name: 'Choose Basic' })).toHaveAttribute('href', '/payment?plan=basic');
      expect(card('Premium').getByRole('link', { name: 'Choose Premium' })).toHaveAttribute(
        'href',
        '/payment?plan=premium',
      );
      expect(card('Free').queryByRole('link', { name: /Choose/ })).toBeNull();
    },
  );
});

describe('the plans', () => {
  it('PRICE-4, ROUTE-7: cost what the service says', async () => {
    const { asked } = await open();
    expect(await card('Basic').findByText('$3.49')).toBeVisible();
    expect(card('Basic').getByText('a month')).toBeVisible();
    expect(card('Free').getByText('forever')).toBeVisible();
    expect(holds('Basic')).toEqual(PRICES.pricing_tiers.basic.features);
    expect(asked('GET', ASKED)).toHaveLength(1);
  });
  it('keep the room of their prices until those are known', async () => {
    const held = gate();
    await open({ prices: () => held.passed.then(() => Response.json(PRICES)) });
    expect(card('Basic').queryByText(/\$/)).toBeNull();
    expect(holds('Premium')).toContain('Unlimited stories');
    expect(main().getByText('Looking up the prices')).toBeInTheDocument();
    await act(async () => held.open());
    expect(await card('Basic').findByText('$3.49')).toBeVisible();
    expect(main().queryByText('Looking up the prices')).toBeNull();
  });
  it('show the words of a provider that has others', async () => {
    const lantern = { ...PRICES.pricing_tiers.basic, product_name: 'Lantern', features: ['A light'], period: 'year' };
    await open({
      prices: () => Response.json({ ...PRICES, pricing_tiers: { ...PRICES.pricing_tiers, basic: lantern } }),
    });
    await main().findByRole('heading', { level: 2, name: 'Lantern' });
    expect(card('Lantern').getByText('year')).toBeVisible();
    expect(holds('Lantern')).toEqual(['A light']);
  });
  it('PRICE-5, DECIDE-64: signed out, nobody asks for a plan and none is marked', async () => {
    const { asked } = await open();
    await card('Basic').findByText('$3.49');
    expect(asked('GET', OWN)).toHaveLength(0);
    expect(main().queryByText('Your plan now')).toBeNull();
  });
  it.each([
    ['free', 'Free'],
    ['basic', 'Basic'],
    ['premium', 'Premium'],
  ] as const)('PRICE-5, DECIDE-64: signed in, %s is asked for and marked', async (tier, name) => {
    const { asked } = await open({ tier });
    expect(await card(name).findByText('Your plan now')).toBeVisible();
    expect(card(name).queryByRole('link')).toBeNull();
    expect(main().getAllByText('Your plan now')).toHaveLength(1);
    expect(asked('GET', OWN).length).toBeGreaterThan(0);
  });
  it('say what holds for all of them', async () => {
    await open();
    const list = within(main().getByRole('list', { name: 'Good to know' }));
    expect(list.getAllByRole('listitem').map((entry) => entry.querySelector('b')?.textContent)).toEqual([
      'Cancel any time',
      'Your stories stay',
      'Cards stay private',
    ]);
  });
});

describe('without an answer', () => {
  it.each([
    ['a refusal', () => new Response('<html>', { status: 500 })],
    ['an answer that is none', () => Response.json({})],
  ])('PRICE-6, PRICE-7, DECIDE-61: after %s an alert stands over the built-in plans', async (_, prices) => {
    await open({ prices });
    expect(await main().findByRole('alert')).toHaveTextContent(FAILED);
    expect(card('Basic').getByText('$2.99')).toBeVisible();
    expect(card('Premium').getByText('$8.99')).toBeVisible();
  });
  it('PRICE-6: no answer at all is asked for once more', async () => {
    const { asked } = await open({ prices: ({ count }) => (count === 1 ? 'cut' : Response.json(PRICES)) });
    expect(await card('Basic').findByText('$3.49')).toBeVisible();
    expect(asked('GET', ASKED)).toHaveLength(2);
    expect(main().queryByRole('alert')).toBeNull();
  });
  it('offline, the last known prices stay and a quiet line says so', async () => {
    const { queryClient } = await withClient();
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    await act(async () => {
      await queryClient.invalidateQueries({ queryKey: ['payments', 'prices'] });
    });
    expect(await main().findByText('You’re offline. These are the last prices we know.')).toBeVisible();
    expect(card('Basic').getByText('$3.49')).toBeVisible();
    expect(main().queryByRole('alert')).toBeNull();
  });
});

/** A page whose prices came once, and do not come again. */
async function withClient() {
  const page = await open({
    prices: ({ count }) => (count === 1 ? Response.json(PRICES) : new Response('', { status: 503 })),
  });
  await waitFor(() => expect(card('Basic').getByText('$3.49')).toBeVisible());
  return { ...page, queryClient: page.router.options.context.queryClient };
}
