import * as v from 'valibot';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { PICTURE_FAILED } from '#contract/errors';
import { GenerateAnswerSchema, StoryImageSchema, StorySchema, StoryStatusSchema } from '#contract/stories';
import { PICTURE_PLACES } from '../../tests/helpers/picture-stores.ts';
import {
  createTestApp,
  never,
  quickTell,
  rowCounts,
  SMALL_BUILD,
  WISH,
  type AskFor,
  type TestApp,
} from '../../tests/helpers/test-app.ts';
import { documentOf } from '../pages/answer-bytes.ts';
import { loadEditorialStories, readEditorialStories } from '../stories/editorial-stories.ts';
import type { Painter } from './painter.ts';
import type { PictureFiles } from './picture-files.ts';
import { createPictureQueue } from './picture-queue.ts';
import { PICTURE_WAITS } from './picture-waits.ts';
import { claimPicture } from './pictures.store.ts';

let server: TestApp;
/** Where the pictures of a test are kept; in memory where it is all the same. */
let files: PictureFiles | undefined;
afterEach(async () => {
  await server.close();
  files = undefined;
});
const open = async (options: Parameters<typeof createTestApp>[0] = {}) =>
  (server = await createTestApp({
    ...(files ? { pictureFiles: files } : {}),
    ...options,
    env: { SHOWCASE: 'on', ...options.env },
  }));
const keepIn = (openPlace: (typeof PICTURE_PLACES)[number][1]) => {
  const place = openPlace();
  beforeEach(() => {
    files = place.files();
  });
  return place;
};

/** Ten paragraphs, so that pictures have something to be spread over. */
const longTell: typeof quickTell = async (request, seed, told, telling) => ({
  ...(await quickTell(request, seed, told, telling)),
  paragraphs: Array.from({ length: 10 }, (_, at) => ({
    text: `${request.name} walked mile ${at}.`,
    scene: { place: 'forest.pond', time: 'night' as const, mood: 'glad' as const, who: ['hero', 'pim'] },
  })),
  companion: 'pim',
  cast: { pim: 'Pim' },
});
const PICTURED = { ...WISH, include_images: true };

const make = async (ask: AskFor, change: object = {}) => {
  const answer = await ask('/api/stories/generate', { method: 'POST', body: { ...PICTURED, ...change } });
  return v.parse(GenerateAnswerSchema, await answer.json()).story_id;
};
const read = async (ask: AskFor, id: string) => v.parse(StorySchema, await (await ask(`/api/stories/${id}`)).json());
const status = async (ask: AskFor, id: string) =>
  v.parse(StoryStatusSchema, await (await ask(`/api/stories/${id}/status`)).json());
const until = async (ask: AskFor, id: string, wanted: string) =>
  await expect.poll(async () => (await status(ask, id)).status, { interval: 5 }).toBe(wanted);
const broken: Painter['paint'] = async () => {
  throw new Error('no blue left, says the painter');
};

