import type * as v from 'valibot';
import type { DeleteAccountSchema } from '#contract/accounts';

/** What an account without a password is deleted with. */
export const DELETE_WORD = 'DELETE';

export type Confirmation = v.InferOutput<typeof DeleteAccountSchema>;

/** What the server is to be told; undefined while the password is empty or the word is another. */
export function confirmationOf(text: string, hasPassword: boolean): Confirmation | undefined {
  if (!hasPassword) return text.trim() === DELETE_WORD ? { confirm: DELETE_WORD } : undefined;
  return text === '' ? undefined : { password: text };
}
