// Where each being's neighbor is: one module for each setting and kind of trouble, loaded when a story needs it.
import type { WholeBank } from '../bank.ts';
import type { EnglishNoun } from './noun.ts';

export const neighbors: WholeBank<EnglishNoun>['neighbors'] = {
  forest: {
    restless: async () => (await import('./neighbors/forest/restless.ts')).restless,
    wonder: async () => (await import('./neighbors/forest/wonder.ts')).wonder,
    sound: async () => (await import('./neighbors/forest/sound.ts')).sound,
    shy: async () => (await import('./neighbors/forest/shy.ts')).shy,
  },
  city: {
    restless: async () => (await import('./neighbors/city/restless.ts')).restless,
    wonder: async () => (await import('./neighbors/city/wonder.ts')).wonder,
    sound: async () => (await import('./neighbors/city/sound.ts')).sound,
    shy: async () => (await import('./neighbors/city/shy.ts')).shy,
  },
  space: {
    restless: async () => (await import('./neighbors/space/restless.ts')).restless,
    wonder: async () => (await import('./neighbors/space/wonder.ts')).wonder,
    sound: async () => (await import('./neighbors/space/sound.ts')).sound,
    shy: async () => (await import('./neighbors/space/shy.ts')).shy,
  },
  underwater: {
    restless: async () => (await import('./neighbors/underwater/restless.ts')).restless,
    wonder: async () => (await import('./neighbors/underwater/wonder.ts')).wonder,
    sound: async () => (await import('./neighbors/underwater/sound.ts')).sound,
    shy: async () => (await import('./neighbors/underwater/shy.ts')).shy,
  },
  home: {
    restless: async () => (await import('./neighbors/home/restless.ts')).restless,
    wonder: async () => (await import('./neighbors/home/wonder.ts')).wonder,
    sound: async () => (await import('./neighbors/home/sound.ts')).sound,
    shy: async () => (await import('./neighbors/home/shy.ts')).shy,
  },
  school: {
    restless: async () => (await import('./neighbors/school/restless.ts')).restless,
    wonder: async () => (await import('./neighbors/school/wonder.ts')).wonder,
    sound: async () => (await import('./neighbors/school/sound.ts')).sound,
    shy: async () => (await import('./neighbors/school/shy.ts')).shy,
  },
  sky: {
    restless: async () => (await import('./neighbors/sky/restless.ts')).restless,
    wonder: async () => (await import('./neighbors/sky/wonder.ts')).wonder,
    sound: async () => (await import('./neighbors/sky/sound.ts')).sound,
    shy: async () => (await import('./neighbors/sky/shy.ts')).shy,
  },
  neighborhood: {
    restless: async () => (await import('./neighbors/neighborhood/restless.ts')).restless,
    wonder: async () => (await import('./neighbors/neighborhood/wonder.ts')).wonder,
    sound: async () => (await import('./neighbors/neighborhood/sound.ts')).sound,
    shy: async () => (await import('./neighbors/neighborhood/shy.ts')).shy,
  },
  jungle: {
    restless: async () => (await import('./neighbors/jungle/restless.ts')).restless,
    wonder: async () => (await import('./neighbors/jungle/wonder.ts')).wonder,
    sound: async () => (await import('./neighbors/jungle/sound.ts')).sound,
    shy: async () => (await import('./neighbors/jungle/shy.ts')).shy,
  },
  arctic: {
    restless: async () => (await import('./neighbors/arctic/restless.ts')).restless,
    wonder: async () => (await import('./neighbors/arctic/wonder.ts')).wonder,
    sound: async () => (await import('./neighbors/arctic/sound.ts')).sound,
    shy: async () => (await import('./neighbors/arctic/shy.ts')).shy,
  },
  desert: {
    restless: async () => (await import('./neighbors/desert/restless.ts')).restless,
    wonder: async () => (await import('./neighbors/desert/wonder.ts')).wonder,
    sound: async () => (await import('./neighbors/desert/sound.ts')).sound,
    shy: async () => (await import('./neighbors/desert/shy.ts')).shy,
  },
  'time-travel': {
    restless: async () => (await import('./neighbors/time-travel/restless.ts')).restless,
    wonder: async () => (await import('./neighbors/time-travel/wonder.ts')).wonder,
    sound: async () => (await import('./neighbors/time-travel/sound.ts')).sound,
    shy: async () => (await import('./neighbors/time-travel/shy.ts')).shy,
  },
};
