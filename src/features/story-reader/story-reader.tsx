import { readingMinutes } from '#contract/reading-time';
import { coverOf, hasPictures, partsOf } from '#contract/story-parts';
import { describeStory } from '#contract/story-text';
import type { Story } from '#contract/stories';
import type { ComponentType, ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useChildrensMode } from '../../lib/childrens-mode.ts';
import { openParagraphs, type OpenStory } from '../../lib/open-story.ts';
import { usePageHead } from '../../lib/use-page-head.ts';
import { BookArrows } from './book-arrows.tsx';
import { ReadingMoon } from './reading-moon.tsx';
import { StoryChips } from './story-chips.tsx';
import { readContent } from './story-content.rules.ts';
import { StoryCover } from './story-cover.tsx';
import { StoryEnd } from './story-end.tsx';
import { StoryPart } from './story-part.tsx';
import { useBook } from './use-book.ts';
import { useKept } from './use-kept.ts';
import { useReadingPlace } from './use-reading-place.ts';
import { useShare } from './use-share.ts';

const showParagraph = (at: number) => openParagraphs()[at]?.scrollIntoView({ block: 'center', behavior: 'smooth' });

interface StoryReaderProps {
  story: Story;
  /** What stands below the end. */
  atEnd?: ReactNode;
  /** What stands around the story. */
  around?: ComponentType<{ open: OpenStory }> | undefined;
}

/** A story to be read. Its first paint equals what shell/story-markup.ts writes (tests/shell-parity.test.tsx). */
export function StoryReader({ story, atEnd, around: Around }: StoryReaderProps) {
  const { t } = useTranslation(['stories']);
  const text = readContent(story) ?? { title: story.title ?? '', paragraphs: [] };
  const { summary, isFresh } = useKept(story.story_id, story.status);
  const isKept = summary !== null;
  const share = useShare(story, text, summary);
  const isChildren = useChildrensMode();
  usePageHead({ title: text.title, description: describeStory(text.paragraphs), story });
  const { protagonist_name: name, age_group, story_language, image_style } = story.parameters;
  const parts = partsOf(text.paragraphs, story.images);
  const isPictured = hasPictures(story.images);
  const { isBook, text: textRef, place, page, of, turns, go, openAt, reopen } = useBook(isPictured, parts.length);
  const bookShare = isBook ? (page - 1) / (of - 1) : undefined;
  useReadingPlace({ storyId: story.story_id, summary: isFresh ? summary : null, bookShare, turns, openBook: openAt });
  const isTitle = !isBook || place.part < 0;
  const isEnd = place.part === parts.length;
  const hasOwnPicture = parts[place.part]?.picture !== undefined;
  return (
    <main className="reader" data-book={isPictured ? true : undefined} data-style={image_style}>
      <StoryCover
        cover={coverOf(story.images)}
        story={story}
        onShare={isChildren ? undefined : share}
        isNow={isTitle || (!isEnd && !hasOwnPicture)}
        hasBar={isTitle}
      />
      <article lang={story_language}>
        <header className="reader-head" data-now={isTitle ? undefined : false}>
          <h1>{text.title}</h1>
          <StoryChips parameters={story.parameters} isKept={isKept} isMadeHere={summary?.made_here === true} />
          <p className="reader-minutes">{t('reader.minutes', { count: readingMinutes(text.paragraphs, age_group) })}</p>
        </header>
        <div className="story-text" ref={textRef}>
          {parts.map((part, at) => (
            // The parts of a story never change their order.
            <StoryPart key={at} part={part} story={story} isNow={isBook && place.part === at} />
          ))}
        </div>
      </article>
      <StoryEnd name={name} onShare={isChildren ? undefined : share} onAgain={reopen} isNow={isBook && isEnd}>
        {atEnd}
      </StoryEnd>
      {isBook ? <BookArrows page={page} of={of} part={place.part} parts={parts.length} onTurn={go} /> : null}
      <ReadingMoon percent={bookShare === undefined ? undefined : Math.round(100 * bookShare)} />
      {Around ? (
        <Around open={{ story, text, summary, percent: Math.round(100 * (bookShare ?? 0)), share, showParagraph }} />
      ) : null}
    </main>
  );
}