describe.each(PICTURE_PLACES)('the pictures of a story, kept %s,', (_, openPlace) => {
  const place = keepIn(openPlace);

  it('IMG-1 have exactly seven fields, the cover first, and the text never waits for them', async () => {
    const { ask } = await open({ tell: longTell, paint: never });
    const id = await make(ask);
    const story = await read(ask, id);
    expect([story.status, story.content === null, story.progress?.current_step]).toEqual(['story_complete', false, 7]);
    const raw: { images: object[] } = await (await ask(`/api/stories/${id}`)).json();
    // The eighth that the contract knows, `hidden`, is said of hidden ones alone.
    const { hidden: _hidden, ...seven } = StoryImageSchema.entries;
    expect(Object.keys(seven)).toHaveLength(7);
    expect(raw.images.map((image) => Object.keys(image).toSorted())).toEqual(
      story.images.map(() => Object.keys(seven).toSorted()),
    );
    expect(story.images.map(({ id: image, paragraph_index }) => [image, paragraph_index])).toEqual([
      ['cover', null],
      ['p3', 3],
      ['p6', 6],
      ['p9', 9],
    ]);
    expect((await status(ask, id)).images_pending).toBe(4);
    expect(story.cover_image).toBeNull();
  });

  it('show what can be seen best around their place, still spread and in order', async () => {
    const tell: typeof quickTell = async (...given) => {
      const tale = await longTell(...given);
      return {
        ...tale,
        paragraphs: tale.paragraphs.map((one, at) => ({ ...one, picturable: at === 2 || at === 7 ? 3 : 1 })),
      };
    };
    const { ask } = await open({ tell, paint: never });
    const { images } = await read(ask, await make(ask));
    expect(images.map((image) => image.paragraph_index)).toEqual([null, 2, 7, 9]);
  });

  it.each([
    ['short', 4],
    ['medium', 5],
    ['long', 7],
  ])('a %s story has %i pictures with its cover (DECIDE-27)', async (length, count) => {
    const { ask } = await open({ tell: longTell, paint: never });
    expect((await read(ask, await make(ask, { length }))).images).toHaveLength(count);
  });

  it('become ready one by one; with the last the story is complete, and has a cover', async () => {
    const { ask } = await open({ tell: longTell });
    const id = await make(ask);
    await until(ask, id, 'complete');
    const story = await read(ask, id);
    expect(story.images.map((image) => image.status)).toEqual(['complete', 'complete', 'complete', 'complete']);
    expect(story.progress).toEqual({ current_step: 10, total_steps: 10 });
    expect(story.cover_image).toBe(story.images[0]?.url);
    const picture = await ask(story.cover_image ?? '');
    expect([picture.status, picture.headers.get('Content-Type'), await picture.text()]).toEqual([
      200,
      'image/webp',
      'large',
    ]);
    expect(await (await ask(`${story.cover_image}&w=640`)).text()).toBe('small');
  });

  it('are begun with the cover, two at a time, and move the progress on as they settle', async () => {
    const begun: number[] = [];
    const ends: (() => void)[] = [];
    const paint: Painter['paint'] = async ({ page }) => {
      begun.push(page);
      await new Promise<void>((resolve) => ends.push(resolve));
      return {
        1024: { bytes: new Uint8Array(1), type: 'image/webp' },
        640: { bytes: new Uint8Array(1), type: 'image/webp' },
      };
    };
    const { ask } = await open({ tell: longTell, paint });
    const id = await make(ask);
    await expect.poll(() => begun).toEqual([0, 1]);
    expect((await read(ask, id)).images.map((image) => image.status)).toEqual([
      'generating',
      'generating',
      'pending',
      'pending',
    ]);
    ends[0]?.();
    ends[1]?.();
    await expect.poll(() => begun).toEqual([0, 1, 2, 3]);
    await expect.poll(async () => (await status(ask, id)).progress?.current_step).toBe(8);
    for (const end of ends) end();
    await until(ask, id, 'complete');
  });

  it('SRV-9 that all fail leave a complete story that can be read', async () => {
    const { ask, lines } = await open({ tell: longTell, paint: broken });
    const id = await make(ask);
    await until(ask, id, 'complete');
    const story = await read(ask, id);
    expect(story.images.map((image) => [image.status, image.url, image.error])).toEqual(
      story.images.map(() => ['failed', null, PICTURE_FAILED]),
    );
    expect([story.content === null, story.cover_image]).toEqual([false, null]);
    expect(lines.filter((line) => line.includes('no blue left')).length).toBe(12);
    expect(lines.join('').includes('Mia')).toBe(false);
  });

  it('fail, and not the story, when there is no room on the disk', async () => {
    const full = {
      ...place.files(),
      store: async () => Promise.reject(new Error('ENOSPC: no space left on device')),
    };
    const { ask } = await open({ tell: longTell, pictureFiles: full });
    const id = await make(ask);
    await until(ask, id, 'complete');
    expect(new Set((await read(ask, id)).images.map((image) => image.status))).toEqual(new Set(['failed']));
  });

  it('wait again when their worker died, and fail when it was the third time', async () => {
    const { ask, database, worker, sweeper, later, clock } = await open({ tell: longTell, isWorking: false });
    worker.start();
    const id = await make(ask);
    const states = async () => (await read(ask, id)).images.map((image) => image.status).join(' ');
    for (const died of ['once', 'twice', 'for the last time']) {
      expect([died, await states()]).toEqual([died, 'pending pending pending pending']);
      const taken = [1, 2, 3].map(() =>
        database
          .transaction()
          .execute((transaction) => claimPicture(transaction, 'a dead worker', clock.now(), 60_000)),
      );
      expect((await Promise.all(taken)).map((lease) => lease?.id ?? 'none').toSorted()).toEqual([
        'cover',
        'none',
        'p3',
      ]);
      expect(await states()).toBe('generating generating pending pending');
      later(60_001);
      await sweeper.sweep();
    }
    expect(await states()).toBe('failed failed pending pending');
    expect((await status(ask, id)).progress?.current_step).toBe(8);
  });

  it('leave nothing behind when their story goes while they are painted', async () => {
    const kept = place.files();
    const ends: (() => void)[] = [];
    const paint: Painter['paint'] = async () => {
      await new Promise<void>((resolve) => ends.push(resolve));
      return {
        1024: { bytes: new Uint8Array(1), type: 'image/webp' },
        640: { bytes: new Uint8Array(1), type: 'image/webp' },
      };
    };
    const { ask, pictureWorker } = await open({
      tell: longTell,
      paint,
      pictureWaits: { drainMs: 2000 },
    });
    const id = await make(ask);
    await expect.poll(() => ends.length).toBe(2);
    expect((await ask(`/api/stories/${id}`, { method: 'DELETE' })).status).toBe(200);
    for (const end of ends) end();
    await pictureWorker.drain();
    expect(await kept.stories()).toEqual([]);
  });

  it('wait two seconds before the second attempt and eight before the third', async () => {
    const { ask, database, worker, clock } = await open({ tell: longTell, isWorking: false });
    worker.start();
    const id = await make(ask);
    const waits: number[] = [];
    const queue = createPictureQueue({ database, clock, waits: PICTURE_WAITS, moveStory: async () => {} });
    for (let attempt = 1; attempt <= 3; attempt++) {
      const taken = await queue.take('a worker');
      expect([taken?.lease.id, taken?.lease.attempts]).toEqual(['cover', attempt]);
      if (taken) waits.push(await queue.stumble(taken.lease));
      await database.updateTable('pictures').set({ not_before: 0 }).execute();
    }
    expect(waits).toEqual([2000, 8000, 0]);
    expect((await read(ask, id)).images[0]?.status).toBe('failed');
  });

  it('are put back when the server stops, and that attempt does not count', async () => {
    const { ask, database, pictureWorker } = await open({ tell: longTell, paint: never });
    await make(ask);
    await expect
      .poll(async () => (await database.selectFrom('pictures').select('status').execute()).map((row) => row.status))
      .toContain('generating');
    await pictureWorker.drain();
    const rows = await database.selectFrom('pictures').select(['status', 'attempts']).execute();
    expect(rows).toEqual(Array.from({ length: 4 }, () => ({ status: 'pending', attempts: 0 })));
  });

  it('are begun as soon as the text is stored, without waiting for the next look', async () => {
    const { ask } = await open({ tell: longTell, pictureWaits: { pollMs: 3_600_000 } });
    await until(ask, await make(ask), 'complete');
  });

  it('fail a quarter of an hour after the text', async () => {
    const { ask, later, sweeper } = await open({ tell: longTell, paint: never });
    const id = await make(ask);
    later(899_000);
    await sweeper.sweep();
    expect((await status(ask, id)).status).toBe('story_complete');
    later(1000);
    await sweeper.sweep();
    await until(ask, id, 'complete');
    expect((await read(ask, id)).images.map(({ status: state, error }) => [state, error])).toEqual(
      Array.from({ length: 4 }, () => ['failed', PICTURE_FAILED]),
    );
  });

  it('are not made for who may not have them, and nobody is told off for asking (DECIDE-13)', async () => {
    const { ask } = await open({ env: { SHOWCASE: 'off' } });
    const answer = await ask('/api/stories/generate', { method: 'POST', body: PICTURED });
    const body = v.parse(GenerateAnswerSchema, await answer.json());
    expect([answer.status, body.include_images, body.status]).toEqual([201, false, 'complete']);
    expect((await read(ask, body.story_id)).images).toEqual([]);
  });

  it('say in words what is to be seen, with the name only in the alternative text', async () => {
    const { ask } = await open({ tell: longTell, paint: never });
    const { images } = await read(ask, await make(ask));
    for (const { alt, description } of images.slice(0, -1)) {
      expect(alt).toMatch(/^Watercolor: Mia .* in the forest .*, with Pim\.$/);
      expect(description).toMatch(/^Watercolor: a child in pajamas .*, with Pim\.$/);
    }
    expect(images.at(-1)?.alt).toMatch(/^Watercolor: Mia sleeps at home in bed .*, with Pim\.$/);
  });

  it('go with their story, rows and files', async () => {
    const kept = place.files();
    const { ask, visitor, database } = await open({ tell: longTell });
    const before = await rowCounts(database);
    const id = await make(ask);
    await until(ask, id, 'complete');
    expect(await kept.stories()).toEqual([id]);
    const stranger = visitor();
    expect((await stranger(`/api/stories/${id}`, { method: 'DELETE' })).status).toBe(401);
    const gone = await ask(`/api/stories/${id}`, { method: 'DELETE' });
    expect([gone.status, await gone.json()]).toEqual([200, { deleted: true, story_id: id }]);
    expect(await kept.stories()).toEqual([]);
    expect({ ...(await rowCounts(database)), used: 0, daily_usage: 0, idempotent_answers: 0 }).toEqual({
      ...before,
      used: 0,
      daily_usage: 0,
      idempotent_answers: 0,
    });
    expect((await ask(`/api/stories/${id}`, { method: 'DELETE' })).status).toBe(404);
  });
});

