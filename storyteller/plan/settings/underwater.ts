export const underwater = {
  places: ['kelp', 'steps', 'wreck', 'plain'],
  helpers: { crab: 'shell', seahorse: 'ribbon', octopus: 'quilt' },
  objects: { shell: 'call', ribbon: 'reach', quilt: 'soft' },
  beings: { restless: 'whale', wonder: 'pearls', sound: 'swordfish', shy: 'squid' },
} as const;
