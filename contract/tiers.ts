// Beside payments.ts: the first page of a visit needs the names of the plans, and not what they hold.

export const TIERS = ['free', 'basic', 'premium'] as const;
export type Tier = (typeof TIERS)[number];
/** A daily limit that there is none of. */
export const UNLIMITED = -1;
