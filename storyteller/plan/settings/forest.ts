export const forest = {
  places: ['pond', 'hollow', 'oak', 'stones', 'mushrooms', 'bees'],
  helpers: { hedgehog: 'jar', spider: 'thread', badger: 'horn', squirrel: 'tailwarmer' },
  objects: { jar: 'light', thread: 'reach', horn: 'call', tailwarmer: 'soft' },
  beings: { restless: 'owlet', wonder: 'flower', sound: 'hare', shy: 'fawn' },
} as const;
