// What plays the quiet sounds on this page. They go on from story to story, so they live here and in no component; nothing ever
// plays that was not asked for on this very visit.
import { useSyncExternalStore } from 'react';
import * as v from 'valibot';
import { evening, lightsOut, voiceIsOn } from '../../lib/bedtime.ts';
import { deviceSetting } from '../../lib/device-setting.ts';
import type { Levels, Scape } from './quiet-sounds.ts';
import { SOUNDS, type Sound } from './sounds.ts';

/** How far what plays is written ahead, and how often: a page in the background is woken once a second. */
const AHEAD_SECONDS = 4;
const FILL_EVERY_MS = 1000;
/** After the last ramp nothing is heard, and a context that stays open costs the battery. */
const CLOSE_AFTER_MS = 2500;

/** The last choice and how loud it is, 0 to 1. */
export const soundChoice = deviceSetting<{ sound: Sound; volume: number }>(
  'quiet-sounds',
  v.object({ sound: v.picklist(SOUNDS), volume: v.pipe(v.number(), v.minValue(0), v.maxValue(1)) }),
  { sound: 'rain', volume: 0.6 },
);

const PATIENCE_MS = 1500;

/** `waiting`: the device holds sound back until it is tapped again. */
type SoundState = 'off' | 'starting' | 'playing' | 'waiting' | 'failed';
let soundState: SoundState = 'off';
const listeners = new Set<() => void>();
function become(next: SoundState): void {
  soundState = next;
  for (const listener of listeners) listener();
}

let context: AudioContext | undefined;
let scape: Scape | undefined;
let filling: ReturnType<typeof setInterval> | undefined;
let closing: ReturnType<typeof setTimeout> | undefined;
/** Which wish is the last: another may come while the makers of sounds are being fetched. */
let wish = 0;
let isListening = false;

/** Whether this browser can make sounds at all. */
export const canMakeSounds = (): boolean => typeof AudioContext === 'function';

const levels = (): Levels => ({
  volume: soundChoice.read().volume,
  evening: evening.read(),
  isUnderVoice: voiceIsOn.read(),
});
const follow = () => scape?.follow(levels());

function look(): void {
  if (!scape) return;
  if (context?.state === 'running') become('playing');
  else if (soundState !== 'starting') become('waiting');
}
/** A device that lets sound be heard does so by now. */
function lookAgain(): void {
  if (scape && soundState === 'starting') become('waiting');
  look();
}
/** Where it may, the sound goes on by itself after a call or an alarm; else a tap is waited for. */
function resume(): void {
  void context?.resume().then(look, look);
}

/** Within the tap, as browsers want it. */
function openContext(): AudioContext {
  clearTimeout(closing);
  if (context) return context;
  // An iPhone that is set to silence would play nothing else: it takes sound of a page for a ringing.
  if ('audioSession' in navigator && typeof navigator.audioSession === 'object' && navigator.audioSession)
    Reflect.set(navigator.audioSession, 'type', 'playback');
  const opened = new AudioContext({ latencyHint: 'playback' });
  opened.addEventListener('statechange', look);
  return opened;
}

function listen(): void {
  if (isListening) return;
  isListening = true;
  evening.on(follow);
  voiceIsOn.on(follow);
  soundChoice.subscribe(follow);
  lightsOut.on(stopSound);
  addEventListener('pagehide', stopSound);
  document.addEventListener('visibilitychange', () => {
    if (soundState === 'waiting' && document.visibilityState === 'visible') resume();
  });
}

function silence(): void {
  clearInterval(filling);
  filling = undefined;
  if (context) scape?.stop(context.currentTime);
  scape = undefined;
}

/** Plays a sound in place of the one before. Only ever called in a tap. */
export async function playSound(sound: Sound): Promise<void> {
  const own = ++wish;
  soundChoice.choose({ ...soundChoice.read(), sound });
  listen();
  try {
    context = openContext();
    resume();
    if (!scape) become('starting');
    const { openScape } = await import('./quiet-sounds.ts');
    if (own !== wish) return;
    const here = context;
    const opened = await openScape(here, sound, levels());
    if (own !== wish) return opened.stop(here.currentTime);
    silence();
    const fill = () => opened.fill(here.currentTime + AHEAD_SECONDS);
    scape = opened;
    fill();
    filling = setInterval(fill, FILL_EVERY_MS);
    look();
    setTimeout(lookAgain, PATIENCE_MS);
  } catch (cause) {
    console.warn('a quiet sound could not be made', cause);
    if (own !== wish) return;
    stopSound();
    become('failed');
  }
}

/** Falls silent, gently. */
export function stopSound(): void {
  wish += 1;
  silence();
  become('off');
  const left = context;
  clearTimeout(closing);
  closing = setTimeout(() => {
    if (context === left) context = undefined;
    void left?.close();
  }, CLOSE_AFTER_MS);
}

/** Lets a sound be heard that the device holds back. Only ever called in a tap. */
export const hearSound = resume;

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};
/** Whether a sound plays now, for a component. */
export const useSoundState = (): SoundState => useSyncExternalStore(subscribe, () => soundState);
