// What each plan may do (contract 5). While everything is open for showcase, all may do what premium may.
import { FALLBACK_TIERS } from '#contract/payments';
import { type Tier, UNLIMITED } from '#contract/tiers';

interface Rights {
  /** Stories a day; -1 for no limit. */
  dailyLimit: number;
  allowsPictures: boolean;
  /** Stories in the making at once. */
  atOnce: number;
}
export type RightsOf = (tier: Tier | 'anonymous') => Rights;

const AT_ONCE: Readonly<Record<Tier | 'anonymous', number>> = { anonymous: 1, free: 1, basic: 2, premium: 3 };
const AT_ONCE_SHOWCASE = 2;

interface RightsNeeds {
  showcase: boolean;
  anonymousDailyLimit: number;
  /** How a cap counts here. */
  scaled: (limit: number) => number;
}

export function createRights({ showcase, anonymousDailyLimit, scaled }: RightsNeeds): RightsOf {
  return (tier) => {
    const isPremium = tier === 'premium';
    const limit = tier === 'anonymous' ? anonymousDailyLimit : FALLBACK_TIERS[tier].daily_limit;
    return {
      dailyLimit: showcase ? UNLIMITED : limit,
      allowsPictures: showcase || isPremium,
      atOnce: scaled(showcase && !isPremium ? AT_ONCE_SHOWCASE : AT_ONCE[tier]),
    };
  };
}
