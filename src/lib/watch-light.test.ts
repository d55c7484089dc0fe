import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { chooseLight, chosenLight, clockTimes } from './light.ts';
import { USUAL_TIMES } from './light.rules.ts';
import { watchLight } from './watch-light.ts';

const MINUTE = 60_000;
const shown = () => document.documentElement.dataset['theme'];
const at = (hour: number, minute = 0, second = 0) => new Date(2026, 0, 15, hour, minute, second);
/** Lets a fade come to its end. */
const faded = () => vi.advanceTimersByTimeAsync(1300);
let end: () => void = () => {};

beforeEach(() => {
  vi.useFakeTimers();
  document.documentElement.dataset['theme'] = 'night';
});
afterEach(() => {
  end();
  vi.useRealTimers();
});

describe('the light of the page', () => {
  it('BEY-4 stays as it began where nothing is chosen', async () => {
    vi.setSystemTime(at(12));
    end = watchLight();
    await vi.advanceTimersByTimeAsync(9 * 60 * MINUTE);
    expect(shown()).toBe('night');
    expect(chosenLight()).toBeUndefined();
  });

  it('BEY-4 goes with the clock from the minute on that is chosen', async () => {
    vi.setSystemTime(at(19, 28, 30));
    end = watchLight();
    chooseLight('clock', USUAL_TIMES);
    await faded();
    expect([shown(), chosenLight()]).toEqual(['night', 'clock']);
    await vi.advanceTimersByTimeAsync(MINUTE);
    expect(shown()).toBe('night');
    await vi.advanceTimersByTimeAsync(0.5 * MINUTE);
    expect(shown()).toBe('ember');
  });

  it('BEY-4 is the right one again when a tab that slept is looked at', async () => {
    vi.setSystemTime(at(18, 30));
    end = watchLight();
    chooseLight('clock', USUAL_TIMES);
    await faded();
    vi.setSystemTime(at(9, 15, 10));
    document.dispatchEvent(new Event('visibilitychange'));
    await faded();
    expect(shown()).toBe('day');
    vi.setSystemTime(at(21));
    dispatchEvent(new Event('pageshow'));
    await faded();
    expect(shown()).toBe('ember');
  });

  it('BEY-4 goes back with a clock that is set back', async () => {
    vi.setSystemTime(at(18, 0, 30));
    end = watchLight();
    chooseLight('clock', USUAL_TIMES);
    await faded();
    vi.setSystemTime(at(17, 0, 30));
    await vi.advanceTimersByTimeAsync(MINUTE);
    expect(shown()).toBe('day');
  });

  it('BEY-4, BEY-17 is the one that is chosen, here, in another tab, or by an older version; the times of the clock stay', async () => {
    vi.setSystemTime(at(12));
    end = watchLight();
    chooseLight('clock', [360, 1080, 1170]);
    await faded();
    expect(shown()).toBe('day');
    localStorage.setItem('theme', 'ember');
    dispatchEvent(new StorageEvent('storage', { key: 'theme' }));
    await faded();
    expect([shown(), chosenLight()]).toEqual(['ember', 'ember']);
    expect(clockTimes.read()).toEqual([360, 1080, 1170]);
    chooseLight('night', USUAL_TIMES);
    await faded();
    expect(localStorage.getItem('theme')).toBe('night');
    expect(shown()).toBe('night');
  });

  it('BEY-4 never changes twice at once: who chooses again while a fade goes on waits for its end', async () => {
    const seen: (string | undefined)[] = [];
    vi.stubGlobal('matchMedia', () => ({ matches: false }));
    chooseLight('day', USUAL_TIMES);
    await vi.advanceTimersByTimeAsync(100);
    seen.push(shown());
    chooseLight('ember', USUAL_TIMES);
    chooseLight('night', USUAL_TIMES);
    await vi.advanceTimersByTimeAsync(1000);
    seen.push(shown());
    await vi.advanceTimersByTimeAsync(200);
    seen.push(shown());
    expect(seen).toEqual(['day', 'day', 'night']);
    await faded();
    vi.unstubAllGlobals();
  });
});
