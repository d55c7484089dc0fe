// Passwords are kept as argon2id hashes only. A hash costs 7 ms of a core and 19 MB on purpose, so two are made at a time:
// more would crowd out everything else that waits for a thread.
import { hash, verify } from '@node-rs/argon2';
import { ApiFailure, retryAfter } from '../platform/errors.ts';

/** OWASP's parameters for argon2id: 19 MiB, two passes, one lane. The library makes argon2id unless told otherwise. */
const COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const;
const SLOTS = 2;
const MAX_WAITING = 20;
const BUSY_SECONDS = 5;

export interface Passwords {
  /** Throws ApiFailure unavailable when too many wait already. */
  hash: (password: string) => Promise<string>;
  /**
   * Whether this is the password. Without a hash (nobody has this email, or he has no password) it takes as long and is
   * false. Throws ApiFailure unavailable when too many wait already.
   */
  isRight: (password: string, passwordHash: string | null | undefined) => Promise<boolean>;
}

/** Hashes and compares passwords, two at a time. */
export function createPasswords(): Passwords {
  let running = 0;
  const waiting: (() => void)[] = [];
  const inTurn = async <T>(work: () => Promise<T>): Promise<T> => {
    if (running < SLOTS) running++;
    else {
      if (waiting.length >= MAX_WAITING) throw new ApiFailure('unavailable', { headers: retryAfter(BUSY_SECONDS) });
      // The one who ends hands on the place.
      await new Promise<void>((resolve) => waiting.push(resolve));
    }
    try {
      return await work();
    } finally {
      const next = waiting.shift();
      if (next) next();
      else running--;
    }
  };
  // The same letters typed on another keyboard may be other code points.
  const asTyped = (password: string) => password.normalize('NFC');
  // Made at the start, so that the first call for nobody takes no longer than the others. One that failed is made anew.
  let nobodys: string | undefined;
  const hashOfNobody = async () => (nobodys ??= await hash('the password of nobody', COST));
  hashOfNobody().catch(() => {});
  return {
    hash: (password) => inTurn(() => hash(asTyped(password), COST)),
    isRight: (password, passwordHash) =>
      inTurn(async () => {
        const isRight = await verify(passwordHash ?? (await hashOfNobody()), asTyped(password));
        return isRight && typeof passwordHash === 'string';
      }),
  };
}
