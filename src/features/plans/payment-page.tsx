import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { PAID_TIERS, type PaidTier } from '#contract/payments';
import { usePageHead } from '../../lib/use-page-head.ts';
import { configQuery } from '../session/session.queries.ts';
import { usePlanWords } from '../session/use-plan-words.ts';
import { usePlans } from '../session/use-plans.ts';
import { PaymentFaq } from './payment-faq.tsx';
import { PlanAction } from './plan-action.tsx';
import { PlanFabric } from './plan-fabric.tsx';
import { PlanFeatures } from './plan-features.tsx';
import { PricesNote } from './prices-note.tsx';
import { UnknownPlan } from './unknown-plan.tsx';
import { useOwnPlan } from './use-own-plan.ts';

interface PaymentPageProps {
  /** As it stands in the address. */
  plan: string;
  /** Whether somebody comes back from the checkout without having bought. */
  wasCancelled: boolean;
  /** That has been read, and need not stand in the address any more. */
  onCancelledRead: () => void;
}

/** One plan, what it costs, and the way to the checkout. */
export function PaymentPage({ plan, ...coming }: PaymentPageProps) {
  const { t } = useTranslation(['pricing', 'common']);
  usePageHead({ title: t('crumbs.payment', { ns: 'common' }), robots: 'noindex' });
  const paid = PAID_TIERS.find((known) => known === plan);
  return paid ? <PaidPlan plan={paid} {...coming} /> : <UnknownPlan isFree={plan === 'free'} />;
}

function PaidPlan({ plan, ...coming }: Omit<PaymentPageProps, 'plan'> & { plan: PaidTier }) {
  const { t } = useTranslation(['pricing']);
  const { tiers, isPending, isFailed, isStale } = usePlans();
  const words = usePlanWords()(plan, tiers[plan]);
  const heading = useHeading(plan, words.name);
  const { data: config } = useQuery(configQuery);
  // Room for what is learned late; where it is not so, it stays blank.
  const [hasNoteRoom] = useState(!config);
  return (
    <main className="payment">
      <h1>{heading}</h1>
      <Cancelled {...coming} />
      <PricesNote failure={t('payment.failed')} isFailed={isFailed} isStale={isStale} />
      <div className="payment-columns">
        <div className="offer payment-offer" aria-busy={isPending}>
          <PlanFabric plan={plan} tier={tiers[plan]} words={words} isPending={isPending} hasDescription />
          <div className="offer-rest">
            <PlanFeatures words={words} />
            {hasNoteRoom || config?.showcase ? (
              <p className="payment-note" style={config?.showcase ? undefined : { visibility: 'hidden' }}>
                {t('payment.showcase')}
              </p>
            ) : null}
            <PlanAction plan={plan} name={words.name} />
          </div>
        </div>
        <PaymentFaq />
      </div>
    </main>
  );
}

/** What one comes here for: to begin with a plan, to change to it, or to see to the own one. Until that is known, the plan. */
function useHeading(plan: PaidTier, name: string): string {
  const { t } = useTranslation(['pricing']);
  const { own, isAwaited } = useOwnPlan();
  if (isAwaited || own?.subscription_tier === plan || own?.status === 'past_due') return name;
  return own?.subscribed ? t('payment.change', { plan: name }) : t('payment.title', { plan: name });
}

/** A quiet line that stays after its reason has gone from the address. */
function Cancelled({ wasCancelled, onCancelledRead }: Omit<PaymentPageProps, 'plan'>) {
  const { t } = useTranslation(['pricing']);
  const [isSaid, setSaid] = useState(wasCancelled);
  if (wasCancelled && !isSaid) setSaid(true);
  useEffect(() => {
    if (wasCancelled) onCancelledRead();
  }, [wasCancelled, onCancelledRead]);
  return (
    <p role="status" className="payment-cancelled">
      {isSaid ? t('payment.cancelled') : null}
    </p>
  );
}
