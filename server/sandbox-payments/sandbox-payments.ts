// The payment provider that comes with the product, for machines that know no other: it speaks the wire protocol of Stripe
// and charges no card. It keeps its objects and the events it has to tell in the database.
import type { Logger } from 'pino';
import type { Clock } from '../platform/clock.ts';
import type { Connection, Database } from '../platform/database.ts';
import type { RandomBytes } from '../platform/ids.ts';
import type { Signer } from '../platform/signing.ts';
import { createDeliveries } from './deliveries.ts';
import { createHosted, type Hosted } from './hosted.ts';
import { createSandboxApi } from './sandbox-api.ts';
import { createLedger } from './sandbox-ledger.ts';
import { dropCustomer } from './sandbox-payments.store.ts';

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
  /** Where its events are told; our own webhook when nothing is said. */
  webhookUrl?: string;
  /** What calls and events prove themselves with; derived from the signer when nothing is said. */
  keys?: { secretKey: string; webhookSecret: string };
  /** Tells of events in no order, as Stripe may. */
  isShuffled?: boolean;
}
export interface SandboxPayments {
  /** How our payments reach it. `answer` takes a call of the SDK as api.stripe.com would. */
  connection: {
    apiBase: string;
    secretKey: string;
    webhookSecret: string;
    answer: (request: Request) => Promise<Response>;
  };
  productName: string;
  /** What people do on its pages. */
  hosted: Hosted;
  /** Tells of all events that are due now, and resolves when that is done. Never rejects. */
  tell: () => Promise<void>;
  /** Removes all that is known of a customer, as if he had never been. */
  forgetCustomer: (db: Connection, customer: string) => Promise<void>;
  /** Tells of events whose time has come, from now on. */
  start: () => void;
  /** Resolves when nothing is being told any more. */
  stop: () => Promise<void>;
}

export function createSandboxPayments(needs: SandboxNeeds): SandboxPayments {
  const { database, clock, random, publicUrl, productName, signer, log } = needs;
  const { secretKey, webhookSecret } = needs.keys ?? {
    secretKey: `sk_test_${signer.sign('payment sandbox', 'secret key')}`,
    webhookSecret: `whsec_${signer.sign('payment sandbox', 'webhook secret')}`,
  };
  const ledger = createLedger({ clock, random });
  const deliveries = createDeliveries({
    database,
    clock,
    ledger,
    webhookUrl: needs.webhookUrl ?? `${publicUrl}/api/payments/webhook`,
    webhookSecret,
    isShuffled: needs.isShuffled ?? false,
    request: needs.request,
    log,
  });
  const { tell, wake: onChange, start, stop } = deliveries;
  const pages = publicUrl + SANDBOX_PAYMENTS_PATH;
  const api = createSandboxApi({ database, clock, ledger, pages, secretKey, log, onChange });
  return {
    connection: {
      apiBase: 'https://api.stripe.com',
      secretKey,
      webhookSecret,
      answer: async (request) => api.fetch(request),
    },
    productName,
    hosted: createHosted({ database, clock, ledger, onChange }),
    tell,
    forgetCustomer: dropCustomer,
    start,
    stop,
  };
}
