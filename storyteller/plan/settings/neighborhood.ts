export const neighborhood = {
  places: ['alley', 'store', 'playground', 'garden'],
  helpers: { gnome: 'rod', raccoon: 'cozy', pigeon: 'feather' },
  objects: { rod: 'reach', cozy: 'soft', feather: 'way' },
  beings: { restless: 'truck', wonder: 'firefly', sound: 'carpenter', shy: 'fog' },
} as const;
