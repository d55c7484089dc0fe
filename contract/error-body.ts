import * as v from 'valibot';

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
