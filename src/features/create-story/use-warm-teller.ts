import { useEffect } from 'react';
import { languageFor } from '#contract/languages';

/** Has the device's own storyteller at hand while `isWanted`: what it needs is loaded before Generate is pressed. */
export function useWarmTeller(language: string, isWanted: boolean): void {
  useEffect(() => {
    if (!isWanted) return;
    let isHere = true;
    let release: (() => void) | undefined;
    import('../../lib/device-teller/tell-on-device.ts').then(
      ({ warmTeller }) => {
        if (isHere) release = warmTeller(languageFor(language) ?? 'en');
      },
      () => undefined,
    );
    return () => {
      isHere = false;
      release?.();
    };
  }, [language, isWanted]);
}
