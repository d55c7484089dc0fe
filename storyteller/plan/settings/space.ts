export const space = {
  places: ['shelf', 'ring', 'yard', 'market'],
  helpers: { postman: 'compass', sweeper: 'dustlamp', kettle: 'mitten' },
  objects: { compass: 'way', dustlamp: 'light', mitten: 'soft' },
  beings: { restless: 'moonlet', wonder: 'comet', sound: 'probe', shy: 'cloud' },
} as const;
