import { useEffect, useState } from 'react';
import { MendRow } from '../features/mend-story/mend-row.tsx';
import { SoundsRow } from '../features/quiet-sounds/sounds-row.tsx';
import { ListenRow } from '../features/read-aloud/listen-row.tsx';
import { VoiceBar } from '../features/read-aloud/voice-bar.tsx';
import { ReaderBar } from '../features/reader-bar/reader-bar.tsx';
import { ReadingSheet } from '../features/reading-settings/reading-sheet.tsx';
import { NightFall } from '../features/sleep-timer/night-fall.tsx';
import { TimerRow } from '../features/sleep-timer/timer-row.tsx';
import { TakeAlongRow } from '../features/take-along/take-along-row.tsx';
import { useChildrensMode } from '../lib/childrens-mode.ts';
import type { OpenStory } from '../lib/open-story.ts';
import { watchPageChoices } from '../lib/page-choices.ts';

/** All that stands around an open story. It comes with the kit, after the story; a story is read without it. */
export function StoryTools({ open }: { open: OpenStory }) {
  const [isSheetOpen, setSheetOpen] = useState(false);
  const isChildren = useChildrensMode();
  useEffect(watchPageChoices, []);
  const close = () => setSheetOpen(false);
  return (
    <>
      <ReaderBar open={open} onSettings={() => setSheetOpen(true)} />
      <VoiceBar open={open} />
      <NightFall open={open} />
      {isSheetOpen ? (
        <ReadingSheet onClose={close}>
          <ListenRow open={open} />
          <TimerRow />
          <SoundsRow />
          {isChildren ? null : (
            <>
              <TakeAlongRow open={open} />
              <MendRow open={open} onClose={close} />
            </>
          )}
        </ReadingSheet>
      ) : null}
    </>
  );
}
