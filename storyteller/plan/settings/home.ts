export const home = {
  places: ['landing', 'kitchen', 'cupboard', 'attic', 'bathroom', 'pantry'],
  helpers: { mouse: 'matchbox', coat: 'umbrella', cat: 'bell', teapot: 'cozy' },
  objects: { matchbox: 'light', umbrella: 'reach', bell: 'call', cozy: 'soft' },
  beings: { restless: 'clock', wonder: 'window', sound: 'boiler', shy: 'sock' },
} as const;
