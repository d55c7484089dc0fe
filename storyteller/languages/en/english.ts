// Which module tells what. Each is loaded when a story needs it, so a story costs five small chunks and not a language.
import type { Bank, WholeBank } from '../bank.ts';
import { GRAMMARS } from '../grammars.ts';
import { beings } from './beings.ts';
import { characters } from './characters.ts';
import { neighbors } from './neighbors.ts';
import type { EnglishNoun } from './noun.ts';
import { themes } from './themes.ts';

const folders: WholeBank<EnglishNoun> = {
  settings: {
    forest: async () => (await import('./settings/forest.ts')).forest,
    city: async () => (await import('./settings/city.ts')).city,
    space: async () => (await import('./settings/space.ts')).space,
    underwater: async () => (await import('./settings/underwater.ts')).underwater,
    home: async () => (await import('./settings/home.ts')).home,
    school: async () => (await import('./settings/school.ts')).school,
    sky: async () => (await import('./settings/sky.ts')).sky,
    neighborhood: async () => (await import('./settings/neighborhood.ts')).neighborhood,
    jungle: async () => (await import('./settings/jungle.ts')).jungle,
    arctic: async () => (await import('./settings/arctic.ts')).arctic,
    desert: async () => (await import('./settings/desert.ts')).desert,
    'time-travel': async () => (await import('./settings/time-travel.ts')).timeTravel,
  },
  beings,
  neighbors,
  characters,
  themes,
  morals: {
    kindness: async () => (await import('./morals/kindness.ts')).kindness,
    honesty: async () => (await import('./morals/honesty.ts')).honesty,
    perseverance: async () => (await import('./morals/perseverance.ts')).perseverance,
    sharing: async () => (await import('./morals/sharing.ts')).sharing,
    courage: async () => (await import('./morals/courage.ts')).courage,
    responsibility: async () => (await import('./morals/responsibility.ts')).responsibility,
    creativity: async () => (await import('./morals/creativity.ts')).creativity,
    patience: async () => (await import('./morals/patience.ts')).patience,
    gratitude: async () => (await import('./morals/gratitude.ts')).gratitude,
    resilience: async () => (await import('./morals/resilience.ts')).resilience,
    diversity: async () => (await import('./morals/diversity.ts')).diversity,
    'self-confidence': async () => (await import('./morals/self-confidence.ts')).selfConfidence,
    forgiveness: async () => (await import('./morals/forgiveness.ts')).forgiveness,
    none: async () => (await import('./morals/none.ts')).none,
  },
  tones: {
    playful: async () => (await import('./tones/playful.ts')).playful,
    calm: async () => (await import('./tones/calm.ts')).calm,
    exciting: async () => (await import('./tones/exciting.ts')).exciting,
    educational: async () => (await import('./tones/educational.ts')).educational,
    mysterious: async () => (await import('./tones/mysterious.ts')).mysterious,
    inspiring: async () => (await import('./tones/inspiring.ts')).inspiring,
    cozy: async () => (await import('./tones/cozy.ts')).cozy,
    silly: async () => (await import('./tones/silly.ts')).silly,
  },
  episodes: {
    button: async () => (await import('./episodes/button.ts')).button,
    marble: async () => (await import('./episodes/marble.ts')).marble,
    tape: async () => (await import('./episodes/tape.ts')).tape,
    shoelace: async () => (await import('./episodes/shoelace.ts')).shoelace,
    cap: async () => (await import('./episodes/cap.ts')).cap,
    pompom: async () => (await import('./episodes/pompom.ts')).pompom,
    ticket: async () => (await import('./episodes/ticket.ts')).ticket,
    pebble: async () => (await import('./episodes/pebble.ts')).pebble,
  },
};

export const english: Bank = {
  ...GRAMMARS.en,
  guards: async () => (await import('./guards.ts')).guards,
  sizes: async () => (await import('./sizes.json', { with: { type: 'json' } })).default,
  folders,
};
