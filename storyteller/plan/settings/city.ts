export const city = {
  places: ['bakery', 'square', 'steps', 'bridge'],
  helpers: { baker: 'loaf', pigeon: 'map', cleaner: 'ladder' },
  objects: { loaf: 'soft', map: 'way', ladder: 'reach' },
  beings: { restless: 'tram', wonder: 'lamps', sound: 'lion', shy: 'tuba' },
} as const;
