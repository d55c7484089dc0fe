export const jungle = {
  places: ['kapok', 'ants', 'lilies', 'mud', 'steamboat', 'flower'],
  helpers: { boa: 'skin', armadillo: 'nut', parrot: 'mushroom', frog: 'bamboo' },
  objects: { skin: 'reach', nut: 'way', mushroom: 'light', bamboo: 'call' },
  beings: { restless: 'toucan', wonder: 'firefly', sound: 'sloth', shy: 'dolphin' },
} as const;
