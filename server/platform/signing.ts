import { createHmac, timingSafeEqual } from 'node:crypto';

/** Signs texts for a purpose, so that what was signed as a cookie is no good as a cursor. */
export interface Signer {
  sign: (purpose: string, text: string) => string;
  /** Whether this is the signature of the text; takes as long for a wrong one as for a right one. */
  isSigned: (purpose: string, text: string, signature: string) => boolean;
}

export function createSigner(secret: string): Signer {
  const sign: Signer['sign'] = (purpose, text) =>
    createHmac('sha256', secret).update(`${purpose}\n${text}`).digest('base64url');
  return {
    sign,
    isSigned: (purpose, text, signature) => {
      const right = Buffer.from(sign(purpose, text));
      const given = Buffer.from(signature);
      return right.length === given.length && timingSafeEqual(right, given);
    },
  };
}
