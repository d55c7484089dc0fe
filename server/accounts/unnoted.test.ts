// A removal that cannot be noted outside the database would be undone by a backup: it does not happen.
import { expect, it, onTestFinished } from 'vitest';
import { createTestApp, PASSWORD, rowCounts, WISH } from '../../tests/helpers/test-app.ts';

it('removes no story and no account that it cannot note', async () => {
  const { close, database, signedIn } = await createTestApp({ ledgerFile: '/there/is/no/such/folder/erased.jsonl' });
  onTestFinished(close);
  const { ask } = await signedIn();
  const made = await ask('/api/stories/generate', { method: 'POST', body: WISH });
  const { story_id }: { story_id: string } = await made.json();
  const before = await rowCounts(database);
  expect((await ask(`/api/stories/${story_id}`, { method: 'DELETE' })).status).toBe(500);
  expect((await ask('/api/account', { method: 'DELETE', body: { password: PASSWORD } })).status).toBe(500);
  expect(await rowCounts(database)).toEqual(before);
});
