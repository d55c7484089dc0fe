import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { Tier } from '#contract/tiers';
import { CONFIG } from '../../../tests/helpers/page-config.ts';
import { ANNA, tokenFor } from '../../../tests/helpers/session.ts';
import { createQueryClient } from '../../lib/query-client.ts';
import { beginSession, endSession } from '../../lib/session.ts';
import { createAppRouter } from '../../router.tsx';
import { subscriptionQuery } from '../session/check-subscription.ts';
import { configQuery } from '../session/session.queries.ts';
import { keepAdRooms } from './keep-ad-rooms.ts';

const rooms = () => localStorage.getItem('ad-rooms');
const planOf = (tier: Tier) => ({ subscribed: tier !== 'free', subscription_tier: tier, subscription_end: null });

function begin({ enabled = true } = {}) {
  const client = createQueryClient();
  keepAdRooms(createAppRouter(client));
  const look = () =>
    client.setQueryData(configQuery.queryKey, { ...CONFIG, ads: { ...CONFIG.ads, enabled, tiers: ['free', 'basic'] } });
  look();
  return {
    look,
    hear: (tier: Tier) => client.setQueryData(subscriptionQuery(ANNA.id).queryKey, planOf(tier)),
  };
}
beforeEach(() => localStorage.clear());
afterEach(() => endSession());

describe('what the next page keeps rooms for', () => {
  it('a visitor has rooms, unless the deployment has no ads', () => {
    begin();
    expect(rooms()).toBeNull();
    begin({ enabled: false });
    expect(rooms()).toBe('none');
  });
  it('PROD-14, ADS-12: none as soon as premium is heard of, and again when it has ended', () => {
    beginSession({ token: tokenFor(ANNA), user: ANNA });
    const { hear } = begin();
    expect(rooms()).toBeNull();
    hear('premium');
    expect(rooms()).toBe('none');
    hear('basic');
    expect(rooms()).toBeNull();
  });
  it('DECIDE-3: until the server names the plan, what an earlier page kept for the same user holds', () => {
    beginSession({ token: tokenFor(ANNA), user: ANNA });
    begin().hear('premium');
    begin();
    expect(rooms()).toBe('none');
    begin().hear('basic');
    begin();
    expect(rooms()).toBeNull();
  });
  it('who signs in on this page has what the account says, and a visitor after them what visitors have', () => {
    const { look } = begin();
    beginSession({ token: tokenFor(ANNA), user: { ...ANNA, subscription_status: 'premium' } });
    look();
    expect(rooms()).toBe('none');
    endSession();
    begin();
    expect(rooms()).toBeNull();
  });
});
