import type { Clock } from '../platform/clock.ts';
import type { Connection } from '../platform/database.ts';
import type { Ledger } from './sandbox-ledger.ts';

/** One call: what was asked for, and what it may use to answer. */
export interface Call {
  db: Connection;
  ledger: Ledger;
  clock: Clock;
  /** Where the hosted pages are, without a slash at its end. */
  pages: string;
  params: URLSearchParams;
  id: string;
  /** A parameter without which there is no answer. Throws StripeFailure. */
  required: (name: string) => string;
  /** The values of `metadata[...]`, or of another name. */
  record: (name: string) => Record<string, string>;
}
export interface CallOf {
  method: 'GET' | 'POST' | 'DELETE';
  path: string;
  /** The parameters it knows, by the name before the first bracket. */
  knows: readonly string[];
  answer: (call: Call) => Promise<object>;
}
