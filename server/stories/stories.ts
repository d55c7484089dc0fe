// What the product promises about stories: who may read which, in which order lists come, and how one is made.
import {
  CATEGORY_PAGE_LIMIT,
  DEFAULT_PAGE_LIMIT,
  MAX_PAGE_LIMIT,
  STORY_ID,
  type CategoryStories,
  type Story,
  type StoryImage,
  type StoryPage,
  type StoryStatusAnswer,
  type Telling,
} from '#contract/stories';
import { optionsOf } from '#contract/categories';
import { languageFor } from '#contract/languages';
import { COVER } from '#illustrator/plan-pictures';
import type { Clock } from '../platform/clock.ts';
import type { Connection, Database } from '../platform/database.ts';
import type { NoteErased } from '../platform/erasures.ts';
import { ApiFailure } from '../platform/errors.ts';
import type { RandomBytes } from '../platform/ids.ts';
import type { Signer } from '../platform/signing.ts';
import { describeCover, type MoveStory, type Pictures } from '../pictures/pictures.ts';
import type { RightsOf, Usage } from '../usage/usage.ts';
import { createChange } from './change-story.ts';
import { createGenerate, type GenerateNeeds } from './generate-story.ts';
import { moveAnswers } from '../platform/idempotency.store.ts';
import { readCursor, writeCursor } from './page-cursor.ts';
import { createRead } from './read-story.ts';
import { likedAmong, moveReactions } from './reactions.store.ts';
import { createRetry } from './retry-story.ts';
import { findPlan, findStory, findVisibility, moveStories, removeStory, type StoryRow } from './stories.store.ts';
import { languagesFirst, preferredLanguage } from './language-order.ts';
import { countListed, listPublicAddresses, listStories, type ListPart, type ListSource } from './story-lists.store.ts';
import { hiddenOf, parametersOf, statusOf, storyOf, summaryOf, textOf, type AnswerFor } from './story-answers.ts';
import { assertOwner, assertReadable, isPrivate, type AssertCurrent, type Asking } from './story-access.ts';
import { movePicturedStory } from './story-queue.ts';
import type { StoryNews } from './story-news.ts';
import type { Storyteller } from './storyteller.ts';
import type { StoryWaits } from './story-waits.ts';
import { noteReading } from './visitors-stories.ts';
import { createWrite } from './write-story.ts';

/** Another process may finish a story without a word to this one, so a waiting call looks for itself this often. */
const LOOK_AGAIN_MS = 250;

export { CannotTell, type Storyteller, type ToldTale } from './storyteller.ts';

export interface StoriesNeeds {
  database: Database;
  clock: Clock;
  random: RandomBytes;
  signer: Signer;
  usage: Usage;
  news: StoryNews;
  waits: StoryWaits;
  storyLanguages: readonly string[];
  tellBeside: Storyteller['tellBeside'];
  rightsOf: RightsOf;
  assertCurrent: AssertCurrent;
  countChoices: GenerateNeeds['countChoices'];
  syncWaitMs: number;
  pictures: Pick<Pictures, 'of' | 'countOpen' | 'address' | 'removeFiles' | 'followText'>;
  /** Address of the cover that an editorial story comes with. */
  editorialCover: (storyId: string) => string | undefined;
  wake: () => void;
  /** Told once a story stands in the public lists no more. */
  onUnlisted: () => void;
  noteErased: NoteErased;
}
export interface ListQuery {
  limit?: string | undefined;
  lastKey?: string | undefined;
  includePublic: boolean;
  publicOnly: boolean;
  language?: string | undefined;
}
type PageQuery = Pick<ListQuery, 'limit' | 'lastKey'>;
export type Stories = ReturnType<typeof createStories>;

/** What the pictures of a story tell of themselves. */
export const storyMover =
  (clock: Clock): MoveStory =>
  (db, storyId, pictures) =>
    movePicturedStory(db, storyId, clock.now(), pictures);

