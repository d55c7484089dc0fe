import { Link } from '@tanstack/react-router';
import { Check } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { PricingTier } from '#contract/payments';
import type { Tier } from '#contract/tiers';
import { useUser } from '../../lib/session.ts';
import { usePlanWords } from '../session/use-plan-words.ts';
import { PlanFabric } from './plan-fabric.tsx';
import { PlanFeatures } from './plan-features.tsx';

interface PlanOfferProps {
  plan: Tier;
  tier: PricingTier;
  isPending: boolean;
  /** Whether it is the plan of who is signed in. */
  isOwn: boolean;
}

/** One of the plans: what it costs, what it holds, and the way to it. */
export function PlanOffer({ plan, tier, isPending, isOwn }: PlanOfferProps) {
  const words = usePlanWords()(plan, tier);
  return (
    <li className="offer" data-plan={plan}>
      <PlanFabric plan={plan} tier={tier} words={words} isPending={isPending} />
      <div className="offer-rest">
        <PlanFeatures words={words} />
        <OfferEnd plan={plan} name={words.name} isOwn={isOwn} />
      </div>
    </li>
  );
}

function OfferEnd({ plan, name, isOwn }: { plan: Tier; name: string; isOwn: boolean }) {
  const { t } = useTranslation(['pricing']);
  const user = useUser();
  if (isOwn)
    return (
      <p className="offer-own">
        <Check size={20} strokeWidth={2.6} aria-hidden="true" />
        {t('current')}
      </p>
    );
  if (plan !== 'free')
    return (
      <Link
        to="/payment"
        search={{ plan }}
        className={plan === 'premium' ? 'btn btn-primary w-full' : 'btn btn-secondary w-full'}
      >
        {t('choose', { plan: name })}
      </Link>
    );
  // Who has an account has the free plan already, or a larger one.
  return user ? null : (
    <Link to="/" className="btn btn-secondary w-full">
      {t('startFree')}
    </Link>
  );
}
