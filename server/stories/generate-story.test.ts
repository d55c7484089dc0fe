import * as v from 'valibot';
import { afterEach, describe, expect, it } from 'vitest';
import {
  AGE_GROUPS,
  CHARACTERS,
  DIFFICULTIES,
  IMAGE_STYLES,
  LENGTHS,
  MORALS,
  SETTINGS,
  THEMES,
  TONES,
} from '#contract/options';
import { GenerateAnswerSchema } from '#contract/stories';
import { BAD_NAMES, EMPTY_NAMES, GOOD_NAMES } from '../../tests/child-name-cases.ts';
import { createTestApp, never, rowCounts, WISH, type AskFor, type TestApp } from '../../tests/helpers/test-app.ts';

let server: TestApp;
afterEach(() => server.close());
const open = async (...options: Parameters<typeof createTestApp>) => (server = await createTestApp(...options));
const generate = (ask: AskFor, change: object = {}, headers: Record<string, string> = {}) =>
  ask('/api/stories/generate', { method: 'POST', body: { ...WISH, ...change }, headers });
const parse = async (answer: Response) => v.parse(GenerateAnswerSchema, await answer.json());

describe('POST /api/stories/generate', () => {
  it('API-7 ENT-9 GEN-19 answers an anonymous visitor 201 with the story id when the text is there in time', async () => {
    const { ask } = await open();
    const answer = await generate(ask);
    expect(answer.status).toBe(201);
    const made = await parse(answer);
    expect(made).toMatchObject({
      status: 'complete',
      include_images: false,
      current_usage: 1,
      daily_limit: 5,
      reset_at: '2026-11-21T00:00:00.000Z',
      progress: { current_step: 10, total_steps: 10 },
    });
    expect(made.parameters).toMatchObject({
      moral: 'none',
      difficulty: 'simple',
      tone: 'calm',
      protagonist_name: 'Mia',
    });
    expect(answer.headers.get('Location')).toBe(`/api/stories/${made.story_id}`);
    expect(answer.headers.get('Cache-Control')).toBe('no-store');
  });

  it('answers 202 at once without sync, and 202 after the wait when the storyteller is slow', async () => {
    const { ask } = await open({ tell: never, env: { GENERATE_SYNC_WAIT_MS: '60' } });
    const first = await generate(ask, { sync: false });
    expect(first.status).toBe(202);
    expect(await parse(first)).toMatchObject({ status: 'pending', progress: { current_step: 0 } });
    const second = await generate(ask);
    expect(second.status).toBe(202);
    expect((await parse(second)).status).toBe('processing');
  });

  it('answers pictures as they will be: none yet', async () => {
    const { ask } = await open();
    const made = await parse(await generate(ask, { include_images: true, image_style: 'comic' }));
    expect(made.include_images).toBe(false);
    expect(made.parameters).toMatchObject({ include_images: false, image_style: 'comic' });
  });

  it('VAL-16 names the missing fields and leaves nothing behind', async () => {
    const { ask, database } = await open();
    for (const field of ['protagonist_name', 'age_group', 'theme', 'character', 'setting', 'length']) {
      for (const value of [undefined, null, '', ' ']) {
        const answer = await generate(ask, { [field]: value });
        expect(answer.status).toBe(400);
        expect(await answer.json()).toMatchObject({
          error: 'Please fill in all required fields',
          code: 'validation_failed',
          fields: { [field]: 'required' },
        });
      }
    }
    expect(await rowCounts(database)).toMatchObject({ stories: 0, story_jobs: 0, used: 0 });
  });

  const values: [string, readonly string[]][] = [
    ['age_group', AGE_GROUPS],
    ['theme', THEMES],
    ['character', CHARACTERS],
    ['setting', SETTINGS],
    ['length', LENGTHS],
    ['moral', MORALS],
    ['difficulty', DIFFICULTIES],
    ['tone', TONES],
    ['image_style', IMAGE_STYLES],
  ];
  it('OPT-11 accepts each of the 78 option values and refuses any other', async () => {
    const { visitor } = await open({ env: { SHOWCASE: 'on' } });
    expect(values.flatMap(([, options]) => options)).toHaveLength(78);
    for (const [field, options] of values) {
      for (const option of options) {
        const answer = await generate(visitor(), { [field]: option });
        expect([field, option, answer.status]).toEqual([field, option, 201]);
        expect((await parse(answer)).parameters).toMatchObject({ [field]: option });
      }
      const refused = await generate(visitor(), { [field]: 'xyz' });
      expect([field, refused.status]).toEqual([field, 400]);
      expect(await refused.json()).toMatchObject({
        error: 'Please check the highlighted fields',
        fields: { [field]: 'invalid' },
      });
    }
  });

  it('SRV-16 takes the same names as the contract', async () => {
    const { visitor } = await open({ env: { SHOWCASE: 'on' } });
    for (const name of GOOD_NAMES)
      expect([name, (await generate(visitor(), { protagonist_name: name })).status]).toEqual([name, 201]);
    for (const name of BAD_NAMES) {
      const answer = await generate(visitor(), { protagonist_name: name });
      expect([name, answer.status]).toEqual([name, 400]);
      expect(await answer.json()).toMatchObject({ fields: { protagonist_name: 'childNameInvalid' } });
    }
    for (const name of EMPTY_NAMES) expect((await generate(visitor(), { protagonist_name: name })).status).toBe(400);
  });

  it('tells the field when the storyteller does not speak the language', async () => {
    const { ask, database } = await open({ storyLanguages: ['en'] });
    const answer = await generate(ask, { story_language: 'de' });
    expect(answer.status).toBe(400);
    expect(await answer.json()).toMatchObject({
      code: 'validation_failed',
      fields: { story_language: 'languageNotReady' },
    });
    expect(await rowCounts(database)).toMatchObject({ stories: 0, used: 0 });
  });
});

