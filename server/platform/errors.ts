// A domain throws what went wrong by its code in the contract; one handler here makes the answer of it.
import type { ErrorHandler } from 'hono';
import { API_ERRORS, type ApiErrorCode } from '#contract/api-errors';
import { type ErrorBody } from '#contract/error-body';
import type { AppEnv } from './app-env.ts';

interface FailureDetails {
  /** Takes the place of the code's general text. */
  text?: string;
  /** Added to the body beside `error` and `code`. */
  body?: Partial<ErrorBody>;
  headers?: Record<string, string>;
  /** Kept for the log; never answered. */
  cause?: unknown;
}

/** A refusal that the caller is told about. */
export class ApiFailure extends Error {
  readonly code: ApiErrorCode;
  readonly status: (typeof API_ERRORS)[ApiErrorCode][0];
  readonly body: Partial<ErrorBody>;
  readonly headers: Record<string, string>;
  constructor(code: ApiErrorCode, details: FailureDetails = {}) {
    super(details.text ?? API_ERRORS[code][1], { cause: details.cause });
    this.name = 'ApiFailure';
    this.code = code;
    this.status = API_ERRORS[code][0];
    this.body = details.body ?? {};
    this.headers = details.headers ?? {};
  }
}

/** Seconds after which a caller who was sent away may come back. */
export const retryAfter = (seconds: number): Record<string, string> => ({
  'Retry-After': String(Math.max(1, Math.ceil(seconds))),
});

/** Whatever was thrown, as the refusal it means: what we did not expect tells the caller nothing of our inside. */
function asFailure(thrown: unknown): ApiFailure {
  if (thrown instanceof ApiFailure) return thrown;
  return new ApiFailure('internal', { cause: thrown });
}

export const answerError: ErrorHandler<AppEnv> = (thrown, c) => {
  const failure = asFailure(thrown);
  if (failure.status >= 500 && failure.cause !== undefined) {
    c.get('log').error({ err: failure.cause }, 'request failed');
  }
  const headers: Record<string, string> = { 'Cache-Control': 'no-store', ...failure.headers };
  if (failure.status === 429 || failure.status === 503) headers['Retry-After'] ??= '60';
  const body: ErrorBody = {
    error: failure.message,
    code: failure.code,
    ...failure.body,
    request_id: c.get('requestId'),
  };
  return c.json(body, failure.status, headers);
};
