import { adPolicy } from '#contract/ads';
import { currentUser } from '../../lib/session.ts';
import { writeStored } from '../../lib/storage.ts';
import type { AppRouter } from '../../router.tsx';
import { subscriptionQuery } from '../session/check-subscription.ts';
import { configQuery } from '../session/session.queries.ts';

/** What the next page reads before its first paint (index.html, src/features/ads/ad-room.tsx). */
const AD_ROOMS_KEY = 'ad-rooms';

/** Keeps for the pages that come whether they have rooms for ads; the page that is there does not move. */
export function keepAdRooms(router: AppRouter): void {
  const client = router.options.context.queryClient;
  const whoCame = currentUser()?.id;
  const decide = () => {
    const config = client.getQueryData(configQuery.queryKey);
    if (!config) return;
    const user = currentUser();
    const heard = user && client.getQueryData(subscriptionQuery(user.id).queryKey)?.subscription_tier;
    // Until the server has named the plan, what an earlier page kept for the same user holds.
    if (user && !heard && user.id === whoCame) return;
    const { showsSlots } = adPolicy(heard ?? user?.subscription_status, config.ads);
    writeStored(AD_ROOMS_KEY, showsSlots ? null : 'none');
  };
  decide();
  client.getQueryCache().subscribe(({ type }) => {
    if (type === 'updated') decide();
  });
  router.subscribe('onBeforeLoad', decide);
}
