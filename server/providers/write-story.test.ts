import { describe, expect, it } from 'vitest';
import { STORY_FAILED, STORY_NOT_SUITABLE } from '#contract/errors';
import { StoryTextSchema, type Story } from '#contract/stories';
import * as v from 'valibot';
import { makeStory } from '../../tests/helpers/provider-app.ts';
import { useProviderSite } from '../../tests/helpers/provider-site.ts';
import { createStrictProvider } from '../../tests/helpers/strict-provider.ts';
import { SECRET_WORDS, UNSUITABLE_TEXT, type Play } from '../../tests/helpers/strict-writer.ts';
import { rowCounts, WISH } from '../../tests/helpers/test-app.ts';

const site = useProviderSite();

const { open } = site;
const textOf = (story: Story | undefined) => v.parse(StoryTextSchema, story?.content);
const used = async () => (await rowCounts(site.server.database))['used'];
/** Nothing that a provider said, no key and no child stands in the log. */
const expectQuietLog = () => {
  const lines = site.server.lines.join('');
  for (const word of [SECRET_WORDS, 'sk-test', 'Mia', 'dormouse', 'corpse']) expect(lines).not.toContain(word);
};

describe('a story by a provider', () => {
  it('BEY-2 SRV-6 GEN-9 POLL-1 is planned, checked and shown paragraph by paragraph, and ends with a good night', async () => {
    site.provider.state.pace = 1;
    await open({ env: { SHOWCASE: 'on' } });
    const { seen, last } = await makeStory(site.server.ask, { include_images: true });
    const { title, paragraphs } = textOf(last);
    expect(title).toBe(site.provider.state.story.title);
    expect(paragraphs).toHaveLength(site.provider.state.story.paragraphs.length);
    expect(paragraphs.join(' ')).toContain('Mia');
    expect(paragraphs.join(' ')).not.toMatch(/[{}]/);
    expect(paragraphs.at(-1)).toMatch(/Good night, Mia\.$/);
    // What was shown stays: every state begins with the one before.
    const growing = seen.flatMap(({ content }) =>
      content === null ? [] : [v.parse(StoryTextSchema, content).paragraphs],
    );
    expect(new Set(growing.map(({ length }) => length)).size).toBeGreaterThan(5);
    for (const shown of growing) expect(paragraphs.slice(0, shown.length)).toEqual(shown);
    const steps = seen.map(({ progress }) => progress?.current_step ?? -1);
    expect(steps).toEqual([...steps].sort((a, b) => a - b));
    // The pictures of our illustrator may all come between two questions.
    expect(steps).toEqual(expect.arrayContaining([2, 3, 4]));
    const order = ['pending', 'processing', 'story_complete', 'complete'];
    const places = seen.map(({ status }) => order.indexOf(status));
    expect(places).toEqual([...places].sort((a, b) => a - b));
    expect(last.images.map(({ status }) => status)).toEqual(['complete', 'complete', 'complete', 'complete']);
    expect(last.images.every(({ alt, description }) => alt.includes('Mia') && !description.includes('Mia'))).toBe(true);
    expectQuietLog();
  });

  it('BEY-2 is told as it grows to who listens, each paragraph once and in order', async () => {
    site.provider.state.pace = 1;
    await open();
    const asked = await site.server.ask('/api/stories/generate', { method: 'POST', body: { ...WISH, sync: false } });
    const { story_id: id } = await asked.json();
    const heard = await (await site.server.ask(`/api/stories/${id}/events`)).text();
    const events = heard.split('\n\n').flatMap((part) => {
      const [, event = '', data = ''] = /^event: (.*)\ndata: (.*)\nid: \d+/.exec(part) ?? [];
      return event === '' ? [] : [{ event, data: JSON.parse(data) }];
    });
    const { paragraphs } = textOf(await (await site.server.ask(`/api/stories/${id}`)).json());
    const told = events.filter(({ event }) => event === 'paragraph').map(({ data }) => data);
    // The last one gets its good night in the same step as the others.
    expect(told).toEqual(paragraphs.map((text, index) => ({ index, text })));
    expect(events.at(-1)).toEqual({ event: 'done', data: { status: 'complete' } });
    expect(events.map(({ event }) => event)).toEqual(expect.arrayContaining(['status', 'progress', 'title']));
    const ids = [...heard.matchAll(/^id: (\d+)$/gm)].map(([, number]) => Number(number));
    expect(ids).toEqual([...ids].sort((a, b) => a - b));
  });

  it.each([
    ['gpt-5-mini', { effort: 'low' }],
    ['gpt-4.1', undefined],
  ])('is thought about little by who can think, and the thoughts are not told: %s', async (model, reasoning) => {
    await open({ env: { STORY_MODEL: model } });
    expect((await makeStory(site.server.ask)).last.status).toBe('complete');
    const asked = site.provider.requests.filter(({ url }) => url === '/v1/responses');
    expect(asked.length).toBeGreaterThan(1);
    for (const { body } of asked) expect(JSON.parse(body).reasoning).toEqual(reasoning);
  });

  it('shows what came although the provider falls silent, and goes on from there when it is asked again', async () => {
    site.provider.plays.push('well', 'stall', 'cut');
    await open();
    const { seen, last } = await makeStory(site.server.ask);
    const { paragraphs } = textOf(last);
    expect(last.status).toBe('complete');
    expect(paragraphs).toHaveLength(site.provider.state.story.paragraphs.length);
    for (const { content } of seen)
      if (content !== null)
        expect(paragraphs).toEqual(expect.arrayContaining(v.parse(StoryTextSchema, content).paragraphs));
    const [first = '', second = ''] = site.provider.requests.flatMap(({ body }) =>
      body.includes('"story_text"') ? [body] : [],
    );
    expect(first).toContain(String.raw`\"read_so_far\":[]`);
    expect(second).not.toContain(String.raw`\"read_so_far\":[]`);
  });
});

