import { afterEach, describe, expect, it } from 'vitest';
import { putListed, readPage, readPages } from '../../tests/helpers/listed-stories.ts';
import { createTestApp, type AskFor, type TestApp } from '../../tests/helpers/test-app.ts';

let server: TestApp;
afterEach(() => server.close());
const open = async () => (server = await createTestApp({ isWorking: false }));
const pageOf = (path: string, ask: AskFor = server.ask) => readPage(ask, path);

const CATEGORY = '/api/stories/category';

describe('public lists in a language', () => {
  const PUBLIC = '/api/stories?visibility=public';
  const tell = (language: string) => putListed(server, { parameters: { story_language: language } });
  /** Two of each, told in turns, so that by their age alone they stand mixed. */
  const tellInTurns = async () => {
    const told: Record<string, string[]> = { en: [], es: [], ru: [], hi: [] };
    for (let at = 0; at < 2; at++)
      for (const [language, ids] of Object.entries(told)) {
        ids.unshift(await tell(language));
        server.later(1);
      }
    const { en = [], es = [], ru = [], hi = [] } = told;
    return { en, es, ru, hi };
  };
  const [newest, oldest] = [0, 1];

  it('begin with that language, go on in English and end with all others, each part newest first', async () => {
    await open();
    const { en, es, ru, hi } = await tellInTurns();
    const others = [hi[newest], ru[newest], hi[oldest], ru[oldest]];
    expect((await pageOf(`${PUBLIC}&language=es`)).ids).toEqual([...es, ...en, ...others]);
    expect((await pageOf(`${PUBLIC}&language=es-MX`)).ids).toEqual([...es, ...en, ...others]);
    expect((await pageOf(`${PUBLIC}&language=ru`)).ids).toEqual([...ru, ...en, hi[0], es[0], hi[1], es[1]]);
    expect((await pageOf(`${PUBLIC}&language=bn`)).ids.slice(0, 2)).toEqual(en);
    expect((await pageOf(`${PUBLIC}&language=en`)).ids.slice(0, 2)).toEqual(en);
    const mixed = [newest, oldest].flatMap((at) => [hi, ru, es, en].map((ids) => ids[at]));
    expect((await pageOf(PUBLIC)).ids).toEqual(mixed);
  });

  it('SRV-12 give each story once over all pages, while new ones arrive in every language', async () => {
    await open();
    const { en, es, ru, hi } = await tellInTurns();
    const arrive = async () => {
      server.later(1);
      for (const language of ['es', 'en', 'ru']) await tell(language);
    };
    const others = [hi[newest], ru[newest], hi[oldest], ru[oldest]];
    for (const limit of [1, 2, 3, 5]) {
      const known = new Set([...en, ...es, ...ru, ...hi]);
      const seen = await readPages(server.ask, `${PUBLIC}&language=es&limit=${limit}`, arrive);
      expect(new Set(seen).size).toBe(seen.length);
      expect(seen.filter((id) => known.has(id))).toEqual([...es, ...en, ...others]);
    }
  });

  it('of a category show that language and English alone', async () => {
    await open();
    const { en, es, ru } = await tellInTurns();
    const friendship = `${CATEGORY}/friendship?type=themes`;
    expect((await pageOf(`${friendship}&language=es`)).ids).toEqual([...es, ...en]);
    expect((await pageOf(`${friendship}&language=bn`)).ids).toEqual(en);
    const first = await pageOf(`${friendship}&language=ru&limit=3`);
    expect(first.ids).toEqual([...ru, en[newest]]);
    expect(await pageOf(`${friendship}&language=ru&limit=3&last_key=${first.last_key}`)).toEqual({
      ids: [en[oldest]],
      last_key: null,
    });
  });

  it('leave the family’s own list as it is', async () => {
    const { signedIn } = await open();
    const family = await signedIn();
    const owner = `user:${family.userId}`;
    const spanish = await putListed(server, { row: { owner }, parameters: { story_language: 'es' } });
    server.later(1);
    const english = await putListed(server, { row: { owner } });
    expect((await pageOf('/api/stories?language=es', family.ask)).ids).toEqual([english, spanish]);
  });

  it.each(['xx', '', 'english', '%00', '__proto__', 'es,en', 'x'.repeat(10_000)])(
    'refuse language=%s',
    async (code) => {
      const { ask } = await open();
      for (const path of [`${PUBLIC}&`, '/api/stories?', `${CATEGORY}/friendship?`]) {
        const answer = await ask(`${path}language=${code}`);
        expect([answer.status, await answer.json()]).toMatchObject([
          400,
          { code: 'validation_failed', fields: { language: 'invalid' } },
        ]);
      }
    },
  );

  it('SRV-12 refuse a cursor of another language', async () => {
    await open();
    await tellInTurns();
    for (const path of [`${PUBLIC}&limit=1`, `${CATEGORY}/friendship?limit=1`]) {
      const { last_key: key } = await pageOf(`${path}&language=es`);
      expect((await server.ask(`${path}&language=es&last_key=${key}`)).status).toBe(200);
      for (const other of [path, `${path}&language=en`])
        expect((await server.ask(`${other}&last_key=${key}`)).status).toBe(400);
    }
  });
});
