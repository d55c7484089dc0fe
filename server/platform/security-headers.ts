import { createHash } from 'node:crypto';

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

/** Every header counts against the first load, fifteen times over; these two are looked at on pages only. */
const OF_PAGES = {
  'Permissions-Policy': 'camera=(), microphone=(), geolocation=(), payment=(), usb=(), browsing-topics=()',
  'Cross-Origin-Opener-Policy': 'same-origin-allow-popups',
};

export interface SecurityHeaders {
  /** What an answer says where it says nothing else, by the path that was asked for. */
  of: (path: string) => Readonly<Record<string, string>>;
  /** What a page says beside. */
  ofPages: Readonly<Record<string, string>>;
}

export function securityHeaders({
  isHttps,
  scriptHashes,
}: {
  isHttps: boolean;
  scriptHashes: readonly string[];
}): SecurityHeaders {
  const withPolicy = (policy: string) => ({
    'X-Content-Type-Options': 'nosniff',
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    'Content-Security-Policy': policy,
    ...(isHttps ? { 'Strict-Transport-Security': 'max-age=31536000' } : {}),
    'Cache-Control': 'no-store',
  });
  const [forApi, forPages] = [withPolicy(API_POLICY), withPolicy(pagePolicy(scriptHashes))];
  return { of: (path) => (path.startsWith('/api/') ? forApi : forPages), ofPages: OF_PAGES };
}