describe('SRV-5 a pressed button counts once', () => {
  const key = { 'Idempotency-Key': 'press-0001' };
  it('gives the same story for the same key and body', async () => {
    const { ask, database } = await open();
    const first = await parse(await generate(ask, {}, key));
    const again = await generate(ask, {}, key);
    expect(again.status).toBe(201);
    expect(again.headers.get('Idempotency-Replayed')).toBe('true');
    expect(await parse(again)).toEqual(first);
    expect(await rowCounts(database)).toMatchObject({ stories: 1, used: 2 });
  });

  it('gives one story to two calls at the same time', async () => {
    const { ask } = await open();
    await ask('/api/anonymous/status');
    const [one, two] = await Promise.all([generate(ask, {}, key), generate(ask, {}, key)]);
    expect((await parse(one)).story_id).toBe((await parse(two)).story_id);
  });

  it('refuses the key with another body, forgets it after a day, and knows it only from the same visitor', async () => {
    const { ask, visitor, later } = await open();
    const first = await parse(await generate(ask, {}, key));
    const other = await generate(ask, { theme: 'science' }, key);
    expect(other.status).toBe(409);
    expect(await other.json()).toMatchObject({ code: 'idempotency_conflict' });
    expect((await parse(await generate(visitor(), {}, key))).story_id).not.toBe(first.story_id);
    later(86_400_000);
    expect((await parse(await generate(ask, {}, key))).story_id).not.toBe(first.story_id);
  });

  it.each(['short', 'x'.repeat(129)])('refuses the key %j', async (bad) => {
    const { ask } = await open();
    expect((await generate(ask, {}, { 'Idempotency-Key': bad })).status).toBe(400);
  });
});

