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
  /** The plan of who is signed in, once it is known. */
  own: Tier | undefined;
}

/** One of the plans: what it costs, what it holds, and the way to it. */
export function PlanOffer({ plan, tier, isPending, own }: PlanOfferProps) {
  const words = usePlanWords()(plan, tier);
  return (
    <li className="offer" data-plan={plan}>
      <PlanFabric plan={plan} tier={tier} words={words} isPending={isPending} />
      <div className="offer-rest">
        <PlanFeatures words={words} />
        <OfferEnd plan={plan} name={words.name} own={own} />
      </div>
    </li>
  );
}

function OfferEnd({ plan, name, own }: { plan: Tier; name: string; own: Tier | undefined }) {
  const { t } = useTranslation(['pricing']);
  const user = useUser();
  if (plan === own)
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
  if (user)
    return own === undefined ? null : (
      <p className="offer-back">
        {t('backToFree')} <Link to="/profile">{t('yourProfile')}</Link>
      </p>
    );
  return (
    <Link to="/" className="btn btn-secondary w-full">
      {t('startFree')}
    </Link>
  );
}
