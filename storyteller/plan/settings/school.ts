export const school = {
  places: ['gym', 'library', 'cloakroom', 'artRoom', 'scienceRoom', 'nurse'],
  helpers: { hamster: 'potatoes', tortoise: 'bell', mitten: 'rope', globe: 'hallPass' },
  objects: { potatoes: 'light', bell: 'call', rope: 'reach', hallPass: 'way' },
  beings: { restless: 'copier', wonder: 'moon', sound: 'principal', shy: 'ball' },
} as const;
