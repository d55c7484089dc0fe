import { Feather } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { isFinished, type Story, type StoryImage } from '#contract/stories';
import { pagesSetting } from '../../lib/reading-settings.ts';
import { readContent } from './story-content.rules.ts';
import { usePictureRooms } from './use-picture-rooms.ts';

/** How a story stands on the screen that has grown there. */
export interface Growth {
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
  const isGrowing = !isFinished(story.status);
  const isOnePage = useOnePage(isGrowing);
  const inRooms = usePictureRooms(story.images);
  const pictures = isOnePage ? inRooms : story.images;
  const count = readContent(story)?.paragraphs.length;
  return (
    <>
      {/* A new line below each paragraph: one that is pushed down would be a layout shift. */}
      {children({ isOnePage, pictures, tail: isGrowing ? <StillWriting key={count} /> : undefined })}
      <p role="status" className="sr-only">
        {isGrowing ? '' : t('growing.whole')}
      </p>
    </>
  );
}
