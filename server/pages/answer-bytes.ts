import type { Context } from 'hono';
import type { AppEnv } from '../platform/app-env.ts';
import { etagOf, matchesEtag } from '../platform/http-cache.ts';
import { chooseEncoding, type ENCODINGS } from './content-encoding.ts';

/** One document in every encoding that it is kept in. */
export interface Document {
  identity: Uint8Array<ArrayBuffer>;
  encoded: Partial<Record<(typeof ENCODINGS)[number], Uint8Array<ArrayBuffer>>>;
  etag: string;
  type: string;
}

export const documentOf = (
  identity: Uint8Array<ArrayBuffer>,
  type: string,
  encoded: Document['encoded'] = {},
): Document => ({ identity, encoded, etag: etagOf(identity), type });

interface AnswerOptions {
  status?: 200 | 404;
  headers: { 'Cache-Control': string } & Record<string, string>;
}

/** Answers a document in the encoding the caller likes best, or 304. Each encoding has an ETag of its own. */
export function answerDocument(
  c: Context<AppEnv>,
  { identity, encoded, etag, type }: Document,
  { status = 200, headers }: AnswerOptions,
): Response {
  const offered = (['br', 'gzip'] as const).filter((name) => encoded[name] !== undefined);
  const encoding = chooseEncoding(c.req.header('Accept-Encoding'), offered);
  const bytes = encoding === 'identity' ? identity : (encoded[encoding] ?? identity);
  const tag = encoding === 'identity' ? etag : etag.replace(/"$/, `-${encoding}"`);
  const all: Record<string, string> = { ...headers, ETag: tag, Vary: 'Accept-Encoding' };
  if (status === 200 && matchesEtag(c.req.header('If-None-Match'), tag)) return c.body(null, 304, all);
  all['Content-Type'] = type;
  all['Content-Length'] = String(bytes.byteLength);
  if (encoding !== 'identity') all['Content-Encoding'] = encoding;
  return c.body(bytes, status, all);
}
