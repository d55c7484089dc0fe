export const city = {
  places: ['bakery', 'square', 'steps', 'bridge', 'laundromat', 'station'],
  helpers: { baker: 'loaf', pigeon: 'map', cleaner: 'ladder', doorman: 'whistle' },
  objects: { loaf: 'soft', map: 'way', ladder: 'reach', whistle: 'call' },
  beings: { restless: 'tram', wonder: 'lamps', sound: 'lion', shy: 'tuba' },
} as const;
