// The PIN is never kept: only what PBKDF2 derives from it, so slowly that trying all of them takes its time.
import type { Pin } from './lock.rules.ts';

/** As OWASP asks for with SHA-256; a phone takes well under a second. */
const ROUNDS = 600_000;
const BITS = 256;
const SALT_BYTES = 16;
export const FEWEST_DIGITS = 4;
export const MOST_DIGITS = 6;

/** Whether these are the digits of a PIN. */
export const isPin = (digits: string): boolean => /^\d{4,6}$/.test(digits);

/** Whether this page can keep a PIN: browsers have what it takes on safe connections alone. */
export const canKeepPin = (): boolean => globalThis.crypto?.subtle !== undefined;

const toText = (bytes: Uint8Array): string => btoa(String.fromCodePoint(...bytes));
const toBytes = (text: string) => Uint8Array.from(atob(text), (sign) => sign.codePointAt(0) ?? 0);

async function derive(digits: string, salt: Uint8Array<ArrayBuffer>, rounds: number): Promise<string> {
  const key = await crypto.subtle.importKey('raw', new TextEncoder().encode(digits), 'PBKDF2', false, ['deriveBits']);
  const bits = await crypto.subtle.deriveBits({ name: 'PBKDF2', hash: 'SHA-256', salt, iterations: rounds }, key, BITS);
  return toText(new Uint8Array(bits));
}

/** What is kept of a new PIN; it knows itself in how many rounds it was derived. */
export async function keepPin(digits: string, rounds = ROUNDS): Promise<Pin> {
  const salt = crypto.getRandomValues(new Uint8Array(SALT_BYTES));
  return { salt: toText(salt), bits: await derive(digits, salt, rounds), rounds };
}

/** Whether these digits are the PIN that was kept. */
export const isRight = async (digits: string, { salt, bits, rounds }: Pin): Promise<boolean> =>
  (await derive(digits, toBytes(salt), rounds)) === bits;
