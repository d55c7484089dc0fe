// The lock of the children's shelf as a thing of rules: what a wrong try costs, how long a wait is, and whose word counts for
// the time. Within one page its own even clock counts, which nobody sets; a page that is loaded anew has to believe the device's
// clock about the time between. So a clock set forward can shorten a wait of minutes at a reload, and nothing more: the day
// of a forgotten PIN is counted by the server alone.
import * as v from 'valibot';

const PIN_TRIES = 5;
const QUESTION_TRIES = 3;
const MINUTE = 60_000;
const FIRST_WAIT_MS = 5 * MINUTE;
const LONGEST_WAIT_MS = 60 * MINUTE;
const QUESTION_WAIT_MS = MINUTE / 2;
export const FORGOTTEN_WAIT_MS = 24 * 60 * MINUTE;

const WaitSchema = v.object({
  lasts: v.number(),
  /** How much of it was seen passing. */
  passed: v.number(),
  /** When it was last looked at, by the device's clock. */
  seen_at: v.number(),
});
export type Wait = v.InferOutput<typeof WaitSchema>;

/** A PIN as it is kept: what was derived from it, and how. The PIN itself is nowhere. */
const PinSchema = v.object({ salt: v.string(), bits: v.string(), rounds: v.number() });
export type Pin = v.InferOutput<typeof PinSchema>;

export const LockSchema = v.object({
  /** Null where a grown-up's question is asked instead. */
  pin: v.nullable(PinSchema),
  /** Whose password takes the PIN off: the account that was signed in at the start, also when its session has ended since. */
  email: v.nullable(v.string()),
  /** Wrong tries since the last right one. */
  wrong: v.number(),
  /** After too many of them; it stays when it is over, until a try is right. */
  wait: v.nullable(WaitSchema),
  /** When the PIN was said to be forgotten, by the server's clock: a day later the lock may be taken off without it. */
  forgotten_at: v.nullable(v.number()),
  /** Whether children find nothing but tonight's stories. */
  only_tonight: v.boolean(),
});
export type Lock = v.InferOutput<typeof LockSchema>;

export const OPEN_LOCK: Lock = {
  pin: null,
  email: null,
  wrong: 0,
  wait: null,
  forgotten_at: null,
  only_tonight: false,
};

/** How long a wait still is; 0 when there is none or it is over. */
export const leftOf = (wait: Wait | null): number => (wait ? Math.max(0, wait.lasts - wait.passed) : 0);

/**
 * The lock as it stands when somebody looks at it at `now`. `alive` is how long this page knows to have lasted since its last
 * look; undefined at its first. The smaller of both counts: another tab may have counted a part of it.
 */
export function seenAt(lock: Lock, now: number, alive?: number): Lock {
  const { wait } = lock;
  if (!wait || leftOf(wait) === 0) return lock;
  const gap = Math.max(0, now - wait.seen_at);
  return { ...lock, wait: { ...wait, passed: wait.passed + Math.min(gap, alive ?? gap), seen_at: now } };
}

/** What so many wrong tries cost: five minutes after five, doubled after each five more, an hour at most; the question less. */
export function waitAfter(wrong: number, isQuestion: boolean): number {
  const tries = isQuestion ? QUESTION_TRIES : PIN_TRIES;
  if (wrong === 0 || wrong % tries > 0) return 0;
  return isQuestion ? QUESTION_WAIT_MS : Math.min(LONGEST_WAIT_MS, FIRST_WAIT_MS * 2 ** (wrong / tries - 1));
}

/** The lock after a wrong try, of the grown-up's question or of a PIN or password. */
export function afterWrong(lock: Lock, now: number, isQuestion = false): Lock {
  const wrong = lock.wrong + 1;
  const lasts = waitAfter(wrong, isQuestion);
  return { ...lock, wrong, wait: lasts > 0 ? { lasts, passed: 0, seen_at: now } : lock.wait };
}

/** The lock after a right try: whoever knew the PIN has not forgotten it. */
export const afterRight = (lock: Lock): Lock => ({ ...lock, wrong: 0, wait: null, forgotten_at: null });

/** The lock once somebody said that the PIN is forgotten; saying it again shortens and lengthens nothing. */
export const afterForgotten = (lock: Lock, serverTime: number): Lock =>
  lock.forgotten_at === null ? { ...lock, forgotten_at: serverTime } : lock;

/** Whether the day of a forgotten PIN is over at this time of the server. */
export const isDayOver = ({ forgotten_at }: Lock, serverTime: number): boolean =>
  forgotten_at !== null && serverTime >= forgotten_at + FORGOTTEN_WAIT_MS;
