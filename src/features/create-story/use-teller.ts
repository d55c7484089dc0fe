import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { languageFor } from '#contract/languages';

/**
 * Whether the device itself can tell a story in this language; asked only while `isWanted`, and false until it is known.
 * A teller that is wanted is made ready before Generate is pressed.
 */
export function useTeller(interfaceLanguage: string, isWanted: boolean): boolean {
  const language = languageFor(interfaceLanguage) ?? 'en';
  const client = useQueryClient();
  const { data: canTell = false } = useQuery({
    queryKey: ['kit', language],
    queryFn: async () => (await import('../../lib/device-teller/has-kit.ts')).hasKit(language),
    enabled: isWanted,
    staleTime: 0,
  });
  // The last of it may come while the page already waits for it.
  useEffect(() => {
    if (!isWanted) return;
    return whenLoaded(import('../../lib/service-worker.ts'), ({ onWorkerMessage }) =>
      onWorkerMessage((message) => {
        if (message.type === 'kit-kept' && message.language === language)
          void client.invalidateQueries({ queryKey: ['kit', language] });
      }),
    );
  }, [client, language, isWanted]);
  const isReady = isWanted && canTell;
  useEffect(() => {
    if (!isReady) return;
    return whenLoaded(import('../../lib/device-teller/tell-on-device.ts'), ({ warmTeller }) => warmTeller(language));
  }, [language, isReady]);
  return isReady;
}

/** Begins once a module has come, unless that was called off before; the result calls it off, or ends it. */
function whenLoaded<T>(loading: Promise<T>, begin: (module: T) => () => void): () => void {
  let isHere = true;
  let end: (() => void) | undefined;
  loading.then(
    (module) => {
      if (isHere) end = begin(module);
    },
    () => undefined,
  );
  return () => {
    isHere = false;
    end?.();
  };
}
