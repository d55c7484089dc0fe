// What this browser offers, from the page's first script on: its event may come before React is alive or while a story
// is being read, and comes only once.
import { readStored, writeStored } from '../../lib/storage.ts';
import { DISMISSED_KEY, isDismissed, isIosSafari } from './install.rules.ts';

/** How the product can be installed here and now: by a button, by hand (Safari on iOS), or not at all. */
export type InstallWay = 'button' | 'instructions' | 'none';

/** What a browser hands over when the product can be installed. It asks once and is then used up. */
interface InstallPrompt extends Event {
  prompt: () => Promise<unknown>;
  userChoice: Promise<{ outcome: string } | undefined>;
}
const isInstallPrompt = (event: Event): event is InstallPrompt => 'prompt' in event;
const IN_AN_APP = '(display-mode: standalone), (display-mode: minimal-ui)';

let offer: InstallPrompt | undefined;
let isInstalled = false;
/** Beside what the device remembers, which may refuse to. */
let isSentAway = false;
const listeners = new Set<() => void>();
const tellAll = () => {
  for (const changed of listeners) changed();
};

if (typeof window !== 'undefined') {
  addEventListener('beforeinstallprompt', (event) => {
    event.preventDefault();
    if (!isInstallPrompt(event)) return;
    offer = event;
    tellAll();
  });
  addEventListener('appinstalled', () => {
    isInstalled = true;
    tellAll();
  });
}

const runsAsApp = () => matchMedia(IN_AN_APP).matches || ('standalone' in navigator && navigator.standalone === true);

/** How to offer the installing now; none where the product is installed or the offer was sent away lately. */
export function installWay(): InstallWay {
  if (isInstalled || isSentAway || runsAsApp()) return 'none';
  const way = offer
    ? 'button'
    : isIosSafari(navigator.userAgent, navigator.maxTouchPoints)
      ? 'instructions'
      : ('none' as const);
  return way !== 'none' && isDismissed(readStored(DISMISSED_KEY), Date.now()) ? 'none' : way;
}

/** Calls back when `installWay` may answer something else; the result ends it. */
export function onInstallWay(changed: () => void): () => void {
  const media = matchMedia(IN_AN_APP);
  listeners.add(changed);
  media.addEventListener('change', changed);
  return () => {
    listeners.delete(changed);
    media.removeEventListener('change', changed);
  };
}

/** Sends the offer away for thirty days. */
export function sendOfferAway(): void {
  isSentAway = true;
  writeStored(DISMISSED_KEY, String(Date.now()));
  tellAll();
}

/** Lets the browser ask. Resolves to whether the family accepted; a no counts as sent away. */
export async function askToInstall(): Promise<boolean> {
  const asked = offer;
  offer = undefined;
  tellAll();
  try {
    await asked?.prompt();
    const isAccepted = (await asked?.userChoice)?.outcome === 'accepted';
    isInstalled ||= isAccepted;
    if (!isAccepted) sendOfferAway();
    return isAccepted;
  } catch (cause) {
    console.warn('the browser did not ask', cause);
    return false;
  }
}