describe('BEY-12 the look of the hero', () => {
  const look = { skin: 'skin-5', hair: 'braids', hair_color: 'black', glasses: true, pajamas: 'teal' } as const;

  it('is the one a parent chose, in every picture, and stays with the story', async () => {
    const seen: unknown[] = [];
    const paint: Painter['paint'] = async (picture) => {
      seen.push(picture.look);
      return never();
    };
    const { ask } = await open({ tell: longTell, paint, pictureWaits: { atOnce: 4 } });
    const id = await make(ask, { hero_look: look });
    expect((await read(ask, id)).parameters.hero_look).toEqual(look);
    await expect.poll(() => seen).toEqual([look, look]);
  });

  it('is told to the family alone, with what the pictures are drawn from', async () => {
    const { ask, visitor } = await open({ tell: longTell });
    const id = await make(ask, { hero_look: look });
    const [own, strange] = [await read(ask, id), await read(visitor(), id)];
    expect(own.art?.['p3']).toMatchObject({ look, page: 1, scene: { place: 'forest.pond' } });
    expect([Object.keys(own.art ?? {}), strange.art, strange.parameters.hero_look]).toEqual([
      ['cover', 'p3', 'p6', 'p9'],
      null,
      null,
    ]);
  });

  it('comes from the story when nobody chose, and strangers are not told', async () => {
    const { ask, visitor } = await open({ tell: longTell });
    const id = await make(ask);
    const chosen = (await read(ask, id)).parameters.hero_look;
    expect(chosen).not.toBeNull();
    expect((await read(ask, id)).parameters.hero_look).toEqual(chosen);
    expect((await read(visitor(), id)).parameters.hero_look).toBeNull();
  });

  it('must be one that can be drawn', async () => {
    const { ask } = await open();
    const answer = await ask('/api/stories/generate', {
      method: 'POST',
      body: { ...PICTURED, hero_look: { ...look, hair: 'mullet' } },
    });
    expect(answer.status).toBe(400);
  });
});

