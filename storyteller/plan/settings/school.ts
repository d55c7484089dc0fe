export const school = {
  places: ['gym', 'library', 'cloakroom', 'artRoom'],
  helpers: { hamster: 'potatoes', tortoise: 'bell', mitten: 'rope' },
  objects: { potatoes: 'light', bell: 'call', rope: 'reach' },
  beings: { restless: 'copier', wonder: 'moon', sound: 'principal', shy: 'ball' },
} as const;
