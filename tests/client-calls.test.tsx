// The calls that the page has ready for its screens, each against the address that it asks.
import { type FetchQueryOptions, QueryClient } from '@tanstack/react-query';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { logIn, registerAccount } from '../src/features/auth/auth.queries.ts';
import { recentStoriesQuery } from '../src/features/profile/profile.queries.ts';
import { checkSubscription } from '../src/features/session/check-subscription.ts';
import { createCheckoutSession, getTier, getTiers } from '../src/features/session/payments.ts';
import { storyQuery } from '../src/features/story-reader/story-reader.queries.ts';
import { waitForStory } from '../src/features/story-reader/wait-for-story.ts';
import { PRICES } from './helpers/prices.ts';
import { remember } from './helpers/render-route.tsx';
import { ANNA, sessionOf, tokenFor } from './helpers/session.ts';
import { STORY_ID, storyLike } from './helpers/stories.ts';

const EMAIL = { email: 'anna@example.com', password: 'secret1' };
const SESSION = { token: tokenFor(), user: ANNA };
const PLAN = { subscribed: false, subscription_tier: 'free', subscription_end: null };
const PAGE = { url: 'https://pay.example/c/1' };
const STORIES = { stories: [], limit: 10, last_key: null };
const STATUS = { status: 'complete', error: null };
const story = storyLike();

const client = () => new QueryClient();
const fetchOnce = <T, K extends readonly unknown[]>(options: FetchQueryOptions<T, Error, T, K>) =>
  client().fetchQuery({ ...options, retry: false });
afterEach(() => vi.unstubAllGlobals());

describe('the calls of the page', () => {
  it.each<[string, () => Promise<unknown>, string, unknown, unknown]>([
    ['logging in', () => logIn(EMAIL), 'POST /api/auth/login', SESSION, SESSION],
    ['making an account', () => registerAccount({ ...EMAIL, name: null }), 'POST /api/auth/register', SESSION, SESSION],
    ['the plan of the user', () => checkSubscription(client()), 'GET /api/payments/subscription', PLAN, PLAN],
    [
      'the checkout of a price',
      () => createCheckoutSession({ price_id: 'price_basic' }),
      'POST /api/payments/checkout',
      PAGE,
      PAGE,
    ],
    ['what all plans cost', () => getTiers(client()), 'GET /api/payments/prices', PRICES, PRICES.pricing_tiers],
    [
      'what one plan costs',
      () => getTier(client(), 'basic'),
      'GET /api/payments/prices',
      PRICES,
      PRICES.pricing_tiers.basic,
    ],
    ['ten stories', () => fetchOnce(recentStoriesQuery(ANNA.id)), 'GET /api/stories?limit=10', STORIES, STORIES],
    ['one story', () => fetchOnce(storyQuery(STORY_ID)), `GET /api/stories/${STORY_ID}`, story, story],
    ['how far a story is', () => waitForStory(STORY_ID), `GET /api/stories/${STORY_ID}/status`, STATUS, STATUS],
  ])('API-27: there is one for %s', async (_, call, asked, answer, result) => {
    remember(sessionOf());
    const fetched = vi.fn<typeof fetch>(async () => Response.json(answer));
    vi.stubGlobal('fetch', fetched);
    expect(await call()).toMatchObject(Object(result));
    const [[path, init] = []] = fetched.mock.calls;
    expect([init?.method, path]).toEqual(asked.split(' '));
  });
});
