// Wires what forgets: the ledger of removals, the sweeper's retention, and the removal again at a start.
import type { Logger } from 'pino';
import { eraseAgain, type EraseAgainNeeds } from './accounts/erase-again.ts';
import type { Payments } from './payments/payments.ts';
import type { Pictures } from './pictures/pictures.ts';
import type { Clock } from './platform/clock.ts';
import type { Database } from './platform/database.ts';
import { createErasureLedger } from './platform/erasure-ledger.ts';
import { createNoteErased } from './platform/erasures.ts';
import type { LetterFolder } from './platform/letter-folder.ts';
import type { Signer } from './platform/signing.ts';
import type { SandboxPayments } from './sandbox-payments/sandbox-payments.ts';
import { createRetention } from './stories/retention.ts';

/** What lies beside the database. */
export interface FilesBeside {
  /** Where letters fall that go nowhere. */
  letters: Pick<LetterFolder, 'forgetBefore' | 'forgetTo'>;
  /** The file that remembers what was removed. */
  ledgerFile: string;
}
interface ErasingNeeds extends FilesBeside {
  database: Database;
  clock: Clock;
  signer: Signer;
  log: Logger;
}
interface Owned {
  belongings: EraseAgainNeeds['belongings'];
  payments: Pick<Payments, 'customerOf'>;
  sandboxPayments: Pick<SandboxPayments, 'forgetCustomer'> | undefined;
}

/** What removes for good, for those who do it. */
export function createErasing({ database, clock, signer, letters, ledgerFile, log }: ErasingNeeds) {
  const ledger = createErasureLedger(ledgerFile, { signer, clock });
  const forgetLetters = (to: string): Promise<void> =>
    letters
      .forgetTo(to)
      .catch((error: unknown) => log.error({ err: error }, 'letters of an account that went lie there for a day'));
  return {
    noteErased: createNoteErased({ ledger, clock }),
    forgetLetters,
    retentionOf: (pictures: Pick<Pictures, 'removeFiles' | 'removeOrphans'>) =>
      createRetention({ database, clock, pictures, letters, ledger, log }),
    /** To be called before anybody is answered: the database may be an old copy. */
    eraseAgain: ({ belongings, payments, sandboxPayments }: Owned) =>
      eraseAgain({
        database,
        ledger,
        now: clock.now,
        belongings,
        forgetCustomer: async (db, userId) => {
          const customer = await payments.customerOf(db, userId);
          if (customer !== undefined) await sandboxPayments?.forgetCustomer(db, customer);
        },
        forgetLetters,
      }),
  };
}
