import * as v from 'valibot';
import { LANGUAGE_CODES } from './languages.ts';
import {
  AGE_GROUPS,
  CHARACTERS,
  DIFFICULTIES,
  IMAGE_STYLES,
  LENGTHS,
  MORALS,
  SETTINGS,
  THEMES,
  TONES,
} from './options.ts';
import { HeroLookSchema } from './hero-look.ts';

export const STORY_STATUSES = ['pending', 'processing', 'story_complete', 'complete', 'failed'] as const;
export const IMAGE_STATUSES = ['pending', 'generating', 'complete', 'failed', 'skipped'] as const;
export const VISIBILITIES = ['private', 'unlisted', 'public'] as const;
export type StoryStatus = (typeof STORY_STATUSES)[number];
export type ImageStatus = (typeof IMAGE_STATUSES)[number];

/** 128 random bits in base64url. */
export const STORY_ID = /^[A-Za-z0-9_-]{22}$/;
export const MAX_TITLE_LENGTH = 120;
export const EXCERPT_LENGTH = 150;
export const DEFAULT_PAGE_LIMIT = 20;
export const MAX_PAGE_LIMIT = 50;
export const CATEGORY_PAGE_LIMIT = 12;

/** The reader asks again this often while a story is in the making. */
export const READER_POLL_MS = 5000;
/** The helper that only waits for the end of a story asks this often, and gives up after the second number. */
export const HELPER_POLL_MS = 2000;
export const HELPER_TIMEOUT_MS = 120_000;
export const PROGRESS_TOTAL_STEPS = 10;
/** Below these ratios of steps a story in `processing` is being planned, then written (DECIDE-20). */
export const WRITING_FROM = 0.3;
export const ILLUSTRATING_FROM = 0.7;

export const DEFAULT_IMAGE_STYLE = 'watercolor';

export const StoryParametersSchema = v.object({
  protagonist_name: v.string(),
  age_group: v.picklist(AGE_GROUPS),
  theme: v.picklist(THEMES),
  character: v.picklist(CHARACTERS),
  setting: v.picklist(SETTINGS),
  length: v.picklist(LENGTHS),
  moral: v.picklist(MORALS),
  difficulty: v.picklist(DIFFICULTIES),
  tone: v.picklist(TONES),
  story_language: v.picklist(LANGUAGE_CODES),
  include_images: v.boolean(),
  image_style: v.picklist(IMAGE_STYLES),
  /** Told to the owner alone. */
  hero_look: v.optional(v.nullable(HeroLookSchema), null),
});
export type StoryParameters = v.InferOutput<typeof StoryParametersSchema>;

export const ProgressSchema = v.object({ current_step: v.number(), total_steps: v.number() });
export type Progress = v.InferOutput<typeof ProgressSchema>;

export const StoryImageSchema = v.object({
  id: v.string(),
  paragraph_index: v.nullable(v.number()),
  status: v.picklist(IMAGE_STATUSES),
  url: v.nullable(v.string()),
  description: v.string(),
  alt: v.string(),
  error: v.nullable(v.string()),
  /** The family does not want to see it. Said to the owner alone; for everybody else the picture is not there. */
  hidden: v.optional(v.boolean()),
});
export type StoryImage = v.InferOutput<typeof StoryImageSchema>;

export const StoryTextSchema = v.object({ title: v.string(), paragraphs: v.array(v.string()) });
export type StoryText = v.InferOutput<typeof StoryTextSchema>;

const summary = {
  story_id: v.string(),
  title: v.nullable(v.string()),
  status: v.picklist(STORY_STATUSES),
  created_at: v.string(),
  updated_at: v.string(),
  parameters: StoryParametersSchema,
  progress: v.nullable(ProgressSchema),
  cover_image: v.nullable(v.string()),
  view_count: v.number(),
  like_count: v.number(),
  visibility: v.optional(v.picklist(VISIBILITIES), 'unlisted'),
  is_owner: v.optional(v.boolean(), false),
  is_seed: v.optional(v.boolean(), false),
  liked: v.optional(v.boolean(), false),
};

export const StorySchema = v.object({
  ...summary,
  content: v.nullable(v.union([StoryTextSchema, v.string()])),
  story_data: v.nullable(v.object({ content: v.optional(StoryTextSchema), markdown: v.optional(v.string()) })),
  images: v.array(StoryImageSchema),
  /** What the pictures are drawn from, so that the owner's device can draw one that it could not fetch; by the image's id. */
  art: v.optional(v.nullable(v.record(v.string(), v.unknown())), null),
  error: v.nullable(v.string()),
});
export type Story = v.InferOutput<typeof StorySchema>;

export const StorySummarySchema = v.object({ ...summary, excerpt: v.optional(v.nullable(v.string()), null) });
export type StorySummary = v.InferOutput<typeof StorySummarySchema>;

/**
 * GET /stories: the caller's stories, the newest first. With `visibility=public`, those of everybody; then `language` (one
 * of LANGUAGE_CODES, as languageFor reads it; else 400) has the stories of that language come first, then English ones, then
 * all others, each part the newest first. A cursor goes on in the part where its page ended, so what is published meanwhile
 * in an earlier part stands in no later page, and nothing comes twice.
 */
export const StoryPageSchema = v.object({
  stories: v.array(StorySummarySchema),
  limit: v.number(),
  last_key: v.nullable(v.string()),
});
export type StoryPage = v.InferOutput<typeof StoryPageSchema>;

/**
 * GET /stories/category/{category}: public stories of one idea, in either spelling. With `language`, those of that language,
 * then English ones, and no others.
 */
export const CategoryStoriesSchema = /* @__PURE__ */ v.object({
  stories: v.array(StorySummarySchema),
  category: v.string(),
  limit: v.number(),
  last_key: v.nullable(v.string()),
});
export type CategoryStories = v.InferOutput<typeof CategoryStoriesSchema>;

export const StoryStatusSchema = v.object({
  status: v.picklist(STORY_STATUSES),
  error: v.nullable(v.string()),
  progress: v.optional(v.nullable(ProgressSchema), null),
  images_pending: v.optional(v.number(), 0),
  updated_at: v.optional(v.string()),
});
export type StoryStatusAnswer = v.InferOutput<typeof StoryStatusSchema>;

export const GenerateAnswerSchema = v.object({
  story_id: v.string(),
  status: v.optional(v.picklist(STORY_STATUSES), 'pending'),
  created_at: v.optional(v.string()),
  progress: v.optional(v.nullable(ProgressSchema), null),
  parameters: v.optional(StoryParametersSchema),
  include_images: v.optional(v.boolean(), false),
  current_usage: v.optional(v.number()),
  daily_limit: v.optional(v.number()),
  reset_at: v.optional(v.string()),
});
export type GenerateAnswer = v.InferOutput<typeof GenerateAnswerSchema>;

/** The same story in another language; each paragraph says what the one of the story says, and may be empty. */
export const TellingSchema = v.object({
  story_language: v.picklist(LANGUAGE_CODES),
  title: v.string(),
  paragraphs: v.array(v.string()),
});

export type Telling = v.InferOutput<typeof TellingSchema>;

/** Whether a story has its final text: it can be read, shared and kept. */
export function isFinished(status: StoryStatus): boolean {
  return status === 'complete' || status === 'story_complete';
}
