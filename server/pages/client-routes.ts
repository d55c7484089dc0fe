/** The addresses the page's own router knows (src/routes); everything else is a page that does not exist. */
const EXACT = [
  '/',
  '/index.html',
  '/auth',
  '/auth/oauth/callback',
  '/login',
  '/register',
  '/pricing',
  '/payment',
  '/profile',
  '/stories',
  '/story',
];
const STORY = /^\/story\/(?<id>[^/]+)$/;

export const tidyPath = (path: string): string => (path.length > 1 ? path.replace(/\/+$/, '') || '/' : path);
export const isClientRoute = (path: string): boolean => EXACT.includes(path) || path.startsWith('/stories/');
export const storyIdIn = (path: string): string | undefined => STORY.exec(path)?.groups?.['id'];
export const isOAuthCallback = (path: string): boolean => path === '/auth/oauth/callback';
/** A path that names a file is never answered with a page. */
export const namesFile = (path: string): boolean => /\.[A-Za-z0-9]+$/.test(path.slice(path.lastIndexOf('/')));
