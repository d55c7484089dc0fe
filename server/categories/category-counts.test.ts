import * as v from 'valibot';
import { afterEach, describe, expect, it } from 'vitest';
import { CategoriesAnswerSchema, CategoryIncrementAnswerSchema } from '#contract/category-calls';
import { GenerateAnswerSchema } from '#contract/stories';
import { createTestApp, PASSWORD, WISH, type AskFor, type TestApp } from '../../tests/helpers/test-app.ts';

let server: TestApp;
afterEach(() => server.close());
const open = async (...options: Parameters<typeof createTestApp>) => (server = await createTestApp(...options));
const HOUR = 3_600_000;

const click = (ask: AskFor, category_type: unknown, category_value: unknown, address?: string) =>
  ask('/api/categories/increment', {
    method: 'POST',
    body: { category_type, category_value },
    ...(address === undefined ? {} : { address }),
  });
const scoreAfter = async (answer: Response) => {
  expect(answer.status).toBe(200);
  return v.parse(CategoryIncrementAnswerSchema, await answer.json()).popularity_score;
};
/** Every category that was chosen, with its score. */
const scores = async () => {
  const answer = await server.ask('/api/categories');
  const { categories } = v.parse(CategoriesAnswerSchema, await answer.json());
  return Object.fromEntries(
    categories
      .filter(({ popularity_score }) => popularity_score > 0)
      .map(({ category_type, value, popularity_score }) => [`${category_type}/${value}`, popularity_score]),
  );
};
/** How many rows say who was counted; addresses are nobody. */
const known = async () =>
  (await server.database.selectFrom('category_counts').select('viewer').where('viewer', 'not like', 'ip:%').execute())
    .length;
const generate = (ask: AskFor, change: object = {}, headers: Record<string, string> = {}) =>
  ask('/api/stories/generate', { method: 'POST', body: { ...WISH, ...change }, headers });

describe('POST /api/categories/increment', () => {
  it('API-23 raises the score by one for each viewer, once in an hour', async () => {
    const { visitor, later } = await open();
    const [first, second] = [visitor(), visitor()];
    const answer = await click(first, 'themes', 'bedtime');
    expect([answer.status, await answer.clone().json()]).toEqual([
      200,
      { category_type: 'themes', category_value: 'bedtime', popularity_score: 1 },
    ]);
    expect(answer.headers.get('Cache-Control')).toBe('no-store');
    expect(await scoreAfter(await click(first, 'themes', 'bedtime'))).toBe(1);
    expect(await scoreAfter(await click(first, 'themes', 'family'))).toBe(1);
    expect(await scoreAfter(await click(first, 'characters', 'family'))).toBe(1);
    expect(await scoreAfter(await click(second, 'themes', 'bedtime', '192.0.2.2'))).toBe(2);
    later(HOUR);
    expect(await scoreAfter(await click(first, 'themes', 'bedtime'))).toBe(3);
    expect(await scores()).toEqual({ 'themes/bedtime': 3, 'themes/family': 1, 'characters/family': 1 });
  });
  it('API-23 takes an option value of the group for its category', async () => {
    const { ask } = await open();
    for (const [type, value, slug] of [
      ['settings', 'forest', 'enchanted-forest'],
      ['ages', 'elementary', 'school-age'],
      ['characters', 'fantasy', 'princess'],
      ['themes', 'animal', 'animals'],
    ]) {
      const answer = await click(ask, type, value);
      expect(await answer.json()).toEqual({ category_type: type, category_value: slug, popularity_score: 1 });
    }
  });
  it.each([
    ['themes', 'zzz'],
    ['ages', 'bedtime'],
    ['settings', ''],
    ['themes', '__proto__'],
    ['themes', 'ж'.repeat(5000)],
  ])('API-23 answers 404 for an unknown value: %s %s', async (type, value) => {
    const { ask } = await open();
    const answer = await click(ask, type, value);
    expect([answer.status, await answer.json()]).toMatchObject([404, { code: 'category_not_found' }]);
    expect([await known(), await scores()]).toEqual([0, {}]);
  });
  it.each([
    ['an unknown type', 'zzz', 'bedtime', 'category_type'],
    ['no type', undefined, 'bedtime', 'category_type'],
    ['no value', 'themes', undefined, 'category_value'],
    ['a number', 'themes', 7, 'category_value'],
  ])('refuses %s', async (_what, type, value, field) => {
    const { ask } = await open();
    const answer = await click(ask, type, value);
    expect([answer.status, await answer.json()]).toMatchObject([
      400,
      { code: 'validation_failed', fields: { [field]: expect.any(String) } },
    ]);
  });
  it('counts a user on all devices once, and nobody with a token that is good for nothing', async () => {
    const { signedIn, visitor } = await open();
    const family = await signedIn();
    const headers = { Authorization: `Bearer ${family.token}` };
    const elsewhere: AskFor = (path, ask = {}) => visitor()(path, { ...ask, headers, address: '203.0.113.9' });
    expect(await scoreAfter(await click(family.ask, 'themes', 'bedtime'))).toBe(1);
    expect(await scoreAfter(await click(elsewhere, 'themes', 'bedtime'))).toBe(1);
    const wrong: AskFor = (path, ask = {}) => visitor()(path, { ...ask, headers: { Authorization: 'Bearer x' } });
    expect((await click(wrong, 'themes', 'bedtime')).status).toBe(401);
    expect(await scores()).toEqual({ 'themes/bedtime': 1 });
  });
  it('does not take who drops his cookies for somebody new', async () => {
    const { visitor } = await open();
    for (let times = 0; times < 3; times++) await click(visitor(), 'themes', 'bedtime');
    expect(await scores()).toEqual({ 'themes/bedtime': 1 });
  });
  it('counts five of one category from one address in an hour, however many cookies come from it', async () => {
    const { visitor, later, signedIn } = await open();
    const clicks = async (count: number, category: string) => {
      for (let each = 0; each < count; each += 1) {
        const reader = visitor();
        await reader('/api/anonymous/status');
        await click(reader, 'themes', category);
      }
    };
    await clicks(8, 'bedtime');
    await clicks(1, 'family');
    expect(await scores()).toEqual({ 'themes/bedtime': 5, 'themes/family': 1 });
    await click((await signedIn()).ask, 'themes', 'bedtime');
    later(HOUR);
    await clicks(1, 'bedtime');
    expect(await scores()).toEqual({ 'themes/bedtime': 7, 'themes/family': 1 });
  });
  it('counts thirty a minute', async () => {
    const { ask } = await open({ env: { RATE_LIMIT_SCALE: '1' } });
    await click(ask, 'themes', 'bedtime');
    for (let times = 0; times < 30; times++) expect((await click(ask, 'themes', 'bedtime')).status).toBe(200);
    const answer = await click(ask, 'themes', 'bedtime');
    expect([answer.status, Number(answer.headers.get('Retry-After')) > 0]).toEqual([429, true]);
  });
});

