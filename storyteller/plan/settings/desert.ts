export const desert = {
  places: ['well', 'bus', 'palms', 'salt', 'mailbox', 'stack'],
  helpers: { sidewinder: 'rattle', camel: 'tassel', weaver: 'nest', digger: 'knots' },
  objects: { rattle: 'call', tassel: 'way', nest: 'soft', knots: 'reach' },
  beings: { restless: 'whirlwind', wonder: 'river', sound: 'tortoise', shy: 'mirage' },
} as const;
