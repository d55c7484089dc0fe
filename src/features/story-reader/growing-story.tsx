import { BookOpen, Feather } from 'lucide-react';
import { Fragment, useEffect, useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { isFinished, type Story, type StoryImage } from '#contract/stories';
import { pagesSetting } from '../../lib/reading-settings.ts';
import { readContent } from './story-content.rules.ts';
import { courseOf } from './tellings.rules.ts';
import { useGrowingPlace } from './use-growing-place.ts';
import { usePictureRooms } from './use-picture-rooms.ts';

/** How a story stands on the screen that has grown there. */
export interface Growth {
  /** As far as it is to be read: one that its teller begins anew does not take the place of what is read. */
  story: Story;
  isOnePage: boolean;
  /** The pictures that may stand between its words. */
  pictures: readonly StoryImage[];
  /** Its last line while it grows. */
  tail: ReactNode;
}
export interface GrowingStoryProps {
  story: Story;
  children: (growth?: Growth) => ReactNode;
}

/** Above the strip at the lower edge. */
const STRIP_PIXELS = 96;

/** The last line of a text that still grows. */
function StillWriting() {
  const { t } = useTranslation(['bedtime']);
  return (
    <div className="reader-head" style={{ paddingBottom: STRIP_PIXELS }}>
      <p className="making-note">
        <Feather size={24} aria-hidden="true" />
        {t('growing.more')}
      </p>
    </div>
  );
}

interface AnewProps {
  onStart: () => void;
}

/** The last line of a text that broke off: its story has begun anew, and is opened when the reader wishes. */
function BegunAnew({ onStart }: AnewProps) {
  const { t } = useTranslation(['bedtime']);
  return (
    <div className="reader-head" style={{ paddingBottom: STRIP_PIXELS }}>
      <p className="making-note">
        <Feather size={24} aria-hidden="true" />
        {t('growing.anew')}
      </p>
      <button type="button" className="btn btn-primary mt-4" onClick={onStart}>
        <BookOpen size={20} />
        {t('growing.start')}
      </button>
    </div>
  );
}

/** The telling that is read, and whether its story has begun anew; `start` opens that one, at its title. */
function useTelling(story: Story) {
  const [shown, setShown] = useState(story);
  const [count, setCount] = useState(0);
  const course = courseOf(shown, story);
  if (course === 'on' && shown !== story) setShown(story);
  useEffect(() => {
    if (count === 0) return;
    scrollTo({ top: 0, behavior: 'instant' });
    const title = document.querySelector('h1');
    if (!title) return;
    // The button that was pressed is gone with its telling.
    title.tabIndex = -1;
    title.focus({ preventScroll: true });
  }, [count]);
  const start = () => {
    setShown(story);
    setCount(count + 1);
  };
  return { shown: course === 'on' ? story : shown, count, isAnew: course === 'anew', start };
}

/** Stays one long page, for leaves would turn by themselves; after the end whoever chooses pages anew has them. */
function useOnePage(isGrowing: boolean): boolean {
  const chosen = pagesSetting.use();
  const [before, setBefore] = useState(chosen);
  if (isGrowing && before !== chosen) setBefore(chosen);
  return isGrowing || before === chosen;
}

/** A story that is read while it is written: what stands around its text so that nothing moves under the reader's eyes. */
export function GrowingStory({ story, children }: GrowingStoryProps) {
  const { t } = useTranslation(['bedtime']);
  const { shown, count, isAnew, start } = useTelling(story);
  const isGrowing = !isFinished(shown.status);
  const isOnePage = useOnePage(isGrowing);
  useGrowingPlace(shown);
  const inRooms = usePictureRooms(shown.images);
  const pictures = isOnePage ? inRooms : shown.images;
  const lines = readContent(shown)?.paragraphs.length;
  const tail = isAnew ? <BegunAnew onStart={start} /> : isGrowing ? <StillWriting key={lines} /> : undefined;
  return (
    <>
      {/* A new line below each paragraph: one that is pushed down would be a layout shift. */}
      <Fragment key={count}>{children({ story: shown, isOnePage, pictures, tail })}</Fragment>
      <p role="status" className="sr-only">
        {isAnew ? t('growing.anew') : isGrowing ? '' : t('growing.whole')}
      </p>
    </>
  );
}
