export const desert = {
  places: ['well', 'bus', 'palms', 'salt'],
  helpers: { sidewinder: 'rattle', camel: 'tassel', weaver: 'nest' },
  objects: { rattle: 'call', tassel: 'way', nest: 'soft' },
  beings: { restless: 'whirlwind', wonder: 'river', sound: 'tortoise', shy: 'mirage' },
} as const;
