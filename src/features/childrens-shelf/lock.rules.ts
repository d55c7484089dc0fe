// The lock of the children's shelf as a thing of rules: what a wrong try costs, how long a wait is, and that turning the clock
// of the device does not shorten it.
import * as v from 'valibot';

const PIN_TRIES = 5;
const QUESTION_TRIES = 3;
const MINUTE = 60_000;
const FIRST_WAIT_MS = 5 * MINUTE;
const LONGEST_WAIT_MS = 60 * MINUTE;
const QUESTION_WAIT_MS = MINUTE / 2;
export const FORGOTTEN_WAIT_MS = 24 * 60 * MINUTE;
/** Devices put their clocks right by themselves, by a little. */
const CLOCK_MAY_SLIP_MS = MINUTE;

const WaitSchema = v.object({
  lasts: v.number(),
  ends_at: v.number(),
  /** When the device was last seen waiting: a clock before that was turned back. */
  seen_at: v.number(),
});
export type Wait = v.InferOutput<typeof WaitSchema>;

/** A PIN as it is kept: what was derived from it, and how. The PIN itself is nowhere. */
const PinSchema = v.object({ salt: v.string(), bits: v.string(), rounds: v.number() });
export type Pin = v.InferOutput<typeof PinSchema>;

export const LockSchema = v.object({
  /** Null where a grown-up's question is asked instead. */
  pin: v.nullable(PinSchema),
  /** Wrong tries since the last right one. */
  wrong: v.number(),
  /** After too many of them; it stays when it is over, until a try is right. */
  wait: v.nullable(WaitSchema),
  /** After "Forgot the PIN": at its end the lock may be taken off without it. */
  forgotten: v.nullable(WaitSchema),
  /** Whether children find nothing but tonight's stories. */
  only_tonight: v.boolean(),
});
export type Lock = v.InferOutput<typeof LockSchema>;

export const OPEN_LOCK: Lock = { pin: null, wrong: 0, wait: null, forgotten: null, only_tonight: false };

const begin = (lasts: number, now: number): Wait => ({ lasts, ends_at: now + lasts, seen_at: now });

/** How long a wait still is at `now`; 0 when there is none or it is over. */
export const leftOf = (wait: Wait | null, now: number): number => (wait ? Math.max(0, wait.ends_at - now) : 0);

/** A wait as it stands when it is looked at: where the clock ran backwards since, it begins anew. */
function look(wait: Wait | null, now: number): Wait | null {
  if (!wait) return wait;
  if (now < wait.seen_at - CLOCK_MAY_SLIP_MS) return begin(wait.lasts, now);
  return now > wait.seen_at ? { ...wait, seen_at: now } : wait;
}

/** The lock as it stands when somebody looks at it. */
export const seenAt = (lock: Lock, now: number): Lock => ({
  ...lock,
  wait: look(lock.wait, now),
  forgotten: look(lock.forgotten, now),
});

/** What so many wrong tries cost: five minutes after five, doubled after each five more, an hour at most; the question less. */
export function waitAfter(wrong: number, hasPin: boolean): number {
  const tries = hasPin ? PIN_TRIES : QUESTION_TRIES;
  if (wrong === 0 || wrong % tries > 0) return 0;
  return hasPin ? Math.min(LONGEST_WAIT_MS, FIRST_WAIT_MS * 2 ** (wrong / tries - 1)) : QUESTION_WAIT_MS;
}

/** The lock after a wrong try. */
export function afterWrong(lock: Lock, now: number): Lock {
  const wrong = lock.wrong + 1;
  const lasts = waitAfter(wrong, lock.pin !== null);
  return { ...lock, wrong, wait: lasts > 0 ? begin(lasts, now) : lock.wait };
}

/** The lock after a right try: whoever knew the PIN has not forgotten it. */
export const afterRight = (lock: Lock): Lock => ({ ...lock, wrong: 0, wait: null, forgotten: null });

/** The lock once somebody said that the PIN is forgotten; saying it again shortens and lengthens nothing. */
export const afterForgotten = (lock: Lock, now: number): Lock =>
  lock.forgotten ? lock : { ...lock, forgotten: begin(FORGOTTEN_WAIT_MS, now) };
