// Where the settings are: one module each, loaded when a picture needs it, so that a device fetches only what its story shows.
import type { Setting } from '#contract/options';
import type { SettingArt } from './setting-art.ts';

export const SETTINGS_ART: Readonly<Record<Setting, () => Promise<SettingArt>>> = {
  forest: async () => (await import('./forest.ts')).forest,
  city: async () => (await import('./city.ts')).city,
  space: async () => (await import('./space.ts')).space,
  underwater: async () => (await import('./underwater.ts')).underwater,
  home: async () => (await import('./home.ts')).home,
  school: async () => (await import('./school.ts')).school,
  sky: async () => (await import('./sky.ts')).sky,
  neighborhood: async () => (await import('./neighborhood.ts')).neighborhood,
  jungle: async () => (await import('./jungle.ts')).jungle,
  arctic: async () => (await import('./arctic.ts')).arctic,
  desert: async () => (await import('./desert.ts')).desert,
  'time-travel': async () => (await import('./time-travel.ts')).timeTravel,
};
