// A removal for good has two notes: in the database, that it is to be tidied, and in the ledger beside it, for the day an old
// copy is put back.
import type { Clock } from './clock.ts';
import type { Connection } from './database.ts';
import type { Erased, ErasureLedger } from './erasure-ledger.ts';
import { markErased } from './tidying.ts';

/** Notes what a transaction removes. Throws when it cannot: then nothing is to be removed. */
export type NoteErased = (transaction: Connection, erased: readonly Erased[]) => Promise<void>;

export const createNoteErased =
  ({ ledger, clock }: { ledger: ErasureLedger; clock: Clock }): NoteErased =>
  async (transaction, erased) => {
    await markErased(transaction, clock.now());
    await ledger.note(erased);
  };
