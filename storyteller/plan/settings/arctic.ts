export const arctic = {
  places: ['arch', 'spring', 'station', 'lake'],
  helpers: { fisher: 'pane', reindeer: 'antler', fox: 'coat' },
  objects: { pane: 'light', antler: 'reach', coat: 'soft' },
  beings: { restless: 'rooster', wonder: 'iceberg', sound: 'walrus', shy: 'ox' },
} as const;
