// An export holds all that is kept about a family. Whoever adds a table or a column says here where it stands in it, or why not.
import * as v from 'valibot';
import { afterEach, describe, expect, it } from 'vitest';
import { AccountExportSchema, type AccountExport } from '#contract/account-export';
import type { Tables } from '../platform/tables.ts';
import { isOnPostgres } from '../../tests/helpers/empty-database.ts';
import { createTestApp, WISH, type AskFor, type Family, type TestApp } from '../../tests/helpers/test-app.ts';

/** What processes on several machines share is in no file of one. */
const OF_POSTGRES = ['rate_limits', 'shared_secret'];
/** The part of the export that tells of a table; in words, why none does. */
const TOLD_IN: Record<keyof Tables, keyof AccountExport | { because: string }> = {
  users: 'user',
  external_identities: 'external_identities',
  password_resets: 'letters_open_until',
  stories: 'stories',
  pictures: 'stories',
  story_likes: 'likes',
  story_reports: 'reports',
  story_views: 'read_today',
  category_counts: 'categories_chosen',
  daily_usage: 'daily_usage',
  billing_accounts: 'billing',
  checkout_sessions: 'open_checkouts',
  subscription_changes: 'subscription_history',
  story_jobs: { because: 'says which worker tells a story just now' },
  idempotent_answers: { because: 'an answer that was given, without names, for a day' },
  category_popularity: { because: 'counts without persons' },
  analytics_events: { because: 'of devices that nobody can lead to a family' },
  revoked_tokens: { because: 'ids of sessions, of nobody' },
  payment_events: { because: 'ids of events, of nobody' },
  sandbox_payment_objects: { because: 'the provider’s, who has an export of his own' },
  sandbox_payment_events: { because: 'the provider’s' },
  provider_spending: { because: 'sums of a day, of nobody' },
  tidying: { because: 'when the file was rewritten' },
  rate_limits: { because: 'keyed hashes, of a day at most' },
  shared_secret: { because: 'what processes sign with, of nobody' },
};
/** Columns of an account and of a story that the export does not tell, and why. */
const NOT_TOLD: Record<string, Record<string, string>> = {
  users: {
    password_hash: 'a secret',
    email_key: 'the email again',
    subscription_grace_until: 'a part of how the plan counts',
  },
  stories: {
    owner: 'the family itself',
    error: 'a text of ours, told by the status',
    current_step: 'how far it was told',
    cover: 'a name of a file',
    theme: 'stands in the parameters',
    character: 'stands in the parameters',
    setting: 'stands in the parameters',
    age_group: 'stands in the parameters',
    story_language: 'stands in the parameters',
    is_seed: 'never true of a family’s',
    quota: 'stands in the daily usage',
    queued_at: 'when it was told last',
    provider_micro_usd: 'what it cost us',
  },
};
const TOLD_AS: Record<string, string> = {
  id: 'story_id',
  token_version: 'times_all_sessions_ended',
};

let server: TestApp;
afterEach(() => server.close());
const make = async (ask: AskFor, name: string, wish: object = {}): Promise<string> => {
  const body = { ...WISH, protagonist_name: name, ...wish };
  const { story_id }: { story_id: string } = await (
    await ask('/api/stories/generate', { method: 'POST', body, headers: { 'Idempotency-Key': `a press ${name}` } })
  ).json();
  return story_id;
};
const tablesOf = async () => (await server.database.introspection.getTables()).map(({ name }) => name).toSorted();
const columnsOf = async (table: string) => {
  const found = (await server.database.introspection.getTables()).find(({ name }) => name === table);
  return (found?.columns ?? []).map(({ name }) => name).toSorted();
};
const exportOf = async ({ ask }: Family): Promise<unknown> => (await ask('/api/account/export')).json();

