// Where the arcs are: one module for each theme and kind of trouble, loaded when a story needs it.
import type { WholeBank } from '../bank.ts';

export const themes: WholeBank['themes'] = {
  adventure: {
    restless: async () => (await import('./themes/adventure/restless.ts')).restless,
    wonder: async () => (await import('./themes/adventure/wonder.ts')).wonder,
    sound: async () => (await import('./themes/adventure/sound.ts')).sound,
    shy: async () => (await import('./themes/adventure/shy.ts')).shy,
  },
  friendship: {
    restless: async () => (await import('./themes/friendship/restless.ts')).restless,
    wonder: async () => (await import('./themes/friendship/wonder.ts')).wonder,
    sound: async () => (await import('./themes/friendship/sound.ts')).sound,
    shy: async () => (await import('./themes/friendship/shy.ts')).shy,
  },
  learning: {
    restless: async () => (await import('./themes/learning/restless.ts')).restless,
    wonder: async () => (await import('./themes/learning/wonder.ts')).wonder,
    sound: async () => (await import('./themes/learning/sound.ts')).sound,
    shy: async () => (await import('./themes/learning/shy.ts')).shy,
  },
  bedtime: {
    restless: async () => (await import('./themes/bedtime/restless.ts')).restless,
    wonder: async () => (await import('./themes/bedtime/wonder.ts')).wonder,
    sound: async () => (await import('./themes/bedtime/sound.ts')).sound,
    shy: async () => (await import('./themes/bedtime/shy.ts')).shy,
  },
  'problem-solving': {
    restless: async () => (await import('./themes/problem-solving/restless.ts')).restless,
    wonder: async () => (await import('./themes/problem-solving/wonder.ts')).wonder,
    sound: async () => (await import('./themes/problem-solving/sound.ts')).sound,
    shy: async () => (await import('./themes/problem-solving/shy.ts')).shy,
  },
  creativity: {
    restless: async () => (await import('./themes/creativity/restless.ts')).restless,
    wonder: async () => (await import('./themes/creativity/wonder.ts')).wonder,
    sound: async () => (await import('./themes/creativity/sound.ts')).sound,
    shy: async () => (await import('./themes/creativity/shy.ts')).shy,
  },
  mystery: {
    restless: async () => (await import('./themes/mystery/restless.ts')).restless,
    wonder: async () => (await import('./themes/mystery/wonder.ts')).wonder,
    sound: async () => (await import('./themes/mystery/sound.ts')).sound,
    shy: async () => (await import('./themes/mystery/shy.ts')).shy,
  },
  science: {
    restless: async () => (await import('./themes/science/restless.ts')).restless,
    wonder: async () => (await import('./themes/science/wonder.ts')).wonder,
    sound: async () => (await import('./themes/science/sound.ts')).sound,
    shy: async () => (await import('./themes/science/shy.ts')).shy,
  },
  sports: {
    restless: async () => (await import('./themes/sports/restless.ts')).restless,
    wonder: async () => (await import('./themes/sports/wonder.ts')).wonder,
    sound: async () => (await import('./themes/sports/sound.ts')).sound,
    shy: async () => (await import('./themes/sports/shy.ts')).shy,
  },
  family: {
    restless: async () => (await import('./themes/family/restless.ts')).restless,
    wonder: async () => (await import('./themes/family/wonder.ts')).wonder,
    sound: async () => (await import('./themes/family/sound.ts')).sound,
    shy: async () => (await import('./themes/family/shy.ts')).shy,
  },
  emotions: {
    restless: async () => (await import('./themes/emotions/restless.ts')).restless,
    wonder: async () => (await import('./themes/emotions/wonder.ts')).wonder,
    sound: async () => (await import('./themes/emotions/sound.ts')).sound,
    shy: async () => (await import('./themes/emotions/shy.ts')).shy,
  },
  environment: {
    restless: async () => (await import('./themes/environment/restless.ts')).restless,
    wonder: async () => (await import('./themes/environment/wonder.ts')).wonder,
    sound: async () => (await import('./themes/environment/sound.ts')).sound,
    shy: async () => (await import('./themes/environment/shy.ts')).shy,
  },
};
