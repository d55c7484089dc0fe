import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Globe, GlobeLock, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { isFinished, type StorySummary } from '#contract/stories';
import { Sheet } from '../../components/ui/sheet.tsx';
import { toast } from '../../lib/toast.ts';
import { useOnline } from '../../lib/use-online.ts';
import { takeStoryBack } from './family.queries.ts';
import { ToAccount } from './family-notices.tsx';
import { PublishDialog } from './publish-dialog.tsx';
import { storyChanged } from './story-changed.ts';

interface FamilyMenuProps {
  story: StorySummary;
  isSignedIn: boolean;
  onClose: () => void;
  onRemove: () => void;
  /** Finds what gets the focus once nothing is asked any more. */
  opener: () => HTMLElement | null;
}

/** What a parent may do with one story: let everybody read it or take that back, and remove it. */
export function FamilyMenu({ story, isSignedIn, onClose, onRemove, opener }: FamilyMenuProps) {
  const { t } = useTranslation(['stories', 'common', 'library']);
  const client = useQueryClient();
  const isOnline = useOnline();
  const [isAsking, setAsking] = useState(false);
  const takingBack = useMutation({
    mutationFn: () => takeStoryBack(story.story_id),
    onSuccess: async (answer) => {
      await storyChanged(client, answer);
      onClose();
      toast('success', t('takenBack', { ns: 'library' }));
    },
  });
  if (isAsking) return <PublishDialog story={story} onClose={onClose} opener={opener} />;
  const isPublic = story.visibility === 'public';
  const mayAsk = isOnline && !takingBack.isPending;
  return (
    <Sheet
      open
      onOpenChange={onClose}
      title={story.title ?? t('shelf.unfinished', { name: story.parameters.protagonist_name })}
      closeLabel={t('actions.close', { ns: 'common' })}
      side="bottom"
      opener={opener}
    >
      <div className="family-menu">
        {isPublic ? <p>{t('takeBackText', { ns: 'library' })}</p> : null}
        {isFinished(story.status) && !isSignedIn ? (
          <>
            <p>{t('needsAccount', { ns: 'library' })}</p>
            <ToAccount className="btn btn-secondary" />
          </>
        ) : null}
        {isFinished(story.status) && isSignedIn ? (
          <button
            type="button"
            className="btn btn-secondary"
            aria-disabled={!mayAsk}
            aria-haspopup={isPublic ? undefined : 'dialog'}
            onClick={() => {
              if (!mayAsk) return;
              if (isPublic) takingBack.mutate();
              else setAsking(true);
            }}
          >
            {isPublic ? <GlobeLock size={20} aria-hidden="true" /> : <Globe size={20} aria-hidden="true" />}
            {isPublic ? t('takeBack', { ns: 'library' }) : t('publish', { ns: 'library' })}
          </button>
        ) : null}
        <p role="status" className="family-menu-said">
          {isOnline || !isFinished(story.status) || !isSignedIn ? null : t('needsNetwork', { ns: 'library' })}
          {takingBack.isError ? t('changeFailed', { ns: 'library' }) : null}
        </p>
        <p>{t('removeText', { ns: 'library' })}</p>
        <button type="button" className="btn btn-secondary" onClick={onRemove}>
          <Trash2 size={20} aria-hidden="true" />
          {t('remove', { ns: 'library' })}
        </button>
      </div>
    </Sheet>
  );
}
