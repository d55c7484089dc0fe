// The stories chosen for tonight, read one after the other, and then quiet.
import * as v from 'valibot';
import { deviceSetting } from './device-setting.ts';

export const MOST_TONIGHT = 4;
export const FEWEST_TONIGHT = 2;

const TonightSchema = v.object({
  /** Ids of stories on this device, in the order of reading. */
  stories: v.array(v.string()),
  /** How many of them have come to their end. */
  read: v.number(),
  /** When they were chosen, in milliseconds since 1970: the next evening has its own. */
  chosen_at: v.number(),
});
export type Tonight = v.InferOutput<typeof TonightSchema>;

/** What is chosen; nothing on an evening without a choice. */
export const tonight = deviceSetting('tonight', v.nullable(TonightSchema), null);
