import { Fragment, memo } from 'react';
import type { StoryPart as Part } from '#contract/story-parts';
import { splitEmphasis } from '#contract/story-text';
import { StoryPicture } from './story-picture.tsx';
import type { DrawnFrom } from './use-drawn-picture.ts';

/** The text of a paragraph; its line breaks are kept by the style sheet. */
function Words({ paragraph }: { paragraph: string }) {
  return (
    <p>
      {splitEmphasis(paragraph).map(({ text, isEmphasis }, at) =>
        // The pieces of a paragraph never change their order.
        isEmphasis ? <em key={at}>{text}</em> : <Fragment key={at}>{text}</Fragment>,
      )}
    </p>
  );
}

interface StoryPartProps {
  part: Part;
  story: DrawnFrom;
  isBook: boolean;
  /** Whether the book is open at it. */
  isNow: boolean;
}

/** A piece of the story with its picture, which stands after the paragraph that it belongs to. */
export const StoryPart = memo(function StoryPart({ part, story, isBook, isNow }: StoryPartProps) {
  const { picture, paragraphs } = part;
  const [first = '', ...rest] = paragraphs;
  return (
    <section className="story-part" data-now={isNow ? true : undefined}>
      <Words paragraph={first} />
      {picture ? <StoryPicture image={picture} story={story} isBook={isBook} /> : null}
      {rest.map((paragraph, at) => (
        <Words key={at} paragraph={paragraph} />
      ))}
    </section>
  );
});
