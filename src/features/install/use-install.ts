import { useQuery } from '@tanstack/react-query';
import { useSyncExternalStore } from 'react';
import { useOnline } from '../../lib/use-online.ts';
import { anythingKeptQuery } from './anything-kept.queries.ts';
import { installWay, onInstallWay, type InstallWay } from './install-offer.ts';
import { placeOfOffer, type OfferPlace } from './install.rules.ts';

/** How to offer the installing at this place of a page; none where it is offered elsewhere or not at all. */
export function useInstall(place: OfferPlace): InstallWay {
  const way = useSyncExternalStore(onInstallWay, installWay, () => 'none' as const);
  const isOnline = useOnline();
  const isPossible = way !== 'none' && isOnline;
  const { data: isAnythingKept } = useQuery({ ...anythingKeptQuery, enabled: isPossible });
  return isPossible && placeOfOffer(isAnythingKept) === place ? way : 'none';
}
