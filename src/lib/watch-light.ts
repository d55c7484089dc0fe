// Keeps the page in the light that is chosen: as the clock goes on, after the device has slept, and when another tab chooses.
import { showWantedLight } from './light.ts';

const MINUTE_MS = 60_000;

/** Looks at every full minute, whatever the clock was set to meanwhile, and whenever somebody comes back. Returns what ends it. */
export function watchLight(): () => void {
  let timer: ReturnType<typeof setTimeout>;
  const look = () => {
    clearTimeout(timer);
    showWantedLight();
    timer = setTimeout(look, MINUTE_MS - (Date.now() % MINUTE_MS));
  };
  const onVisible = () => {
    if (document.visibilityState === 'visible') look();
  };
  look();
  addEventListener('pageshow', look);
  addEventListener('storage', look);
  document.addEventListener('visibilitychange', onVisible);
  return () => {
    clearTimeout(timer);
    removeEventListener('pageshow', look);
    removeEventListener('storage', look);
    document.removeEventListener('visibilitychange', onVisible);
  };
}
