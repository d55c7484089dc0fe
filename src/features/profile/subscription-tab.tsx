import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import type { User } from '#contract/user';
import { useOnline } from '../../lib/use-online.ts';
import { subscriptionQuery } from '../session/check-subscription.ts';
import { configQuery } from '../session/session.queries.ts';
import { usePlans } from '../session/use-plans.ts';
import { PlanCard } from './plan-card.tsx';
import { PlanSkeleton } from './plan-skeleton.tsx';
import { planOf } from './subscription.rules.ts';

/** The plan of this user. Without an answer it is the free one, and a line says why (PROF-21). */
export function SubscriptionTab({ user }: { user: User }) {
  const { t } = useTranslation(['auth']);
  const isOnline = useOnline();
  const { data: config } = useQuery(configQuery);
  const { data, isPending, isError } = useQuery(subscriptionQuery(user.id));
  const { tiers, isAwaited } = usePlans();
  if ((isPending || isAwaited) && isOnline) return <PlanSkeleton />;
  const isOpenToAll = config?.showcase ?? false;
  return (
    <>
      <p role="status" className="profile-note">
        {data ? null : isOnline ? isError && t('profile.plan.notChecked') : t('profile.plan.offline')}
      </p>
      <PlanCard plan={planOf(data, isOpenToAll, tiers)} isKnown={data !== undefined} isOpenToAll={isOpenToAll} />
    </>
  );
}
