import { afterEach, describe, expect, it, vi } from 'vitest';
import { detectLanguage, isLanguageDetected, LANGUAGE_KEY } from './i18n.ts';

afterEach(() => {
  localStorage.clear();
  vi.unstubAllGlobals();
  document.documentElement.lang = '';
});

describe('the language to begin with', () => {
  it('is the saved one', () => {
    localStorage.setItem(LANGUAGE_KEY, 'en');
    vi.stubGlobal('navigator', { languages: ['fr-FR'] });
    expect(detectLanguage()).toBe('en');
    expect(isLanguageDetected()).toBe(false);
  });
  it('VAL-14: falls back to English from a saved code that nobody speaks', () => {
    localStorage.setItem(LANGUAGE_KEY, 'xx');
    expect(detectLanguage()).toBe('en');
  });
  it('is found without being saved, so that the note of it stays true', () => {
    vi.stubGlobal('navigator', { languages: ['en-GB'] });
    expect(detectLanguage()).toBe('en');
    expect(localStorage.getItem(LANGUAGE_KEY)).toBeNull();
    expect(isLanguageDetected()).toBe(true);
  });
});