describe('how many stories', () => {
  it('SRV-3 gives exactly the places of the day to twenty calls at once', async () => {
    const { ask, database } = await open();
    await ask('/api/anonymous/status');
    const answers = await Promise.all(Array.from({ length: 20 }, () => generate(ask)));
    expect(answers.filter(({ status }) => status < 300)).toHaveLength(5);
    const refused = answers.filter(({ status }) => status === 429);
    expect(refused).toHaveLength(15);
    expect(await refused[0]?.json()).toMatchObject({
      error: 'Daily story limit reached',
      code: 'daily_limit_reached',
      daily_limit: 5,
      current_usage: 5,
      reset_at: '2026-11-21T00:00:00.000Z',
    });
    expect(refused[0]?.headers.get('Retry-After')).toBe('14400');
    expect(await rowCounts(database)).toMatchObject({ stories: 5 });
  });

  it('begins anew with the UTC day', async () => {
    const { ask, later } = await open({ env: { ANON_DAILY_LIMIT: '1' } });
    await generate(ask);
    expect((await generate(ask)).status).toBe(429);
    later(4 * 3_600_000);
    expect((await generate(ask)).status).toBe(201);
  });

  it('counts an address that drops its cookies, up to ten a day', async () => {
    const { visitor } = await open({ env: { RATE_LIMIT_SCALE: '1' } });
    const statuses = [];
    for (let at = 0; at < 11; at++) statuses.push((await generate(visitor(), {}, {})).status);
    // Six a minute for callers without a cookie come first; none of the refused is counted.
    expect(statuses.filter((status) => status === 201)).toHaveLength(6);
    const { visitor: another, close } = await createTestApp({ env: { RATE_LIMIT_SCALE: '1' } });
    const known = [];
    for (let at = 0; at < 11; at++) {
      const ask = another();
      await ask('/api/anonymous/status');
      known.push((await generate(ask)).status);
    }
    expect(known).toEqual([...Array.from({ length: 10 }, () => 201), 429]);
    await close();
  });

  it('lets one story be in the making at a time, two while everything is open', async () => {
    const { ask } = await open({ tell: never, env: { RATE_LIMIT_SCALE: '1' } });
    expect((await generate(ask, { sync: false })).status).toBe(202);
    const refused = await generate(ask, { sync: false });
    expect(refused.status).toBe(429);
    expect(await refused.json()).toMatchObject({
      code: 'too_many_running',
      error: 'Please wait until your current story is finished',
    });
    const showcase = await createTestApp({ tell: never, env: { RATE_LIMIT_SCALE: '1', SHOWCASE: 'on' } });
    const statuses = [];
    for (let at = 0; at < 3; at++) statuses.push((await generate(showcase.ask, { sync: false })).status);
    expect(statuses).toEqual([202, 202, 429]);
    await showcase.close();
  });

  it('answers 503 when too many stories wait', async () => {
    const { ask, database } = await open({ isWorking: false, waits: { maxQueued: 2 } });
    await generate(ask, { sync: false });
    await generate(ask, { sync: false });
    const refused = await generate(ask, { sync: false });
    expect(refused.status).toBe(503);
    expect(await refused.json()).toMatchObject({ code: 'busy' });
    expect(refused.headers.get('Retry-After')).toBe('60');
    expect(await rowCounts(database)).toMatchObject({ stories: 2 });
  });

  it('knows no limit while everything is open to everybody', async () => {
    const { ask } = await open({ env: { SHOWCASE: 'on', ANON_DAILY_LIMIT: '1' } });
    await generate(ask);
    expect(await parse(await generate(ask))).toMatchObject({ current_usage: 2, daily_limit: -1 });
  });

  it('SRV-15 answers 429 with Retry-After to the seventh call of a minute', async () => {
    const { ask } = await open({ env: { RATE_LIMIT_SCALE: '1', SHOWCASE: 'on' } });
    await ask('/api/anonymous/status');
    const answers = [];
    for (let at = 0; at < 7; at++) answers.push(await generate(ask));
    expect(answers.map(({ status }) => status)).toEqual([201, 201, 201, 201, 201, 201, 429]);
    expect(Number(answers[6]?.headers.get('Retry-After'))).toBeGreaterThan(0);
    expect(await answers[6]?.json()).toMatchObject({ code: 'rate_limited' });
  });
});