/** What one answer may be, and whether asking once more mends it. */
const FAILURES: readonly [Play, 'passes' | 'stays'][] = [
  ['cut', 'passes'],
  ['stall', 'passes'],
  ['silent', 'passes'],
  ['busy', 'passes'],
  ['busy for long', 'stays'],
  ['broken', 'passes'],
  ['unauthorized', 'stays'],
  ['empty', 'passes'],
  ['refusal', 'stays'],
  ['wrong shape', 'passes'],
  ['no json', 'passes'],
  ['half', 'passes'],
];

describe('a provider that fails', () => {
  it.each(FAILURES)('SRV-4 SRV-6 POLL-6 once with an answer that is “%s”: it %s', async (play, then) => {
    site.provider.plays.push(play);
    await open();
    const { last } = await makeStory(site.server.ask);
    expect(last.status).toBe(then === 'passes' ? 'complete' : 'failed');
    expect(await used()).toBe(then === 'passes' ? 2 : 0);
    expectQuietLog();
  });

  it.each(FAILURES)(
    'SRV-4 again and again with an answer that is “%s”: the story fails, and its place is given back',
    async (play) => {
      site.provider.plays.push('well', ...Array.from({ length: 30 }, () => play));
      await open();
      const { last, seen } = await makeStory(site.server.ask);
      expect(last).toMatchObject({
        status: 'failed',
        content: null,
        error: play === 'refusal' ? STORY_NOT_SUITABLE : STORY_FAILED,
      });
      for (const { status } of seen) expect(['pending', 'processing', 'failed']).toContain(status);
      expect(await rowCounts(site.server.database)).toMatchObject({ used: 0, story_jobs: 0 });
      expectQuietLog();
    },
  );

  it('has our own storyteller step in where the settings say so, also in mid-story', async () => {
    site.provider.plays.push('well', 'cut', 'broken', 'broken', 'broken');
    await open({ env: { PROVIDER_FALLBACK: 'builtin' } });
    const { last } = await makeStory(site.server.ask);
    expect(last).toMatchObject({ status: 'complete', title: 'Mia and the Lamp' });
    expect(textOf(last).paragraphs).toHaveLength(3);
  });

  it('is left alone for a while once it has failed so often', async () => {
    site.provider.plays.push(...Array.from({ length: 3 }, (): Play => 'broken'));
    await open({ env: { PROVIDER_FALLBACK: 'builtin' }, quick: { circuit: { failures: 3, restMs: 60_000 } } });
    await makeStory(site.server.ask);
    const asked = site.provider.requests.length;
    await makeStory(site.server.ask);
    expect(site.provider.requests.length).toBe(asked);
    site.server.later(60_000);
    expect((await makeStory(site.server.ask)).last.title).toBe(site.provider.state.story.title);
  });

  it('SRV-8 is not waited for after ten minutes, and hears that nobody listens any more', async () => {
    site.provider.plays.push('silent');
    const answer = { firstMs: 60_000, betweenMs: 60_000, wholeMs: 60_000 };
    await open({ quick: { answer }, waits: { renewMs: 5 } });
    const asked = await site.server.ask('/api/stories/generate', { method: 'POST', body: { ...WISH, sync: false } });
    const { story_id: id } = await asked.json();
    await expect.poll(() => site.provider.asked()).toEqual(['story_plan']);
    site.server.later(600_000);
    await site.server.sweeper.sweep();
    expect(await (await site.server.ask(`/api/stories/${id}/status`)).json()).toMatchObject({ status: 'failed' });
    await expect.poll(() => site.provider.openCount()).toBe(0);
    expect(await used()).toBe(0);
  });

  it('SRV-9 may be the last thing that goes well: pictures that all fail leave a story that is complete', async () => {
    await open({ env: { SHOWCASE: 'on' }, paint: () => Promise.reject(new Error('no colors')) });
    const { last } = await makeStory(site.server.ask, { include_images: true });
    expect(last.status).toBe('complete');
    expect(last.images.map(({ status }) => status)).toEqual(['failed', 'failed', 'failed', 'failed']);
    expect(textOf(last).paragraphs.length).toBeGreaterThan(5);
  });
});

