import * as v from 'valibot';
import { deviceSetting } from '../../lib/device-setting.ts';

/** How fast a voice may read, with the key of its word. */
export const PACES = [
  [0.6, 'slowest'],
  [0.75, 'slower'],
  [0.9, 'slow'],
  [1, 'even'],
  [1.2, 'quick'],
] as const;

const ListeningSchema = v.object({
  /** The address of a voice; null for the best one of the device. */
  voice: v.nullable(v.string()),
  rate: v.pipe(v.number(), v.minValue(0.6), v.maxValue(1.2)),
});
type Listening = v.InferOutput<typeof ListeningSchema>;

/** How stories are heard, for each language that one was chosen in. */
export const listeningSetting = deviceSetting('listening', v.record(v.string(), ListeningSchema), {});

/** Whether a parent has agreed that, where this device has no voice for a language, an online one reads. */
export const onlineVoicesSetting = deviceSetting('online-voices', v.boolean(), false);

/** What is chosen for a language; slow, and the best voice, where nothing is. */
export const listeningIn = (chosen: Readonly<Record<string, Listening>>, language: string): Listening =>
  chosen[language] ?? { voice: null, rate: 0.9 };

/** Keeps a choice for a language. */
export function chooseListening(language: string, change: Partial<Listening>): void {
  const all = listeningSetting.read();
  listeningSetting.choose({ ...all, [language]: { ...listeningIn(all, language), ...change } });
}
