import { withDigits } from '#contract/languages';
import { FALLBACK_TIERS, type PricingTier } from '#contract/payments';
import type { Tier } from '#contract/tiers';

/**
 * What a plan costs, as the visitor's language writes money: in English as the service wrote it, elsewhere from `amount` in
 * cents. Only dollars: what the smallest coin of another currency is, the provider and `Intl` do not always agree.
 */
export function priceIn(language: string, { amount, amount_formatted, currency }: PricingTier): string {
  if (language === 'en' || currency.toLowerCase() !== 'usd') return amount_formatted;
  const trailingZeroDisplay = amount === 0 ? 'stripIfInteger' : 'auto';
  return new Intl.NumberFormat(withDigits(language), { style: 'currency', currency, trailingZeroDisplay }).format(
    amount / 100,
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
