// All stories of one owner and what he said of others', for an export and for the day he goes.
import type { Connection } from '../platform/database.ts';
import { exportOwner } from './owner-export.ts';
import { removeReactions } from './reactions.store.ts';
import { listStoryIds, removeOwner, removeStory } from './stories.store.ts';

interface Needs {
  /** Removes the files of a story's pictures. */
  removeFiles: (storyId: string) => Promise<void>;
  /** Told once stories stand in the public lists no more. */
  onUnlisted: () => void;
}

export function createOwnerStories({ removeFiles, onUnlisted }: Needs) {
  const finishing = (storyIds: readonly string[]) => async () => {
    onUnlisted();
    for (const id of storyIds) await removeFiles(id);
  };
  return {
    exported: exportOwner,
    /** Gives the stories that went, and what removes their files; a file that outlives its story until then is nobody's. */
    erase: async (
      transaction: Connection,
      owner: string,
    ): Promise<{ storyIds: string[]; finish: () => Promise<void> }> => {
      await removeReactions(transaction, owner);
      const storyIds = await removeOwner(transaction, owner);
      return { storyIds, finish: finishing(storyIds) };
    },
    storyIds: listStoryIds,
    /** Removes these stories, whosever they are. Gives back what removes their files. */
    eraseStories: async (transaction: Connection, storyIds: readonly string[]): Promise<() => Promise<void>> => {
      for (const id of storyIds) await removeStory(transaction, id);
      return finishing(storyIds);
    },
  };
}
