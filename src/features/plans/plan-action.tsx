import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import type { PaidTier } from '#contract/payments';
import { useUser } from '../../lib/session.ts';
import { ManageBilling } from '../session/manage-billing.tsx';
import { configQuery } from '../session/session.queries.ts';
import { CheckoutButton } from './checkout-button.tsx';
import { SignInGate } from './sign-in-gate.tsx';
import { useOwnPlan } from './use-own-plan.ts';

/**
 * What can be done about a plan: buy it, change to it, look after it, or sign in first. Where the own plan cannot be asked
 * for, it is offered all the same: the server decides.
 */
export function PlanAction({ plan, name }: { plan: PaidTier; name: string }) {
  const { t } = useTranslation(['pricing']);
  const user = useUser();
  const { own, isAwaited } = useOwnPlan();
  const { data: config } = useQuery(configQuery);
  if (user && own === plan)
    return (
      <>
        <p className="payment-own">{t('payment.already', { plan: name })}</p>
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
      isChange={own !== undefined && own !== 'free'}
      isTest={config?.payments === 'mock'}
    />
  );
}
