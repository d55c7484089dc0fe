import * as v from 'valibot';

/** Shown instead of the general text when a generate call lacks a required field. */
export const MISSING_FIELDS_TEXT = 'Please fill in all required fields';

/** What a failed story may say of itself; never a provider's words. */
export const STORY_FAILED = 'Story generation failed';
export const STORY_TOOK_TOO_LONG = 'The story took too long. Please try again.';
export const STORY_NOT_SUITABLE = 'We could not write a suitable story for these choices. Please try others.';

/** What a failed picture says of itself. */
export const PICTURE_FAILED = 'This picture could not be painted';

/** Every error answer: `error` always; the rest is added to it. */
export const ErrorBodySchema = v.object({
  error: v.string(),
  code: v.optional(v.string()),
  fields: v.optional(v.record(v.string(), v.string())),
  request_id: v.optional(v.string()),
  daily_limit: v.optional(v.number()),
  current_usage: v.optional(v.number()),
  reset_at: v.optional(v.string()),
});
export type ErrorBody = v.InferOutput<typeof ErrorBodySchema>;
