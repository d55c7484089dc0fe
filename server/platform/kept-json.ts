// JSON that is answered again and again, with all that it takes to answer it.
import type { Context } from 'hono';
import { wholeAnswer } from './answer-head.ts';
import type { AppEnv } from './app-env.ts';
import type { Encoding } from './content-encoding.ts';
import { compress, encodingFor, etagIn, etagOf, matchesEtag, varyOf, type CacheRule } from './http-cache.ts';

interface Encoded {
  etag: string;
  body: Uint8Array<ArrayBuffer>;
  headers: Readonly<Record<string, string>>;
  /** Without what is said of a body. */
  headersAlone: Readonly<Record<string, string>>;
}
export interface KeptJson {
  text: string;
  etag: string;
  headers: CacheRule & Record<string, string>;
  encoded: Map<Encoding, Encoded>;
}

export function keepJson(answer: object, headers: CacheRule & Record<string, string>): KeptJson {
  const text = JSON.stringify(answer);
  return { text, etag: etagOf(text), headers: { ...headers, Vary: varyOf(headers) }, encoded: new Map() };
}

/**
 * Answers as `cachedJson` does, without writing, hashing and compressing it anew. Nothing that was set by `c.header` comes
 * along.
 */
export function answerKept(c: Context<AppEnv>, kept: KeptJson): Response {
  const encoding = encodingFor(c, kept.text);
  const { etag, body, headers, headersAlone } = kept.encoded.get(encoding) ?? encode(kept, encoding);
  if (matchesEtag(c.req.header('If-None-Match'), etag)) return wholeAnswer(c, null, 304, headersAlone);
  return wholeAnswer(c, body, 200, headers);
}

function encode(kept: KeptJson, encoding: Encoding): Encoded {
  const etag = etagIn(encoding, kept.etag);
  const headersAlone = { ...kept.headers, ETag: etag };
  const headers = {
    ...headersAlone,
    'Content-Type': 'application/json',
    ...(encoding === 'identity' ? {} : { 'Content-Encoding': encoding }),
  };
  const made = { etag, body: compress(kept.text, encoding), headers, headersAlone };
  kept.encoded.set(encoding, made);
  return made;
}
