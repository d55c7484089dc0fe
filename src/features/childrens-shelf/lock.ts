import { deviceSetting } from '../../lib/device-setting.ts';
import { CHILDREN_KEY } from '../../lib/childrens-mode.ts';
import { readStored } from '../../lib/storage.ts';
import { LockSchema, OPEN_LOCK, seenAt, type Lock } from './lock.rules.ts';

const KEY = 'childrens-lock';

/** The lock of the children's shelf on this device. A PIN stays for the next evening when the mode is left. */
export const lock = deviceSetting(KEY, LockSchema, OPEN_LOCK);

/** Keeps a lock, and says whether it really was kept: one that a reload forgets is none. */
export function keepLock(next: Lock): boolean {
  lock.choose(next);
  return readStored(KEY) === JSON.stringify(next);
}

/** Whether the way out was left to a grown-up's question. */
export const asksQuestion = (): boolean => readStored(CHILDREN_KEY) === 'question';

let lookedAt: number | undefined;

/** Looks at the lock: what has passed of a wait since the last look is counted. */
export function lookAtLock(): Lock {
  const now = performance.now();
  const before = lock.read();
  const seen = seenAt(before, Date.now(), lookedAt === undefined ? undefined : now - lookedAt);
  lookedAt = now;
  if (seen !== before) lock.choose(seen);
  return seen;
}
