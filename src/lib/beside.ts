// The same story in a second language: which one a family reads beside the first, and what stands beside the open story.
import { useSyncExternalStore } from 'react';
import * as v from 'valibot';
import { LANGUAGE_CODES } from '#contract/languages';
import type { Telling } from '#contract/stories';
import { state } from './bedtime.ts';
import { BESIDE_KEY } from './beside-language.ts';
import { deviceSetting } from './device-setting.ts';

/** The second language of this device; null where stories are read in one. */
export const besideSetting = deviceSetting(BESIDE_KEY, v.nullable(v.picklist(LANGUAGE_CODES)), null);

/** What stands beside a story now. */
export const besideTelling = state<(Telling & { storyId: string }) | null>(null);

/** The other telling of a story, while one stands beside it. */
export function useBesideTelling(storyId: string): Telling | null {
  const telling = useSyncExternalStore(besideTelling.on, besideTelling.read);
  return telling?.storyId === storyId ? telling : null;
}
