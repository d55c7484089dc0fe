import { randomBytes, randomUUID } from 'node:crypto';

/** Where unguessable things come from, handed in so that a test can know them beforehand. */
export type RandomBytes = (size: number) => Uint8Array;
/** Asking the system costs as much for a few bytes as for many. Each is given out once. */
const POOL_BYTES = 4096;
let pool = new Uint8Array(0);
export const systemRandom: RandomBytes = (size) => {
  if (size > pool.byteLength) pool = new Uint8Array(randomBytes(POOL_BYTES + size));
  const taken = pool.slice(0, size);
  pool = pool.subarray(size);
  return taken;
};

/** 128 random bits in base64url: 22 characters, the form of every story id and visitor id. */
export const newId = (random: RandomBytes): string => Buffer.from(random(16)).toString('base64url');

export const newRequestId = (): string => randomUUID();
