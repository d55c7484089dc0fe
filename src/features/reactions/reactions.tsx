import '../../styles/reactions.css';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { ApiError } from '../../lib/api.ts';
import { LikeButton } from './like-button.tsx';
import { reactionsQuery } from './reactions.queries.ts';
import { ReportStory } from './report-story.tsx';

/** What a reader may say of a public story that he has read to its end; its owner sees what others said. */
export function Reactions({ storyId }: { storyId: string }) {
  const { t } = useTranslation(['stories', 'library']);
  const { data, error } = useQuery(reactionsQuery(storyId));
  const isGone = error instanceof ApiError && error.status === 404;
  if (!data || isGone || data.visibility !== 'public') return null;
  if (data.is_owner)
    return (
      <p className="reactions-owner">
        <span>{t('reactions.views', { ns: 'library', count: data.view_count })}</span>
        <span>{t('reactions.likes', { ns: 'library', count: data.like_count })}</span>
      </p>
    );
  return (
    <>
      <LikeButton storyId={storyId} reactions={data} />
      <ReportStory storyId={storyId} />
    </>
  );
}
