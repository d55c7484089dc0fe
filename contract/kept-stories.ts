import * as v from 'valibot';
import { THEMES } from './options.ts';
import type { Story } from './stories.ts';

// Stories kept on the device. The worker writes them, worker and page read them; bodies and summaries live in databases
// of their own, because a list must never load the texts.
export const KEPT_BODIES = { database: 'tuckaway-stories', store: 'bodies' } as const;
export const KEPT_SUMMARIES = { database: 'tuckaway-shelf', store: 'summaries' } as const;
export const KEPT_PICTURES = { database: 'tuckaway-pictures', store: 'pictures' } as const;

/** What a list shows of a kept story. */
export const KeptSummarySchema = v.object({
  story_id: v.string(),
  title: v.string(),
  protagonist_name: v.string(),
  theme: v.picklist(THEMES),
  story_language: v.string(),
  created_at: v.string(),
  cover_image: v.optional(v.string()),
  /** Milliseconds since 1970. */
  kept_at: v.number(),
});
export type KeptSummary = v.InferOutput<typeof KeptSummarySchema>;

/** Under which a picture is kept: its address without the query, also while it has none yet. */
export const keptPictureKey = (storyId: string, imageId: string): string => `/api/stories/${storyId}/images/${imageId}`;

/** A picture as bytes and type: Safari's engine fails on a Blob stored by a worker. */
export interface KeptPicture {
  type: string;
  bytes: ArrayBuffer;
}

/** The summary of a finished story; `now` in milliseconds since 1970. */
export function summaryOf(story: Story, now: number): KeptSummary {
  return {
    story_id: story.story_id,
    title: story.title ?? '',
    protagonist_name: story.parameters.protagonist_name,
    theme: story.parameters.theme,
    story_language: story.parameters.story_language,
    created_at: story.created_at,
    ...(story.cover_image === null ? {} : { cover_image: story.cover_image }),
    kept_at: now,
  };
}
