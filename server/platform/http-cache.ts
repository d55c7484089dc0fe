import { createHash } from 'node:crypto';
import type { Context } from 'hono';
import type { AppEnv } from './app-env.ts';

/** A strong ETag of a body. */
export const etagOf = (body: string | Uint8Array): string =>
  `"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`;

/** Whether an If-None-Match header names this tag. Compression proxies weaken tags, so W/ is looked through. */
export function matchesEtag(header: string | undefined, etag: string): boolean {
  if (!header) return false;
  return header.split(',').some((given) => given.trim() === '*' || given.trim().replace(/^W\//, '') === etag);
}

/** JSON with a cache rule and an ETag; 304 without a body for who has it already. */
export function cachedJson(
  c: Context<AppEnv>,
  answer: object,
  headers: { 'Cache-Control': string } & Record<string, string>,
): Response {
  const body = JSON.stringify(answer);
  const etag = etagOf(body);
  const all = { ...headers, ETag: etag };
  if (matchesEtag(c.req.header('If-None-Match'), etag)) return c.body(null, 304, all);
  return c.body(body, 200, { ...all, 'Content-Type': 'application/json' });
}

export const NO_STORE = { 'Cache-Control': 'no-store' } as const;
/** For answers that depend on who asks. */
export const PRIVATE_REVALIDATED = { 'Cache-Control': 'private, no-cache', Vary: 'Authorization, Cookie' } as const;
