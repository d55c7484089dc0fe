import { Fragment, memo } from 'react';
import type { StoryPart as Part } from '#contract/story-parts';
import type { Telling } from '#contract/stories';
import { splitEmphasis } from '#contract/story-text';
import { StoryPicture } from './story-picture.tsx';
import type { DrawnFrom } from './use-drawn-picture.ts';

const emphasized = (paragraph: string) =>
  splitEmphasis(paragraph).map(({ text, isEmphasis }, at) =>
    // The pieces of a paragraph never change their order.
    isEmphasis ? <em key={at}>{text}</em> : <Fragment key={at}>{text}</Fragment>,
  );

/** The text of a paragraph, and what it is in a second language; line breaks are kept by the style sheet. */
const Words = memo(function Words({
  paragraph,
  beside,
  language,
}: {
  paragraph: string;
  beside?: string | undefined;
  language?: string | undefined;
}) {
  return (
    <>
      <p>{emphasized(paragraph)}</p>
      {beside ? (
        <p className="beside" lang={language}>
          {emphasized(beside)}
        </p>
      ) : null}
    </>
  );
});

interface StoryPartProps {
  part: Part;
  story: DrawnFrom;
  isBook: boolean;
  /** Whether the book is open at it. */
  isNow: boolean;
  /** The story in a second language, and which of its paragraphs is the first of this part. */
  beside?: Telling | null;
  from?: number;
}

/** A piece of the story with its picture, which stands after the paragraph that it belongs to. */
export const StoryPart = memo(function StoryPart({ part, story, isBook, isNow, beside, from = 0 }: StoryPartProps) {
  const { picture, paragraphs } = part;
  const [first = '', ...rest] = paragraphs;
  const other = (at: number) => ({ beside: beside?.paragraphs[from + at], language: beside?.story_language });
  return (
    <section className="story-part" data-now={isNow ? true : undefined}>
      <Words paragraph={first} {...other(0)} />
      {picture ? <StoryPicture image={picture} story={story} isBook={isBook} /> : null}
      {rest.map((paragraph, at) => (
        <Words key={at} paragraph={paragraph} {...other(at + 1)} />
      ))}
    </section>
  );
});
