import * as v from 'valibot';

/** Every way the API refuses (api-contract 1.1): the HTTP status and the English text that goes with a code. */
export const API_ERRORS = {
  invalid_json: [400, 'Invalid request body'],
  validation_failed: [400, 'Please check the highlighted fields'],
  invalid_last_key: [400, 'Invalid last_key'],
  invalid_limit: [400, 'limit must be between 1 and 50'],
  invalid_redirect_uri: [400, 'This redirect address is not allowed'],
  signature_invalid: [400, 'Invalid signature'],
  reset_invalid: [400, 'This reset link is invalid or has expired'],
  auth_required: [401, 'Authentication required'],
  token_invalid: [401, 'Your session has expired. Please log in again.'],
  bad_credentials: [401, 'Invalid email or password'],
  origin_not_allowed: [403, 'This page may not call the service'],
  not_owner: [403, 'You can only change your own stories'],
  password_wrong: [403, 'The password is not correct'],
  not_found: [404, 'Not found'],
  story_not_found: [404, 'Story not found'],
  category_not_found: [404, 'Unknown category'],
  image_not_found: [404, 'Image not found'],
  telling_not_found: [404, 'This story cannot be told in another language'],
  no_billing_account: [404, 'No billing account'],
  provider_not_found: [404, 'Unknown sign-in provider'],
  method_not_allowed: [405, 'Method not allowed'],
  email_taken: [409, 'An account with this email already exists'],
  story_busy: [409, 'This story is still being created'],
  not_failed: [409, 'Only a failed story can be tried again'],
  already_subscribed: [409, 'You already have this plan'],
  idempotency_conflict: [409, 'This request key was already used with other data'],
  precondition_failed: [412, 'The story was changed meanwhile'],
  too_large: [413, 'Request too large'],
  unsupported_media_type: [415, 'Content-Type must be application/json'],
  content_not_allowed: [422, "This text cannot be used in a children's story"],
  plan_unavailable: [422, 'This plan is not available for subscription.'],
  daily_limit_reached: [429, 'Daily story limit reached'],
  rate_limited: [429, 'Too many requests. Please try again later.'],
  too_many_running: [429, 'Please wait until your current story is finished'],
  internal: [500, 'Something went wrong on our side. Please try again.'],
  provider_failed: [502, 'The provider is not available'],
  payments_off: [503, 'Payments are not available right now'],
  busy: [503, 'Story generation is busy. Please try again in a minute.'],
  unavailable: [503, 'Service temporarily unavailable'],
} as const satisfies Record<string, readonly [status: number, text: string]>;

export type ApiErrorCode = keyof typeof API_ERRORS;

/** Shown instead of the general text when a generate call lacks a required field. */
export const MISSING_FIELDS_TEXT = 'Please fill in all required fields';

/** What a failed story may say of itself; never a provider's words. */
export const STORY_FAILED = 'Story generation failed';
export const STORY_TOOK_TOO_LONG = 'The story took too long. Please try again.';

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
