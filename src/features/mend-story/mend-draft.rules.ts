// A story on the editor's table: its title, its paragraphs and its pictures, until it is saved.
import { MAX_PARAGRAPH_LENGTH, MAX_PARAGRAPHS } from '#contract/story-requests';
import { picturePlaces } from '#contract/picture-places';
import { MAX_TITLE_LENGTH, type StoryImage, type StoryText } from '#contract/stories';
import type { Telling } from '#shelf/mended';

export interface Block {
  key: number;
  text: string;
  /** The picture that belongs to it. */
  picture: StoryImage | undefined;
  /** Removed, and can be put back until the story is saved. */
  isRemoved: boolean;
}
export interface Draft {
  title: string;
  blocks: Block[];
  cover: StoryImage | undefined;
  hidden: readonly string[];
  /** What it was made from. */
  from: { paragraphs: readonly string[]; images: readonly StoryImage[] };
}

/** A story laid out to be mended. */
export function draftOf({ title, paragraphs }: StoryText, images: readonly StoryImage[]): Draft {
  const shown = images.filter(({ status }) => status !== 'skipped');
  return {
    title,
    from: { paragraphs, images },
    cover: shown.find(({ id }) => id === 'cover'),
    hidden: shown.filter(({ hidden }) => hidden).map(({ id }) => id),
    blocks: paragraphs.map((text, at) => ({
      key: at,
      text,
      picture: shown.find(({ id, paragraph_index }) => id !== 'cover' && paragraph_index === at),
      isRemoved: false,
    })),
  };
}

const nextKey = ({ blocks }: Draft) => Math.max(-1, ...blocks.map(({ key }) => key)) + 1;
const changeBlock = (draft: Draft, key: number, change: Partial<Block>): Draft => ({
  ...draft,
  blocks: draft.blocks.map((block) => (block.key === key ? { ...block, ...change } : block)),
});

export type Stroke =
  | { type: 'title'; text: string }
  | { type: 'text'; key: number; text: string }
  | { type: 'remove' | 'put-back' | 'add-after'; key: number }
  | { type: 'picture'; id: string };

/** The draft after one change. */
export function drawOn(draft: Draft, stroke: Stroke): Draft {
  switch (stroke.type) {
    case 'title':
      return { ...draft, title: stroke.text };
    case 'text':
      return changeBlock(draft, stroke.key, { text: stroke.text });
    case 'remove':
      return changeBlock(draft, stroke.key, { isRemoved: true });
    case 'put-back':
      return changeBlock(draft, stroke.key, { isRemoved: false });
    case 'add-after': {
      const at = draft.blocks.findIndex(({ key }) => key === stroke.key) + 1;
      const added: Block = { key: nextKey(draft), text: '', picture: undefined, isRemoved: false };
      return { ...draft, blocks: draft.blocks.toSpliced(at, 0, added) };
    }
    case 'picture': {
      const isHidden = draft.hidden.includes(stroke.id);
      const hidden = isHidden ? draft.hidden.filter((id) => id !== stroke.id) : [...draft.hidden, stroke.id];
      return { ...draft, hidden };
    }
  }
}

const partsOfText = (text: string) =>
  text
    .replaceAll(/\r\n?/g, '\n')
    .split(/\n(?:[ \t]*\n)+/)
    .map((part) => part.trim())
    .filter(Boolean);

/** What the draft tells, in the form in which the server keeps it: paragraphs end at blank lines, empty ones are none. */
export function tellingFrom({ title, blocks, hidden, from }: Draft): Telling {
  const paragraphs = blocks.flatMap(({ text, isRemoved }) => (isRemoved ? [] : partsOfText(text)));
  // As the server will place them: it knows the words before and after, and nothing of what was done here.
  const places = picturePlaces(from.paragraphs, paragraphs, from.images);
  return { title: title.trim().replaceAll(/\s+/g, ' '), paragraphs, hidden: [...hidden], places };
}

/** Whether two tellings say and show the same. */
export function isSameTelling(one: Telling, other: Telling): boolean {
  const said = ({ title, paragraphs, hidden }: Telling) => JSON.stringify([title, paragraphs, hidden.toSorted()]);
  return said(one) === said(other);
}

/** From so many characters below a limit on it is said how many are left. */
const NEAR = 60;
/** How many characters are left where that must be said; negative where there are too many. */
function leftOf(text: string, most: number): number | undefined {
  const left = most - text.length;
  return left <= NEAR ? left : undefined;
}
export const titleLeft = (title: string): number | undefined => {
  const left = leftOf(title, MAX_TITLE_LENGTH);
  return left !== undefined && left <= NEAR / 2 ? left : undefined;
};
/** The same for a paragraph; the longest part counts. */
export const paragraphLeft = (text: string): number | undefined =>
  leftOf(
    partsOfText(text).reduce((longest, part) => (part.length > longest.length ? part : longest), ''),
    MAX_PARAGRAPH_LENGTH,
  );

type Fault = 'no-title' | 'title-long' | 'no-text' | 'too-many' | 'text-long';

/** What keeps a draft from being saved, and in which paragraph; undefined where nothing does. */
export function faultOf(draft: Draft): { fault: Fault; key?: number } | undefined {
  const { title, paragraphs } = tellingFrom(draft);
  if (title === '') return { fault: 'no-title' };
  if (title.length > MAX_TITLE_LENGTH) return { fault: 'title-long' };
  const long = draft.blocks.find(({ text, isRemoved }) => !isRemoved && (paragraphLeft(text) ?? 0) < 0);
  if (long) return { fault: 'text-long', key: long.key };
  if (paragraphs.length === 0) return { fault: 'no-text' };
  return paragraphs.length > MAX_PARAGRAPHS ? { fault: 'too-many' } : undefined;
}
