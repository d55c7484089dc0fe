import { useQueryClient } from '@tanstack/react-query';
import { Trash2 } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { removeStory } from '#shelf/packages';
import { bytesOf, isOnlyHere, type KeptSummary } from '#shelf/summary';
import { AlertDialog } from '../../components/ui/alert-dialog.tsx';
import { Sheet } from '../../components/ui/sheet.tsx';
import { shelfChanged } from '../../lib/shelf.ts';
import { sizeLabel } from './size-label.ts';

interface StoryMenuProps {
  story: KeptSummary;
  onClose: () => void;
}

/** Frames that a removed card may take to go; a focus that it still had would go with it. */
const MOST_FRAMES = 120;

function whenGone(card: () => Element | null, then: () => void, frames = MOST_FRAMES): void {
  requestAnimationFrame(() => (card() && frames > 0 ? whenGone(card, then, frames - 1) : then()));
}

/** What a parent may ask of one kept story: how much room it takes, and to take it off the device, asked twice. */
export function StoryMenu({ story, onClose }: StoryMenuProps) {
  const { t, i18n } = useTranslation(['stories', 'common']);
  const client = useQueryClient();
  const [isAsking, setAsking] = useState(false);
  const [isFailed, setFailed] = useState(false);
  const moreButton = () => document.querySelector<HTMLElement>(`[data-more="${story.story_id}"]`);
  const remove = async () => {
    const at = Number(moreButton()?.closest('[aria-posinset]')?.getAttribute('aria-posinset') ?? 0);
    try {
      await removeStory(story.story_id);
    } catch (cause) {
      console.warn('a story could not be removed', cause);
      setFailed(true);
      setAsking(false);
      return;
    }
    await shelfChanged(client);
    onClose();
    whenGone(moreButton, () => {
      // The story that came into its place, or the one before, or the head of the shelf, or what can be done without one.
      const next =
        document.querySelector<HTMLElement>(`[aria-posinset="${at}"] a`) ??
        document.querySelector<HTMLElement>(`[aria-posinset="${at - 1}"] a`) ??
        document.querySelector<HTMLElement>('#shelf-here') ??
        document.querySelector<HTMLElement>('main a');
      next?.focus({ preventScroll: true });
    });
  };
  if (isAsking)
    return (
      <AlertDialog
        title={t('shelf.removeTitle', { title: story.title })}
        text={isOnlyHere(story) ? t('shelf.removeOnlyHere') : t('shelf.removeText')}
        cancelLabel={t('shelf.removeKeep')}
        confirmLabel={t('shelf.removeYes')}
        onConfirm={() => void remove()}
        onCancel={onClose}
        opener={moreButton}
      />
    );
  return (
    <Sheet
      open
      onOpenChange={onClose}
      title={story.title}
      closeLabel={t('actions.close', { ns: 'common' })}
      side="bottom"
      opener={moreButton}
    >
      <p className="text-ink2">{t('shelf.takes', { size: sizeLabel(bytesOf(story), i18n.language) })}</p>
      {isOnlyHere(story) ? <p className="text-ink2">{t('shelf.onlyHere')}</p> : null}
      {isFailed ? (
        <p role="alert" className="text-err mt-2">
          {t('shelf.removeFailed')}
        </p>
      ) : null}
      <button type="button" className="btn btn-secondary mt-5 w-full" onClick={() => setAsking(true)}>
        <Trash2 size={20} aria-hidden="true" />
        {t('shelf.remove')}
      </button>
    </Sheet>
  );
}
