// Where a finished sign-in may send the browser with its token: to our own pages and to nobody else's.
import { isLoopback } from '../platform/loopback.ts';

/** It has to fit into a cookie, and no page of ours has a longer address. */
const MAX_LENGTH = 1024;
const ABSOLUTE = /^https?:\/\/[^/?#@]+(?:[/?#]|$)/i;
/** What browsers drop or turn into slashes before they look at an address. */
const MISREAD = /[\s\p{Cc}\\]/u;

/**
 * The address of a page that may be told a token; undefined for every other. Ours are those of `publicUrl` and of
 * `origins`, and on the machine itself the host that was asked (a development server stands before this one).
 */
export function allowedRedirect(
  given: string,
  { publicUrl, origins, host }: { publicUrl: string; origins: readonly string[]; host: string | undefined },
): string | undefined {
  if (MISREAD.test(given) || !ABSOLUTE.test(given)) return undefined;
  const url = URL.parse(given);
  if (!url || url.username || url.password) return undefined;
  url.hash = '';
  // Letters beyond ASCII are longer in the address than they were given.
  if (url.href.length > MAX_LENGTH) return undefined;
  if (url.origin === new URL(publicUrl).origin) return url.href;
  const isOurs = origins.includes(url.origin) || (isLoopback(url) && url.host === host);
  return isOurs && (url.protocol === 'https:' || isLoopback(url)) ? url.href : undefined;
}