/** Everything that can be asked about stories. */
export function createStories(needs: StoriesNeeds) {
  const { database, clock, signer, news, waits, pictures, onUnlisted } = needs;
  const answerFor = (owner?: string, liked?: ReadonlySet<string>): AnswerFor => ({
    owner,
    liked,
    coverUrl: (row) => {
      if (row.is_seed === 1) return needs.editorialCover(row.id) ?? null;
      if (row.cover === null || hiddenOf(row).includes(COVER)) return null;
      return pictures.address(row.id, COVER, row.cover, isPrivate(row));
    },
  });
  const picturesOf = async (row: StoryRow): ReturnType<Pictures['of']> => {
    const url = row.is_seed === 1 ? needs.editorialCover(row.id) : undefined;
    return url === undefined ? pictures.of(row.id, isPrivate(row)) : { images: [editorialImage(row, url)], art: {} };
  };
  const wholeStory = async (row: StoryRow, owner?: string): Promise<Story> => {
    const liked = owner === undefined ? undefined : await likedAmong(database, owner, [row.id]);
    return storyOf(row, await picturesOf(row), answerFor(owner, liked));
  };
  const withLikes = async (page: StoryPage, viewer: string): Promise<StoryPage> => {
    const liked = await likedAmong(
      database,
      viewer,
      page.stories.map((story) => story.story_id),
    );
    return { ...page, stories: page.stories.map((story) => ({ ...story, liked: liked.has(story.story_id) })) };
  };

  const readable = async (storyId: string, asking?: Asking): Promise<StoryRow> =>
    assertReadable(STORY_ID.test(storyId) ? await findStory(database, storyId) : undefined, asking);
  /** The same for who reads it: that keeps a visitor's story. */
  const opened = async (storyId: string, asking?: Asking): Promise<StoryRow> => {
    const row = await readable(storyId, asking);
    await noteReading(database, row, clock.now());
    return row;
  };

  const settled = async (storyId: string, ms: number) => {
    const end = performance.now() + ms;
    for (let left = ms; left > 0; left = end - performance.now()) {
      const heard = news.next(storyId, Math.min(left, LOOK_AGAIN_MS));
      const story = await findStory(database, storyId);
      // As soon as there is something to read, the page may open.
      if (!story || story.content !== null || story.status === 'failed') return;
      await heard;
    }
  };

  const pageOf = async (
    scope: string,
    query: PageQuery,
    byDefault: number,
    parts: readonly ListPart[],
    owner?: string,
  ): Promise<StoryPage> => {
    const limit = readLimit(query.limit, byDefault);
    const after = query.lastKey === undefined ? {} : { after: readCursor(signer, scope, query.lastKey) };
    // One more than asked for tells whether there is a next page.
    const listed = await listStories(database, { parts, ...after, limit: limit + 1 });
    const last = listed.length > limit ? listed[limit - 1] : undefined;
    return {
      stories: listed.slice(0, limit).map(({ row }) => summaryOf(row, answerFor(owner))),
      limit,
      last_key: last
        ? writeCursor(signer, scope, { part: last.part, createdAt: last.row.created_at, id: last.row.id })
        : null,
    };
  };

  return {
    generate: createGenerate({ ...needs, maxQueued: waits.maxQueued, settled }),
    retry: createRetry({ ...needs, maxQueued: waits.maxQueued }),
    write: createWrite(needs),
    change: createChange({ ...needs, wholeStory }),

    /** The story in another language. Throws ApiFailure story_not_found, telling_not_found where it cannot be told so. */
    telling: async (storyId: string, viewer: Asking, code: string): Promise<Telling> => {
      const story = await opened(storyId, viewer);
      const language = languageFor(code);
      const plan = await findPlan(database, storyId);
      const told =
        language && needs.storyLanguages.includes(language) && plan !== null
          ? await needs.tellBeside?.(JSON.parse(plan), language)
          : undefined;
      const own = textOf(story)?.paragraphs;
      // A storyteller that has learned since may tell the same plan in other paragraphs.
      if (!language || !told || told.paragraphs.length !== own?.length) throw new ApiFailure('telling_not_found');
      return { story_language: language, ...told };
    },
    /** A story for somebody. Throws ApiFailure story_not_found. */
    read: async (storyId: string, viewer: Asking): Promise<Story> =>
      wholeStory(await opened(storyId, viewer), viewer.owner),
    /** The same as an answer that may be kept. */
    answer: createRead({ ...needs, wholeStory }),

    /**
     * The story as everybody may see it; undefined for those that are not for everybody or do not exist. One that reports
     * hid is for who has the link until somebody has looked at it, and for no search engine.
     */
    readForPage: async (storyId: string): Promise<Story | undefined> => {
      try {
        const row = await opened(storyId);
        return await wholeStory(row.is_hidden === 1 ? { ...row, visibility: 'unlisted' } : row);
      } catch (thrown) {
        // A database that is away says nothing of whether there is such a story.
        if (thrown instanceof ApiFailure && thrown.code !== 'unavailable') return undefined;
        throw thrown;
      }
    },

    status: async (storyId: string, asking: Asking): Promise<StoryStatusAnswer> => {
      const row = await opened(storyId, asking);
      return statusOf(row, row.status === 'story_complete' ? await pictures.countOpen(row.id) : 0);
    },

    /** Who may see a story's pictures; undefined when there is no such story. */
    visibilityOf: async (storyId: string): Promise<{ isPrivate: boolean } | undefined> => {
      const row = await findVisibility(database, storyId);
      return row && { isPrivate: isPrivate(row) };
    },

    /** Removes a story with everything that belongs to it. Throws ApiFailure story_not_found, auth_required, not_owner. */
    remove: async (storyId: string, asking: Asking): Promise<void> => {
      assertOwner(await readable(storyId, asking), asking);
      await database.transaction().execute(async (transaction) => {
        await removeStory(transaction, storyId);
        await needs.noteErased(transaction, [{ kind: 'story', id: storyId }]);
      });
      onUnlisted();
      await pictures.removeFiles(storyId);
    },

    /** All that one owner made is another's from now on; a press that he sends again still makes one story. */
    moveToOwner: async (transaction: Connection, from: string, to: string): Promise<void> => {
      await moveStories(transaction, from, to);
      await moveReactions(transaction, from, to);
      await moveAnswers(transaction, from, to);
    },

    /**
     * A page of the caller's stories, of public ones, or of both. A language orders those of everybody alone: its own come
     * first, then English ones, then all others. Throws ApiFailure invalid_limit, invalid_last_key, validation_failed.
     */
    list: async (owner: string, query: ListQuery): Promise<StoryPage> => {
      const language = preferredLanguage(query.language);
      const includePublic = query.includePublic || query.publicOnly;
      const whose = query.publicOnly ? undefined : owner;
      if (whose === undefined && language !== undefined) {
        const parts = languagesFirst(language, [{ of: 'public' }], { withOthers: true });
        return withLikes(await pageOf(JSON.stringify(['public', language]), query, DEFAULT_PAGE_LIMIT, parts), owner);
      }
      const sources: ListSource[] = [
        ...(whose === undefined ? [] : [{ of: 'owner', owner: whose } as const]),
        ...(includePublic ? [{ of: 'public' } as const] : []),
      ];
      const scope = JSON.stringify([whose ?? null, includePublic]);
      return withLikes(await pageOf(scope, query, DEFAULT_PAGE_LIMIT, [sources], whose), owner);
    },

    /**
     * A page of public stories about an idea, named by its slug or its option value; `type` tells apart slugs that
     * several groups have. With a language: its own stories, then English ones, and no others. Throws ApiFailure
     * category_not_found, invalid_limit, invalid_last_key, validation_failed.
     */
    listByCategory: async (
      category: string,
      type: string | undefined,
      query: PageQuery & Pick<ListQuery, 'language'>,
    ): Promise<CategoryStories> => {
      const language = preferredLanguage(query.language);
      // Two groups may have the same option: princess and magic are both found by the fantasy character.
      const options = new Map(
        optionsOf(category, type).map(([field, value]) => [`${field}=${value}`, { field, value }]),
      );
      if (options.size === 0) throw new ApiFailure('category_not_found');
      const sources = [...options.values()].map((option) => ({ of: 'option', ...option }) as const);
      const parts = language === undefined ? [sources] : languagesFirst(language, sources);
      const page = await pageOf(JSON.stringify([category, type, language]), query, CATEGORY_PAGE_LIMIT, parts);
      return { ...page, category };
    },

    /** The newest stories that everybody may find, and when they changed last. */
    publicAddresses: async (limit: number): Promise<{ id: string; updatedAt: number }[]> =>
      (await listPublicAddresses(database, limit)).map(({ id, updated_at }) => ({ id, updatedAt: updated_at })),

    /** How many stories everybody may find. */
    countPublic: async (): Promise<number> => countListed(database),
  };
}

/** The cover that comes with the product; its story has no other picture. */
const editorialImage = (row: StoryRow, url: string): StoryImage => ({
  id: COVER,
  paragraph_index: null,
  status: 'complete',
  url,
  ...describeCover(parametersOf(row), row.id),
  error: null,
});

function readLimit(text: string | undefined, byDefault: number): number {
  if (text === undefined) return byDefault;
  const limit = /^\d{1,3}$/.test(text) ? Number(text) : 0;
  if (limit < 1 || limit > MAX_PAGE_LIMIT) throw new ApiFailure('invalid_limit');
  return limit;
}
