import * as v from 'valibot';

/** The provider did not do what he was asked. The message holds nothing that he said: it could name a person. */
export class ProviderFailure extends Error {
  /** What was asked about is not known there, or no longer. */
  readonly isGone: boolean;
  /** He understood and said no. */
  readonly isRefusal: boolean;
  constructor(message: string, { isGone = false, isRefusal = false } = {}) {
    super(message);
    this.name = 'ProviderFailure';
    this.isGone = isGone;
    this.isRefusal = isRefusal;
  }
}

const text = v.fallback(v.optional(v.string()), undefined);
const ErrorSchema = v.object({
  type: text,
  code: text,
  param: text,
  requestId: text,
  statusCode: v.fallback(v.optional(v.number()), undefined),
});
/** A missing price, for one, says nothing of the customer. */
const GONE_PARAMS: readonly (string | undefined)[] = [undefined, 'customer', 'id', 'session'];

/** What a call of the SDK threw, as a failure. */
export function failureOf(call: string, thrown: unknown): ProviderFailure {
  const parsed = v.safeParse(ErrorSchema, thrown);
  if (!parsed.success) return new ProviderFailure(call);
  const { type, code, param, requestId, statusCode: status } = parsed.output;
  return new ProviderFailure([`${call}:`, type, status, code, param, requestId].filter(Boolean).join(' '), {
    isGone: code === 'resource_missing' && GONE_PARAMS.includes(param),
    isRefusal: status !== undefined && status >= 400 && status < 500,
  });
}
