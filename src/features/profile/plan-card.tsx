import { Check } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
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

/** One plan: name and price on fabric, how it stands, what was told today, what it holds. */
export function PlanCard({ plan, isOpenToAll }: { plan: Plan; isOpenToAll: boolean }) {
  const { t } = useTranslation(['auth']);
  const { tier, isActive, until, willEnd, today } = plan;
  return (
    <section className="plan card" aria-labelledby="plan-name">
      <div className="plan-name p-dot">
        <p>{t('profile.plan.current')}</p>
        <h2 id="plan-name">{tier.product_name}</h2>
        <p className="plan-price">
          {tier.amount === 0 ? t('profile.plan.free') : t('profile.plan.aMonth', { price: tier.amount_formatted })}
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
            <Row name={willEnd ? t('profile.plan.endsOn') : t('profile.plan.nextBilling')}>
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
        <ul className="plan-features" aria-label={t('profile.plan.features')}>
          {tier.features.map((feature) => (
            <li key={feature}>
              <Check size={19} strokeWidth={2.6} aria-hidden="true" />
              {feature}
            </li>
          ))}
        </ul>
        {isOpenToAll ? <p className="plan-open">{t('profile.plan.openToAll')}</p> : null}
      </div>
    </section>
  );
}
