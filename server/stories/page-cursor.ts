import * as v from 'valibot';
import { ApiFailure } from '../platform/errors.ts';
import type { Signer } from '../platform/signing.ts';

/** The last story of a page: the next page begins after it. */
export interface Cursor {
  createdAt: number;
  id: string;
}

const PURPOSE = 'last_key';
const CursorSchema = v.tuple([v.pipe(v.number(), v.integer()), v.string()]);

/** `scope` says whose list it is and what is in it: a cursor opens no other list. */
export function writeCursor(signer: Signer, scope: string, { createdAt, id }: Cursor): string {
  const text = Buffer.from(JSON.stringify([createdAt, id])).toString('base64url');
  return `${text}.${signer.sign(`${PURPOSE} ${scope}`, text)}`;
}

/** Throws ApiFailure invalid_last_key for a cursor that is not ours or belongs to another list. */
export function readCursor(signer: Signer, scope: string, lastKey: string): Cursor {
  const [text = '', signature = '', ...rest] = lastKey.split('.');
  if (rest.length > 0 || !signer.isSigned(`${PURPOSE} ${scope}`, text, signature))
    throw new ApiFailure('invalid_last_key');
  const [createdAt, id] = v.parse(CursorSchema, JSON.parse(Buffer.from(text, 'base64url').toString()));
  return { createdAt, id };
}
