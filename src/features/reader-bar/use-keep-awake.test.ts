import { act, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { fakeWakeLock } from '../../../tests/helpers/wake-lock.ts';
import { lightsOut, stillReading, voiceIsOn } from '../../lib/bedtime.ts';
import { keepAwakeSetting } from '../../lib/reading-settings.ts';
import { IDLE_MS, useKeepAwake } from './use-keep-awake.ts';

const wait = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
const read = async () => {
  const screen = fakeWakeLock();
  const view = renderHook(() => useKeepAwake());
  await wait(0);
  return { screen, ...view };
};

beforeEach(() => {
  vi.useFakeTimers();
  keepAwakeSetting.choose(true);
  voiceIsOn.set(false);
});
afterEach(() => void vi.useRealTimers());

describe('the screen while a story is read', () => {
  it('BEY-5 stays on from the first, and may sleep once the story is left', async () => {
    const { screen, unmount } = await read();
    expect(screen.isHeld()).toBe(true);
    unmount();
    await wait(0);
    expect(screen.isHeld()).toBe(false);
  });
  it('BEY-5 stays on no longer when the story is left before the browser has answered', async () => {
    const screen = fakeWakeLock();
    const { unmount } = renderHook(() => useKeepAwake());
    unmount();
    await wait(0);
    expect(screen.asked()).toBe(1);
    expect(screen.isHeld()).toBe(false);
  });
  it('BEY-5 stays on again when the page was hidden and is seen again', async () => {
    const { screen } = await read();
    screen.see('hidden');
    expect(screen.isHeld()).toBe(false);
    screen.see('visible');
    await wait(0);
    expect(screen.isHeld()).toBe(true);
  });
  it('BEY-5 may sleep after ten minutes without a sign of life, and not before', async () => {
    const { screen } = await read();
    await wait(IDLE_MS - 1);
    expect(screen.isHeld()).toBe(true);
    await wait(1);
    expect(screen.isHeld()).toBe(false);
    screen.see('hidden');
    screen.see('visible');
    await wait(0);
    expect(screen.isHeld()).toBe(false);
  });
  it.each([
    ['a touch', () => dispatchEvent(new Event('pointerdown'))],
    ['a key', () => dispatchEvent(new Event('keydown'))],
    ['scrolling', () => dispatchEvent(new Event('scroll'))],
    ['a turned page or a spoken sentence', () => stillReading.say()],
  ])('BEY-5 %s is a sign of life: ten minutes begin anew, also after the screen might sleep', async (_name, live) => {
    const { screen } = await read();
    await wait(IDLE_MS - 1000);
    live();
    await wait(IDLE_MS - 1000);
    expect(screen.isHeld()).toBe(true);
    await wait(1000);
    expect(screen.isHeld()).toBe(false);
    live();
    await wait(0);
    expect(screen.isHeld()).toBe(true);
  });
  it('BEY-5 stays on while a voice reads, however long', async () => {
    const { screen } = await read();
    voiceIsOn.set(true);
    await wait(3 * IDLE_MS);
    expect(screen.isHeld()).toBe(true);
    voiceIsOn.set(false);
    await wait(IDLE_MS);
    expect(screen.isHeld()).toBe(false);
  });
  it('BEY-5 may sleep when the timer puts the lights out', async () => {
    const { screen } = await read();
    lightsOut.say();
    await wait(0);
    expect(screen.isHeld()).toBe(false);
  });
  it.each([
    ['before', true],
    ['after', false],
  ])('BEY-5 may sleep when the voice hears of lights out %s the screen does', async (_when, isFirst) => {
    const silence = () => voiceIsOn.set(false);
    const first = isFirst ? lightsOut.on(silence) : () => {};
    const { screen } = await read();
    const second = isFirst ? () => {} : lightsOut.on(silence);
    voiceIsOn.set(true);
    lightsOut.say();
    await wait(0);
    expect([voiceIsOn.read(), screen.isHeld()]).toEqual([false, false]);
    first();
    second();
  });
  it('BEY-5 that is refused breaks nothing and is asked for at the next sign of life', async () => {
    const screen = fakeWakeLock();
    screen.refuse(true);
    renderHook(() => useKeepAwake());
    await wait(0);
    expect(screen.isHeld()).toBe(false);
    screen.refuse(false);
    dispatchEvent(new Event('pointerdown'));
    await wait(0);
    expect(screen.isHeld()).toBe(true);
    expect(screen.asked()).toBe(1);
  });
  it('BEY-5 is left alone where a family wants that, and where the browser keeps no screen on', async () => {
    keepAwakeSetting.choose(false);
    const { screen } = await read();
    dispatchEvent(new Event('pointerdown'));
    await wait(0);
    expect(screen.asked()).toBe(0);
    act(() => keepAwakeSetting.choose(true));
    await wait(0);
    expect(screen.isHeld()).toBe(true);
    Reflect.deleteProperty(navigator, 'wakeLock');
    expect(() => renderHook(() => useKeepAwake())).not.toThrow();
  });
});
