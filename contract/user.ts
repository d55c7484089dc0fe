// Beside accounts.ts: every page knows who is signed in, and few have a form.
import * as v from 'valibot';
import { TIERS } from './tiers.ts';

/** What a visitor without an account sends as bearer (DECIDE-9). */
export const ANONYMOUS_BEARER = 'anonymous';

export const UserSchema = v.object({
  id: v.string(),
  name: v.nullable(v.string()),
  email: v.string(),
  subscription_status: v.optional(v.picklist(TIERS), 'free'),
  subscription_type: v.optional(v.nullable(v.string()), null),
  subscription_expires_at: v.optional(v.nullable(v.string()), null),
  created_at: v.optional(v.string()),
  updated_at: v.optional(v.string()),
});
export type User = v.InferOutput<typeof UserSchema>;
