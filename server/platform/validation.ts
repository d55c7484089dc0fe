// One validator for everything that comes in. A refused body answers which fields and why, by message key.
import type { Context } from 'hono';
import * as v from 'valibot';
import { ApiFailure } from './errors.ts';
import type { AppEnv } from './app-env.ts';

const KIB = 1024;
/** Bytes of a body unless its call says otherwise (contract 1). */
const MAX_BODY_BYTES = 32 * KIB;
export const MAX_ANALYTICS_BODY_BYTES = 64 * KIB;
export const MAX_WEBHOOK_BODY_BYTES = 512 * KIB;
const JSON_TYPE = /^application\/json\s*(?:;|$)/i;
/** The schemas' own message keys (`emailInvalid`); Valibot's English sentences are not keys. */
const MESSAGE_KEY = /^[a-z][A-Za-z]+$/;

export interface BodyRules {
  maxBytes?: number;
  /** Fields without which the call is not refused as wrong but as unfinished, with this text. */
  required?: { fields: readonly string[]; text: string };
}

/**
 * The JSON object in the body, as the schema makes it.
 * Throws ApiFailure: unsupported_media_type, too_large, invalid_json, validation_failed with `fields`.
 */
export async function readBody<S extends v.GenericSchema>(
  c: Context<AppEnv>,
  schema: S,
  rules: BodyRules = {},
): Promise<v.InferOutput<S>> {
  if (!JSON_TYPE.test(c.req.header('Content-Type') ?? '')) throw new ApiFailure('unsupported_media_type');
  const value = parseObject(await readBytes(c, rules.maxBytes ?? MAX_BODY_BYTES));
  const missing = (rules.required?.fields ?? []).filter((field) => isBlank(value[field]));
  // Only the first thing that is wrong with a field is answered, and what is too long is not to be looked through as well.
  const parsed = v.safeParse(schema, value, { abortPipeEarly: true });
  if (parsed.success && missing.length === 0) return parsed.output;
  const fields = {
    ...(parsed.success ? {} : fieldsOf(parsed.issues)),
    ...Object.fromEntries(missing.map((field) => [field, 'required'])),
  };
  throw new ApiFailure('validation_failed', {
    body: { fields },
    ...(missing.length > 0 && rules.required ? { text: rules.required.text } : {}),
  });
}

/** The body as it came, of whatever kind. Throws ApiFailure too_large, invalid_json when it breaks off. */
export async function readBytes(c: Context<AppEnv>, maxBytes: number): Promise<Uint8Array> {
  if (Number(c.req.header('Content-Length') ?? 0) > maxBytes) throw tooLarge();
  const chunks: Uint8Array[] = [];
  let size = 0;
  try {
    // A chunked body says nothing of its length beforehand, so it is counted as it comes.
    for await (const chunk of c.req.raw.body ?? []) {
      size += chunk.byteLength;
      if (size > maxBytes) throw tooLarge();
      chunks.push(chunk);
    }
  } catch (thrown) {
    // A caller who hangs up in the middle is no fault of ours.
    throw thrown instanceof ApiFailure ? thrown : new ApiFailure('invalid_json');
  }
  return Buffer.concat(chunks);
}

// What is left of the body is not read: the connection cannot be used again.
const tooLarge = () => new ApiFailure('too_large', { headers: { Connection: 'close' } });

function parseObject(bytes: Uint8Array): Record<string, unknown> {
  try {
    const value: unknown = JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes));
    if (isObject(value)) return value;
  } catch {
    // Told below: what the parser says of the text would only repeat the caller's bytes.
  }
  throw new ApiFailure('invalid_json');
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const isBlank = (value: unknown): boolean =>
  value === undefined || value === null || (typeof value === 'string' && value.trim() === '');

function fieldsOf(issues: readonly v.BaseIssue<unknown>[]): Record<string, string> {
  const fields: Record<string, string> = {};
  for (const issue of issues) {
    const name = v.getDotPath(issue)?.split('.')[0] ?? 'body';
    fields[name] ??= MESSAGE_KEY.test(issue.message) ? issue.message : isBlank(issue.input) ? 'required' : 'invalid';
  }
  return fields;
}
