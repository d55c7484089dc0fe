// Set-up of every test that renders the page in jsdom: what jsdom lacks, the real English texts, a quiet console.
import '@testing-library/jest-dom/vitest';
import { cleanup } from '@testing-library/react';
import i18next from 'i18next';
import { initReactI18next } from 'react-i18next';
import { afterEach, beforeEach, expect, vi, type MockInstance } from 'vitest';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { LATER_NAMESPACES, NAMESPACES, UNKEPT_NAMESPACES } from '#contract/languages';

// Read from disk: importing a value from public/ makes Vite complain.
const english = Object.fromEntries(
  [...NAMESPACES, ...LATER_NAMESPACES, ...UNKEPT_NAMESPACES].map((name) => [
    name,
    JSON.parse(readFileSync(join(import.meta.dirname, `../../public/locales/en/${name}.json`), 'utf8')),
  ]),
);
await i18next.use(initReactI18next).init({
  lng: 'en',
  fallbackLng: 'en',
  ns: [...NAMESPACES, ...LATER_NAMESPACES, ...UNKEPT_NAMESPACES],
  defaultNS: 'common',
  resources: { en: english },
  interpolation: { escapeValue: false },
});

Element.prototype.scrollIntoView ??= () => {};
Element.prototype.hasPointerCapture ??= () => false;
window.scrollTo = () => {};
window.matchMedia ??= (query: string): MediaQueryList => ({
  matches: false,
  media: query,
  onchange: null,
  addEventListener() {},
  removeEventListener() {},
  addListener() {},
  removeListener() {},
  dispatchEvent: () => false,
});
globalThis.IntersectionObserver ??= class {
  readonly root = null;
  readonly rootMargin = '';
  readonly scrollMargin = '';
  readonly thresholds = [];
  observe() {}
  unobserve() {}
  disconnect() {}
  takeRecords() {
    return [];
  }
} as unknown as typeof IntersectionObserver;
globalThis.ResizeObserver ??= class {
  observe() {}
  unobserve() {}
  disconnect() {}
};

// An error on the console fails the test that caused it; a test that expects one takes the spy over itself.
let errors: MockInstance<typeof console.error>;
beforeEach(() => {
  errors = vi.spyOn(console, 'error').mockImplementation(() => {});
});
afterEach(() => {
  cleanup();
  const unexpected = vi.isMockFunction(console.error) && console.error === (errors as unknown) ? errors.mock.calls : [];
  const said = unexpected.map((call) => call.map(String).join(' '));
  vi.restoreAllMocks();
  localStorage.clear();
  sessionStorage.clear();
  expect(said, 'errors on the console').toEqual([]);
});
