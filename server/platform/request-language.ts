import type { Context } from 'hono';
import { FALLBACK_LANGUAGE, languageFor, type LanguageCode } from '#contract/languages';
import type { AppEnv } from './app-env.ts';

/** The language that a caller asks for: by `?lang=`, else the best known one of Accept-Language, else English. */
export function requestLanguage(c: Context<AppEnv>): LanguageCode {
  const named = languageFor(c.req.query('lang') ?? '');
  return named ?? preferredLanguage(c.req.header('Accept-Language')) ?? FALLBACK_LANGUAGE;
}

function preferredLanguage(header: string | undefined): LanguageCode | undefined {
  return (header ?? '')
    .split(',')
    .map((part) => {
      const [code = '', ...parameters] = part.split(';').map((piece) => piece.trim());
      const quality = parameters.find((parameter) => /^q=/i.test(parameter))?.slice(2);
      return { language: languageFor(code), quality: quality === undefined ? 1 : Number(quality) || 0 };
    })
    .filter(({ quality }) => quality > 0)
    .sort((a, b) => b.quality - a.quality)
    .find(({ language }) => language !== undefined)?.language;
}