describe('a generated story', () => {
  it('counts for each category that its choices stand for', async () => {
    const { ask } = await open();
    await generate(ask, { theme: 'adventure', character: 'fantasy', setting: 'forest', age_group: 'elementary' });
    expect(await scores()).toEqual({
      'themes/adventures': 1,
      'themes/magical': 1,
      'characters/princess': 1,
      'settings/enchanted-forest': 1,
      'ages/school-age': 1,
    });
  });
  it('counts once in an hour for a viewer, together with clicks', async () => {
    const { ask, later } = await open();
    await click(ask, 'characters', 'robot');
    await generate(ask);
    await generate(ask);
    expect(await scores()).toMatchObject({ 'characters/robot': 1, 'themes/friendship': 1 });
    later(HOUR);
    await generate(ask);
    expect(await scores()).toMatchObject({ 'characters/robot': 2, 'themes/friendship': 2 });
  });
  it('does not count again for a press that is sent again, nor for a retry', async () => {
    const { ask, database, later } = await open({ tell: () => Promise.reject(new Error('no')) });
    const key = { 'Idempotency-Key': 'the-same-press' };
    const { story_id } = v.parse(GenerateAnswerSchema, await (await generate(ask, {}, key)).json());
    const once = await scores();
    expect(once).toMatchObject({ 'characters/robot': 1 });
    later(HOUR);
    expect((await generate(ask, {}, key)).headers.get('Idempotency-Replayed')).toBe('true');
    await database.updateTable('stories').set({ status: 'failed' }).where('id', '=', story_id).execute();
    expect((await ask(`/api/stories/${story_id}/retry`, { method: 'POST' })).status).toBe(202);
    expect(await scores()).toEqual(once);
  });
  it('counts nothing when it is refused', async () => {
    const { ask } = await open({ env: { ANON_DAILY_LIMIT: '1' } });
    await generate(ask);
    const once = await scores();
    expect((await generate(ask, { theme: 'science' })).status).toBe(429);
    expect((await generate(ask, { theme: 'nonsense' })).status).toBe(400);
    expect(await scores()).toEqual(once);
  });
});

describe('who was counted', () => {
  it('is forgotten when the hour is over, the score is not', async () => {
    const { ask, later, sweeper } = await open();
    await click(ask, 'themes', 'bedtime');
    await sweeper.sweep();
    expect(await known()).toBeGreaterThan(0);
    later(HOUR);
    await sweeper.sweep();
    expect(await known()).toBe(0);
    expect(await scores()).toEqual({ 'themes/bedtime': 1 });
  });
  it('is forgotten with his account', async () => {
    const { signedIn } = await open();
    const family = await signedIn();
    await click(family.ask, 'themes', 'bedtime');
    expect(await known()).toBe(1);
    const answer = await family.ask('/api/account', { method: 'DELETE', body: { password: PASSWORD } });
    expect(answer.status).toBe(200);
    expect(await known()).toBe(0);
  });
});
