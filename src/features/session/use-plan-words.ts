import { useTranslation } from 'react-i18next';
import type { PricingTier } from '#contract/payments';
import type { Tier } from '#contract/tiers';
import { isOurWords, priceIn } from './plan-words.ts';

export interface PlanWords {
  name: string;
  description: string;
  features: readonly string[];
  /** Without the time that it pays for. */
  price: string;
}

/** What a plan is called, holds and costs in the visitor's language; a provider's own words stay as they are. Needs the texts of `pricing`. */
export function usePlanWords(): (name: Tier, tier: PricingTier) => PlanWords {
  const { t, i18n } = useTranslation(['pricing']);
  return (name, tier) => {
    const price = priceIn(i18n.language, tier);
    if (!isOurWords(name, tier))
      return { name: tier.product_name, description: tier.product_description, features: tier.features, price };
    return {
      name: t(`tiers.${name}.name`),
      description: t(`tiers.${name}.description`),
      features: [
        ...([0, 1, 2] as const).map((at) => t(`tiers.${name}.features.${at}`)),
        ...(name === 'premium' ? [t('tiers.premium.features.3')] : []),
      ],
      price,
    };
  };
}
