// Beside accounts.ts: every visit of somebody who is signed in asks for this, and few have a form.
import * as v from 'valibot';
import { UserSchema } from './user.ts';

/** How often the page looks whether its token's time is over. */
export const SESSION_CHECK_MS = 300_000;

/** GET /auth/validate: whose token it is, and a fresh one when it grows old. */
export const ValidateAnswerSchema = v.object({
  valid: v.boolean(),
  user: v.nullable(UserSchema),
  token: v.optional(v.string()),
});
