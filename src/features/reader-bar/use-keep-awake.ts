import { useEffect } from 'react';
import { lightsOut, stillReading, voiceIsOn } from '../../lib/bedtime.ts';
import { keepAwakeSetting } from '../../lib/reading-settings.ts';

/** Nobody has touched, scrolled or turned anything for so long: whoever read has fallen asleep. */
export const IDLE_MS = 10 * 60_000;
const LIFE = ['pointerdown', 'keydown', 'scroll', 'wheel', 'touchmove'] as const;

/**
 * Keeps the screen on while the story is read. The browser takes the lock back whenever the page is hidden; it is taken again
 * when the page is seen again. Where it is refused, as with a nearly empty battery, the next sign of life asks again.
 */
export function useKeepAwake(): void {
  const isChosen = keepAwakeSetting.use();
  useEffect(() => {
    const { wakeLock } = navigator;
    if (!isChosen || !wakeLock) return;
    let lock: WakeLockSentinel | undefined;
    let isAsking = false;
    let isWanted = true;
    let idle: ReturnType<typeof setTimeout> | undefined;
    const letSleep = () => {
      isWanted = false;
      clearTimeout(idle);
      void lock?.release().catch(() => undefined);
      lock = undefined;
    };
    const take = async () => {
      if (isAsking || (lock && !lock.released) || document.visibilityState !== 'visible') return;
      isAsking = true;
      try {
        lock = await wakeLock.request('screen');
        // The story may have been left meanwhile.
        if (!isWanted) letSleep();
      } catch {
        // Asked again at the next sign of life.
      } finally {
        isAsking = false;
      }
    };
    const rest = () => {
      // A voice that reads is somebody who reads.
      if (voiceIsOn.read()) wake();
      else letSleep();
    };
    const wake = () => {
      isWanted = true;
      clearTimeout(idle);
      idle = setTimeout(rest, IDLE_MS);
      void take();
    };
    // A voice that falls silent, as at lights out, is no sign of life.
    const onVoice = (isOn: boolean) => (isOn ? wake() : undefined);
    const look = () => {
      if (isWanted && document.visibilityState === 'visible') void take();
    };
    wake();
    for (const sign of LIFE) addEventListener(sign, wake, { passive: true });
    document.addEventListener('visibilitychange', look);
    const ends = [stillReading.on(wake), voiceIsOn.on(onVoice), lightsOut.on(letSleep)];
    return () => {
      letSleep();
      for (const sign of LIFE) removeEventListener(sign, wake);
      document.removeEventListener('visibilitychange', look);
      for (const end of ends) end();
    };
  }, [isChosen]);
}
