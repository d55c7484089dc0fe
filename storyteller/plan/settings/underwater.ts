export const underwater = {
  places: ['kelp', 'steps', 'wreck', 'plain', 'eels', 'wash'],
  helpers: { crab: 'shell', seahorse: 'ribbon', octopus: 'quilt', pufferfish: 'jar' },
  objects: { shell: 'call', ribbon: 'reach', quilt: 'soft', jar: 'light' },
  beings: { restless: 'whale', wonder: 'pearls', sound: 'swordfish', shy: 'squid' },
} as const;
