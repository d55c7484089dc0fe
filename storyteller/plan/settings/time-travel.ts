export const timeTravel = {
  places: ['street', 'station', 'ferns', 'fair'],
  helpers: { waker: 'pole', gooseman: 'down', scribe: 'lantern' },
  objects: { pole: 'reach', down: 'soft', lantern: 'light' },
  beings: { restless: 'hour', wonder: 'balloon', sound: 'flute', shy: 'mammoth' },
} as const;
