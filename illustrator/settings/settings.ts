import type { Setting } from '#contract/options';
import { arctic } from './arctic.ts';
import { city } from './city.ts';
import { desert } from './desert.ts';
import { forest } from './forest.ts';
import { home } from './home.ts';
import { jungle } from './jungle.ts';
import { neighborhood } from './neighborhood.ts';
import { school } from './school.ts';
import { sky } from './sky.ts';
import { space } from './space.ts';
import { timeTravel } from './time-travel.ts';
import { underwater } from './underwater.ts';
import type { SettingArt } from './setting-art.ts';

export const SETTINGS_ART: Readonly<Record<Setting, SettingArt>> = {
  forest,
  city,
  space,
  underwater,
  home,
  school,
  sky,
  neighborhood,
  jungle,
  arctic,
  desert,
  'time-travel': timeTravel,
};
