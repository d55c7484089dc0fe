import { useEffect, useState } from 'react';
import { track } from '../../lib/analytics.ts';
import { readStored, writeStored } from '../../lib/storage.ts';
import { DISMISSED_KEY, isDismissed, isIosSafari } from './install.rules.ts';

/** What a browser hands over when the product can be installed. */
interface InstallPrompt extends Event {
  prompt: () => Promise<void>;
  userChoice: Promise<{ outcome: string }>;
}
const isInstallPrompt = (event: Event): event is InstallPrompt => 'prompt' in event;
const isStandalone = () =>
  matchMedia('(display-mode: standalone)').matches || ('standalone' in navigator && navigator.standalone === true);

/** Which banner to show: with a button, with instructions for Safari on iOS, or none. */
export function useInstall() {
  const [prompt, setPrompt] = useState<InstallPrompt>();
  const [isHidden, setHidden] = useState(
    () => typeof window === 'undefined' || isStandalone() || isDismissed(readStored(DISMISSED_KEY), Date.now()),
  );
  useEffect(() => {
    const offer = (event: Event) => {
      event.preventDefault();
      if (isInstallPrompt(event)) setPrompt(event);
    };
    const installed = () => setHidden(true);
    addEventListener('beforeinstallprompt', offer);
    addEventListener('appinstalled', installed);
    return () => {
      removeEventListener('beforeinstallprompt', offer);
      removeEventListener('appinstalled', installed);
    };
  }, []);

  const kind = isHidden
    ? 'none'
    : prompt
      ? 'button'
      : isIosSafari(navigator.userAgent, navigator.maxTouchPoints)
        ? 'instructions'
        : 'none';
  useEffect(() => {
    if (kind !== 'none') track('install_shown');
  }, [kind]);
  return {
    kind,
    install: async () => {
      await prompt?.prompt();
      const choice = await prompt?.userChoice;
      if (choice?.outcome === 'accepted') {
        track('install_accepted');
        setHidden(true);
      }
    },
    dismiss: () => {
      writeStored(DISMISSED_KEY, String(Date.now()));
      track('install_dismissed');
      setHidden(true);
    },
  } as const;
}
