// What can go wrong with a provider, in our words: theirs may repeat a key or a prompt, and never reach a log or a family.

/**
 * unreachable: no connection, or one that broke; timeout: nothing came for too long; busy: 429; broken: 5xx;
 * rejected: the key, the model or the request is not accepted; empty, shape: an answer without what was asked for;
 * refused: it will not write this; unsuitable: what it wrote is nothing for a child, again and again;
 * resting: it failed so often that it is left alone for a while; ceiling: it has cost as much as it may;
 * leak: a request had the child's name in it, and was not sent; stopped: nobody waits any more.
 */
export type FailureKind =
  | 'unreachable'
  | 'timeout'
  | 'busy'
  | 'broken'
  | 'rejected'
  | 'empty'
  | 'shape'
  | 'refused'
  | 'unsuitable'
  | 'resting'
  | 'ceiling'
  | 'leak'
  | 'stopped';

/** What was asked for when it went wrong: a log says so. */
export type CallKind = 'text' | 'moderation' | 'picture';

const AGAIN: readonly FailureKind[] = ['unreachable', 'timeout', 'busy', 'broken', 'empty', 'shape'];
const ANSWERS: readonly FailureKind[] = ['empty', 'shape', 'refused'];
const REFUSED_AT_ONCE: readonly FailureKind[] = ['busy', 'rejected', 'leak'];
/** Codes of connections that never were. */
const NOT_CONNECTED = [
  'ECONNREFUSED',
  'ENOTFOUND',
  'EAI_AGAIN',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'UND_ERR_CONNECT_TIMEOUT',
];
/** Somebody in between has stopped waiting for who writes. */
const NOT_WAITED_FOR = [408, 504, 524];
const SICK: readonly FailureKind[] = ['unreachable', 'timeout', 'busy', 'broken', 'rejected'];

interface FailureDetails {
  status?: number;
  retryAfterMs?: number | undefined;
  isUnsent?: boolean;
}

export class ProviderFailure extends Error {
  readonly kind: FailureKind;
  /** The status of its answer, where there was one. */
  readonly status: number | undefined;
  /** When the provider says it may be asked again. */
  readonly retryAfterMs: number | undefined;
  /** Nobody was reached: nothing was sent. */
  private readonly isUnsent: boolean;
  /** It was asked as often as it may be. */
  isFinal = false;
  /** Undefined where no call failed: what came was not what was asked for. */
  call: CallKind | undefined;
  constructor(kind: FailureKind, { status, retryAfterMs, isUnsent = false }: FailureDetails = {}) {
    super(`the provider could not: ${kind}${status === undefined ? '' : ` (${status})`}`);
    this.name = 'ProviderFailure';
    this.kind = kind;
    this.status = status;
    this.retryAfterMs = retryAfterMs;
    this.isUnsent = isUnsent;
  }
  /** Asked again it might do better. */
  get mayPass(): boolean {
    return !this.isFinal && AGAIN.includes(this.kind);
  }
  /** The provider is well enough to answer. */
  get isAnswer(): boolean {
    return ANSWERS.includes(this.kind);
  }
  /** It ended before it began: nothing was read or written, nothing is to be paid. A provider that is away uses up no ceiling. */
  get isFree(): boolean {
    const isTurnedAway = this.kind === 'broken' && this.status !== undefined && !NOT_WAITED_FOR.includes(this.status);
    return this.isUnsent || isTurnedAway || REFUSED_AT_ONCE.includes(this.kind);
  }
  /** It says something about the provider, not about this one story. */
  get isIllness(): boolean {
    return SICK.includes(this.kind);
  }
}

/** Whatever a call to a provider threw, without a word of what it said. */
export function failureOf(thrown: unknown): ProviderFailure {
  if (thrown instanceof ProviderFailure) return thrown;
  if (!(thrown instanceof Error)) return new ProviderFailure('unreachable');
  // The libraries wrap what their fetch threw, more than once.
  if (thrown.cause instanceof ProviderFailure) return thrown.cause;
  if (thrown.name === 'AbortError') return new ProviderFailure('stopped');
  if (thrown.name === 'TimeoutError') return new ProviderFailure('timeout');
  if (isRefusal(thrown)) return new ProviderFailure('refused');
  const status = 'statusCode' in thrown && typeof thrown.statusCode === 'number' ? thrown.statusCode : undefined;
  if (status === undefined || status < 400) {
    if (/JSONParse|TypeValidation|InvalidResponse|NoObject|NoOutput|NoImage|EmptyResponse/.test(thrown.name))
      return new ProviderFailure('shape');
    return thrown.cause instanceof Error && thrown.cause !== thrown
      ? failureOf(thrown.cause)
      : new ProviderFailure('unreachable', {
          isUnsent: 'code' in thrown && NOT_CONNECTED.includes(String(thrown.code)),
        });
  }
  const headers = 'responseHeaders' in thrown ? thrown.responseHeaders : undefined;
  return failureOfStatus(status, isHeaders(headers) ? headers['retry-after'] : undefined);
}

/** Words for “this is against our policy”, as a code of an error or a reason to end; never read further than that. */
const REFUSALS =
  /"(?:code|finishReason|blockReason)":\s*"(?:moderation_blocked|content_policy_violation|content_filter|(?:IMAGE_)?SAFETY|(?:IMAGE_)?PROHIBITED_CONTENT|(?:IMAGE_)?RECITATION|BLOCKLIST|SPII)"/;

/** Whether the provider said that it will not: an answer of 400, or one without a picture and with a reason. */
function isRefusal(thrown: Error): boolean {
  if ('statusCode' in thrown && thrown.statusCode === 400 && 'responseBody' in thrown)
    return REFUSALS.test(String(thrown.responseBody));
  return 'calls' in thrown && REFUSALS.test(JSON.stringify(thrown.calls));
}

/** A status of 400 or more as what it means. */
export function failureOfStatus(status: number, retryAfter?: string | null): ProviderFailure {
  const seconds = Number(retryAfter ?? Number.NaN);
  const retryAfterMs = Number.isFinite(seconds) && seconds >= 0 ? seconds * 1000 : undefined;
  const kind = status === 429 ? 'busy' : status === 408 || status >= 500 ? 'broken' : 'rejected';
  return new ProviderFailure(kind, { status, retryAfterMs });
}

const isHeaders = (value: unknown): value is Record<string, string | undefined> =>
  typeof value === 'object' && value !== null;
