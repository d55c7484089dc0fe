export const timeTravel = {
  places: ['street', 'station', 'ferns', 'fair', 'photograph', 'books'],
  helpers: { waker: 'pole', gooseman: 'down', scribe: 'lantern', motorist: 'horn' },
  objects: { pole: 'reach', down: 'soft', lantern: 'light', horn: 'call' },
  beings: { restless: 'hour', wonder: 'balloon', sound: 'flute', shy: 'mammoth' },
} as const;
