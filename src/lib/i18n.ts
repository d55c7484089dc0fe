// i18next with a loader and a detector of our own: the two libraries for it cost 4 kB of the first load, and the
// specification's order of detection and its retries differ from their defaults.
import i18next, { type BackendModule, type ReadCallback } from 'i18next';
import { initReactI18next } from 'react-i18next';
import { FALLBACK_LANGUAGE, LANGUAGE_CODES, languageFor, type LanguageCode, type Namespace } from '#contract/languages';
import { readStored, writeStored } from './storage.ts';

/** Local-storage key of the language that somebody chose. Detection never writes it. */
export const LANGUAGE_KEY = 'i18nextLng';

/** True while no language was chosen on this device: the one in use was detected. */
export function isLanguageDetected(): boolean {
  return readStored(LANGUAGE_KEY) === null;
}

const firstOffered = (codes: readonly (string | null | undefined)[]) =>
  codes.map((code) => (code ? languageFor(code) : undefined)).find((code) => code !== undefined);

/** The language to begin with: saved choice, browser, html tag, path, subdomain, else English. */
export function detectLanguage(): LanguageCode {
  const saved = readStored(LANGUAGE_KEY);
  if (saved !== null) return firstOffered([saved]) ?? FALLBACK_LANGUAGE;
  const exact = (code: string | undefined) => LANGUAGE_CODES.find((known) => known === code);
  return (
    firstOffered(navigator.languages) ??
    firstOffered([document.documentElement.lang]) ??
    firstOffered([exact(location.pathname.split('/')[1])]) ??
    firstOffered([exact(location.hostname.split('.')[0])]) ??
    FALLBACK_LANGUAGE
  );
}

const loader: BackendModule = {
  type: 'backend',
  init() {},
  read(language: string, namespace: string, done: ReadCallback) {
    void load(`/locales/${language}/${namespace}.json`, done);
  },
};

async function load(path: string, done: ReadCallback): Promise<void> {
  let status = 0;
  let texts: unknown;
  try {
    const answer = await fetch(path);
    status = answer.status;
    if (answer.ok) texts = await answer.json();
  } catch {
    // No answer, or not what it says it is: both are worth another try.
  }
  if (typeof texts === 'object' && texts !== null) return done(null, { ...texts });
  // A truthy second argument asks i18next for another try; a file that does not exist will not come by asking again.
  done(new Error(`${path}: ${status}`), status === 0 || status === 200 || status >= 500);
}

/** The namespaces of the screen that a path leads to, so that its first render waits for nothing. */
function namespacesOf(path: string): Namespace[] {
  return /^\/stor(?:y|ies)(?:\/|$)/.test(path)
    ? ['common', 'pages', 'errors', 'stories']
    : ['common', 'pages', 'errors'];
}

/** Other scripts have their letters before their words (take-letters.ts); without a network, those of the device. */
const letters = async (language: string): Promise<void> =>
  /ru|hi|bn/.test(language)
    ? import('./take-letters.ts').then(({ takeLetters }) => takeLetters(language)).catch(() => undefined)
    : undefined;

/** Starts the translations in the detected language and resolves when the first screen's namespaces are ready. */
export async function startTranslations(): Promise<void> {
  const lng = detectLanguage();
  const lettersCame = letters(lng);
  await i18next
    .use(loader)
    .use(initReactI18next)
    .init({
      lng,
      fallbackLng: FALLBACK_LANGUAGE,
      supportedLngs: [...LANGUAGE_CODES],
      load: 'currentOnly',
      ns: namespacesOf(location.pathname),
      defaultNS: 'common',
      maxParallelReads: 10,
      maxRetries: 5,
      retryTimeout: 350,
      interpolation: { escapeValue: false },
      react: { useSuspense: true },
    });
  await orEnglish();
  await lettersCame;
  i18next.on('languageChanged', nameLanguage);
}

/** Says of the document which language it is in: from its first words in it on, for with the name its faces change. */
export function nameLanguage(): void {
  document.documentElement.lang = i18next.language;
}

/** A language whose texts did not come gives way to English. */
const orEnglish = async (): Promise<unknown> =>
  i18next.hasResourceBundle(i18next.language, 'common') || i18next.changeLanguage(FALLBACK_LANGUAGE);

/** Changes the language and remembers the choice; a language that cannot be loaded gives way to English. */
export async function chooseLanguage(language: LanguageCode): Promise<void> {
  writeStored(LANGUAGE_KEY, language);
  try {
    await letters(language);
    await i18next.changeLanguage(language);
    await orEnglish();
  } catch {
    await i18next.changeLanguage(FALLBACK_LANGUAGE);
  }
}
