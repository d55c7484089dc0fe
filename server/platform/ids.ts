import { randomBytes, randomUUID } from 'node:crypto';

/** Where unguessable things come from, handed in so that a test can know them beforehand. */
export type RandomBytes = (size: number) => Uint8Array;
export const systemRandom: RandomBytes = (size) => randomBytes(size);

/** 128 random bits in base64url: 22 characters, the form of every story id and visitor id. */
export const newId = (random: RandomBytes): string => Buffer.from(random(16)).toString('base64url');

export const newRequestId = (): string => randomUUID();
