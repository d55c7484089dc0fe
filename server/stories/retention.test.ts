import { expect, it, onTestFinished } from 'vitest';
import { createLog } from '../platform/log.ts';
import { openDatabase } from '../platform/database.ts';
import { createRetention } from './retention.ts';

it('forgets what it is to forget although the pictures cannot be listed', async () => {
  const database = await openDatabase(':memory:');
  onTestFinished(() => database.destroy());
  const forgotten: string[] = [];
  const retention = createRetention({
    database,
    clock: { now: () => 86_400_000_000 },
    pictures: { removeFiles: async () => {}, removeOrphans: async () => Promise.reject(new Error('away')) },
    letters: { forgetBefore: async () => void forgotten.push('letters') },
    ledger: { forget: async () => void forgotten.push('ledger') },
    log: createLog('silent'),
  });
  await retention.sweep();
  expect(forgotten.toSorted()).toEqual(['ledger', 'letters']);
  await retention.sweep();
  expect(forgotten.toSorted()).toEqual(['ledger', 'letters', 'letters']);
});
