import { FALLBACK_TIERS, type PricingTier } from '#contract/payments';
import type { Tier } from '#contract/tiers';

/**
 * What a plan costs, as the visitor's language writes money: in English as the service wrote it, elsewhere from `amount`,
 * which counts the smallest coins of the currency.
 */
export function priceIn(language: string, { amount, amount_formatted, currency }: PricingTier): string {
  if (language === 'en') return amount_formatted;
  const money = { style: 'currency', currency } as const;
  const { maximumFractionDigits: digits = 2 } = new Intl.NumberFormat(language, money).resolvedOptions();
  return new Intl.NumberFormat(language, { ...money, trailingZeroDisplay: 'stripIfInteger' }).format(
    amount / 10 ** digits,
  );
}

/** Whether a plan's words are ours, so that they have a translation; a provider may have others. */
export function isOurWords(name: Tier, tier: PricingTier): boolean {
  const ours = FALLBACK_TIERS[name];
  return (
    tier.product_name === ours.product_name &&
    tier.product_description === ours.product_description &&
    tier.features.join('\n') === ours.features.join('\n')
  );
}
