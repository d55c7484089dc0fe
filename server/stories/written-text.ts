// The text of a story that somebody wrote or changed by hand, in the form that all stories have.
import * as v from 'valibot';
import { FitTextSchema } from '#contract/fit-text';
import { ManualStorySchema } from '#contract/story-requests';
import { type StoryText } from '#contract/stories';
import { ApiFailure } from '../platform/errors.ts';
import { partsAtBlankLines, readMarkdown, type UntitledText } from './story-markdown.ts';

const ContentSchema = ManualStorySchema.entries.content;
type WrittenContent = v.InferOutput<typeof ContentSchema>;

/** No control characters but a line's end and a tab, and no half of a character. */
const isPrintable = (text: string): boolean => !/\p{Cs}|[^\P{Cc}\n\t]/u.test(text);
const tidyLines = (text: string): string => text.replaceAll(/\r\n?/g, '\n');
const tidyTitle = (title: string | undefined): string | undefined => title?.trim().replaceAll(/\s+/g, ' ') || undefined;

/** The title as it is kept. Throws ApiFailure validation_failed when there is something in it that cannot be seen. */
export function writtenTitle(title: string): string {
  const tidied = tidyTitle(tidyLines(title));
  if (tidied === undefined || !isPrintable(tidied)) throw refused('title');
  return tidied;
}

/**
 * The whole text. `title` goes before the content's own, and `lastTitle` stands in where neither says one.
 * Throws ApiFailure validation_failed when what comes out is longer than a story may be, or nothing that can be read.
 */
export function writtenText(
  content: WrittenContent,
  { title, lastTitle }: { title?: string | undefined; lastTitle?: string | null },
): StoryText {
  const { title: ownTitle, paragraphs } = untitled(content);
  const text = {
    title: title ?? tidyTitle(ownTitle) ?? lastTitle ?? '',
    paragraphs: paragraphs.map((paragraph) => paragraph.trim()),
  };
  const isSound =
    [text.title, ...paragraphs].every(isPrintable) && v.is(ContentSchema, text) && v.is(FitTextSchema, text);
  if (!isSound) throw refused('content');
  return text;
}

function untitled(content: WrittenContent): UntitledText {
  if (typeof content === 'string') return readMarkdown(tidyLines(content));
  return {
    title: content.title,
    // A paragraph ends at a blank line, also where somebody pasted several as one; an empty one is refused later.
    paragraphs: content.paragraphs.map(tidyLines).flatMap((text) => {
      const parts = partsAtBlankLines(text);
      return parts.length > 0 ? parts : [''];
    }),
  };
}

const refused = (field: 'title' | 'content') =>
  new ApiFailure('validation_failed', { body: { fields: { [field]: 'invalid' } } });
