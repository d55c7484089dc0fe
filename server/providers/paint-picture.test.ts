import sharp from 'sharp';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { PICTURE_FAILED } from '#contract/errors';
import type { Story } from '#contract/stories';
import { createPaintedApp, makeStory } from '../../tests/helpers/provider-app.ts';
import { PICTURE_SECRET, type PicturePlay } from '../../tests/helpers/strict-painter.ts';
import { createStrictProvider, KEY, type StrictProvider } from '../../tests/helpers/strict-provider.ts';
import { SECRET_WORDS } from '../../tests/helpers/strict-writer.ts';
import { filesInMemory, quickTell, rowCounts, WISH, type TestApp } from '../../tests/helpers/test-app.ts';
import { MAX_PICTURE_BYTES } from '../pictures/rasterize.ts';

let provider: StrictProvider;
let server: TestApp;
beforeAll(async () => {
  provider = await createStrictProvider({ title: '', paragraphs: [] });
});
afterAll(() => provider.close());
beforeEach(() => provider.reset());
afterEach(() => server.close());

const NAME = 'Quetzalli';
const PICTURED = { include_images: true, protagonist_name: NAME };
/** One paragraph, so a cover and one picture more. */
const shortTell: typeof quickTell = async (request, ...rest) => ({
  ...(await quickTell(request, ...rest)),
  paragraphs: [{ text: `Good night, ${request.name}.` }],
});
const open = async (options: Partial<Parameters<typeof createPaintedApp>[0]> = {}) =>
  (server = await createPaintedApp({ url: provider.url, tell: shortTell, ...options }));
const statesOf = (story: Story) => story.images.map(({ status }) => status);
const BOTH = (status: string) => [status, status];
const spent = async () => (await server.database.selectFrom('provider_spending').selectAll().execute())[0]?.micro_usd;
/** Nothing that a provider said or heard, no key and no child stands in the log. */
const expectQuietLog = () => {
  const log = server.lines.join('');
  for (const words of [NAME, KEY, SECRET_WORDS, 'bedtime picture book', 'moderation_blocked', 'Bad Gateway'])
    expect(log).not.toContain(words);
};
/** The text is there and read whatever becomes of the pictures; a story goes forward alone. */
const expectGoodStory = ({ seen, last }: { seen: Story[]; last: Story }) => {
  expect([last.status, last.error]).toEqual(['complete', null]);
  expect(JSON.stringify(last.content)).toContain(`Good night, ${NAME}.`);
  const order = ['pending', 'processing', 'story_complete', 'complete'];
  const places = seen.map(({ status }) => order.indexOf(status));
  expect(places).toEqual([...places].sort((a, b) => a - b));
};

describe('a picture by a provider', () => {
  it('IMG-4 IMG-8 SRV-6 is kept as ours are: two widths, light, with nothing that its file said', async () => {
    const files = filesInMemory();
    await open({ pictureFiles: files });
    const made = await makeStory(server.ask, PICTURED);
    expectGoodStory(made);
    expect(statesOf(made.last)).toEqual(BOTH('complete'));
    expect(provider.painted()).toBe(2);
    expect(await (await server.ask('/api/config')).json()).toMatchObject({ painter: 'provider', writer: 'builtin' });
    expect(made.last.cover_image).toMatch(/^\/api\/stories\/[\w-]{22}\/images\/cover\?v=[\w-]{8}$/);
    for (const width of [1024, 640] as const) {
      const answer = await server.ask(`${made.last.cover_image}&w=${width}`, { headers: { Accept: 'image/avif' } });
      const bytes = new Uint8Array(await answer.arrayBuffer());
      const { format, width: wide, height, exif, icc } = await sharp(bytes).metadata();
      expect([format, wide, height, exif, icc]).toEqual(['webp', width, width * 0.75, undefined, undefined]);
      expect(bytes.byteLength).toBeLessThanOrEqual(MAX_PICTURE_BYTES[width]);
      expect(Buffer.from(bytes).includes(PICTURE_SECRET)).toBe(false);
    }
    expectQuietLog();
  });

  it('has its words and what came looked at by the provider’s moderation, before anybody sees it', async () => {
    await open();
    await makeStory(server.ask, PICTURED);
    expect(provider.moderated.filter((what) => what === 'a picture')).toHaveLength(2);
    expect(provider.moderated.filter((what) => what.includes('bedtime picture book'))).toHaveLength(2);
  });

  it('is painted anew where it is nothing for a child, at most twice', async () => {
    provider.picturePlays.push('unsuitable');
    await open({ pictureWaits: { atOnce: 1 } });
    expect(statesOf((await makeStory(server.ask, PICTURED)).last)).toEqual(BOTH('complete'));
    expect(provider.painted()).toBe(3);
    provider.reset();
    provider.picturePlays.push('unsuitable', 'unsuitable', 'unsuitable');
    const { last } = await makeStory(server.ask, PICTURED);
    expect(statesOf(last)).toEqual(['failed', 'complete']);
    expect(provider.painted()).toBe(4);
  });

  it('IMG-7 is skipped where its words are refused', async () => {
    provider.state.flagged = 'bedtime picture book';
    await open();
    const made = await makeStory(server.ask, PICTURED);
    expectGoodStory(made);
    expect(statesOf(made.last)).toEqual(BOTH('skipped'));
    expect(made.last.images.every(({ error, url }) => error === null && url === null)).toBe(true);
    expect(provider.painted()).toBe(0);
  });

  it('is not painted where the moderation cannot be asked', async () => {
    provider.state.moderationStatus = 500;
    await open();
    const { last } = await makeStory(server.ask, PICTURED);
    expect([statesOf(last), provider.painted()]).toEqual([BOTH('failed'), 0]);
    expectQuietLog();
  });
});

