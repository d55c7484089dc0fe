/** Local-storage key of the last dismissal, in milliseconds since 1970, and how long it counts (DECIDE-82). */
export const DISMISSED_KEY = 'install_banner_dismissed_at';
const DISMISSED_FOR_MS = 30 * 86_400_000;

/** Whether the banner was sent away lately. */
export function isDismissed(stored: string | null, now: number): boolean {
  const at = Number(stored);
  return stored !== null && Number.isFinite(at) && now - at < DISMISSED_FOR_MS;
}

/** Where on a page the installing is offered. */
export type OfferPlace = 'top' | 'foot';

/** A family with a story on the device has something to come back to: for them it stands at the top. Nowhere while unknown. */
export function placeOfOffer(isAnythingKept: boolean | undefined): OfferPlace | undefined {
  return isAnythingKept === undefined ? undefined : isAnythingKept ? 'top' : 'foot';
}

/** Other browsers on iOS, which say that they are Safari too but keep the way to the home screen elsewhere. */
const OTHERS_ON_IOS = /CriOS|FxiOS|EdgiOS|OPiOS|OPT\/|GSA\/|DuckDuckGo|Ddg\/|YaBrowser/;

/** Whether this is Safari on a phone or tablet of Apple's, which installs by hand only. */
export function isIosSafari(userAgent: string, touchPoints: number): boolean {
  const isApple = /iPhone|iPad|iPod/.test(userAgent) || (/Macintosh/.test(userAgent) && touchPoints > 1);
  return isApple && /Safari/.test(userAgent) && !OTHERS_ON_IOS.test(userAgent);
}
