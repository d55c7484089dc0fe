import { adPolicy } from '#contract/ads';
import { writeStored } from '../../lib/storage.ts';
import type { AppRouter } from '../../router.tsx';
import { configQuery } from '../session/session.queries.ts';
import { lastKnownTier } from './ad-tier.ts';

/** What the next page reads before its first paint (index.html, src/features/ads/ad-room.tsx). */
const AD_ROOMS_KEY = 'ad-rooms';

/** Keeps for the pages that come whether they have rooms for ads; the page that is there does not move. */
export function keepAdRooms(router: AppRouter): void {
  const client = router.options.context.queryClient;
  const decide = () => {
    const config = client.getQueryData(configQuery.queryKey);
    if (!config) return;
    const { showsSlots } = adPolicy(lastKnownTier(client), config.ads);
    writeStored(AD_ROOMS_KEY, showsSlots ? null : 'none');
  };
  decide();
  client.getQueryCache().subscribe(({ type }) => {
    if (type === 'updated') decide();
  });
  router.subscribe('onBeforeLoad', decide);
}
