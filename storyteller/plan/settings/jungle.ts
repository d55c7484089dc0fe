export const jungle = {
  places: ['kapok', 'ants', 'lilies', 'mud'],
  helpers: { boa: 'skin', armadillo: 'nut', parrot: 'mushroom' },
  objects: { skin: 'reach', nut: 'way', mushroom: 'light' },
  beings: { restless: 'toucan', wonder: 'firefly', sound: 'sloth', shy: 'dolphin' },
} as const;
