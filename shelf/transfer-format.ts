// What a shelf's file is: a ZIP of whole stories, and at its end a list of all that is in it with a hash of each. The list's
// own hash stands beside it, as `sha256sum -c` reads it. Nothing tells when it was written: the same shelf is the same bytes.
import * as v from 'valibot';
import { STORY_ID } from '#contract/stories';
import { PlaceSchema } from './summary.ts';

export const FORMAT = 'tuckaway-shelf';
export const FORMAT_VERSION = 1;
export const LIST_NAME = 'tuckaway-shelf.json';
export const LIST_HASH_NAME = 'tuckaway-shelf.sha256';
/** Far above any shelf, far below what would harm a phone. */
export const MAX_FILE_STORIES = 4000;
export const MAX_FILE_BYTES = 2_000_000_000;
export const MAX_TEXT_BYTES = 2_000_000;
export const MAX_PICTURE_BYTES = 8_000_000;
export const MAX_LIST_BYTES = 32_000_000;
/** What a ZIP without extensions can count. */
export const MAX_FILE_ENTRIES = 65_000;

/** Types of pictures, and how their files end. Nothing that could hold a script. */
const ENDINGS = { 'image/webp': 'webp', 'image/avif': 'avif', 'image/jpeg': 'jpeg', 'image/png': 'png' } as const;
export type PictureType = keyof typeof ENDINGS;
export const PICTURE_TYPES: readonly PictureType[] = ['image/webp', 'image/avif', 'image/jpeg', 'image/png'];

const CountSchema = v.pipe(v.number(), v.safeInteger(), v.minValue(0));
/** Milliseconds since 1970, as far as dates reach. */
const TimeSchema = v.pipe(v.number(), v.minValue(0), v.maxValue(8.64e15));
const FileSchema = v.object({ size: CountSchema, sha256: v.pipe(v.string(), v.regex(/^[0-9a-f]{64}$/)) });
const PictureSchema = v.object({
  ...FileSchema.entries,
  id: v.pipe(v.string(), v.regex(/^[\w-]{1,64}$/)),
  type: v.picklist(PICTURE_TYPES),
});
const PackedStorySchema = v.object({
  story_id: v.pipe(v.string(), v.regex(STORY_ID)),
  starred: v.boolean(),
  place: v.nullable(PlaceSchema),
  kept_at: TimeSchema,
  read_at: TimeSchema,
  made_here: v.boolean(),
  sent: v.optional(v.boolean(), false),
  text: FileSchema,
  pictures: v.array(PictureSchema),
});
/** A story as the list of a shelf's file has it. */
export type PackedStory = v.InferOutput<typeof PackedStorySchema>;
export const HeadSchema = v.object({ format: v.literal(FORMAT), version: CountSchema });
export const ListSchema = v.object({
  ...HeadSchema.entries,
  stories: v.pipe(v.array(PackedStorySchema), v.maxLength(MAX_FILE_STORIES)),
});

/** Where a story's text lies in the file. */
export const textName = (storyId: string): string => `stories/${storyId}.json`;
/** Where a picture lies in the file. */
export const pictureName = (storyId: string, imageId: string, type: PictureType): string =>
  `pictures/${storyId}/${imageId}.${ENDINGS[type]}`;

/** The line that stands beside the list. */
export const hashLine = (sha256: string): string => `${sha256}  ${LIST_NAME}\n`;

/** SHA-256 in hexadecimal digits. */
export async function sha256Of(bytes: Uint8Array<ArrayBuffer>): Promise<string> {
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes));
  return Array.from(digest, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** How far an export or an import is: stories done, of all. */
export type OnProgress = (done: number, of: number) => void;
/** `known`: here already, and nothing new about them. `left_out`: not starred, and beyond the bounds of a shelf. */
export interface ImportResult {
  added: number;
  updated: number;
  known: number;
  left_out: number;
}

export type TransferReason = 'NotAShelf' | 'DamagedFile' | 'NewerFormat' | 'TooLarge' | 'NoRoom';
/** Why a shelf could not be written to a file, or read from one. */
export class TransferFailure extends Error {
  override readonly name = 'TransferFailure';
  readonly reason: TransferReason;
  /** What had come in until then. */
  readonly result: ImportResult | undefined;
  constructor(reason: TransferReason, detail: string, result?: ImportResult) {
    super(detail);
    this.reason = reason;
    this.result = result;
  }
}
export const damaged = (detail: string): TransferFailure => new TransferFailure('DamagedFile', detail);
