import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import { sharedPicture } from '#contract/picture-address';
import type { Story } from '#contract/stories';
import { toast } from '../../lib/toast.ts';
import { shareStory } from './share-story.ts';

async function toPng(picture: Blob): Promise<Blob> {
  const bitmap = await createImageBitmap(picture);
  const canvas = document.createElement('canvas');
  canvas.width = bitmap.width;
  canvas.height = bitmap.height;
  canvas.getContext('2d')?.drawImage(bitmap, 0, 0);
  const png = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/png'));
  if (!png) throw new Error('the browser writes no pictures');
  return png;
}

/** Shares the story of this page and says what became of it. */
export function useShare(story: Story, title: string): () => void {
  const { t } = useTranslation(['stories']);
  return useCallback(() => {
    const url = new URL(`/story/${story.story_id}`, location.href).href;
    const cover = story.images.find(({ id, status }) => id === 'cover' && status === 'complete')?.url;
    void shareStory(
      { title, text: t('share.text', { title }), url, cover: cover ? sharedPicture(cover) : undefined },
      { navigator, fetch: (...args) => fetch(...args), toPng },
    ).then((end) => {
      if (end === 'copied') toast('success', t('share.copied'));
      if (end === 'by-hand') toast('message', t('share.byHand'), { description: url });
    });
  }, [story, title, t]);
}
