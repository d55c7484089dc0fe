// The light of the page: what is chosen for it on this device, and how it is shown.
import * as v from 'valibot';
import { deviceSetting } from './device-setting.ts';
import { fade } from './light-fade.ts';
import { LIGHTS, lightAt, MINUTES_OF_DAY, minuteOf, type ClockTimes, type Light } from './light.rules.ts';
import { readStored, writeStored } from './storage.ts';

/** A fixed light, or the clock's. */
export type LightChoice = Light | 'clock';
/** Both are read by the script in index.html too. A fixed light counts before the clock, as it does for older versions. */
const FIXED_KEY = 'theme';
const CLOCK_KEY = 'light-clock';
const BROWSER_BAR: Record<Light, string> = { night: '#0F0B26', day: '#C9D4F2', ember: '#0C0402' };

const MinuteSchema = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(MINUTES_OF_DAY - 1));
/** When each light begins; null before the clock was ever chosen. Kept while a fixed light is chosen. */
export const clockTimes = deviceSetting<ClockTimes | null>(
  CLOCK_KEY,
  v.nullable(v.tuple([MinuteSchema, MinuteSchema, MinuteSchema])),
  null,
);

const lightNamed = (name: string | null | undefined): Light | undefined => LIGHTS.find((light) => light === name);

/** The light the page has now. */
export const currentLight = (): Light => lightNamed(document.documentElement.dataset['theme']) ?? 'night';

/** What is chosen on this device; undefined where nothing is. */
export const chosenLight = (): LightChoice | undefined =>
  lightNamed(readStored(FIXED_KEY)) ?? (clockTimes.read() ? 'clock' : undefined);

/** The light that should be shown at a time; undefined where nothing is chosen: then the page keeps the one it began with. */
function wantedLight(now: Date): Light | undefined {
  const times = clockTimes.read();
  return lightNamed(readStored(FIXED_KEY)) ?? (times ? lightAt(minuteOf(now), times) : undefined);
}

function show(light: Light): void {
  document.documentElement.dataset['theme'] = light;
  document.querySelector('meta[name="theme-color"]')?.setAttribute('content', BROWSER_BAR[light]);
}

let coming: Light | undefined;
function bring(light: Light | undefined): void {
  if (!light || light === (coming ?? currentLight())) return;
  coming = light;
  fade(() => {
    coming = undefined;
    show(light);
  });
}

/** Brings the page slowly to the light that should be shown now. */
export const showWantedLight = (): void => bring(wantedLight(new Date()));

/** Remembers a choice on the device, and shows the page in its light; `times` are those of the clock. */
export function chooseLight(choice: LightChoice, times: ClockTimes): void {
  writeStored(FIXED_KEY, choice === 'clock' ? null : choice);
  if (choice === 'clock') clockTimes.choose(times);
  bring(choice === 'clock' ? lightAt(minuteOf(new Date()), times) : choice);
}
