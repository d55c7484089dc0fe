import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { RotateCcw } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { STORY_FAILED, STORY_NOT_SUITABLE, STORY_TOOK_TOO_LONG } from '#contract/errors';
import type { Story } from '#contract/stories';
import { SkyPanel } from '../../components/sky-panel.tsx';
import { useChildrensMode } from '../../lib/childrens-mode.ts';
import { usePageHead } from '../../lib/use-page-head.ts';
import { toast } from '../../lib/toast.ts';
import { retryStory, storyQuery } from './story-reader.queries.ts';
import { useLeave } from './use-leave.ts';

/** Time to read what happened before anything can be pressed. */
const BUTTONS_AFTER_MS = 3000;

function useLater(ms: number): boolean {
  const [isLater, setLater] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setLater(true), ms);
    return () => clearTimeout(timer);
  }, [ms]);
  return isLater;
}

/** Once more: the owner has the same story told again, anybody else starts one with the same choices. */
function TryAgain({ story }: { story: Story }) {
  const { t } = useTranslation(['stories']);
  const client = useQueryClient();
  const retry = useMutation({
    mutationFn: () => retryStory(story.story_id),
    onSuccess: (answer) => {
      const key = storyQuery(story.story_id).queryKey;
      client.setQueryData(
        key,
        (before) => before && { ...before, status: answer.status, progress: answer.progress, error: null },
      );
      return client.invalidateQueries({ queryKey: key });
    },
    onError: (cause) => toast('error', cause.message),
  });
  if (!story.is_owner) {
    const { theme, character, setting, age_group, length, moral, difficulty, tone } = story.parameters;
    return (
      <Link
        to="/"
        search={{ theme, character, setting, age_group, length, moral, difficulty, tone }}
        className="btn btn-primary"
      >
        <RotateCcw size={21} />
        {t('failed.again')}
      </Link>
    );
  }
  return (
    <button
      type="button"
      className="btn btn-primary"
      aria-busy={retry.isPending}
      disabled={retry.isPending}
      onClick={() => retry.mutate()}
    >
      <RotateCcw size={21} />
      {t('failed.again')}
    </button>
  );
}

/** What became of the beginning that was read. */
function Broken() {
  const { t } = useTranslation(['bedtime']);
  return <p className="text-ink2 w-full">{t('growing.broken')}</p>;
}

/** A story that could not be told. The buttons come after three seconds, into room that was kept for them. */
export function FailedStory({ story, wasRead }: { story: Story; wasRead: boolean }) {
  const { t } = useTranslation(['stories']);
  const reasons: Record<string, string> = {
    [STORY_FAILED]: t('failed.reason'),
    [STORY_TOOK_TOO_LONG]: t('failed.late'),
    [STORY_NOT_SUITABLE]: t('failed.unsuitable'),
  };
  usePageHead({ title: t('failed.title'), robots: 'noindex' });
  const leave = useLeave();
  const isChildren = useChildrensMode();
  const hasButtons = useLater(BUTTONS_AFTER_MS);
  return (
    <main className="alone">
      <SkyPanel title={t('failed.title')} text={t('failed.text')} surprised>
        <p className="failed-reason" role="status">
          {reasons[story.error || STORY_FAILED] ?? story.error}
        </p>
        {wasRead ? <Broken /> : null}
        <div className="failed-buttons">
          {hasButtons ? (
            <>
              {isChildren ? null : <TryAgain story={story} />}
              <button type="button" className="btn btn-secondary" onClick={leave}>
                {t('failed.back')}
              </button>
            </>
          ) : null}
        </div>
      </SkyPanel>
    </main>
  );
}
