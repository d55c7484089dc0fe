import { useTranslation } from 'react-i18next';

/** Rows and features that the free plan has. */
const [ROWS, FEATURES] = [2, 3];

/** The plan while it is asked for, as large as it will be. */
export function PlanSkeleton() {
  const { t } = useTranslation(['auth']);
  return (
    <div className="plan card" role="status" aria-label={t('profile.plan.loading')}>
      <div className="plan-name plan-name-empty" />
      <div className="plan-rows">
        {Array.from({ length: ROWS }, (_, at) => (
          <div key={at} className="plan-row">
            <span className="skeleton" />
          </div>
        ))}
        <div className="plan-features">
          {Array.from({ length: FEATURES }, (_, at) => (
            <span key={at} className="skeleton" />
          ))}
        </div>
      </div>
    </div>
  );
}