describe.each(PICTURE_PLACES)('GET /api/stories/{id}/images/{image}, kept %s,', (_, openPlace) => {
  keepIn(openPlace);
  const ready = async () => {
    const app = await open({ tell: longTell });
    const id = await make(app.ask);
    await until(app.ask, id, 'complete');
    return { ...app, id, url: (await read(app.ask, id)).images[1]?.url ?? '' };
  };

  it('may be kept for ever under its own version, and is checked under any other', async () => {
    const { ask, url } = await ready();
    const answer = await ask(url);
    expect(answer.headers.get('Cache-Control')).toBe('public, max-age=31536000, immutable');
    expect(answer.headers.get('Content-Security-Policy')).toBe("default-src 'none'; sandbox");
    const etag = answer.headers.get('ETag') ?? '';
    expect((await ask(url, { headers: { 'If-None-Match': etag } })).status).toBe(304);
    expect((await ask(url.replace(/v=.*/, 'v=another'))).headers.get('Cache-Control')).toBe('public, no-cache');
  });

  it('is a PNG for sharing, made once and kept, however many ask at the same time', async () => {
    let made = 0;
    const convert: Painter['convert'] = async (_kept, type) => {
      made++;
      await new Promise((resolve) => setTimeout(resolve, 20));
      return new TextEncoder().encode(type);
    };
    const { ask } = await open({ tell: longTell, convert });
    const id = await make(ask);
    await until(ask, id, 'complete');
    const url = `${(await read(ask, id)).cover_image}&format=png`;
    const answers = await Promise.all([ask(url), ask(url), ask(url)]);
    expect(answers.map((answer) => answer.headers.get('Content-Type'))).toEqual(Array(3).fill('image/png'));
    expect(await (await ask(url)).text()).toBe('image/png');
    expect(made).toBe(1);
  });

  it('is AVIF where that is kept, and WebP for who does not say that it reads AVIF', async () => {
    const avif = { bytes: new TextEncoder().encode('avif'), type: 'image/avif' } as const;
    const { ask } = await open({ tell: longTell, paint: async () => ({ 1024: avif, 640: avif }) });
    const id = await make(ask);
    await until(ask, id, 'complete');
    const url = (await read(ask, id)).cover_image ?? '';
    const type = async (accept: string) =>
      (await ask(url, { headers: { Accept: accept } })).headers.get('Content-Type');
    expect([await type('image/avif,image/webp,*/*'), await type('image/webp'), await type('*/*')]).toEqual([
      'image/avif',
      'image/webp',
      'image/webp',
    ]);
  });

  it('ignores a token, as the pictures are for whoever knows the address', async () => {
    const { ask, url } = await ready();
    expect((await ask(url, { headers: { Authorization: 'Bearer nonsense' } })).status).toBe(200);
  });

  it.each(['/api/stories/AAAAAAAAAAAAAAAAAAAAAA/images/cover', '/api/stories/x/images/cover'])(
    '%s is not there',
    async (path) => {
      const { ask } = await open();
      const answer = await ask(path);
      expect([answer.status, (await answer.json()).code]).toEqual([404, 'image_not_found']);
    },
  );

  it('shows a private story’s pictures by signed address only, and for an hour at most', async () => {
    const { ask, visitor, database, id, later } = await ready();
    await database.updateTable('stories').set({ visibility: 'private' }).where('id', '=', id).execute();
    const url = (await read(ask, id)).images[1]?.url ?? '';
    expect(url).toMatch(/&exp=\d+&sig=/);
    const answer = await visitor()(url);
    expect([answer.status, answer.headers.get('Cache-Control')]).toEqual([200, 'private, max-age=31536000, immutable']);
    expect((await ask(url.replace(/&exp=.*/, ''))).status).toBe(404);
    expect((await ask(url.replace('/p3?', '/p6?'))).status).toBe(404);
    later(3_600_001);
    expect((await ask(url)).status).toBe(404);
  });
});

describe('the cover of an editorial story', () => {
  it('comes with the build, and says what is to be seen', async () => {
    const [story] = readEditorialStories();
    if (!story) throw new Error('no editorial story');
    const cover = documentOf(new TextEncoder().encode('a picture'), 'image/webp');
    await open({ staticFiles: { ...SMALL_BUILD, files: new Map([[`/covers/${story.id}.webp`, cover]]) } });
    await loadEditorialStories(server.database, server.clock);
    const { images, cover_image } = await read(server.ask, story.id);
    expect(cover_image).toMatch(new RegExp(`^/covers/${story.id}\\.webp\\?v=\\w{8}$`));
    expect(images).toEqual([expect.objectContaining({ id: 'cover', status: 'complete', url: cover_image })]);
    expect(images[0]?.alt).toContain(story.name);
    expect(images[0]?.description).not.toContain(story.name);
    expect((await server.ask(cover_image ?? '')).headers.get('Content-Type')).toBe('image/webp');
  });
});