/** What one answer may be, whether asking once more mends it, and how the picture ends where nothing does. */
const FAILURES: readonly [PicturePlay, 'passes' | 'stays', 'failed' | 'skipped'][] = [
  ['busy', 'passes', 'failed'],
  ['busy for long', 'stays', 'failed'],
  ['broken', 'passes', 'failed'],
  ['unauthorized', 'stays', 'failed'],
  ['cut', 'passes', 'failed'],
  ['half a picture', 'passes', 'failed'],
  ['a page', 'passes', 'failed'],
  ['a page as a picture', 'passes', 'failed'],
  ['an empty list', 'passes', 'failed'],
  ['a drawing that refers to files', 'passes', 'failed'],
  ['an address instead', 'passes', 'failed'],
  ['sent elsewhere', 'stays', 'failed'],
  ['one dot', 'passes', 'failed'],
  ['a huge picture', 'passes', 'failed'],
  ['a huge answer', 'passes', 'failed'],
  ['refusal', 'stays', 'skipped'],
];

describe('a provider that cannot paint', () => {
  it('SRV-9 is not believed where the moderation cannot see what it painted, and not asked for more', async () => {
    provider.state.seesPictures = false;
    await open();
    const made = await makeStory(server.ask, PICTURED);
    expectGoodStory(made);
    expect([statesOf(made.last), provider.painted()]).toEqual([BOTH('failed'), 2]);
    expectQuietLog();
  });

  it.each(FAILURES)(
    'SRV-6 SRV-9 IMG-5 answers with “%s”: once it %s, always the picture is %s',
    async (play, then, ends) => {
      await open({ pictureWaits: { atOnce: 1 } });
      provider.picturePlays.push(play);
      const once = await makeStory(server.ask, PICTURED);
      expectGoodStory(once);
      expect(statesOf(once.last)).toEqual([then === 'passes' ? 'complete' : ends, 'complete']);
      provider.picturePlays.push(...Array.from({ length: 30 }, () => play));
      const always = await makeStory(server.ask, PICTURED);
      expectGoodStory(always);
      expect(statesOf(always.last)).toEqual(BOTH(ends));
      for (const { error, url } of always.last.images)
        expect([error, url]).toEqual([ends === 'failed' ? PICTURE_FAILED : null, null]);
      // Two new tries and no more; the server keeps nothing of what came.
      expect(provider.picturePlays).toHaveLength(30 - (then === 'passes' ? 6 : 2));
      expect(await rowCounts(server.database)).toMatchObject({ story_jobs: 0 });
      expectQuietLog();
    },
  );

  it.each(['broken', 'refusal', 'half a picture', 'unsuitable'] as const)(
    'SRV-9 has our own illustrator step in where the settings say so: %s',
    async (play) => {
      provider.picturePlays.push(...Array.from({ length: 30 }, () => play));
      const seen: number[] = [];
      const paint = async ({ page }: { page: number }) => {
        seen.push(page);
        const bytes = { bytes: new TextEncoder().encode('ours'), type: 'image/webp' } as const;
        return { 1024: bytes, 640: bytes };
      };
      await open({ env: { PROVIDER_FALLBACK: 'builtin' }, paint });
      const made = await makeStory(server.ask, PICTURED);
      expectGoodStory(made);
      expect(statesOf(made.last)).toEqual(BOTH('complete'));
      expect(new Set(seen)).toEqual(new Set([0, 1]));
      expect(await (await server.ask(made.last.cover_image ?? '')).text()).toBe('ours');
      expectQuietLog();
    },
  );

  it('SRV-8 is not waited for where nothing comes, and is asked again', async () => {
    provider.picturePlays.push('silent');
    await open({ quick: { answerMs: 1000 } });
    expect(statesOf((await makeStory(server.ask, PICTURED)).last)).toEqual(BOTH('complete'));
    expect(provider.painted()).toBe(3);
    expect(provider.openCount()).toBe(0);
  });

  it('is left alone for a while once it has failed so often; the writers are another affair', async () => {
    provider.picturePlays.push('broken', 'broken', 'broken');
    await open({ pictureWaits: { atOnce: 1 }, quick: { circuit: { failures: 3, restMs: 60_000 } } });
    expect(statesOf((await makeStory(server.ask, PICTURED)).last)).toEqual(BOTH('failed'));
    expect(provider.painted()).toBe(3);
    server.later(60_000);
    expect(statesOf((await makeStory(server.ask, PICTURED)).last)).toEqual(BOTH('complete'));
  });

  it('SRV-8 is not waited for when the story is a quarter of an hour old, and hears that nobody waits', async () => {
    provider.picturePlays.push(...Array.from({ length: 30 }, (): PicturePlay => 'silent'));
    await open({ quick: { answerMs: 60_000 }, pictureWaits: { renewMs: 5 } });
    const asked = await server.ask('/api/stories/generate', { method: 'POST', body: { ...WISH, ...PICTURED } });
    const { story_id: id } = await asked.json();
    await expect.poll(() => provider.painted()).toBe(2);
    server.later(900_000);
    await server.sweeper.sweep();
    const story: Story = await (await server.ask(`/api/stories/${id}`)).json();
    expect([story.status, statesOf(story)]).toEqual(['complete', BOTH('failed')]);
    await expect.poll(() => provider.openCount()).toBe(0);
  });

  it('SRV-9 hears that nobody waits when the family takes its story away, and nothing of it is left', async () => {
    provider.picturePlays.push('silent', 'silent');
    const files = filesInMemory();
    await open({ quick: { answerMs: 60_000 }, pictureWaits: { renewMs: 5 }, pictureFiles: files });
    const asked = await server.ask('/api/stories/generate', { method: 'POST', body: { ...WISH, ...PICTURED } });
    const { story_id: id } = await asked.json();
    await expect.poll(() => provider.painted()).toBe(2);
    expect((await server.ask(`/api/stories/${id}`, { method: 'DELETE' })).status).toBe(200);
    await expect.poll(() => provider.openCount()).toBe(0);
    expect([await files.stories(), (await rowCounts(server.database))['pictures']]).toEqual([[], 0]);
  });
});

