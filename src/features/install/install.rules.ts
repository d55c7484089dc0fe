/** Local-storage key of the last dismissal, in milliseconds since 1970, and how long it counts (DECIDE-82). */
export const DISMISSED_KEY = 'install_banner_dismissed_at';
const DISMISSED_FOR_MS = 30 * 86_400_000;

/** Whether the banner was sent away lately. */
export function isDismissed(stored: string | null, now: number): boolean {
  const at = Number(stored);
  return stored !== null && Number.isFinite(at) && now - at < DISMISSED_FOR_MS;
}

/** Whether this is Safari on a phone or tablet of Apple's, which installs by hand only. */
export function isIosSafari(userAgent: string, touchPoints: number): boolean {
  const isApple = /iPhone|iPad|iPod/.test(userAgent) || (/Macintosh/.test(userAgent) && touchPoints > 1);
  return isApple && /Safari/.test(userAgent) && !/CriOS|FxiOS|EdgiOS/.test(userAgent);
}
