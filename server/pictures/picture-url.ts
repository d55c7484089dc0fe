import type { Signer } from '../platform/signing.ts';

/** The address of a private story's picture is good for half an hour to an hour. */
const SLOT_MS = 1_800_000;
const PURPOSE = 'image';

interface PictureAddress {
  storyId: string;
  id: string;
  version: string;
  /** A private story's pictures are shown to who has a signed address, and for an hour at most. */
  isPrivate: boolean;
}

const signedText = (storyId: string, id: string, expires: string) => `${storyId}/${id}/${expires}`;

export function imageUrl(signer: Signer, now: number, { storyId, id, version, isPrivate }: PictureAddress): string {
  const url = `/api/stories/${storyId}/images/${id}?v=${version}`;
  if (!isPrivate) return url;
  // half hours, so that a story read twice has the same addresses and a browser's copy serves
  const expires = String((Math.floor(now / SLOT_MS) + 2) * SLOT_MS);
  return `${url}&exp=${expires}&sig=${signer.sign(PURPOSE, signedText(storyId, id, expires))}`;
}

/** Whether this is a good address of a private picture. */
export function isSignedAddress(
  signer: Signer,
  now: number,
  { storyId, id }: Pick<PictureAddress, 'storyId' | 'id'>,
  { exp = '', sig = '' }: { exp?: string | undefined; sig?: string | undefined },
): boolean {
  return /^\d{1,16}$/.test(exp) && Number(exp) > now && signer.isSigned(PURPOSE, signedText(storyId, id, exp), sig);
}