describe('what a provider writes', () => {
  it('is written again where it is nothing for a child, and never shown before', async () => {
    site.provider.plays.push('well', 'unsuitable');
    await open();
    const { last, seen } = await makeStory(site.server.ask);
    expect(last.status).toBe('complete');
    expect(JSON.stringify(seen)).not.toContain('corpse');
    expect(site.provider.asked()).toContain('story_paragraph');
    const again = site.provider.requests.find(({ body }) => body.includes('"story_paragraph"'))?.body;
    expect(again).toContain('not suitable');
    expect(again).not.toContain(UNSUITABLE_TEXT);
  });

  it.each(['fail', 'builtin'])(
    'SRV-4 fails kindly after two more tries, whatever the fall-back (%s)',
    async (fallback) => {
      site.provider.plays.push('well', 'unsuitable', 'unsuitable', 'unsuitable');
      await open({ env: { PROVIDER_FALLBACK: fallback } });
      const { last } = await makeStory(site.server.ask);
      expect(last).toMatchObject({ status: 'failed', error: STORY_NOT_SUITABLE, content: null });
      expect(await used()).toBe(0);
      expect(site.provider.asked()).toEqual(['story_plan', 'story_text', 'story_paragraph', 'story_paragraph']);
      expectQuietLog();
    },
  );

  it('is planned anew where no child should try what is planned, and fails kindly after two more plans', async () => {
    site.provider.plays.push('dangerous');
    await open();
    expect((await makeStory(site.server.ask)).last.status).toBe('complete');
    expect(site.provider.asked()).toEqual(['story_plan', 'story_plan', 'story_text']);
    site.provider.reset();
    site.provider.plays.push('dangerous', 'dangerous', 'dangerous');
    expect((await makeStory(site.server.ask)).last).toMatchObject({ status: 'failed', error: STORY_NOT_SUITABLE });
    expect(site.provider.asked()).toEqual(['story_plan', 'story_plan', 'story_plan']);
    // What our own rules refuse is sent nowhere else.
    expect(site.provider.moderated).toEqual([]);
  });

  it('is asked about at the provider’s moderation, plan and every paragraph, before anybody sees it', async () => {
    const [, , third = ''] = site.provider.state.story.paragraphs;
    site.provider.state.flagged = third.slice(0, 30);
    await open();
    const { last, seen } = await makeStory(site.server.ask);
    expect(last.status).toBe('complete');
    expect(JSON.stringify(seen)).not.toContain(third.slice(0, 30).replaceAll('{name}', 'Mia'));
    expect(site.provider.moderated.join(' ')).toContain('The lamp is looked for, part 1.');
    expect(site.provider.moderated.length).toBeGreaterThan(textOf(last).paragraphs.length);
  });

  it('is not shown where the moderation cannot be asked', async () => {
    site.provider.state.moderationStatus = 500;
    await open();
    const { last } = await makeStory(site.server.ask);
    expect(last).toMatchObject({ status: 'failed', error: STORY_FAILED });
    expectQuietLog();
  });
});

