import * as v from 'valibot';
import { ApiFailure } from '../platform/errors.ts';
import type { Signer } from '../platform/signing.ts';

/** The last story of a page: the next page begins after it. */
export interface Cursor {
  /** Which of the list's parts it stands in. */
  part: number;
  createdAt: number;
  id: string;
}

const PURPOSE = 'last_key';
const CursorSchema = v.tuple([v.pipe(v.number(), v.integer()), v.string(), v.optional(v.number(), 0)]);

/** `scope` says whose list it is and what is in it: a cursor opens no other list. */
export function writeCursor(signer: Signer, scope: string, { part, createdAt, id }: Cursor): string {
  const text = Buffer.from(JSON.stringify([createdAt, id, part])).toString('base64url');
  return `${text}.${signer.sign(`${PURPOSE} ${scope}`, text)}`;
}

/** Throws ApiFailure invalid_last_key for a cursor that is not ours or belongs to another list. */
export function readCursor(signer: Signer, scope: string, lastKey: string): Cursor {
  const [text = '', signature = '', ...rest] = lastKey.split('.');
  if (rest.length > 0 || !signer.isSigned(`${PURPOSE} ${scope}`, text, signature))
    throw new ApiFailure('invalid_last_key');
  const [createdAt, id, part] = v.parse(CursorSchema, JSON.parse(Buffer.from(text, 'base64url').toString()));
  return { part, createdAt, id };
}
