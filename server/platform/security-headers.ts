import { createHash } from 'node:crypto';
import type { MiddlewareHandler } from 'hono';
import type { AppEnv } from './app-env.ts';

const INLINE_SCRIPT = /<script(?<attributes>[^>]*)>(?<text>[\s\S]*?)<\/script>/gi;
/** Scripts that fetch a file, and blocks of data, which a browser never runs. */
const NOT_INLINE_CODE = /\bsrc\s*=|\btype\s*=\s*["']?application\//i;

/** The CSP sources that allow exactly the inline scripts of these documents. */
export function inlineScriptHashes(templates: readonly string[]): string[] {
  const texts = templates
    .flatMap((html) => [...html.matchAll(INLINE_SCRIPT)])
    .filter((script) => !NOT_INLINE_CODE.test(script.groups?.['attributes'] ?? ''))
    .map((script) => script.groups?.['text'] ?? '');
  return [...new Set(texts)].map((text) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`);
}

const API_POLICY = "default-src 'none'; frame-ancestors 'none'";

/** The policy of every page (contract 11). */
function pagePolicy(scriptHashes: readonly string[]): string {
  return [
    "default-src 'self'",
    ["script-src 'self'", ...scriptHashes].join(' '),
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data: blob:",
    "media-src 'self' blob:",
    "connect-src 'self'",
    "object-src 'none'",
    "frame-ancestors 'none'",
    "base-uri 'self'",
    "form-action 'self'",
  ].join('; ');
}

export function securityHeaders({
  isHttps,
  scriptHashes,
}: {
  isHttps: boolean;
  scriptHashes: readonly string[];
}): MiddlewareHandler<AppEnv> {
  const forPages = pagePolicy(scriptHashes);
  return async (c, next) => {
    await next();
    const headers = c.res.headers;
    headers.set('X-Content-Type-Options', 'nosniff');
    if (!headers.has('Referrer-Policy')) headers.set('Referrer-Policy', 'strict-origin-when-cross-origin');
    const type = headers.get('Content-Type');
    // Every header counts against the first load, fifteen times over; these two are looked at on pages only. An answer
    // without a type says that a page is still the same, and its headers take the place of those that were kept with it.
    if (type === null || type.startsWith('text/html')) {
      headers.set(
        'Permissions-Policy',
        'camera=(), microphone=(), geolocation=(), payment=(), usb=(), browsing-topics=()',
      );
      headers.set('Cross-Origin-Opener-Policy', 'same-origin-allow-popups');
    }
    if (!headers.has('Content-Security-Policy'))
      headers.set('Content-Security-Policy', c.req.path.startsWith('/api/') ? API_POLICY : forPages);
    if (isHttps) headers.set('Strict-Transport-Security', 'max-age=31536000');
    if (!headers.has('Cache-Control')) headers.set('Cache-Control', 'no-store');
  };
}
