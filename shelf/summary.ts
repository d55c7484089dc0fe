// What lists show of a kept story, and all that is known of its package without reading it.
import * as v from 'valibot';
import { foldText } from '#contract/fold-text';
import { IMAGE_STYLES, THEMES } from '#contract/options';
import { readingMinutes } from '#contract/reading-time';
import type { Story } from '#contract/stories';

/** Where reading stopped: the paragraph at the top, and how much of the story lay before it, 0 to 1. */
export const PlaceSchema = v.object({ paragraph: v.number(), share: v.number() });
export type Place = v.InferOutput<typeof PlaceSchema>;

const KeptSummarySchema = v.object({
  story_id: v.string(),
  title: v.string(),
  protagonist_name: v.string(),
  theme: v.picklist(THEMES),
  image_style: v.picklist(IMAGE_STYLES),
  story_language: v.string(),
  created_at: v.string(),
  cover_image: v.nullable(v.string()),
  /** Told on this device. */
  made_here: v.boolean(),
  /** Told on this device, and on the server since. */
  sent: v.optional(v.boolean(), false),
  starred: v.boolean(),
  /**
   * Milliseconds since 1970, both. Never before those of what was read before, also when the clock is set back; but of a story
   * that came by itself, when it was made.
   */
  kept_at: v.number(),
  read_at: v.number(),
  /** How long it takes to read aloud. */
  minutes: v.number(),
  place: v.nullable(PlaceSchema),
  /** Bytes of the text, and of each picture that is here, by the picture's id. */
  text_bytes: v.number(),
  picture_bytes: v.record(v.string(), v.number()),
  /** Ids of the pictures that belong to it. */
  pictures: v.array(v.string()),
  /** Pictures had to go for want of room: they are not fetched again by themselves. */
  given_up: v.optional(v.boolean(), false),
});
export type KeptSummary = v.InferOutput<typeof KeptSummarySchema>;

/** Whether it is on this device and nowhere else. */
export const isOnlyHere = ({ made_here, sent }: Pick<KeptSummary, 'made_here' | 'sent'>): boolean => made_here && !sent;

/** A summary as it lies in the database, with what the orders of the shelf are read by. Smallest first. */
export type StoredSummary = KeptSummary & {
  sort: { read: number; made: number; title: string; lacking?: 1; leaving?: readonly [onlyHere: 0 | 1, read: number] };
};

/** What lies in the store of summaries, if this version understands it. */
export function asSummary(stored: unknown): KeptSummary | undefined {
  const summary = v.safeParse(KeptSummarySchema, stored);
  return summary.success ? summary.output : undefined;
}

/** Bytes of the whole package. */
export function bytesOf({ text_bytes, picture_bytes }: Pick<KeptSummary, 'text_bytes' | 'picture_bytes'>): number {
  return Object.values(picture_bytes).reduce((sum, bytes) => sum + bytes, text_bytes);
}

/** Bytes of a story's text as it is kept. */
export const textBytesOf = (body: object): number => new TextEncoder().encode(JSON.stringify(body)).length;

/** Whether every picture is here. */
export function isWhole({ pictures, picture_bytes }: Pick<KeptSummary, 'pictures' | 'picture_bytes'>): boolean {
  return pictures.every((id) => id in picture_bytes);
}

export function withSort(summary: KeptSummary): StoredSummary {
  return {
    ...summary,
    sort: {
      read: -summary.read_at,
      made: -Date.parse(summary.created_at) || 0,
      title: foldText(summary.title),
      ...(isWhole(summary) || summary.given_up ? {} : { lacking: 1 as const }),
      // What is nowhere else goes last.
      ...(summary.starred ? {} : { leaving: [isOnlyHere(summary) ? 1 : 0, summary.read_at] as const }),
    },
  };
}

interface Known {
  known: KeptSummary | undefined;
  isMadeHere: boolean;
  textBytes: number;
  now: number;
}

/** The summary of a finished story, with what is known of its package already. */
export function summaryOf(story: Story, { known, isMadeHere, textBytes, now }: Known): KeptSummary {
  const pictures = story.images.flatMap(({ id, status }) => (status === 'failed' || status === 'skipped' ? [] : [id]));
  const { parameters, content } = story;
  const paragraphs = content !== null && typeof content === 'object' ? content.paragraphs : [];
  return {
    story_id: story.story_id,
    title: story.title ?? '',
    protagonist_name: parameters.protagonist_name,
    theme: parameters.theme,
    image_style: parameters.image_style,
    story_language: parameters.story_language,
    created_at: story.created_at,
    cover_image: story.cover_image,
    made_here: isMadeHere,
    sent: known?.sent ?? false,
    starred: known?.starred ?? false,
    kept_at: known?.kept_at ?? now,
    read_at: known?.read_at ?? now,
    minutes: readingMinutes(paragraphs, parameters),
    place: known?.place ?? null,
    text_bytes: textBytes,
    picture_bytes: Object.fromEntries(
      Object.entries(known?.picture_bytes ?? {}).filter(([id]) => story.images.some((image) => image.id === id)),
    ),
    pictures,
    given_up: known?.given_up ?? false,
  };
}
