import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { languageFor } from '#contract/languages';

/**
 * Whether the device itself can tell a story in this language; asked only while `isWanted`, and false until it is known.
 * A teller that is wanted is made ready before Generate is pressed.
 */
export function useTeller(interfaceLanguage: string, isWanted: boolean): boolean {
  const language = languageFor(interfaceLanguage) ?? 'en';
  const { data: canTell = false } = useQuery({
    queryKey: ['kit', language],
    queryFn: async () => (await import('../../lib/device-teller/has-kit.ts')).hasKit(language),
    enabled: isWanted,
    staleTime: 0,
  });
  const isReady = isWanted && canTell;
  useEffect(() => {
    if (!isReady) return;
    let isHere = true;
    let release: (() => void) | undefined;
    import('../../lib/device-teller/tell-on-device.ts').then(
      ({ warmTeller }) => {
        if (isHere) release = warmTeller(language);
      },
      () => undefined,
    );
    return () => {
      isHere = false;
      release?.();
    };
  }, [language, isReady]);
  return isReady;
}
