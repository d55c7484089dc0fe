// The sleep timer of this page. It goes on from story to story, so it lives here and in no component; what it counts is kept on
// the device, so it goes on after the page was loaded again within the evening.
import * as v from 'valibot';
import { useSyncExternalStore } from 'react';
import { evening, fadeBegan, lightsOut, storyEnded } from '../../lib/bedtime.ts';
import { deviceSetting } from '../../lib/device-setting.ts';
import { CHOICES, isAlive, next, OFF, type Choice, type Event, type Timer } from './sleep-timer.rules.ts';

const BEAT_MS = 500;
/** Voice, sounds and screen follow the light in steps that nobody sees. */
const STEPS = 40;

const kept = deviceSetting(
  'sleep-timer',
  v.nullable(
    v.object({
      phase: v.picklist(['counting', 'fading']),
      choice: v.picklist(CHOICES),
      left: v.number(),
      fade: v.number(),
      stories: v.number(),
      at: v.number(),
      light: v.number(),
      isExtended: v.boolean(),
    }),
  ),
  null,
);

let timer: Timer = OFF;
let isStarted = false;
let wasHidden = false;
/** How many layers can show the dark: pages without one are never left in it. */
let layers = 0;
let beat: ReturnType<typeof setInterval> | undefined;
const listeners = new Set<() => void>();

const keep = ({ phase, ...rest }: Timer) =>
  kept.choose(phase === 'counting' || phase === 'fading' ? { phase, ...rest } : null);
const isGoingOn = ({ phase }: Timer) => phase === 'counting' || phase === 'fading';

function happen(event: Event): void {
  const before = timer;
  timer = next(before, event, Date.now());
  const isOut = isGoingOn(before) && (timer.phase === 'dark' || (event.type === 'return' && timer.phase === 'off'));
  if (timer.phase === 'dark' && layers === 0) timer = { ...OFF, at: timer.at, light: 0 };
  // Time that simply passes need not be written: it is known by when it was so.
  if (timer.phase !== before.phase || event.type === 'choose' || timer.stories !== before.stories) keep(timer);
  else if (event.type === 'touch' || Math.abs(timer.at - before.at) > 2 * BEAT_MS || timer.at < before.at) keep(timer);
  if (timer.phase === 'fading' && before.phase !== 'fading') fadeBegan.say();
  evening.set(Math.round(timer.light * STEPS) / STEPS);
  if (isOut) lightsOut.say();
  clearInterval(beat);
  beat = isAlive(timer) ? setInterval(onBeat, BEAT_MS) : undefined;
  for (const listener of listeners) listener();
}

const onBeat = () => happen({ type: wasHidden ? 'return' : 'tick' });

const isDark = () => timer.phase === 'dark' || timer.phase === 'waking';

function onTouch(event: globalThis.Event): void {
  // What is under the dark is not meant.
  if (isDark()) {
    event.stopPropagation();
    if (event.type === 'keydown') event.preventDefault();
  }
  if (isDark() || timer.phase === 'fading') happen({ type: 'touch' });
}
function onWheel(): void {
  if (timer.phase === 'fading') happen({ type: 'touch' });
}
function onTouchStart(event: globalThis.Event): void {
  if (isDark()) event.stopPropagation();
}

function onVisibility(): void {
  if (document.visibilityState === 'hidden') {
    wasHidden = true;
    return;
  }
  if (isAlive(timer) || timer.phase === 'dark') happen({ type: 'return' });
  wasHidden = false;
}

function start(): void {
  if (isStarted) return;
  isStarted = true;
  storyEnded.on(() => happen({ type: 'ended' }));
  document.addEventListener('visibilitychange', onVisibility);
  for (const name of ['pointerdown', 'keydown']) addEventListener(name, onTouch, { capture: true });
  addEventListener('touchstart', onTouchStart, { capture: true, passive: true });
  addEventListener('wheel', onWheel, { capture: true, passive: true });
  const left = kept.read();
  if (!left) return;
  const here = next({ ...left, light: 1 }, { type: 'return' }, Date.now());
  if (!isGoingOn(here)) return kept.choose(null);
  timer = here;
  // The page begins in the fade that it was left in.
  if (here.phase === 'fading') fadeBegan.say();
  happen({ type: 'tick' });
}

/** Begins to count, where something is to be counted, on a page that can show the dark. Returns what takes that page away. */
export function layDark(): () => void {
  layers += 1;
  start();
  return () => {
    layers -= 1;
  };
}

/** Sets the timer anew, or takes it off. */
export function chooseTimer(choice: Choice): void {
  start();
  happen({ type: 'choose', choice });
}

/** Somebody is there: the fade stops, or the dark ends. */
export const touchTimer = (): void => happen({ type: 'touch' });

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};
/** What a component wants to know of the timer; drawn again only when that changes. */
export const useTimer = <Known extends string | number | boolean>(select: (timer: Timer) => Known): Known =>
  useSyncExternalStore(subscribe, () => select(timer));
