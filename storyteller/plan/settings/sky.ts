export const sky = {
  places: ['laundry', 'trail', 'peak', 'balloons'],
  helpers: { goose: 'feather', swift: 'fluff', kite: 'tail' },
  objects: { feather: 'way', fluff: 'soft', tail: 'reach' },
  beings: { restless: 'wind', wonder: 'moonbow', sound: 'weathercock', shy: 'bat' },
} as const;
