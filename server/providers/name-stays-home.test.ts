import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { LANGUAGE_CODES, type LanguageCode } from '#contract/languages';
import { planPictures } from '#illustrator/plan-pictures';
import { tellStory } from '#storyteller/tell-story';
import { HOSTILE_WISHES } from '../../tests/helpers/hostile-wishes.ts';
import {
  createProviderApp,
  makeStory,
  painterFor,
  parametersFor,
  requestFor,
  taleFor,
  tellerFor,
} from '../../tests/helpers/provider-app.ts';
import { createStrictProvider, type Recorded, type StrictProvider } from '../../tests/helpers/strict-provider.ts';
import { WISH, type TestApp } from '../../tests/helpers/test-app.ts';
import type { Painter } from '../pictures/painter.ts';
import { createNameGuard } from './name-guard.ts';

/** None of them is a word that stands in a text of ours by chance. */
const NAMES: readonly string[] = `
Zuzanna|Noortje|Thandiwe|Quetzalli|Zoë|Nguyễn|Jean-Luc|O'Neil|D’Artagnan|Kaʼil
Gal·la|Björk|Åsa|Þóra|Łukasz|Siobhán|María José|Ana Sofía|İpek|Çağla
Олеся|Ярослав|Алёша|Юлиана|小明|张伟|欧阳娜娜|आरव|क्षितिज|श्रेया
শ্রেয়া|অনির্বাণ|মেঘলা|Μυρτώ|עדי|يوسف|さくら|민서|สมชาย|Իվաննա
`
  .trim()
  .split(/[|\n]/);
/** Names that our texts, the library or a model's own name may hold. */
const ORDINARY_NAMES = ['Lamp and Moon', 'Rose', 'Will', 'Sky', 'Max', 'Ai', 'Robin', 'Home', 'Friendship', 'Gpt', 'A'];

let provider: StrictProvider;
let server: TestApp | undefined;
const tales = new Map<LanguageCode, Awaited<ReturnType<typeof taleFor>>>();
beforeAll(async () => {
  for (const language of LANGUAGE_CODES) tales.set(language, await taleFor(language));
  provider = await createStrictProvider({ title: '', paragraphs: [] });
});
afterAll(() => provider.close());
afterEach(async () => {
  await server?.close();
  server = undefined;
});

/** Every form that a text may have on the wire. */
const spellingsOf = (name: string): string[] =>
  [name, name.normalize('NFD')].flatMap((form) => [
    form,
    form.toLowerCase(),
    encodeURIComponent(form),
    JSON.stringify(form).slice(1, -1),
    Array.from({ length: form.length }, (_, at) => `\\u${form.charCodeAt(at).toString(16).padStart(4, '0')}`).join(''),
    Buffer.from(form).toString('base64').replace(/=+$/, ''),
    Buffer.from(form).toString('hex'),
  ]);
/** All that was sent, each text once; ports and connections differ by themselves. */
const sent = (requests: readonly Recorded[]): Set<string> =>
  new Set(requests.map(({ method, url, headers, body }) => `${method} ${url} ${headers} ${body}`));

/** Has a story told for each of some names, with the same choices; gives their texts. */
async function tellFor(names: readonly string[], language: LanguageCode): Promise<string[]> {
  provider.reset();
  provider.state.story = tales.get(language) ?? provider.state.story;
  const tell = tellerFor(provider.url);
  const told = await Promise.all(names.map((name) => tell({ name, language })));
  return told.map(({ title, paragraphs }) => [title, ...paragraphs.map(({ text }) => text)].join('\n'));
}

describe('BEY-3: the child’s name stays home', () => {
  it.each(LANGUAGE_CODES)('no byte of 40 names is in any request of stories in %s', async (language) => {
    expect(new Set(NAMES).size).toBe(40);
    // Every language tells for ten of them, every name is told of in three languages.
    const from = (LANGUAGE_CODES.indexOf(language) % 4) * 10;
    const names = NAMES.slice(from, from + 10);
    const told = await tellFor(names, language);
    names.forEach((name, at) => expect(told[at]).toContain(name));
    const texts = [...sent(provider.requests)];
    expect(provider.requests.length).toBeGreaterThan(names.length * 10);
    for (const name of NAMES)
      for (const spelling of spellingsOf(name))
        expect(
          texts.filter((text) => text.includes(spelling)),
          `${name} as ${spelling}`,
        ).toEqual([]);
    // Not even a trace: whatever the child is called, the very same is sent.
    expect(texts.length * names.length).toBe(provider.requests.length);
  });

  it('nor is anything sent otherwise for a child whose name is an ordinary word', async () => {
    await tellFor(['Zuzanna'], 'en');
    const usual = sent(provider.requests);
    const told = await tellFor(ORDINARY_NAMES, 'en');
    ORDINARY_NAMES.forEach((name, at) => expect(told[at]).toContain(`Good night, ${name}.`));
    expect(sent(provider.requests)).toEqual(usual);
  });
});

