import type Stripe from 'stripe';

interface WireError {
  type: Stripe.RawErrorType;
  message: string;
  code?: string;
  param?: string;
}

/** A call that the API refuses, in the words of Stripe. */
export class StripeFailure extends Error {
  readonly status: 400 | 401 | 404 | 500;
  readonly body: { error: WireError };
  constructor(status: StripeFailure['status'], error: WireError) {
    super(error.message);
    this.status = status;
    this.body = { error };
  }
}

const invalid = (status: 400 | 404, message: string, code?: string, param?: string) =>
  new StripeFailure(status, {
    type: 'invalid_request_error',
    message,
    ...(code === undefined ? {} : { code }),
    ...(param === undefined ? {} : { param }),
  });

/** An id that is nobody's: 404 where it stands in the address, 400 where it was a parameter. */
export const missingResource = (what: string, id: string, param = 'id'): StripeFailure =>
  invalid(param === 'id' ? 404 : 400, `No such ${what}: '${id}'`, 'resource_missing', param);
export const missingParameter = (param: string): StripeFailure =>
  invalid(400, `Missing required param: ${param}.`, 'parameter_missing', param);
export const unknownParameter = (param: string): StripeFailure =>
  invalid(400, `Received unknown parameter: ${param}`, 'parameter_unknown', param);
export const wrongParameter = (param: string, message: string): StripeFailure =>
  invalid(400, message, undefined, param);
export const unknownAddress = (method: string, path: string): StripeFailure =>
  invalid(404, `Unrecognized request URL (${method}: ${path}).`);
export const wrongKey = (): StripeFailure =>
  new StripeFailure(401, { type: 'invalid_request_error', message: 'Invalid API Key provided' });
export const reusedKey = (): StripeFailure =>
  new StripeFailure(400, {
    type: 'idempotency_error',
    message: 'Keys for idempotent requests can only be used with the same parameters they were first used with.',
  });
export const brokenApi = (): StripeFailure =>
  new StripeFailure(500, { type: 'api_error', message: 'An unknown error occurred' });
