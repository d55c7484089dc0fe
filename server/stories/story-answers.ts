// Rows of the database in the contract's words.
import type { StoryRow } from './stories.store.ts';
import * as v from 'valibot';
import {
  EXCERPT_LENGTH,
  isFinished,
  PROGRESS_TOTAL_STEPS,
  STORY_STATUSES,
  StoryTextSchema,
  VISIBILITIES,
  type Progress,
  type Story,
  type StoryImage,
  type StoryStatusAnswer,
  type StorySummary,
  type StoryText,
} from '#contract/stories';
import { ToldFromSchema } from '#contract/story-requests';
import { isoTime } from '../platform/clock.ts';
import { markdownOf } from './story-markdown.ts';

const StatusSchema = v.picklist(STORY_STATUSES);
const VisibilitySchema = v.picklist(VISIBILITIES);

/** The text of a story that has one. */
export const textOf = (row: Pick<StoryRow, 'content'>): StoryText | null =>
  row.content === null ? null : v.parse(StoryTextSchema, JSON.parse(row.content));
export const parametersOf = (row: Pick<StoryRow, 'parameters'>) => v.parse(ToldFromSchema, JSON.parse(row.parameters));
/** Ids of the pictures that the story's family does not want to see. */
export const hiddenOf = (row: Pick<StoryRow, 'hidden_images'>): readonly string[] =>
  row.hidden_images === null ? [] : v.parse(v.array(v.string()), JSON.parse(row.hidden_images));
/** Whether there is a text to read that stays. */
export const isTold = (row: Pick<StoryRow, 'status'>): boolean => isFinished(v.parse(StatusSchema, row.status));
const progressOf = (row: StoryRow): Progress => ({
  current_step: row.current_step,
  total_steps: PROGRESS_TOTAL_STEPS,
});

/** What an answer depends on beside the row. */
export interface AnswerFor {
  /** Who asks; nobody for pages, which are the same for everyone. */
  owner?: string | undefined;
  /** Which stories he likes. */
  liked?: ReadonlySet<string> | undefined;
  /** Address of a story's cover; null while there is none. */
  coverUrl: (row: StoryRow) => string | null;
}

export function summaryOf(row: StoryRow, answer: AnswerFor): StorySummary {
  const [first] = textOf(row)?.paragraphs ?? [];
  return {
    ...sharedPart(row, answer),
    excerpt: first === undefined ? null : Array.from(first).slice(0, EXCERPT_LENGTH).join(''),
  };
}

export function storyOf(
  row: StoryRow,
  { images, art }: { images: StoryImage[]; art: Record<string, unknown> },
  answer: AnswerFor,
): Story {
  const content = textOf(row);
  const shared = sharedPart(row, answer);
  return {
    ...shared,
    content,
    story_data: content === null ? null : { content, markdown: markdownOf(content) },
    images: shownTo(shared.is_owner, images, hiddenOf(row)),
    art: shared.is_owner && images.length > 0 ? art : null,
    error: row.error,
  };
}

/** Hidden pictures are there for the owner alone, who may want to see one again. */
function shownTo(isOwner: boolean, images: StoryImage[], hidden: readonly string[]): StoryImage[] {
  if (isOwner) return images.map((image) => (hidden.includes(image.id) ? { ...image, hidden: true } : image));
  return images.filter(({ id }) => !hidden.includes(id));
}

export function statusOf(row: StoryRow, imagesPending = 0): StoryStatusAnswer {
  return {
    status: v.parse(StatusSchema, row.status),
    error: row.error,
    progress: progressOf(row),
    images_pending: imagesPending,
    updated_at: isoTime(row.updated_at),
  };
}

function sharedPart(row: StoryRow, { owner, liked, coverUrl }: AnswerFor) {
  const isOwner = owner !== undefined && row.owner === owner;
  const { hero_look, ...parameters } = parametersOf(row);
  return {
    story_id: row.id,
    title: row.title,
    status: v.parse(StatusSchema, row.status),
    created_at: isoTime(row.created_at),
    updated_at: isoTime(row.updated_at),
    // how a child looks is nobody's business but the family's
    parameters: { ...parameters, hero_look: isOwner ? hero_look : null },
    progress: progressOf(row),
    cover_image: coverUrl(row),
    view_count: row.view_count,
    like_count: row.like_count,
    visibility: v.parse(VisibilitySchema, row.visibility),
    is_owner: isOwner,
    is_seed: row.is_seed === 1,
    liked: liked?.has(row.id) ?? false,
  };
}
