import { describe, expect, it } from 'vitest';
import { meaningOf, type Touch } from './taps.rules.ts';

const tap = (change: Partial<Touch> = {}): Touch => ({
  x: 195,
  width: 390,
  movedX: 0,
  movedY: 0,
  heldMs: 80,
  isDisturbed: false,
  hasSelection: false,
  isMagnified: false,
  isOnControl: false,
  isMouse: false,
  ...change,
});

describe('what a finger means', () => {
  it.each([
    ['the left third', { x: 60 }, -1, 'ask'],
    ['the end of the left third', { x: 129 }, -1, 'ask'],
    ['the middle', {}, 'ask', 'ask'],
    ['the right third', { x: 330 }, 1, 'ask'],
    ['the very edge, where a hand holds the device', { x: 385 }, undefined, undefined],
    ['the other edge', { x: 4 }, undefined, undefined],
    ['a place where it stays long', { x: 330, heldMs: 600 }, undefined, undefined],
    ['marked words', { x: 330, hasSelection: true }, undefined, undefined],
    ['a button', { x: 330, isOnControl: true }, undefined, undefined],
    ['the screen with a second finger', { x: 330, isDisturbed: true }, undefined, undefined],
  ] as const)('a tap on %s', (_name, change, inBook, onPage) => {
    expect([meaningOf(tap(change), true), meaningOf(tap(change), false)]).toEqual([inBook, onPage]);
  });
  it.each([
    ['to the left', { movedX: -120 }, 1],
    ['to the right', { movedX: 120, movedY: 20 }, -1],
    ['a little way', { movedX: -40 }, undefined],
    ['downwards', { movedX: -70, movedY: 200 }, undefined],
    ['on a slant', { movedX: -100, movedY: 80 }, undefined],
    ['over a magnified page', { movedX: -120, isMagnified: true }, undefined],
    ['with a mouse, marking words', { movedX: -120, isMouse: true }, undefined],
    ['with marked words', { movedX: -120, hasSelection: true }, undefined],
    ['beside a second finger', { movedX: -120, isDisturbed: true }, undefined],
  ] as const)('a stroke %s', (_name, change, inBook) => {
    expect([meaningOf(tap(change), true), meaningOf(tap(change), false)]).toEqual([inBook, undefined]);
  });
});
