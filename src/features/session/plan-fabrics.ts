import type { Tier } from '#contract/tiers';

/** Each plan's own fabric and pattern, wherever it is shown. */
export const PLAN_FABRICS: Readonly<Record<Tier, string>> = {
  free: 'offer-slate p-str',
  basic: 'offer-teal p-sca',
  premium: 'offer-berry p-dot',
};
