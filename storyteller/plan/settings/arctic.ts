export const arctic = {
  places: ['arch', 'spring', 'station', 'lake', 'signpost', 'ship'],
  helpers: { fisher: 'pane', reindeer: 'antler', fox: 'coat', mailwoman: 'ski' },
  objects: { pane: 'light', antler: 'reach', coat: 'soft', ski: 'way' },
  beings: { restless: 'rooster', wonder: 'iceberg', sound: 'walrus', shy: 'ox' },
} as const;
