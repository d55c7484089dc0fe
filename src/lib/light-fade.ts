// A light that changes in a dark room: one picture of the page goes over into the next.
import css from '../styles/light-fade.css?inline';
import { isCalm } from './is-calm.ts';

const FADE_MS = 1200;
const CALM_FADE_MS = 150;

let last: Promise<void> = Promise.resolve();
let next: (() => void) | undefined;

function style(ms: number): void {
  const sheet = document.getElementById('light-fade') ?? document.createElement('style');
  sheet.id = 'light-fade';
  sheet.textContent = `${css}:root{--fade:${ms}ms}`;
  document.head.append(sheet);
}

function startFade(change: () => void, ms: number): Promise<void> {
  const transition = document.startViewTransition?.(change);
  if (transition) {
    // Rejects where nobody looks at the page: then the change is made without a fade.
    transition.ready.catch(() => undefined);
    return transition.finished.catch(() => undefined);
  }
  const root = document.documentElement;
  root.dataset['fading'] = 'true';
  change();
  return new Promise((resolve) => {
    setTimeout(() => {
      delete root.dataset['fading'];
      resolve();
    }, ms);
  });
}

/**
 * Makes a change of the page's light slowly. One that is asked for while another goes on waits for its end, for a fade that is
 * cut short is a flash; of several that wait the last is made.
 */
export function fade(change: () => void): void {
  const isWaiting = next !== undefined;
  next = change;
  if (isWaiting) return;
  last = last.then(() => {
    const made = next;
    next = undefined;
    if (!made) return undefined;
    const ms = isCalm() ? CALM_FADE_MS : FADE_MS;
    style(ms);
    return startFade(made, ms);
  });
}
