import { useTranslation } from 'react-i18next';
import { UNLIMITED } from '#contract/tiers';
import type { SubscriptionStatus } from './subscription.rules.ts';

/** Beside the form: how it works, and what is left of today. */
export function TonightPanel({ status }: { status: SubscriptionStatus }) {
  const { t } = useTranslation(['pages']);
  const left = Math.max(0, status.dailyLimit - status.dailyStoriesUsed);
  const isUnlimited = status.dailyLimit === UNLIMITED;
  return (
    <aside className="card p-5" aria-labelledby="tonight-title">
      <h2 id="tonight-title" className="text-[20px] leading-[1.25]">
        {t('index.tonight.title')}
      </h2>
      {/* A line of its own, kept from the beginning: what follows does not move when it is known. */}
      <p className="text-ink2 min-h-[1.45em] text-[14.5px] leading-[1.45]">
        {status.isLoading && status.lastUpdated === 0
          ? ''
          : isUnlimited
            ? t('index.tonight.unlimited')
            : t('index.tonight.left', { count: left, of: status.dailyLimit })}
      </p>
      <ol className="mt-3 grid gap-2.5">
        {(['choose', 'tell', 'keep'] as const).map((step, at) => (
          <li key={step} className="flex gap-3">
            <span className="step-number" aria-hidden="true">
              {at + 1}
            </span>
            <span>{t(`index.tonight.${step}`)}</span>
          </li>
        ))}
      </ol>
    </aside>
  );
}
