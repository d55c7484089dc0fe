// The editorial stories everybody finds at the first start (DECIDE-39): public, told of children who do not exist.
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as v from 'valibot';
import { PROGRESS_TOTAL_STEPS, StoryParametersSchema, StoryTextSchema } from '#contract/stories';
import type { Clock } from '../platform/clock.ts';
import type { Database } from '../platform/database.ts';
import { newStoryRow } from './stories.store.ts';

const SEEDS_DIR = join(import.meta.dirname, 'seeds');
const SeedSchema = v.object({ parameters: StoryParametersSchema, ...StoryTextSchema.entries });

/** The same id for the same file on every machine, so that links to seed stories can be shared. */
const seedId = (file: string): string => createHash('sha256').update(`seed ${file}`).digest('base64url').slice(0, 22);

/** Puts the editorial stories in; again is no harm: changed texts are renewed, what readers counted stays. */
export async function loadSeedStories(database: Database, clock: Clock): Promise<void> {
  const files = readdirSync(SEEDS_DIR)
    .filter((name) => name.endsWith('.json'))
    .sort();
  await database.transaction().execute(async (transaction) => {
    for (const [at, file] of files.entries()) {
      const { parameters, ...text } = v.parse(SeedSchema, JSON.parse(readFileSync(join(SEEDS_DIR, file), 'utf8')));
      // The first file stands first in a list that shows the newest first.
      const row = newStoryRow({
        id: seedId(file),
        owner: null,
        created_at: clock.now() - at,
        status: 'complete',
        title: text.title,
        parameters: JSON.stringify(parameters),
        content: JSON.stringify(text),
        current_step: PROGRESS_TOTAL_STEPS,
        visibility: 'public',
        is_seed: 1,
      });
      await transaction
        .insertInto('stories')
        .values(row)
        .onConflict((conflict) =>
          conflict
            .column('id')
            .doUpdateSet({ title: text.title, parameters: row.parameters, content: JSON.stringify(text) }),
        )
        .execute();
    }
  });
}
