import { coverOf, hasPictures, partsOf } from '#contract/story-parts';
import { describeStory } from '#contract/story-text';
import type { Story, StoryImage, StoryText, Telling } from '#contract/stories';
import { useCallback, useMemo, useRef, useSyncExternalStore, type ComponentType, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { Place } from '#shelf/summary';
import { isHandsLocked } from '../../lib/bedtime.ts';
import { useBesideTelling } from '../../lib/beside.ts';
import { useChildrensMode } from '../../lib/childrens-mode.ts';
import { isCalm } from '../../lib/is-calm.ts';
import type { OpenStory } from '../../lib/open-story.ts';
import { minutesOfBoth } from '../../lib/reading-minutes.ts';
import { usePageHead } from '../../lib/use-page-head.ts';
import { spotAt, TITLE_SPOT } from './book.rules.ts';
import { BookArrows } from './book-arrows.tsx';
import { StoryChips } from './story-chips.tsx';
import { readContent } from './story-content.rules.ts';
import { StoryCover } from './story-cover.tsx';
import { StoryEnd } from './story-end.tsx';
import { StoryPart } from './story-part.tsx';
import { StoryStart } from './story-start.tsx';
import { StorySurroundings } from './story-surroundings.tsx';
import { useBook } from './use-book.ts';
import { useKept } from './use-kept.ts';
import { usePages } from './use-pages.ts';
import { useReadingPlace } from './use-reading-place.ts';
import { useSameSpot } from './use-same-spot.ts';
import { useShare } from './use-share.ts';
import { useSpots } from './use-spots.ts';
import { useStoryEnded } from './use-story-ended.ts';

/**
 * The text of a story in its parts, the same objects while the story is the same: a turned page looks at two of them. Where
 * it grows, each paragraph is a part: what comes later finds its place without moving another.
 */
function useParts(story: Story, pictures: readonly StoryImage[], beside: Telling | null, isOnePage: boolean) {
  const { text, parts } = useMemo(() => {
    const text: StoryText = readContent(story) ?? { title: story.title ?? '', paragraphs: [] };
    const parts = partsOf(text.paragraphs, pictures, isOnePage);
    return { text, parts };
  }, [story, pictures, isOnePage]);
  // Counted anew where something comes to stand beside the words: it takes time, and moves them to other pages.
  const counted = useMemo(
    () => ({
      minutes: minutesOfBoth(text.paragraphs, story.parameters, beside),
      paragraphsOf: parts.map(({ paragraphs }) => paragraphs.length),
    }),
    [story, text, parts, beside],
  );
  return { text, parts, ...counted };
}

interface StoryReaderProps {
  story: Story;
  /** What stands below the end. */
  atEnd?: ReactNode;
  /** What stands around the story. */
  around?: ComponentType<{ open: OpenStory }> | undefined;
  /** One long page whatever was chosen: a story that has grown under the reader's eyes. */
  isOnePage?: boolean;
  /** The pictures that may stand between the words; all of them unless said otherwise. */
  pictures?: readonly StoryImage[] | undefined;
  /** What stands below a text that still grows, in place of its end. */
  tail?: ReactNode;
}

/** A story to be read. Its first paint equals what shell/story-markup.ts writes (tests/shell-parity.test.tsx). */
export function StoryReader({ story, atEnd, around, isOnePage = false, pictures, tail }: StoryReaderProps) {
  const { t } = useTranslation(['stories']);
  const { story_id: storyId, images, parameters } = story;
  const beside = useBesideTelling(storyId);
  const { text, parts, minutes, paragraphsOf } = useParts(story, pictures ?? images, beside, isOnePage);
  const { summary, isFresh } = useKept(storyId, story.status);
  const share = useShare(story, text, summary);
  const isChildren = useChildrensMode();
  const isLocked = useSyncExternalStore(isHandsLocked.on, isHandsLocked.read);
  usePageHead({ title: text.title, description: describeStory(text.paragraphs), story });
  const isGrowing = tail !== undefined;
  // The cover has its room before it is known.
  const isPictured = isOnePage ? parameters.include_images : hasPictures(images);
  const isBook = usePages(isPictured, isOnePage);
  const words = useRef<HTMLDivElement>(null);
  const { layout, spot, part, page, of, turns, go, open, move } = useBook(isBook, words, paragraphsOf);
  useSameSpot({ isBook, spot, open, text: words });
  const bookShare = isBook ? (page - 1) / (of - 1) : undefined;
  const openBook = useCallback(
    ({ paragraph, share: along }: Place) => open(spotAt(paragraph, along, layout)),
    [open, layout],
  );
  const bookParagraph = spot.paragraph;
  useReadingPlace({ storyId, summary: isFresh ? summary : null, bookShare, bookParagraph, turns, openBook });
  const { showParagraph, spot: spotNow } = useSpots({ isBook, layout, spot, move });
  const end = useRef<HTMLHeadingElement>(null);
  const isTitle = !isBook || part < 0;
  const isEnd = part === parts.length;
  useStoryEnded({ storyId, heading: end, hasEnd: !isGrowing, isOpen: isBook ? isEnd : undefined, bookShare });
  const hasNoPicture = isPictured && !isEnd && parts[part]?.picture === undefined;
  const startReading = () => {
    if (isBook) showParagraph(0);
    else words.current?.scrollIntoView({ behavior: isCalm() ? 'instant' : 'smooth' });
  };
  const onShare = isChildren || isLocked || isGrowing ? undefined : share;
  return (
    <main
      className="reader"
      data-book={isPictured ? true : undefined}
      data-style={parameters.image_style}
      data-locked={isLocked ? true : undefined}
    >
      <StoryCover
        cover={coverOf(images)}
        story={story}
        lang={parameters.story_language}
        isBook={isBook}
        onShare={onShare}
        isNow={isTitle || hasNoPicture}
        hasBar={isTitle && !isLocked}
      />
      <article lang={parameters.story_language}>
        <header className="reader-head" data-now={isTitle ? undefined : false}>
          <h1>{text.title}</h1>
          {beside ? (
            <p className="beside-title" lang={beside.story_language}>
              {beside.title}
            </p>
          ) : null}
          <StoryChips parameters={parameters} isKept={summary !== null} isMadeHere={summary?.made_here === true} />
          <p className="reader-minutes">{isGrowing ? '\u00a0' : t('reader.minutes', { count: minutes })}</p>
          <StoryStart storyId={storyId} isGrowing={isGrowing} onRead={startReading} />
        </header>
        <div className="story-text" ref={words}>
          {parts.map((each, at) => (
            // The parts of a story never change their order.
            <StoryPart
              key={at}
              part={each}
              story={story}
              isBook={isBook}
              isNow={isBook && part === at}
              beside={beside}
              from={paragraphsOf.slice(0, at).reduce((sum, count) => sum + count, 0)}
            />
          ))}
        </div>
      </article>
      {tail ?? (
        <StoryEnd
          name={parameters.protagonist_name}
          heading={end}
          onShare={onShare}
          onAgain={() => move(() => TITLE_SPOT)}
          isChildren={isChildren}
          isLocked={isLocked}
          isNow={isBook && isEnd}
        >
          {atEnd}
        </StoryEnd>
      )}
      {isBook ? <BookArrows page={page} of={of} part={part} parts={parts.length} onTurn={go} /> : null}
      <StorySurroundings
        {...{ story, text, summary, share, isBook, showParagraph, around }}
        // How much of a growing text is read, nobody knows.
        bookShare={isGrowing ? 0 : bookShare}
        spot={spotNow}
        turnPage={go}
      />
    </main>
  );
}
