import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { TIERS } from '#contract/tiers';
import { AdRoom } from '../ads/ad-room.tsx';
import { Fold } from '../../components/fold.tsx';
import { SkyArt } from '../../components/sky-art.tsx';
import { usePageHead } from '../../lib/use-page-head.ts';
import { configQuery } from '../session/session.queries.ts';
import { usePlans } from '../session/use-plans.ts';
import { Assurances } from './assurances.tsx';
import { PlanOffer } from './plan-offer.tsx';
import { PricesNote } from './prices-note.tsx';
import { useOwnPlan } from './use-own-plan.ts';

/** The three plans beside one another, and what is open to everybody for now. */
export function PricingPage() {
  const { t } = useTranslation(['pricing']);
  usePageHead({ title: t('title'), description: t('summary') });
  const { data: config, isLoading } = useQuery(configQuery);
  const { tiers, isPending, isFailed, isStale } = usePlans();
  const { own } = useOwnPlan();
  return (
    <main className="pricing">
      <div className="pricing-sky sky" />
      <div className="pricing-words">
        <SkyArt />
        <h1>{t('headline')}</h1>
        {/* Not the way back first and then, in its place, what is open. */}
        <p style={isLoading ? { visibility: 'hidden' } : undefined}>
          {config ? <span>{t(config.showcase ? 'showcase' : 'noShowcase')}</span> : null}{' '}
          <Link to="/">{t('back')}</Link>
        </p>
      </div>
      <div className="pricing-bed">
        <Fold />
        <div className="pricing-room" aria-busy={isPending}>
          <PricesNote failure={t('failed')} isFailed={isFailed} isStale={isStale} />
          <p role="status" className="sr-only">
            {isPending ? t('loading') : null}
          </p>
          <ul className="offers" aria-label={t('listLabel')}>
            {TIERS.map((plan) => (
              <PlanOffer key={plan} plan={plan} tier={tiers[plan]} isPending={isPending} own={own?.subscription_tier} />
            ))}
          </ul>
          <Assurances />
          <AdRoom slot="bottom" />
        </div>
      </div>
    </main>
  );
}
