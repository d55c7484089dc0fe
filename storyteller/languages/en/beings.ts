// Where the beings are: one module for each setting and kind of trouble, loaded when a story needs it.
import type { WholeBank } from '../bank.ts';
import type { EnglishNoun } from './noun.ts';

export const beings: WholeBank<EnglishNoun>['beings'] = {
  forest: {
    restless: async () => (await import('./beings/forest/restless.ts')).restless,
    wonder: async () => (await import('./beings/forest/wonder.ts')).wonder,
    sound: async () => (await import('./beings/forest/sound.ts')).sound,
    shy: async () => (await import('./beings/forest/shy.ts')).shy,
  },
  city: {
    restless: async () => (await import('./beings/city/restless.ts')).restless,
    wonder: async () => (await import('./beings/city/wonder.ts')).wonder,
    sound: async () => (await import('./beings/city/sound.ts')).sound,
    shy: async () => (await import('./beings/city/shy.ts')).shy,
  },
  space: {
    restless: async () => (await import('./beings/space/restless.ts')).restless,
    wonder: async () => (await import('./beings/space/wonder.ts')).wonder,
    sound: async () => (await import('./beings/space/sound.ts')).sound,
    shy: async () => (await import('./beings/space/shy.ts')).shy,
  },
  underwater: {
    restless: async () => (await import('./beings/underwater/restless.ts')).restless,
    wonder: async () => (await import('./beings/underwater/wonder.ts')).wonder,
    sound: async () => (await import('./beings/underwater/sound.ts')).sound,
    shy: async () => (await import('./beings/underwater/shy.ts')).shy,
  },
  home: {
    restless: async () => (await import('./beings/home/restless.ts')).restless,
    wonder: async () => (await import('./beings/home/wonder.ts')).wonder,
    sound: async () => (await import('./beings/home/sound.ts')).sound,
    shy: async () => (await import('./beings/home/shy.ts')).shy,
  },
  school: {
    restless: async () => (await import('./beings/school/restless.ts')).restless,
    wonder: async () => (await import('./beings/school/wonder.ts')).wonder,
    sound: async () => (await import('./beings/school/sound.ts')).sound,
    shy: async () => (await import('./beings/school/shy.ts')).shy,
  },
  sky: {
    restless: async () => (await import('./beings/sky/restless.ts')).restless,
    wonder: async () => (await import('./beings/sky/wonder.ts')).wonder,
    sound: async () => (await import('./beings/sky/sound.ts')).sound,
    shy: async () => (await import('./beings/sky/shy.ts')).shy,
  },
  neighborhood: {
    restless: async () => (await import('./beings/neighborhood/restless.ts')).restless,
    wonder: async () => (await import('./beings/neighborhood/wonder.ts')).wonder,
    sound: async () => (await import('./beings/neighborhood/sound.ts')).sound,
    shy: async () => (await import('./beings/neighborhood/shy.ts')).shy,
  },
  jungle: {
    restless: async () => (await import('./beings/jungle/restless.ts')).restless,
    wonder: async () => (await import('./beings/jungle/wonder.ts')).wonder,
    sound: async () => (await import('./beings/jungle/sound.ts')).sound,
    shy: async () => (await import('./beings/jungle/shy.ts')).shy,
  },
  arctic: {
    restless: async () => (await import('./beings/arctic/restless.ts')).restless,
    wonder: async () => (await import('./beings/arctic/wonder.ts')).wonder,
    sound: async () => (await import('./beings/arctic/sound.ts')).sound,
    shy: async () => (await import('./beings/arctic/shy.ts')).shy,
  },
  desert: {
    restless: async () => (await import('./beings/desert/restless.ts')).restless,
    wonder: async () => (await import('./beings/desert/wonder.ts')).wonder,
    sound: async () => (await import('./beings/desert/sound.ts')).sound,
    shy: async () => (await import('./beings/desert/shy.ts')).shy,
  },
  'time-travel': {
    restless: async () => (await import('./beings/time-travel/restless.ts')).restless,
    wonder: async () => (await import('./beings/time-travel/wonder.ts')).wonder,
    sound: async () => (await import('./beings/time-travel/sound.ts')).sound,
    shy: async () => (await import('./beings/time-travel/shy.ts')).shy,
  },
};
