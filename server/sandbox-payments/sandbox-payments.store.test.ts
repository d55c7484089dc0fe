import { CompiledQuery } from 'kysely';
import { expect, it } from 'vitest';
import { openEmptyDatabase } from '../../tests/helpers/empty-database.ts';
import { forgetBefore, listDueEvents, nextDue } from './sandbox-payments.store.ts';

it('events that are due are found by an index, in their order, however many were taken', async () => {
  const database = await openEmptyDatabase();
  const asked: { sql: string; parameters: readonly unknown[] }[] = [];
  const plans: string[] = [];
  const explained = database.withPlugin({
    transformQuery: ({ node }) => {
      const { sql, parameters } = database.getExecutor().compileQuery(node, { queryId: 'plan' });
      if (sql.includes('"sandbox_payment_events"')) asked.push({ sql, parameters });
      return node;
    },
    transformResult: async ({ result }) => result,
  });
  await listDueEvents(explained, 1, 100);
  await nextDue(explained);
  await forgetBefore(explained, 1);
  for (const { sql, parameters } of asked) {
    const { rows } = await database.executeQuery<{ detail: string }>(
      CompiledQuery.raw(`explain query plan ${sql}`, [...parameters]),
    );
    plans.push(rows.map(({ detail }) => detail).join('; '));
  }
  expect(plans).toHaveLength(3);
  for (const plan of plans)
    expect(plan).toMatch(/^SEARCH sandbox_payment_events USING (COVERING )?INDEX \w+_due( \([^)]*\))?$/);
  await database.destroy();
});
