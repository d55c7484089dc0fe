import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { loadNamespaces } from 'i18next';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { isFinished } from '#contract/stories';
import { BesideRow } from '../features/beside/beside-row.tsx';
import { useBeside } from '../features/beside/use-beside.ts';
import { MendRoom } from '../features/mend-story/mend-room.tsx';
import { MendRow } from '../features/mend-story/mend-row.tsx';
import { SoundsRow } from '../features/quiet-sounds/sounds-row.tsx';
import { ListenRow } from '../features/read-aloud/listen-row.tsx';
import { VoiceBar } from '../features/read-aloud/voice-bar.tsx';
import { ReaderBar } from '../features/reader-bar/reader-bar.tsx';
import { ReadingSheet } from '../features/reading-settings/reading-sheet.tsx';
import { NightFall } from '../features/sleep-timer/night-fall.tsx';
import { TimerRow } from '../features/sleep-timer/timer-row.tsx';
import { ReadyToPrint } from '../features/take-along/ready-to-print.tsx';
import { TakeAlongRow } from '../features/take-along/take-along-row.tsx';
import { useChildrensMode } from '../lib/childrens-mode.ts';
import type { OpenStory } from '../lib/open-story.ts';
import { watchPageChoices } from '../lib/page-choices.ts';

/** Deletes a story with a way back, and leads to the shelf. */
function useDelete({ story, summary }: OpenStory): () => void {
  const client = useQueryClient();
  const navigate = useNavigate();
  const remove = async () => {
    const [{ removeWithUndo }] = await Promise.all([
      import('../features/library/remove-with-undo.ts'),
      loadNamespaces('library'),
    ]);
    removeWithUndo(client, summary?.story_id ?? story.story_id, () => {});
    await navigate({ to: '/stories' });
  };
  return () => void remove();
}

/** While a story is being written, what needs the whole of it waits. */
function LaterRows() {
  const { t } = useTranslation(['bedtime']);
  return <p className="py-3">{t('growing.later')}</p>;
}

/** All that stands around an open story. It comes with the kit, after the story; a story is read without it. */
export function StoryTools({ open }: { open: OpenStory }) {
  const [isSheetOpen, setSheetOpen] = useState(false);
  const isChildren = useChildrensMode();
  const isWhole = isFinished(open.story.status);
  useEffect(watchPageChoices, []);
  const close = () => setSheetOpen(false);
  const remove = useDelete(open);
  const beside = useBeside(open);
  return (
    <>
      <ReaderBar open={open} onSettings={() => setSheetOpen(true)} />
      {isWhole ? <VoiceBar open={open} onSettings={() => setSheetOpen(true)} /> : null}
      <NightFall open={open} />
      {isChildren || !isWhole ? null : <MendRoom open={open} />}
      <ReadyToPrint />
      {isSheetOpen ? (
        <ReadingSheet onClose={close}>
          {isWhole ? <ListenRow open={open} onListen={close} /> : <LaterRows />}
          <TimerRow />
          <SoundsRow />
          {isWhole ? <BesideRow open={open} beside={beside} /> : null}
          {isChildren || !isWhole ? null : (
            <>
              <TakeAlongRow open={open} />
              <MendRow open={open} onClose={close} onDelete={remove} />
            </>
          )}
        </ReadingSheet>
      ) : null}
    </>
  );
}
