import { promisify } from 'node:util';
import { brotliCompress, brotliCompressSync, constants, gzip, gzipSync } from 'node:zlib';
import type { Context } from 'hono';
import type { AppEnv } from '../platform/app-env.ts';
import { chooseEncoding, ENCODINGS, type Encoding } from '../platform/content-encoding.ts';
import { compress, etagIn, etagOf, matchesEtag } from '../platform/http-cache.ts';

export const HTML_TYPE = 'text/html; charset=utf-8';

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

/** A text that is kept and answered again and again, compressed as well as can be. */
export function compressedDocument(text: string, type: string): Document {
  const bytes = new TextEncoder().encode(text);
  const [br, gzip] = [new Uint8Array(brotliCompressSync(bytes)), new Uint8Array(gzipSync(bytes, { level: 9 }))];
  return documentOf(bytes, type, { br, gzip });
}

/** A long text that is kept for a while only, compressed beside what else the server does. */
export async function compressDocument(text: string, type: string): Promise<Document> {
  const bytes = new TextEncoder().encode(text);
  const [br, gzipped] = await Promise.all([
    promisify(brotliCompress)(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }),
    promisify(gzip)(bytes),
  ]);
  return documentOf(bytes, type, { br: new Uint8Array(br), gzip: new Uint8Array(gzipped) });
}

interface AnswerOptions {
  status?: 200 | 404;
  headers: { 'Cache-Control': string } & Record<string, string>;
}

/** Answers a kept document in the encoding the caller likes best, or 304. */
export function answerDocument(c: Context<AppEnv>, document: Document, options: AnswerOptions): Response {
  const { identity, encoded, etag, type } = document;
  const offered = ENCODINGS.filter((name) => encoded[name] !== undefined);
  const encoding = chooseEncoding(c.req.header('Accept-Encoding'), offered);
  const bytesIn = () => (encoding === 'identity' ? identity : (encoded[encoding] ?? identity));
  return answer(c, { encoding, etag, type, bytesIn }, options);
}

/** Answers HTML that was written for this request, compressed in the one encoding that is asked for, or 304. */
export function answerHtml(c: Context<AppEnv>, html: string, options: AnswerOptions): Response {
  const encoding = chooseEncoding(c.req.header('Accept-Encoding'), ENCODINGS);
  return answer(c, { encoding, etag: etagOf(html), type: HTML_TYPE, bytesIn: () => compress(html, encoding) }, options);
}

interface Body {
  encoding: Encoding;
  etag: string;
  type: string;
  bytesIn: () => Uint8Array<ArrayBuffer>;
}

function answer(c: Context<AppEnv>, body: Body, { status = 200, headers }: AnswerOptions): Response {
  const etag = etagIn(body.encoding, body.etag);
  const all: Record<string, string> = { ...headers, ETag: etag, Vary: 'Accept-Encoding' };
  if (status === 200 && matchesEtag(c.req.header('If-None-Match'), etag)) return c.body(null, 304, all);
  const bytes = body.bytesIn();
  all['Content-Type'] = body.type;
  all['Content-Length'] = String(bytes.byteLength);
  if (body.encoding !== 'identity') all['Content-Encoding'] = body.encoding;
  return c.body(bytes, status, all);
}
