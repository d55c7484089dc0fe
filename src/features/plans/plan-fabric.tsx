import { useTranslation } from 'react-i18next';
import type { PricingTier } from '#contract/payments';
import type { Tier } from '#contract/tiers';
import { PLAN_FABRICS } from '../session/plan-fabrics.ts';
import type { PlanWords } from '../session/use-plan-words.ts';

interface PlanFabricProps {
  plan: Tier;
  tier: PricingTier;
  words: PlanWords;
  /** The price is still asked for: its room is kept. */
  isPending: boolean;
  hasDescription?: boolean;
}

/** The head of a plan's card: name and price on fabric. */
export function PlanFabric({ plan, tier, words, isPending, hasDescription = false }: PlanFabricProps) {
  const { t } = useTranslation(['pricing']);
  const { period } = tier;
  return (
    <div className={`offer-fabric ${PLAN_FABRICS[plan]}`}>
      <h2>{words.name}</h2>
      {hasDescription ? <p>{words.description}</p> : null}
      <p className="offer-price">
        {isPending ? (
          <span className="offer-price-awaited" aria-hidden="true">
            &nbsp;
          </span>
        ) : (
          <>
            <b>{words.price}</b>{' '}
            <span>{period === 'month' || period === 'forever' ? t(`periods.${period}`) : period}</span>
          </>
        )}
      </p>
    </div>
  );
}
