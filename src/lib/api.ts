// The one way this page asks the server. Every answer is parsed with the contract; every failure is one ApiError.
import * as v from 'valibot';
import { ANONYMOUS_BEARER } from '#contract/user';
import { ErrorBodySchema, type ErrorBody } from '#contract/error-body';
import { liveToken } from './session.ts';

/** A call that did not succeed. `status` 0 means that there was no answer at all. */
export class ApiError extends Error {
  readonly status: number;
  readonly body: ErrorBody | undefined;
  constructor(message: string, status: number, body?: ErrorBody) {
    super(message);
    this.name = 'ApiError';
    this.status = status;
    this.body = body;
  }
}

interface RequestOptions {
  method?: 'GET' | 'POST' | 'PUT' | 'DELETE';
  body?: unknown;
  /** Makes a repeated press of the same button count once. */
  idempotencyKey?: string;
  /** What else the call says of itself. */
  headers?: Readonly<Record<string, string>>;
  /** Hears of the head of an answer that is as it should be. */
  onHead?: (headers: Headers) => void;
  /** A 401 of this call is an answer of its own, not the end of the session. */
  skipUnauthorized?: boolean;
  /** Goes out even when the page is left meanwhile. */
  keepalive?: boolean;
  signal?: AbortSignal;
}

let refusedEarly: string | undefined;
const noteRefused = (token: string): void => {
  refusedEarly = token;
};
let onUnauthorized = noteRefused;
/**
 * The session watch says here what becomes of a session whose token was refused; this module knows neither toasts nor
 * routes. It comes after the first paint, and hears then of a token that was refused before. Without one nobody hears.
 */
export function handleUnauthorized(callback = noteRefused): void {
  onUnauthorized = callback;
  if (refusedEarly !== undefined) callback(refusedEarly);
  refusedEarly = undefined;
}

let inVisitorsWords = async (body: ErrorBody): Promise<ErrorBody> => body;
/** The server speaks English; what a refusal is in another language is said here (speak.ts). */
export const translateRefusals = (translate: typeof inVisitorsWords): void => {
  inVisitorsWords = translate;
};

/**
 * Asks `/api{path}` and gives back what the schema makes of the answer.
 * Throws ApiError with the server's own words, with `HTTP error! status: {status}` where it has none, with status 0
 * when nothing answered, and with `Unauthorized - redirecting to login` when a real token was refused.
 */
export async function request<T>(
  path: string,
  schema: v.GenericSchema<unknown, T>,
  options: RequestOptions = {},
): Promise<T> {
  const token = liveToken();
  const headers = new Headers({
    'Content-Type': 'application/json',
    Authorization: `Bearer ${token ?? ANONYMOUS_BEARER}`,
    ...options.headers,
  });
  if (options.idempotencyKey) headers.set('Idempotency-Key', options.idempotencyKey);
  let response: Response;
  try {
    response = await fetch(`/api${path}`, {
      method: options.method ?? 'GET',
      headers,
      keepalive: options.keepalive ?? false,
      ...(options.body === undefined ? {} : { body: JSON.stringify(options.body) }),
      ...(options.signal ? { signal: options.signal } : {}),
    });
  } catch (cause) {
    if (cause instanceof DOMException && cause.name === 'AbortError') throw cause;
    throw new ApiError('No answer', 0);
  }
  const answer: unknown = await response.json().catch(() => undefined);
  if (response.ok) {
    const parsed = v.safeParse(schema, answer);
    if (!parsed.success) throw new ApiError('The answer could not be understood', response.status);
    options.onHead?.(response.headers);
    return parsed.output;
  }
  const failure = v.safeParse(ErrorBodySchema, answer);
  const body = failure.success ? await inVisitorsWords(failure.output) : undefined;
  if (response.status === 401 && token && !options.skipUnauthorized) {
    onUnauthorized(token);
    throw new ApiError('Unauthorized - redirecting to login', 401, body);
  }
  throw new ApiError(body?.error ?? `HTTP error! status: ${response.status}`, response.status, body);
}
