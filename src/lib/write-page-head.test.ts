import { readFileSync } from 'node:fs';
import i18next from 'i18next';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { LANGUAGE_CODES } from '#contract/languages';
import { SUMMARY } from '#contract/page-titles';
import { writePageHead } from './write-page-head.ts';

const said = () => ({
  title: document.title,
  description: document.querySelector('meta[name="description"]')?.getAttribute('content'),
  shared: document.querySelector('meta[property="og:description"]')?.getAttribute('content'),
});

beforeEach(() => vi.stubGlobal('__LANDING_LANGUAGES__', []));
afterEach(async () => {
  vi.unstubAllGlobals();
  history.replaceState(null, '', '/');
  await i18next.changeLanguage('en');
});

describe('the head of a page that is alive', () => {
  it.each(LANGUAGE_CODES.filter((code) => code !== 'en'))(
    'I18N-16, SEO-2 is in %s at home too, after another page',
    async (language) => {
      // Read from disk: importing a value from public/ makes Vite complain.
      const { index } = JSON.parse(readFileSync(`public/locales/${language}/pages.json`, 'utf8')) as {
        index: { tagline: string; hero: { subtitle: string } };
      };
      i18next.addResourceBundle(language, 'pages', { index }, true, true);
      await i18next.changeLanguage(language);
      writePageHead(undefined, 'Tuckaway');
      const { subtitle } = index.hero;
      expect(said()).toEqual({ title: `Tuckaway: ${index.tagline}`, description: subtitle, shared: subtitle });
      history.replaceState(null, '', '/pricing');
      writePageHead({ title: 'Preise', description: 'Was es kostet.' }, 'Tuckaway');
      expect(said()).toEqual({ title: 'Preise | Tuckaway', description: 'Was es kostet.', shared: 'Was es kostet.' });
    },
  );
  it('is in English what the server wrote', () => {
    writePageHead(undefined, 'Tuckaway');
    expect(said()).toMatchObject({ title: 'Tuckaway: Bedtime stories made for one child', description: SUMMARY });
  });
});
