// A screen wake lock as browsers have it: granted while the page is seen, taken back when it is hidden.
import { onTestFinished } from 'vitest';

class Sentinel extends EventTarget {
  released = false;
  readonly type = 'screen';
  async release(): Promise<void> {
    if (this.released) return;
    this.released = true;
    this.dispatchEvent(new Event('release'));
  }
}

/** Puts it into the browser of this test; `isHeld` says whether the screen is kept on, `refuse` has the next requests fail. */
export function fakeWakeLock() {
  const sentinels: Sentinel[] = [];
  let isRefused = false;
  const visibility = (state: DocumentVisibilityState) =>
    Object.defineProperty(document, 'visibilityState', { value: state, configurable: true });
  Object.defineProperty(navigator, 'wakeLock', {
    configurable: true,
    value: {
      request: async () => {
        if (isRefused || document.visibilityState !== 'visible') throw new DOMException('', 'NotAllowedError');
        const sentinel = new Sentinel();
        sentinels.push(sentinel);
        return sentinel;
      },
    },
  });
  onTestFinished(() => {
    Reflect.deleteProperty(navigator, 'wakeLock');
    Reflect.deleteProperty(document, 'visibilityState');
  });
  return {
    isHeld: () => sentinels.some(({ released }) => !released),
    asked: () => sentinels.length,
    refuse: (refused: boolean) => {
      isRefused = refused;
    },
    see: (state: DocumentVisibilityState) => {
      visibility(state);
      if (state === 'hidden') for (const sentinel of sentinels) void sentinel.release();
      document.dispatchEvent(new Event('visibilitychange'));
    },
  };
}