describe('what a provider costs for pictures', () => {
  it('is counted for the day with everything else, a picture that nobody sees too', async () => {
    provider.picturePlays.push('half a picture', 'busy', 'refusal');
    await open({ env: { IMAGE_PRICE: '0.04' }, pictureWaits: { atOnce: 1 } });
    await makeStory(server.ask, PICTURED);
    // Half a one and the refused one are paid, the one for which it was too busy is not.
    expect([provider.painted(), await spent()]).toEqual([4, 3 * 40_000]);
  });

  it.each([
    ['a story', { PROVIDER_STORY_LIMIT_USD: '0.1' }, ['complete', 'failed']],
    ['a day', { PROVIDER_DAY_LIMIT_USD: '0.1' }, BOTH('failed')],
  ])('is never more than %s may cost: nothing is asked that could be', async (_what, env, next) => {
    await open({ env: { IMAGE_PRICE: '0.06', ...env }, pictureWaits: { atOnce: 1 } });
    const made = await makeStory(server.ask, PICTURED);
    expectGoodStory(made);
    expect(statesOf(made.last)).toEqual(['complete', 'failed']);
    expect([provider.painted(), await spent()]).toEqual([1, 60_000]);
    const another = await makeStory(server.ask, PICTURED);
    expect(statesOf(another.last)).toEqual(next);
    server.later(86_400_000);
    expect(statesOf((await makeStory(server.ask, PICTURED)).last)).toEqual(['complete', 'failed']);
  });
});
