export const home = {
  places: ['landing', 'kitchen', 'cupboard', 'attic'],
  helpers: { mouse: 'matchbox', coat: 'umbrella', cat: 'bell' },
  objects: { matchbox: 'light', umbrella: 'reach', bell: 'call' },
  beings: { restless: 'clock', wonder: 'window', sound: 'boiler', shy: 'sock' },
} as const;
