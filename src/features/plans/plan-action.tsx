import { useQuery } from '@tanstack/react-query';
import { CircleAlert } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { PaidTier, Subscription } from '#contract/payments';
import { useUser } from '../../lib/session.ts';
import { ManageBilling } from '../session/manage-billing.tsx';
import { configQuery } from '../session/session.queries.ts';
import { CheckoutButton } from './checkout-button.tsx';
import { SignInGate } from './sign-in-gate.tsx';
import { useOwnPlan } from './use-own-plan.ts';

/** Why a plan is looked after rather than bought; undefined where it can be bought, or changed to. */
function careOf(own: Subscription, plan: PaidTier): 'unpaid' | 'ending' | 'already' | 'endingOther' | undefined {
  const { status, subscription_tier: tier, cancel_at_period_end: isEnding = false } = own;
  if (status === 'past_due') return 'unpaid';
  if (tier === plan) return isEnding ? 'ending' : 'already';
  return isEnding ? 'endingOther' : undefined;
}

/**
 * What can be done about a plan: buy it, change to it, look after it, or sign in first. Where the own plan cannot be asked
 * for, it is offered all the same: the server decides.
 */
export function PlanAction({ plan, name }: { plan: PaidTier; name: string }) {
  const { t } = useTranslation(['pricing']);
  const user = useUser();
  const { own, isAwaited } = useOwnPlan();
  const { data: config } = useQuery(configQuery);
  const care = own && careOf(own, plan);
  if (user && care)
    return (
      <>
        {care === 'unpaid' ? (
          <div className="offer-alert">
            <CircleAlert size={22} aria-hidden="true" />
            <p>{t('payment.unpaid')}</p>
          </div>
        ) : (
          <p className="payment-own">{t(`payment.${care}`, { plan: name })}</p>
        )}
        <ManageBilling key={user.id} />
      </>
    );
  if (config?.payments === 'off') return <p className="payment-own">{t('payment.off')}</p>;
  if (!user) return <SignInGate />;
  if (isAwaited)
    return (
      <div className="payment-awaited" role="status" aria-busy="true" aria-label={t('payment.looking')}>
        <span className="skeleton" />
      </div>
    );
  return (
    <CheckoutButton
      key={user.id}
      plan={plan}
      name={name}
      isChange={own?.subscribed ?? false}
      isTest={config?.payments === 'mock'}
    />
  );
}
