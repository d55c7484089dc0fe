import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import { sharedPicture } from '#contract/picture-address';
import type { Story } from '#contract/stories';
import { toast } from '../../lib/toast.ts';
import { shareStory } from './share-story.ts';

/** Shares the story of this page and says what became of it. */
export function useShare(story: Story, title: string): () => void {
  const { t } = useTranslation(['stories']);
  return useCallback(() => {
    const url = new URL(`/story/${story.story_id}`, location.href).href;
    const cover = story.images.find(({ id, status }) => id === 'cover' && status === 'complete')?.url;
    void shareStory(
      { title, text: t('share.text', { title }), url, cover: cover ? sharedPicture(cover) : undefined },
      { navigator, fetch: (...args) => fetch(...args) },
    ).then((end) => {
      if (end === 'copied') toast('success', t('share.copied'));
      if (end === 'by-hand') toast('message', t('share.byHand'), { description: url });
    });
  }, [story, title, t]);
}
