// What an address names, as the page's own router knows it (src/routes). Everything else is a page that does not exist.
import { splitLanguage, type LanguageCode } from '#contract/languages';

/** Pages that search engines may list, besides stories and categories. The sitemap names them too. */
export const INDEXED_PAGES = ['/', '/stories', '/pricing', '/privacy'] as const;
/** Pages that are there for who has come, not for search engines. */
const OTHER_PAGES = [
  '/auth',
  '/auth/oauth/callback',
  '/login',
  '/register',
  '/payment',
  '/profile',
  '/children',
  '/story',
];
const STORY = /^\/story\/(?<id>[^/]+)$/;

/** The path without slashes at its end, and without the language that it may begin with. */
export function readAddress(path: string): { path: string; language: LanguageCode | undefined } {
  const tidy = (each: string) => (each.length > 1 ? each.replace(/\/+$/, '') || '/' : each);
  const { path: rest, language } = splitLanguage(tidy(path));
  return { path: rest === '/index.html' ? '/' : rest, language };
}
export const isIndexed = (path: string): boolean => INDEXED_PAGES.some((page) => page === path);
export const isClientRoute = (path: string): boolean => isIndexed(path) || OTHER_PAGES.includes(path);
export const storyIdIn = (path: string): string | undefined => STORY.exec(path)?.groups?.['id'];
export const isOAuthCallback = (path: string): boolean => path === '/auth/oauth/callback';
/** A path that names a file is never answered with a page. */
export const namesFile = (path: string): boolean => /\.[A-Za-z0-9]+$/.test(path.slice(path.lastIndexOf('/')));
