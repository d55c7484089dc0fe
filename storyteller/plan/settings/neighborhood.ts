export const neighborhood = {
  places: ['alley', 'store', 'playground', 'garden', 'library', 'laundromat'],
  helpers: { gnome: 'rod', raccoon: 'cozy', pigeon: 'feather', bicycle: 'lamp' },
  objects: { rod: 'reach', cozy: 'soft', feather: 'way', lamp: 'light' },
  beings: { restless: 'truck', wonder: 'firefly', sound: 'carpenter', shy: 'fog' },
} as const;
