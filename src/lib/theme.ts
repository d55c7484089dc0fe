import { writeStored } from './storage.ts';

export const THEMES_OF_LIGHT = ['night', 'day', 'ember'] as const;
export type Light = (typeof THEMES_OF_LIGHT)[number];
/** The same key is read by the script in index.html before the first paint. */
const THEME_KEY = 'theme';
const BROWSER_BAR: Record<Light, string> = { night: '#0F0B26', day: '#C9D4F2', ember: '#0C0402' };

/** The light the page has now. */
export function currentLight(): Light {
  const set = document.documentElement.dataset['theme'];
  return THEMES_OF_LIGHT.find((light) => light === set) ?? 'night';
}

/** Shows the page in this light and remembers it on the device. */
export function chooseLight(light: Light): void {
  writeStored(THEME_KEY, light);
  document.documentElement.dataset['theme'] = light;
  document.querySelector('meta[name="theme-color"]')?.setAttribute('content', BROWSER_BAR[light]);
}
