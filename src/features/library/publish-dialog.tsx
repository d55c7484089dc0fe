import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import type { StorySummary } from '#contract/stories';
import { AlertDialog } from '../../components/ui/alert-dialog.tsx';
import { toast } from '../../lib/toast.ts';
import { useOnline } from '../../lib/use-online.ts';
import { publishStory } from './family.queries.ts';
import { storyChanged } from './story-changed.ts';

interface PublishDialogProps {
  story: StorySummary;
  onClose: () => void;
  opener: () => HTMLElement | null;
}

/** Warns before everybody may read a story: a child's name stands in it. */
export function PublishDialog({ story, onClose, opener }: PublishDialogProps) {
  const { t } = useTranslation(['stories', 'library']);
  const client = useQueryClient();
  const isOnline = useOnline();
  const publishing = useMutation({
    mutationFn: () => publishStory(story.story_id),
    onSuccess: async (answer) => {
      await storyChanged(client, answer);
      onClose();
      toast('success', t('published', { ns: 'library' }));
    },
  });
  const { parameters } = story;
  return (
    <AlertDialog
      title={t('publishTitle', { ns: 'library' })}
      text={t('publishText', { ns: 'library' })}
      cancelLabel={t('publishNo', { ns: 'library' })}
      confirmLabel={t('publishYes', { ns: 'library' })}
      isBusy={publishing.isPending}
      onCancel={() => (publishing.isPending ? undefined : onClose())}
      onConfirm={() => (isOnline ? publishing.mutate() : undefined)}
      opener={opener}
    >
      <dl className="publish-what">
        <dt>{t('publishStory', { ns: 'library' })}</dt>
        <dd lang={parameters.story_language}>{story.title}</dd>
        <dt>{t('publishName', { ns: 'library' })}</dt>
        <dd>{parameters.protagonist_name}</dd>
      </dl>
      <p className="mt-3">{t('publishStays', { ns: 'library' })}</p>
      <p className="mt-3">{t('publishBack', { ns: 'library' })}</p>
      <p role="alert" className="family-menu-said">
        {isOnline ? null : t('needsNetwork', { ns: 'library' })}
        {publishing.isError ? t('changeFailed', { ns: 'library' }) : null}
      </p>
    </AlertDialog>
  );
}
