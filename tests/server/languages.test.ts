// Twelve languages as the server speaks them: files, stories, letters, refusals.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as v from 'valibot';
import { afterEach, describe, expect, it } from 'vitest';
import { LANGUAGE_CODES, NAMESPACES } from '#contract/languages';
import { StorySchema, StoryTextSchema, TellingSchema } from '#contract/stories';
import { tellStory } from '#storyteller/tell-story';
import { documentOf } from '../../server/pages/answer-bytes.ts';
import { createTestApp, SMALL_BUILD, WISH, type TestApp } from '../helpers/test-app.ts';

const LOCALES = join(import.meta.dirname, '../../public/locales');
let server: TestApp;
afterEach(() => server.close());

const generate = async (wish: object) => {
  const answer = await server.ask('/api/stories/generate', { method: 'POST', body: { ...WISH, ...wish } });
  return { ...(await answer.json()), http: answer.status };
};
const storyOf = async (id: string) => v.parse(StorySchema, await (await server.ask(`/api/stories/${id}`)).json());

describe('the files of the translations', () => {
  it('API-24, I18N-2, I18N-5, DECIDE-70: 72 are there, those of pt are those of pt-BR, and no other language is', async () => {
    const paths = LANGUAGE_CODES.flatMap((code) => NAMESPACES.map((name) => `${code}/${name}.json`));
    const files = new Map([
      ...SMALL_BUILD.files,
      ...paths.map((path) => {
        const bytes = new Uint8Array(readFileSync(join(LOCALES, path)));
        return [`/locales/${path}`, documentOf(bytes, 'application/json')] as const;
      }),
    ]);
    server = await createTestApp({ staticFiles: { ...SMALL_BUILD, files } });
    for (const base of ['', '/api']) {
      for (const path of paths) {
        const answer = await server.ask(`${base}/locales/${path}`);
        expect([path, answer.status, answer.headers.get('Content-Type')]).toEqual([path, 200, 'application/json']);
      }
      for (const name of NAMESPACES) {
        const [portuguese, brazilian] = await Promise.all(
          ['pt', 'pt-BR'].map(async (code) => (await server.ask(`${base}/locales/${code}/${name}.json`)).text()),
        );
        expect(portuguese).toBe(brazilian);
      }
      expect((await server.ask(`${base}/locales/xx/common.json`)).status).toBe(404);
    }
    expect(paths.filter((path) => !path.endsWith('bedtime.json'))).toHaveLength(72);
  });
});

describe('a story', () => {
  it('GEN-9, I18N-17, DECIDE-25: is told in each language that there is, in Brazilian for pt, and in no other', async () => {
    server = await createTestApp({ tell: tellStory, env: { SHOWCASE: 'on' } });
    for (const language of LANGUAGE_CODES) {
      const { http, story_id } = await generate({ story_language: language });
      const story = await storyOf(story_id);
      expect([language, http, story.parameters.story_language]).toEqual([language, 201, language]);
    }
    const { http, fields } = await generate({ story_language: 'tlh' });
    expect([http, Object.keys(fields)]).toEqual([400, ['story_language']]);
  });
});

describe('BEY-11: a story in two languages', () => {
  const other = 'de';
  const open = async () => {
    server = await createTestApp({ tell: tellStory, env: { SHOWCASE: 'on' } });
  };
  const ask = (id: string, language: string) => server.ask(`/api/stories/${id}/tellings/${language}`);

  it('that was planned for both has as many paragraphs in each, and is not asked for twice', async () => {
    await open();
    const { story_id: id } = await generate({ beside_language: other });
    const text = v.parse(StoryTextSchema, (await storyOf(id)).content);
    const answer = await ask(id, other);
    const telling = v.parse(TellingSchema, await answer.json());
    expect([telling.story_language, telling.paragraphs.length]).toEqual([other, text.paragraphs.length]);
    expect(telling.paragraphs.at(-1)).toContain('Mia');
    const again = await server.ask(`/api/stories/${id}/tellings/${other}`, {
      headers: { 'If-None-Match': answer.headers.get('ETag') ?? '' },
    });
    expect(again.status).toBe(304);
  });

  it('is not told of words that a parent has mended, in a language that nobody speaks, or where there is no story', async () => {
    await open();
    const { story_id: id } = await generate({ beside_language: other });
    const refused = async (storyId: string, language: string) => {
      const answer = await ask(storyId, language);
      return [answer.status, (await answer.json()).code];
    };
    expect(await refused(id, 'tlh')).toEqual([404, 'telling_not_found']);
    expect(await refused('A'.repeat(22), other)).toEqual([404, 'story_not_found']);
    await server.ask(`/api/stories/${id}`, { method: 'PUT', body: { content: 'Another night, another story.' } });
    expect(await refused(id, other)).toEqual([404, 'telling_not_found']);
  });
});

describe('a letter', () => {
  it('speaks the language that it was asked for in', async () => {
    server = await createTestApp();
    const body = { email: 'anna@example.com', password: 'correct horse', name: null };
    await server.ask('/api/auth/register', { method: 'POST', body });
    for (const [at, language] of ['es', undefined].entries()) {
      await server.ask('/api/auth/password/forgot', { method: 'POST', body: { email: body.email, language } });
      await expect.poll(() => server.letters.length).toBe(at + 1);
    }
    expect(server.letters[0]?.subject).toContain('Tuckaway');
    expect(server.letters[0]?.subject).not.toBe(server.letters[1]?.subject);
    expect(server.letters[1]?.text).toContain('Choose it here within the next hour');
  });
});
