import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { planPictures } from '#illustrator/plan-pictures';
import { painterFor, parametersFor, taleFor, tellerFor } from '../../tests/helpers/provider-app.ts';
import { createStrictProvider, type StrictProvider } from '../../tests/helpers/strict-provider.ts';

const ADDRESS = 'http://127.0.0.1:1/v1';
const KEY = 'sk-ant-api-key';

/** Keeps what would be sent, lets every word pass, and answers that it has not understood what is asked for. */
function createListener() {
  const sent: string[] = [];
  const listen: typeof fetch = async (input, init) => {
    const heads = [...new Headers(init?.headers)].flat().join(' ');
    const address = input instanceof Request ? input.url : String(input);
    sent.push(`${address} ${heads} ${typeof init?.body === 'string' ? init.body : ''}`);
    if (address.endsWith('/moderations')) return Response.json({ results: [{ flagged: false }] });
    return new Response('{}', { status: 400 });
  };
  return { sent, listen };
}

/** Words of what the libraries say by themselves, and every so many of what we say. */
function wordsIn(request: string): string[] {
  const wordsOf = (text: string) => [...new Set(text.match(/\p{L}{2,}/gu))];
  const prose = request.match(/"(?:[^"\\]|\\.){50,}"/g) ?? [];
  const ours = wordsOf(prose.join(' ').replaceAll(/\\+n/g, ' '));
  return [
    ...wordsOf(prose.reduce((left, text) => left.replace(text, ''), request)),
    ...ours.filter((_, at) => at % 40 === 0),
  ];
}

describe('BEY-3: a child whose name is a word of a request', () => {
  it.each([
    ['openai', 'gpt-test'],
    ['openai', 'gpt-5-mini'],
    ['anthropic', 'test'],
    ['google', 'test'],
    ['openai-compatible', 'test'],
  ])('is written for by %s (%s), and the very same is sent', { timeout: 60_000 }, async (kind, model) => {
    const { sent, listen } = createListener();
    const env = { STORY_PROVIDER: kind, STORY_API_KEY: KEY, STORY_MODEL: model };
    // Anew for each: after so many refusals a provider is left alone.
    const ask = (name: string) => tellerFor(ADDRESS, env, listen)({ name, language: 'en' }).catch(() => {});
    await ask('Zuzanna');
    const [usual = ''] = sent;
    const names = [...wordsIn(usual), 'Ant', 'Sk', 'Alt', 'Chat'];
    expect(names.length).toBeGreaterThan(50);
    const silent: string[] = [];
    for (const name of names) {
      sent.length = 0;
      await ask(name);
      if (sent[0] !== usual) silent.push(name);
    }
    expect(silent).toEqual([]);
  });

  it.each([
    ['openai', 'gpt-image-test'],
    ['google', 'gemini-test-image'],
    ['openai-compatible', 'test'],
  ])('is painted for by %s (%s), and the very same is sent', { timeout: 60_000 }, async (kind, model) => {
    const { sent, listen } = createListener();
    const env = { IMAGE_PROVIDER: kind, IMAGE_API_KEY: KEY, IMAGE_MODEL: model };
    const fit = () => Promise.reject(new Error('nothing to fit'));
    const [cover] = planPictures(parametersFor('en'), 'a tale', { paragraphs: [] });
    if (!cover) throw new Error('no cover');
    const ask = (name: string) => painterFor(ADDRESS, env, fit, listen)(name, cover.picture).catch(() => {});
    await ask('Zuzanna');
    const usual = sent.join('\n');
    expect(usual).toContain('children');
    const silent: string[] = [];
    for (const name of [...wordsIn(usual), 'Ant', 'Sk']) {
      sent.length = 0;
      await ask(name);
      if (sent.join('\n') !== usual) silent.push(name);
    }
    expect(silent).toEqual([]);
  });
});

describe('BEY-3: a child whose name is a word of its story', () => {
  let provider: StrictProvider;
  beforeAll(async () => {
    const { title, paragraphs } = await taleFor('en');
    const [first = '', ...rest] = paragraphs;
    provider = await createStrictProvider({ title, paragraphs: [`${first} An ant went by.`, ...rest] });
  });
  afterAll(() => provider.close());

  it('hears it to the end, though it breaks off, and is written again where it does not pass', async () => {
    const tell = tellerFor(provider.url);
    const tellOnce = async (name: string) => {
      provider.reset();
      Object.assign(provider.state, { spares: 0 });
      provider.plays.push('well', 'cut', 'unsuitable');
      const { paragraphs } = await tell({ name, language: 'en' });
      expect(paragraphs.at(-1)?.text).toContain(`Good night, ${name}.`);
      return new Set(provider.requests.map(({ body }) => body));
    };
    const usual = await tellOnce('Zuzanna');
    for (const name of ['Ant', 'The', 'Lamp', 'Plan', 'Reasons', 'Suitable', 'Words', 'Part', 'Text', 'Child'])
      expect(await tellOnce(name), name).toEqual(usual);
  });
});
