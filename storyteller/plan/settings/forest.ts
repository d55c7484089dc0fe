export const forest = {
  places: ['pond', 'hollow', 'oak', 'stones'],
  helpers: { hedgehog: 'jar', spider: 'thread', badger: 'horn' },
  objects: { jar: 'light', thread: 'reach', horn: 'call' },
  beings: { restless: 'owlet', wonder: 'flower', sound: 'hare', shy: 'fawn' },
} as const;
