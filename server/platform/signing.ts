import { createHmac, timingSafeEqual } from 'node:crypto';

/** Signs texts for a purpose, so that what was signed as a cookie is no good as a cursor. */
export interface Signer {
  sign: (purpose: string, text: string) => string;
  /** The signatures that are good for a text: today's, and those of secrets of before. */
  signatures: (purpose: string, text: string) => string[];
  /** Whether this is the signature of the text; takes as long for a wrong one as for a right one. */
  isSigned: (purpose: string, text: string, signature: string) => boolean;
}

/** Signs with the first secret, and knows the signatures of all: those of before a change of secrets among them. */
export function createSigner([secret, ...earlier]: readonly [string, ...string[]]): Signer {
  const signWith = (key: string, purpose: string, text: string) =>
    createHmac('sha256', key).update(`${purpose}\n${text}`).digest('base64url');
  return {
    sign: (purpose, text) => signWith(secret, purpose, text),
    signatures: (purpose, text) => [secret, ...earlier].map((key) => signWith(key, purpose, text)),
    isSigned: (purpose, text, signature) => {
      const given = Buffer.from(signature);
      return [secret, ...earlier].some((key) => {
        const right = Buffer.from(signWith(key, purpose, text));
        return right.length === given.length && timingSafeEqual(right, given);
      });
    },
  };
}
