// The sleep timer, without a clock of its own: a state and what happens, and the state that follows.

/** What stands in sight of what a parent may choose; the rest stands under "More". */
export const IN_SIGHT = ['off', 'end', 'minutes-10', 'minutes-20'] as const;
export const FURTHER = [
  'stories-1',
  'stories-2',
  'stories-3',
  'minutes-5',
  'minutes-30',
  'minutes-45',
  'minutes-60',
] as const;
export const CHOICES = [...IN_SIGHT, ...FURTHER] as const;
export type Choice = (typeof CHOICES)[number];

const AMOUNT = /-(?<count>\d+)$/;
/** How many stories or minutes a choice means: the number that it is called by, and one story for the end of this one. */
export const amountOf = (choice: Choice): number =>
  Number(AMOUNT.exec(choice)?.groups?.['count'] ?? (choice === 'end' ? 1 : 0));
const isStories = (choice: Choice) => choice === 'end' || choice.startsWith('stories');

const MINUTE = 60_000;
/** A fade that comes late begins here. */
const BEGUN_MS = 1000;
/** The last part of a timer of minutes, in which light and sound go. */
const FADE_MS = 60_000;
/** After the last story the voice has ended by itself. */
const FADE_AFTER_STORY_MS = 20_000;
const MORE: Choice = 'minutes-10';
/** Light comes back over this long, never at once. */
const RISE_MS = 3000;
/** How long "Good night" stands before the page comes back. */
const GOOD_NIGHT_MS = 4000;
/** Timers of a page in the background may be late by a minute; what is longer was a sleep, or the clock was set. */
const LONGEST_STEP_MS = 90_000;
/** What is longer ago than this was another evening. */
const EVENING_MS = 4 * 60 * MINUTE;

export interface Timer {
  /** `counting` waits for ends of stories or for minutes; `dark` is after lights out, `waking` after the touch that ends it. */
  phase: 'off' | 'counting' | 'fading' | 'dark' | 'waking';
  choice: Choice;
  /** Milliseconds until lights out, of minutes and of every fade. */
  left: number;
  /** How long the fade takes. */
  fade: number;
  /** Ends of stories still to come. */
  stories: number;
  /** When this was so, in milliseconds since 1970. */
  at: number;
  /** From 1 to 0: what voice, sounds and screen follow. */
  light: number;
  /** A touch has stopped the fade and given more time. */
  isExtended: boolean;
}

export type Event =
  | { type: 'choose'; choice: Choice }
  /** A story has come to its end. */
  | { type: 'ended' }
  /** Somebody touched the screen or a key. */
  | { type: 'touch' }
  /** Time passes on a page that is open. */
  | { type: 'tick' }
  /** The page was loaded again, or is seen again: what passed meanwhile was seen by nobody. */
  | { type: 'return' };

export const OFF: Timer = {
  phase: 'off',
  choice: 'off',
  left: 0,
  fade: 0,
  stories: 0,
  at: 0,
  light: 1,
  isExtended: false,
};

/** A timer as it is chosen. */
function chosen(choice: Choice, light: number, at: number): Timer {
  if (choice === 'off') return { ...OFF, light, at };
  const counted: Timer = isStories(choice)
    ? { ...OFF, stories: amountOf(choice), fade: FADE_AFTER_STORY_MS }
    : { ...OFF, left: amountOf(choice) * MINUTE, fade: FADE_MS };
  return { ...counted, phase: 'counting', choice, light, at };
}

const countsMinutes = ({ phase, stories }: Timer) => phase === 'fading' || (phase === 'counting' && stories === 0);
const risen = (light: number, passed: number) => Math.min(1, light + passed / RISE_MS);

/** Time goes by: `passed` milliseconds that were lived through. */
function lived(timer: Timer, passed: number): Timer {
  if (timer.phase === 'dark') return timer;
  if (timer.phase === 'waking') {
    const left = timer.left - passed;
    return left > 0 ? { ...timer, left } : { ...OFF, at: timer.at, light: 0 };
  }
  if (!countsMinutes(timer)) return { ...timer, light: risen(timer.light, passed) };
  const left = timer.left - passed;
  if (left > timer.fade) return { ...timer, left, light: risen(timer.light, passed) };
  if (left <= 0 && timer.phase === 'fading') return { ...OFF, phase: 'dark', at: timer.at, light: 0 };
  // However late the page is told: the fade is there, and may be stopped.
  const fading = timer.phase === 'fading' ? left : Math.max(left, timer.fade - BEGUN_MS);
  return { ...timer, phase: 'fading', left: fading, light: Math.min(timer.light, fading / timer.fade) };
}

/** After a time in which the page did not live: it slept, or the device's clock was set. */
function leapt(timer: Timer, passed: number, isSeenAgain: boolean): Timer {
  const isOver = { ...OFF, at: timer.at, light: timer.light };
  // A clock that was set by hours under the reader's eyes: no time has passed. Else it is another evening.
  if (passed > EVENING_MS) return isSeenAgain ? isOver : timer;
  if (!countsMinutes(timer)) return timer;
  const left = timer.left - passed;
  if (isSeenAgain && left <= 0) return isOver;
  return lived({ ...timer, left: Math.max(left, Math.min(timer.left, timer.fade)) }, 0);
}

/**
 * The state that follows.
 *
 * @param now Milliseconds since 1970. They may leap: no leap ends the evening in one step, and none stops the timer for good.
 */
export function next(timer: Timer, event: Event, now: number): Timer {
  const passed = Math.max(0, now - timer.at);
  const here = { ...timer, at: now };
  switch (event.type) {
    case 'choose':
      return chosen(event.choice, timer.light, now);
    case 'ended':
      if (timer.phase !== 'counting' || timer.stories === 0) return timer;
      return timer.stories > 1
        ? { ...here, stories: timer.stories - 1 }
        : { ...here, phase: 'fading', stories: 0, left: timer.fade };
    case 'touch':
      if (timer.phase === 'fading') return { ...chosen(MORE, timer.light, now), isExtended: true };
      if (timer.phase === 'dark') return { ...here, phase: 'waking', left: GOOD_NIGHT_MS };
      return timer.phase === 'waking' ? { ...OFF, at: now, light: 0 } : timer;
    case 'tick':
    case 'return':
      return passed > LONGEST_STEP_MS ? leapt(here, passed, event.type === 'return') : lived(here, passed);
  }
}

/** How long the page says that a touch has given more time. */
const WORD_MS = 6000;
/** Whether that was just now. */
export const isJustExtended = ({ phase, isExtended, left }: Timer): boolean =>
  phase === 'counting' && isExtended && left > amountOf(MORE) * MINUTE - WORD_MS;

/** Whether time has to be looked at: something is counted, or the light is not yet what it should be. */
export const isAlive = ({ phase, light }: Timer): boolean => !(phase === 'dark' || (phase === 'off' && light === 1));

/** What is left, for the row: nothing, ends of stories, whole minutes, or the fade. */
export function leftOf({ phase, stories, left }: Timer): {
  kind: 'none' | 'stories' | 'minutes' | 'fading';
  count: number;
} {
  if (phase === 'fading') return { kind: 'fading', count: 0 };
  if (phase !== 'counting') return { kind: 'none', count: 0 };
  return stories > 0 ? { kind: 'stories', count: stories } : { kind: 'minutes', count: Math.ceil(left / MINUTE) };
}