/** A family of which every table knows something, and a story of others that it read, liked and reported. */
async function fullFamily(others: Family) {
  const { database, signedIn } = server;
  const family = await signedIn();
  const story_id = await make(family.ask, 'Mia', { include_images: true });
  await expect.poll(async () => (await (await family.ask(`/api/stories/${story_id}`)).json()).status).toBe('complete');
  const change = { title: 'Mended by hand', hidden_images: ['cover'] };
  expect((await family.ask(`/api/stories/${story_id}`, { method: 'PUT', body: change })).status).toBe(200);
  const theirs = await make(others.ask, 'Otherchild');
  await others.ask(`/api/stories/${theirs}`, { method: 'PUT', body: { visibility: 'public', confirm_public: true } });
  await family.ask(`/api/stories/${theirs}`);
  await family.ask(`/api/stories/${theirs}/like`, { method: 'PUT' });
  await family.ask(`/api/stories/${theirs}/report`, { method: 'POST', body: { reason: 'other', details: 'too loud' } });
  const { userId: user_id } = family;
  await database.insertInto('password_resets').values({ token_hash: 'x', user_id, expires_at: 2000 }).execute();
  await database
    .insertInto('external_identities')
    .values({ issuer: 'https://accounts.google.com', subject: 'known-there-as', user_id, created_at: 1000 })
    .execute();
  const session = { price: 'price_basic', idempotency_key: 'k', session: null, opened_at: 1000 };
  await database
    .insertInto('checkout_sessions')
    .values({ user_id, ...session })
    .execute();
  const account = { customer: 'cus_1', subscription: 'sub_1', status: 'active', tier: 'basic', period_end: 5000 };
  const reading = { cancel_at_period_end: 1, past_due_since: null, readings: 1, applied: 1, read_at: 1000 };
  await database
    .insertInto('billing_accounts')
    .values({ user_id, ...account, ...reading })
    .execute();
  const event = { id: 'c', tier: 'basic', status: 'active', ends_at: null, created_at: 1000 };
  await database
    .insertInto('subscription_changes')
    .values({ user_id, ...event })
    .execute();
  return { family, theirs };
}

describe('an export', () => {
  it('tells of every table, or is known not to', async () => {
    server = await createTestApp();
    const known = Object.keys(TOLD_IN).filter((table) => isOnPostgres() || !OF_POSTGRES.includes(table));
    expect(await tablesOf()).toEqual(known.toSorted());
  });

  it('tells all that is kept about a family, and nothing of others', async () => {
    server = await createTestApp({ env: { SHOWCASE: 'on' } });
    const others = await server.signedIn();
    const { family, theirs } = await fullFamily(others);
    const exported = await exportOf(family);
    const told = v.parse(AccountExportSchema, exported);
    for (const part of Object.values(TOLD_IN))
      if (typeof part === 'string') expect([part, told[part]]).not.toEqual([part, expect.toSatisfy(isEmpty)]);
    expect(told).toMatchObject({
      user: { id: family.userId, email: 'family-2@example.com' },
      stories: [{ title: 'Mended by hand', hidden_images: ['cover'], parameters: { protagonist_name: 'Mia' } }],
      likes: [{ story_id: theirs }],
      reports: [{ story_id: theirs, details: 'too loud' }],
      read_today: [{ story_id: theirs, day: '2026-11-20' }],
      daily_usage: [{ day: '2026-11-20', kind: 'told', used: 1 }],
      billing: { customer: 'cus_1', cancel_at_period_end: true },
      external_identities: [{ issuer: 'https://accounts.google.com', subject: 'known-there-as' }],
    });
    expect(told.stories[0]?.images.map(({ alt }) => alt).join(' ')).toContain('Mia');
    expect(JSON.stringify(exported)).not.toMatch(/Otherchild|family-1@|argon2|a press/);
    expect(JSON.stringify(exported)).not.toContain(others.userId);
  });

  it.each(['users', 'stories'])('tells every column of %s, or is known not to', async (table) => {
    server = await createTestApp({ env: { SHOWCASE: 'on' } });
    const told = v.parse(AccountExportSchema, await exportOf((await fullFamily(await server.signedIn())).family));
    const names = [...Object.keys(told), ...Object.keys(told.user), ...Object.keys(told.stories[0] ?? {})];
    const missing = (await columnsOf(table)).filter(
      (column) => !names.includes(column) && !names.includes(TOLD_AS[column] ?? ''),
    );
    expect(missing).toEqual(Object.keys(NOT_TOLD[table] ?? {}).toSorted());
  });
});

const isEmpty = (part: unknown): boolean => part === null || (Array.isArray(part) && part.length === 0);