describe('what a provider costs', () => {
  const spent = async () =>
    (await site.server.database.selectFrom('provider_spending').selectAll().execute())[0]?.micro_usd;

  it('is written down for the day: what it came to, not what it might have', async () => {
    await open({ env: { STORY_PRICE: '1/10' } });
    await makeStory(site.server.ask);
    // Each answer of the provider counts 1,000 tokens read and 500 written.
    expect(await spent()).toBe(site.provider.asked().length * 6000);
  });

  it.each([
    ['a story', { PROVIDER_STORY_LIMIT_USD: '0.01' }],
    ['a day', { PROVIDER_DAY_LIMIT_USD: '0.01' }],
  ])('is never more than %s may cost: nothing is asked that could be', async (_what, env) => {
    await open({ env: { ...env, STORY_PRICE: '1/10' } });
    const { last } = await makeStory(site.server.ask);
    expect(last).toMatchObject({ status: 'failed', error: STORY_FAILED });
    expect(site.provider.requests).toEqual([]);
    expect(await used()).toBe(0);
  });

  it('is nothing while a provider is away: it uses up no ceiling', async () => {
    site.provider.plays.push('broken', 'broken', 'broken');
    await open({ env: { PROVIDER_DAY_LIMIT_USD: '0.11', STORY_PRICE: '1/10' } });
    expect((await makeStory(site.server.ask)).last.status).toBe('failed');
    expect(await spent()).toBe(0);
    expect((await makeStory(site.server.ask)).last.status).toBe('complete');
    await site.server.close();
    const gone = await createStrictProvider(site.provider.state.story);
    await gone.close();
    await open({ url: gone.url, env: { STORY_PRICE: '1/10' } });
    expect((await makeStory(site.server.ask)).last.status).toBe('failed');
    expect(await spent()).toBe(0);
  });

  it('begins anew for a story that its family has told again', async () => {
    site.provider.plays.push('empty', 'empty', 'empty');
    await open({ env: { PROVIDER_STORY_LIMIT_USD: '0.11', STORY_PRICE: '1/10' } });
    const { last, id } = await makeStory(site.server.ask);
    expect(last.status).toBe('failed');
    site.provider.reset();
    expect((await site.server.ask(`/api/stories/${id}/retry`, { method: 'POST' })).status).toBe(202);
    const status = async () => (await (await site.server.ask(`/api/stories/${id}/status`)).json()).status;
    await expect.poll(status).toBe('complete');
  });

  it('ends with the day, and begins anew with the next', async () => {
    await open({ env: { PROVIDER_DAY_LIMIT_USD: '0.11', STORY_PRICE: '1/10' } });
    expect((await makeStory(site.server.ask)).last.status).toBe('complete');
    expect((await makeStory(site.server.ask)).last.status).toBe('failed');
    site.server.later(86_400_000);
    expect((await makeStory(site.server.ask)).last.status).toBe('complete');
  });
});
