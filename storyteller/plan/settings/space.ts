export const space = {
  places: ['shelf', 'ring', 'yard', 'market', 'busstop', 'greenhouse'],
  helpers: { postman: 'compass', sweeper: 'dustlamp', kettle: 'mitten', fisher: 'line' },
  objects: { compass: 'way', dustlamp: 'light', mitten: 'soft', line: 'reach' },
  beings: { restless: 'moonlet', wonder: 'comet', sound: 'probe', shy: 'cloud' },
} as const;
