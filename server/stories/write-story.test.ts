import * as v from 'valibot';
import { afterEach, describe, expect, it } from 'vitest';
import { StorySchema } from '#contract/stories';
import { createTestApp, rowCounts, WISH, type AskFor, type TestApp } from '../../tests/helpers/test-app.ts';

let server: TestApp;
afterEach(() => server.close());
const open = async (...options: Parameters<typeof createTestApp>) => (server = await createTestApp(...options));
const TOLD = { title: 'The Lamp', content: { paragraphs: ['Mia lit the lamp.', 'Hush,\nsaid the lamp.'] } };
const post = (ask: AskFor, body: unknown = TOLD, headers: Record<string, string> = {}) =>
  ask('/api/stories', { method: 'POST', body, headers });
const story = async (answer: Response) => v.parse(StorySchema, await answer.json());
const { sync: _sync, ...CHOSEN } = { ...WISH, moral: 'none', difficulty: 'simple', tone: 'cozy' };
const LOOK = { skin: 'skin-4', hair: 'curly', hair_color: 'black', glasses: true, pajamas: 'teal' };

describe('POST /api/stories', () => {
  it('API-12 keeps a story told on a device, whole, and its owner reads it', async () => {
    const { ask } = await (await open()).signedIn();
    const parameters = { ...CHOSEN, include_images: true, hero_look: LOOK };
    const answer = await post(ask, { ...TOLD, parameters, story_language: 'en' });
    expect(answer.status).toBe(201);
    const made = await story(answer);
    expect(made).toMatchObject({
      title: 'The Lamp',
      status: 'complete',
      content: { title: 'The Lamp', paragraphs: TOLD.content.paragraphs },
      story_data: { markdown: '# The Lamp\n\nMia lit the lamp.\n\nHush,  \nsaid the lamp.' },
      images: [],
      progress: { current_step: 10, total_steps: 10 },
      visibility: 'unlisted',
      is_owner: true,
      is_seed: false,
      parameters: { ...parameters, include_images: false },
    });
    expect(Object.fromEntries(answer.headers)).toMatchObject({
      location: `/api/stories/${made.story_id}`,
      'cache-control': 'no-store',
    });
    expect(await story(await ask(`/api/stories/${made.story_id}`))).toEqual(made);
    const others = await story(await server.visitor()(`/api/stories/${made.story_id}`));
    expect([others.parameters.hero_look, others.is_owner]).toEqual([null, false]);
  });

  it('API-12 says of a story written by hand only what is known, and makes up no name', async () => {
    const { ask } = await (await open()).signedIn();
    const short = await story(await post(ask));
    expect(short.parameters).toEqual({
      protagonist_name: '',
      age_group: 'preschool',
      theme: 'bedtime',
      character: 'child',
      setting: 'home',
      length: 'short',
      moral: 'none',
      difficulty: 'simple',
      tone: 'calm',
      story_language: 'en',
      include_images: false,
      image_style: 'watercolor',
      hero_look: null,
    });
    const paragraphs = Array.from({ length: 40 }, () => 'The lamp burned on and on and on. '.repeat(8));
    const long = await post(ask, { ...TOLD, content: { paragraphs }, parameters: { age_group: 'elementary' } });
    expect((await story(long)).parameters).toMatchObject({ length: 'long', difficulty: 'advanced' });
    expect((await story(await post(ask, { ...TOLD, story_language: 'pt' }))).parameters.story_language).toBe('pt-BR');
  });

  it('API-12 takes Markdown: the heading gives way to the title', async () => {
    const { ask } = await (await open()).signedIn();
    const { content } = await story(
      await post(ask, { title: 'Mine', content: '# Theirs\r\n\r\nOne.\r\n\r\nTwo,  \r\nthree.' }),
    );
    expect(content).toEqual({ title: 'Mine', paragraphs: ['One.', 'Two,\nthree.'] });
  });

  it('parts what was pasted as one paragraph', async () => {
    const { ask } = await (await open()).signedIn();
    const made = await story(await post(ask, { ...TOLD, content: { paragraphs: ['One.\n\nTwo.', ' Three. '] } }));
    expect(made.content).toMatchObject({ paragraphs: ['One.', 'Two.', 'Three.'] });
  });

  it('SRV-10 a private one is there for its family only', async () => {
    const { ask, device } = await (await open()).signedIn();
    const { story_id } = await story(await post(ask, { ...TOLD, visibility: 'private' }));
    expect((await ask(`/api/stories/${story_id}`)).status).toBe(200);
    expect((await device(`/api/stories/${story_id}`)).status).toBe(404);
  });

  it('is public only with a word of its own', async () => {
    const { ask } = await (await open()).signedIn();
    const refused = await post(ask, { ...TOLD, visibility: 'public' });
    expect([refused.status, await refused.json()]).toMatchObject([400, { fields: { confirm_public: 'required' } }]);
    const shown = await story(await post(ask, { ...TOLD, visibility: 'public', confirm_public: true }));
    expect(shown.visibility).toBe('public');
  });

  it('SRV-5 makes one story of a press that is sent again, and refuses its key for another', async () => {
    const { database, signedIn } = await open();
    const { ask } = await signedIn();
    const key = { 'Idempotency-Key': 'press-0001' };
    const answers = await Promise.all([post(ask, TOLD, key), post(ask, TOLD, key), post(ask, TOLD, key)]);
    expect(answers.map(({ status }) => status)).toEqual([201, 201, 201]);
    expect(answers.filter(({ headers }) => headers.get('Idempotency-Replayed') === 'true')).toHaveLength(2);
    const made = await Promise.all(answers.map(story));
    expect(made[1]).toEqual(made[0]);
    expect(await rowCounts(database)).toMatchObject({ stories: 1, used: 1, idempotent_answers: 1 });
    expect((await post(ask, { ...TOLD, title: 'Another' }, key)).status).toBe(409);
    expect((await ask('/api/stories/generate', { method: 'POST', body: WISH, headers: key })).status).toBe(409);
    await ask(`/api/stories/${made[0]?.story_id}`, { method: 'DELETE' });
    const kept = await database.selectFrom('idempotent_answers').select('answer').executeTakeFirstOrThrow();
    expect(kept.answer).not.toContain('lamp');
  });

  it('SRV-15 takes thirty a day, race-free, beside the stories that are told', async () => {
    const { database, signedIn, later } = await open({ env: { RATE_LIMIT_SCALE: '1' } });
    const { ask } = await signedIn();
    const answers = await Promise.all(Array.from({ length: 35 }, () => post(ask)));
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(30);
    const refused = answers.filter(({ status }) => status === 429);
    expect(refused).toHaveLength(5);
    expect(refused[0]?.headers.get('Retry-After')).toBe('14400');
    expect(await refused[0]?.json()).toMatchObject({ code: 'rate_limited' });
    expect(await rowCounts(database)).toMatchObject({ stories: 30, used: 30 });
    expect(await (await ask('/api/payments/subscription')).json()).toMatchObject({ current_usage: 0, daily_limit: 5 });
    later(4 * 3_600_000);
    expect((await post(ask)).status).toBe(201);
  });
});

