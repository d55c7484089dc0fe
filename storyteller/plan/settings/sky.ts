export const sky = {
  places: ['laundry', 'trail', 'peak', 'balloons', 'smoke', 'class'],
  helpers: { goose: 'feather', swift: 'fluff', kite: 'tail', thunder: 'boom' },
  objects: { feather: 'way', fluff: 'soft', tail: 'reach', boom: 'call' },
  beings: { restless: 'wind', wonder: 'moonbow', sound: 'weathercock', shy: 'bat' },
} as const;
