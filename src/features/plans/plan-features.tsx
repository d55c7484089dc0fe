import { Check } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { PlanWords } from '../session/use-plan-words.ts';

/** What a plan holds. */
export function PlanFeatures({ words: { name, features } }: { words: PlanWords }) {
  const { t } = useTranslation(['pricing']);
  return (
    <ul className="offer-features" aria-label={t('holds', { plan: name })}>
      {features.map((feature) => (
        <li key={feature}>
          <Check size={20} strokeWidth={2.6} aria-hidden="true" />
          {feature}
        </li>
      ))}
    </ul>
  );
}
