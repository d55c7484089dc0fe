// What is kept no longer than it is needed (`docs/what-is-kept.md`), and what is left of it in the files.
import type { Logger } from 'pino';
import { LETTER_DAYS } from '#contract/retention';
import type { Pictures } from '../pictures/pictures.ts';
import type { Clock } from '../platform/clock.ts';
import type { Database } from '../platform/database.ts';
import type { ErasureLedger } from '../platform/erasure-ledger.ts';
import type { LetterFolder } from '../platform/letter-folder.ts';
import { emptyLog, tidy } from '../platform/tidying.ts';
import { REPORTS_COUNT_MS } from './reactions.ts';
import { forgetAddressesBefore } from './reports.store.ts';
import { forgetUnread } from './visitors-stories.ts';

const DAY_MS = 86_400_000;
/** What lies in folders, or has no index, is looked through this often. */
const SELDOM_MS = 3_600_000;

export interface Retention {
  /** Never rejects. */
  sweep: () => Promise<void>;
}

interface RetentionNeeds {
  database: Database;
  clock: Clock;
  pictures: Pick<Pictures, 'removeFiles' | 'removeOrphans'>;
  letters: Pick<LetterFolder, 'forgetBefore'>;
  ledger: Pick<ErasureLedger, 'forget'>;
  log: Logger;
}

export function createRetention({ database, clock, pictures, letters, ledger, log }: RetentionNeeds): Retention {
  let sweptAt = Number.NEGATIVE_INFINITY;
  /** Those that are done seldom, each by itself: a store of pictures that is away must not keep an address. */
  const seldomJobs: typeof jobs = {
    'pictures of nobody': pictures.removeOrphans,
    'the ledger': () => database.transaction().execute(ledger.forget),
    addresses: (now) => forgetAddressesBefore(database, now - REPORTS_COUNT_MS),
  };
  const jobs: Record<string, (now: number) => Promise<unknown>> = {
    'unread stories': (now) => forgetUnread(database, now, pictures.removeFiles),
    letters: (now) => letters.forgetBefore(now - LETTER_DAYS * DAY_MS),
    gaps: (now) => tidy(database, now),
    log: () => emptyLog(database),
  };
  return {
    sweep: async () => {
      const now = clock.now();
      const isTime = now - sweptAt >= SELDOM_MS;
      if (isTime) sweptAt = now;
      for (const [what, job] of Object.entries({ ...(isTime ? seldomJobs : {}), ...jobs })) {
        try {
          await job(now);
        } catch (error) {
          log.error({ err: error, what }, 'what is kept too long could not be removed');
        }
      }
    },
  };
}
