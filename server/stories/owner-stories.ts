// All stories of one owner and what he said of others', for an export and for the day he goes.
import type { Connection } from '../platform/database.ts';
import { isoTime } from '../platform/clock.ts';
import { listReactions, removeReactions } from './reactions.store.ts';
import { listByOwner, removeOwner } from './stories.store.ts';

interface Needs {
  /** Removes the files of a story's pictures. */
  removeFiles: (storyId: string) => Promise<void>;
  /** Told once stories stand in the public lists no more. */
  onUnlisted: () => void;
}

export function createOwnerStories({ removeFiles, onUnlisted }: Needs) {
  return {
    exported: async (
      db: Connection,
      owner: string,
    ): Promise<{ stories: unknown[]; likes: unknown[]; reports: unknown[] }> => {
      const rows = await listByOwner(db, owner);
      const { likes, reports } = await listReactions(db, owner);
      const dated = <T extends { created_at: number }>(each: T) => ({ ...each, created_at: isoTime(each.created_at) });
      return {
        likes: likes.map(dated),
        reports: reports.map(dated),
        stories: rows.map((row) => ({
          story_id: row.id,
          title: row.title,
          status: row.status,
          visibility: row.visibility,
          created_at: isoTime(row.created_at),
          updated_at: isoTime(row.updated_at),
          parameters: JSON.parse(row.parameters) as unknown,
          content: row.content === null ? null : (JSON.parse(row.content) as unknown),
        })),
      };
    },
    /** Gives back what removes the files; a file that outlives its story until then is nobody's. */
    erase: async (transaction: Connection, owner: string): Promise<() => Promise<void>> => {
      await removeReactions(transaction, owner);
      const ids = await removeOwner(transaction, owner);
      return async () => {
        onUnlisted();
        for (const id of ids) await removeFiles(id);
      };
    },
  };
}
