import i18next from 'i18next';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { chooseLanguage, detectLanguage, isLanguageDetected, LANGUAGE_KEY, startTranslations } from './i18n.ts';
import { connectToaster } from './toast.ts';

afterEach(() => {
  localStorage.clear();
  vi.unstubAllGlobals();
  document.documentElement.lang = '';
});

const at = (href: string) => vi.stubGlobal('location', new URL(href));

describe('the language to begin with', () => {
  it('is the saved one', () => {
    localStorage.setItem(LANGUAGE_KEY, 'en');
    vi.stubGlobal('navigator', { languages: ['fr-FR'] });
    expect(detectLanguage()).toBe('en');
    expect(isLanguageDetected()).toBe(false);
  });
  it('I18N-11, DECIDE-71: is the first of saved choice, browser, html tag, path and subdomain; each gives way to the one before', () => {
    localStorage.setItem(LANGUAGE_KEY, 'fr');
    vi.stubGlobal('navigator', { languages: ['tlh', 'de-AT', 'it'] });
    document.documentElement.lang = 'it';
    at('https://es.tuckaway.example/ru/stories');
    expect(detectLanguage()).toBe('fr');
    localStorage.clear();
    expect(detectLanguage()).toBe('de');
    vi.stubGlobal('navigator', { languages: ['tlh'] });
    expect(detectLanguage()).toBe('it');
    document.documentElement.lang = '';
    expect(detectLanguage()).toBe('ru');
    at('https://es.tuckaway.example/stories');
    expect(detectLanguage()).toBe('es');
    at('https://www.tuckaway.example/stories');
    expect(detectLanguage()).toBe('en');
  });
  it.each([
    ['pt', 'pt-BR'],
    ['pt-PT', 'pt-PT'],
    ['pt-AO', 'pt-BR'],
    ['zh', 'zh-CN'],
    ['zh-Hans-SG', 'zh-CN'],
    ['de-CH', 'de'],
    ['bn-IN', 'bn'],
  ])('I18N-2, DECIDE-70: of a browser that says %s is %s', (code, language) => {
    vi.stubGlobal('navigator', { languages: [code] });
    expect(detectLanguage()).toBe(language);
  });
  it('I18N-3, VAL-14: falls back to English from a saved code that nobody speaks', () => {
    localStorage.setItem(LANGUAGE_KEY, 'xx');
    expect(detectLanguage()).toBe('en');
  });
  it('I18N-10: is found without being saved, so that the note of it stays true', () => {
    vi.stubGlobal('navigator', { languages: ['en-GB'] });
    expect(detectLanguage()).toBe('en');
    expect(localStorage.getItem(LANGUAGE_KEY)).toBeNull();
    expect(isLanguageDetected()).toBe(true);
  });
});

describe('the loader', () => {
  const asked: string[] = [];
  let answer: (path: string) => Promise<Response>;
  beforeEach(async () => {
    asked.length = 0;
    vi.useFakeTimers();
    answer = async () => Response.json({ a: { b: 'text' } });
    vi.stubGlobal('fetch', (path: string) => {
      asked.push(path);
      return answer(path);
    });
    for (const language of ['en', 'fr']) i18next.removeResourceBundle(language, 'pages');
    await startTranslations();
    asked.length = 0;
  });
  afterEach(() => vi.useRealTimers());
  const load = (language: string) => {
    let isOver = false;
    for (const namespace of ['common', 'pages', 'errors']) i18next.removeResourceBundle(language, namespace);
    const over = i18next.reloadResources([language], ['pages']).then(() => (isOver = true));
    return { over, isOver: () => isOver };
  };

  it('I18N-4: asks for /locales/{language}/{namespace}.json', async () => {
    await load('fr').over;
    expect(asked).toEqual(['/locales/fr/pages.json']);
  });
  it('I18N-14, I18N-15, LIM-17: tries five times more, after 350 ms and then twice as long each time', async () => {
    answer = async () => new Response('', { status: 503 });
    const { over, isOver } = load('fr');
    const counts: number[] = [];
    await vi.advanceTimersByTimeAsync(0);
    for (const wait of [350, 700, 1400, 2800, 5600]) {
      await vi.advanceTimersByTimeAsync(wait - 1);
      const before = asked.length;
      await vi.advanceTimersByTimeAsync(1);
      counts.push(before, asked.length);
    }
    expect(counts).toEqual([1, 2, 2, 3, 3, 4, 4, 5, 5, 6]);
    await vi.advanceTimersByTimeAsync(60_000);
    await over;
    expect([asked.length, isOver()]).toEqual([6, true]);
  });
  it('ERR-4: two answers of a server that fails and a third that is good: the words are there, and nobody hears of it', async () => {
    const toasts: string[] = [];
    connectToaster((_kind, text) => void toasts.push(text));
    answer = async () =>
      asked.length < 3 ? new Response('', { status: 500 }) : Response.json({ index: { done: 'Fini' } });
    const { over } = load('fr');
    await vi.advanceTimersByTimeAsync(350 + 700);
    await over;
    expect(asked).toHaveLength(3);
    expect(i18next.getFixedT('fr', 'pages')('index.done')).toBe('Fini');
    expect(toasts).toEqual([]);
  });
  it('I18N-14: asks once for what is not there', async () => {
    answer = async () => new Response('', { status: 404 });
    await load('fr').over;
    expect(asked).toHaveLength(1);
  });
  it('I18N-13: reads ten files at a time and no more', async () => {
    expect(i18next.options.maxParallelReads).toBe(10);
    let open = 0;
    let most = 0;
    const held: (() => void)[] = [];
    answer = async () => {
      most = Math.max(most, ++open);
      await new Promise<void>((resolve) => held.push(resolve));
      open--;
      return Response.json({ a: 'b' });
    };
    const over = i18next.reloadResources(
      ['es', 'fr', 'de', 'it'],
      ['common', 'pages', 'errors', 'stories', 'auth', 'pricing'],
    );
    for (let round = 0; round < 40; round++) {
      await vi.advanceTimersByTimeAsync(1);
      held.shift()?.();
    }
    await vi.advanceTimersByTimeAsync(1);
    await over;
    expect([asked.length, most]).toEqual([24, 10]);
  });
  it('I18N-7, I18N-8: a choice is saved and set on the page', async () => {
    await chooseLanguage('fr');
    expect([localStorage.getItem(LANGUAGE_KEY), document.documentElement.lang]).toEqual(['fr', 'fr']);
  });
  it('I18N-9: a language that cannot be loaded gives way to English', async () => {
    for (const namespace of ['common', 'pages', 'errors', 'stories']) i18next.removeResourceBundle('de', namespace);
    answer = async (path) => (path.includes('/de/') ? new Response('', { status: 404 }) : Response.json({ a: 'b' }));
    await chooseLanguage('de');
    expect(document.documentElement.lang).toBe('en');
  });
});
