import * as v from 'valibot';
import { EmailSchema, MAX_NAME_LENGTH, MIN_NAME_LENGTH } from '#contract/accounts';

/** What a provider says of somebody beside who he is. Any of it may be missing or nonsense. */
export type Said = Readonly<Record<string, unknown>>;

/**
 * Email and name in the form that our own accounts have them. `isEmailConfirmed` only where the provider says so in as
 * many words: the text "true" is none.
 */
export function contactOf(said: Said): { email: string | undefined; isEmailConfirmed: boolean; name: string | null } {
  const email = v.safeParse(EmailSchema, said['email']);
  return {
    email: email.success ? email.output : undefined,
    isEmailConfirmed: email.success && said['email_verified'] === true,
    name: nameOf(said['name']),
  };
}

function nameOf(given: unknown): string | null {
  if (typeof given !== 'string') return null;
  const shown = given
    .replaceAll(/[\p{Cc}\s]+/gu, ' ')
    .trim()
    .slice(0, MAX_NAME_LENGTH);
  // A cut may go through the middle of a character.
  const name = shown.replaceAll(/\p{Cs}/gu, '').trim();
  return name.length < MIN_NAME_LENGTH ? null : name;
}