describe('VAL-16 what POST and PUT refuse of a text', () => {
  const refused: [string, object][] = [
    ['no title', { title: undefined }],
    ['a title of blanks', { title: ' \n ' }],
    ['a title of 121 characters', { title: 'x'.repeat(121) }],
    ['a number for the title', { title: 7 }],
    ['a control character in the title', { title: 'The \u0000 Lamp' }],
    ['half a character in the title', { title: 'The \uD83C Lamp' }],
    ['a number for the content', { content: 7 }],
    ['a list for the content', { content: ['One.'] }],
    ['no paragraphs', { content: { paragraphs: [] } }],
    ['81 paragraphs', { content: { paragraphs: Array.from({ length: 81 }, () => 'One.') } }],
    ['81 paragraphs as Markdown', { content: Array.from({ length: 81 }, () => 'One.').join('\n\n') }],
    ['81 paragraphs as 27', { content: { paragraphs: Array.from({ length: 27 }, () => 'One.\n\nTwo.\n\nThree.') } }],
    ['a paragraph of 2,001 characters', { content: { paragraphs: ['x'.repeat(2001)] } }],
    ['a paragraph of 2,001 characters as Markdown', { content: 'x'.repeat(2001) }],
    ['a paragraph of blanks', { content: { paragraphs: ['One.', ' \n '] } }],
    ['Markdown of blanks', { content: ' \n\n ' }],
    ['Markdown of nothing but a heading', { content: '# One' }],
    ['40,001 characters', { content: 'x\n\n'.repeat(13_334) }],
    ['a control character', { content: { paragraphs: ['One \u0007 two.'] } }],
    ['a text direction of the terminal', { content: 'One \u001b[31m two.' }],
    ['an unknown visibility', { visibility: 'everyone' }],
    ['a text for a word', { visibility: 'public', confirm_public: 'yes' }],
  ];
  const only: [string, object][] = [
    ['markup for a name', { parameters: { protagonist_name: '<b>Mia</b>' } }],
    ['an unknown theme', { parameters: { theme: 'war' } }],
    ['an unknown language', { story_language: 'xx' }],
    ['an unknown look', { parameters: { hero_look: { skin: 'green' } } }],
  ];
  const withId = async () => {
    const family = await (await open()).signedIn('free');
    const made = await story(await post(family.ask));
    return { ...family, id: made.story_id, before: await rowCounts(server.database), made };
  };

  it.each([...refused, ...only])('%s', async (_what, change) => {
    const { ask, before } = await withId();
    const answer = await post(ask, { ...TOLD, ...change });
    expect([answer.status, await answer.json()]).toMatchObject([400, { code: 'validation_failed', fields: {} }]);
    expect(await rowCounts(server.database)).toEqual(before);
  });

  it.each(refused.filter(([what]) => what !== 'no title'))('PUT: %s', async (_what, change) => {
    const { ask, id, made } = await withId();
    const answer = await ask(`/api/stories/${id}`, { method: 'PUT', body: change });
    expect([answer.status, await answer.json()]).toMatchObject([400, { code: 'validation_failed' }]);
    expect(await story(await ask(`/api/stories/${id}`))).toEqual(made);
  });

  it('a body over 256 KiB, to ten megabytes, with or without a word on its length', async () => {
    const { ask, id, token, before } = await withId();
    const large = JSON.stringify({ ...TOLD, more: 'x'.repeat(10_000_000) });
    const just = JSON.stringify({ ...TOLD, more: 'x'.repeat(262_144) });
    for (const [path, method] of [
      ['/api/stories', 'POST'],
      [`/api/stories/${id}`, 'PUT'],
    ] as const) {
      for (const body of [large, just]) {
        expect((await ask(path, { method, body, headers: { 'Content-Type': 'application/json' } })).status).toBe(413);
      }
      const stream = new ReadableStream({ pull: (controller) => controller.enqueue(new Uint8Array(65_536)) });
      const headers = { 'Content-Type': 'application/json', Authorization: `Bearer ${token}` };
      const init = { method, headers, body: stream, duplex: 'half' } satisfies RequestInit & { duplex: string };
      expect((await server.app.request(new Request(`http://localhost${path}`, init))).status).toBe(413);
    }
    expect(await rowCounts(server.database)).toEqual(before);
    const fits = { ...TOLD, content: { paragraphs: Array.from({ length: 80 }, () => 'x'.repeat(2000)) } };
    expect((await post(ask, fits)).status).toBe(201);
  });

  it('keeps markup and SQL as the text they are', async () => {
    const { ask, id } = await withId();
    for (const text of [
      '<img src=x onerror=alert(1)>',
      "Robert'); drop table stories;--",
      '{{7*7}} ${7*7} %00 &amp;',
      '" or 1=1 --',
    ]) {
      const body = { title: text, content: { title: 'x', paragraphs: [text, `${text}\n${text}`] } };
      const expected = { title: text, content: { title: text, paragraphs: body.content.paragraphs } };
      expect(await story(await post(ask, body))).toMatchObject(expected);
      expect(await story(await ask(`/api/stories/${id}`, { method: 'PUT', body }))).toMatchObject(expected);
    }
    expect((await rowCounts(server.database))['stories']).toBe(5);
  });
});