describe('BEY-3: the child’s name stays home where pictures are painted, too', () => {
  const quick: Painter['fit'] = async () => {
    const file = { bytes: new Uint8Array(), type: 'image/webp' } as const;
    return { 1024: file, 640: file };
  };
  const paintFor = async (names: readonly string[], language: LanguageCode) => {
    provider.reset();
    const paint = painterFor(provider.url, {}, quick);
    const tale = await tellStory(requestFor(language), 'a tale');
    const planned = names.map((name) =>
      planPictures({ ...parametersFor(language), protagonist_name: name }, 'a tale', tale),
    );
    for (const [at, pictures] of planned.entries())
      await Promise.all(pictures.map(({ picture }) => paint(names[at] ?? '', picture)));
    return planned.flat().length;
  };

  it.each(LANGUAGE_CODES)('no byte of 40 names is in any request for pictures of stories in %s', async (language) => {
    const from = (LANGUAGE_CODES.indexOf(language) % 4) * 10;
    const names = NAMES.slice(from, from + 10);
    const pictures = await paintFor(names, language);
    // Its words are asked about, then it is painted, then it is looked at.
    expect([pictures, provider.requests.length]).toEqual([40, 120]);
    const texts = [...sent(provider.requests)];
    for (const name of NAMES)
      for (const spelling of spellingsOf(name))
        expect(
          texts.filter((text) => text.includes(spelling)),
          `${name} as ${spelling}`,
        ).toEqual([]);
    expect(texts.length * names.length).toBe(provider.requests.length);
  });

  it('nor is anything sent otherwise for a child whose name is an ordinary word', async () => {
    await paintFor(['Zuzanna'], 'en');
    const usual = sent(provider.requests);
    await paintFor([...ORDINARY_NAMES, 'Auto', 'Teal', 'Moss', 'Pond', 'Nobody', 'Medium', 'Webp'], 'en');
    expect(sent(provider.requests)).toEqual(usual);
    expect(provider.painted()).toBe(4 * 18);
  });

  it('nor is anything sent where the name would be in it, or where nobody knows it', async () => {
    provider.reset();
    const [cover] = planPictures(parametersFor('en'), 'a tale', { paragraphs: [] });
    if (!cover) throw new Error('no cover');
    const leaking = createNameGuard('Zuzanna');
    const body = JSON.stringify({ prompt: 'a picture of Zuzanna' });
    await expect(leaking.fetch(`${provider.url}/images/generations`, { body, method: 'POST' })).rejects.toMatchObject({
      kind: 'leak',
    });
    await expect(painterFor(provider.url, {}, quick)('', cover.picture)).rejects.toMatchObject({ ends: 'failed' });
    expect(provider.requests).toEqual([]);
  });
});

describe('what a family writes is data', () => {
  it('40 wishes that would be obeyed are refused, or reach no provider', async () => {
    expect(HOSTILE_WISHES).toHaveLength(40);
    await tellFor(['Zuzanna'], 'en');
    server = await createProviderApp({ url: provider.url });
    let told = 0;
    for (const wish of HOSTILE_WISHES) {
      provider.reset();
      const body = { ...WISH, sync: false, ...wish };
      const answer = await server.ask('/api/stories/generate', { method: 'POST', body });
      if (answer.status === 400) expect(provider.requests).toEqual([]);
      else {
        const { last } = await makeStory(server.ask, wish);
        told += 1;
        const [text = ''] = Object.values(wish);
        expect([last.status, JSON.stringify(last.content).includes(text)]).toEqual(['complete', true]);
        const all = provider.requests.map(({ headers, body: said }) => headers + said).join('\n');
        for (const spelling of spellingsOf(text)) expect(all.includes(spelling), text).toBe(false);
        expect(server.lines.join('')).not.toContain(text);
      }
    }
    // A name of four words that would be an order is a name all the same.
    expect(told).toBe(15);
  });
});
