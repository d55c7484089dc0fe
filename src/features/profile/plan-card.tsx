import { Link } from '@tanstack/react-router';
import { Check, CircleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { ManageBilling } from '../session/manage-billing.tsx';
import { PLAN_FABRICS } from '../session/plan-fabrics.ts';
import { usePlanWords } from '../session/use-plan-words.ts';
import { UtcDate } from './utc-date.tsx';
import type { Plan } from './subscription.rules.ts';

function Row({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="plan-row">
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}

interface PlanCardProps {
  plan: Plan;
  /** Whether somebody said so; else it is the plan that is shown without an answer. */
  isKnown: boolean;
  isOpenToAll: boolean;
}

/** One plan: name and price on fabric, how it stands, what was told today, what it holds, and where to see to it. */
export function PlanCard({ plan, isKnown, isOpenToAll }: PlanCardProps) {
  const { t } = useTranslation(['auth']);
  const words = usePlanWords()(plan.name, plan.tier);
  const { tier, isActive, until, untilIs, note, today } = plan;
  return (
    <section className="plan card" aria-labelledby="plan-name">
      <div className={`plan-name ${PLAN_FABRICS[plan.name]}`}>
        <p>{t('profile.plan.current')}</p>
        <h2 id="plan-name">{words.name}</h2>
        <p className="plan-price">
          {tier.amount === 0 ? t('profile.plan.free') : t('profile.plan.aMonth', { price: words.price })}
        </p>
      </div>
      <div className="plan-rows">
        <dl>
          <Row name={t('profile.plan.status')}>
            {isActive ? (
              <span className="plan-active">
                <Check size={16} strokeWidth={3} aria-hidden="true" />
                {t('profile.plan.active')}
              </span>
            ) : (
              t('profile.plan.notSubscribed')
            )}
          </Row>
          {until === null ? null : (
            <Row name={t(`profile.plan.${untilIs}`)}>
              <UtcDate iso={until} /> {t('profile.plan.utc')}
            </Row>
          )}
          {today === undefined ? null : (
            <Row name={t('profile.plan.told')}>
              {today.limit === null
                ? t('profile.plan.usedUnlimited', { count: today.used })
                : t('profile.plan.used', { used: today.used, count: today.limit })}
            </Row>
          )}
        </dl>
        {note === undefined ? null : (
          <p className="plan-note" data-needs-care={note !== 'ended' || undefined}>
            <CircleAlert size={22} aria-hidden="true" />
            {t(`profile.plan.${note}`)}
          </p>
        )}
        <ul className="plan-features" aria-label={t('profile.plan.features')}>
          {words.features.map((feature) => (
            <li key={feature}>
              <Check size={19} strokeWidth={2.6} aria-hidden="true" />
              {feature}
            </li>
          ))}
        </ul>
        {isOpenToAll ? <p className="plan-open">{t('profile.plan.openToAll')}</p> : null}
        <div className="plan-ways">
          {isActive || !isKnown ? null : (
            <Link to="/pricing" className="btn btn-secondary">
              {t('profile.plan.seePlans')}
            </Link>
          )}
          {plan.hasBilling ? <ManageBilling /> : null}
        </div>
      </div>
    </section>
  );
}
