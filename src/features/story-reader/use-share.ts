import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import { sharedPicture } from '#contract/picture-address';
import type { Story, StoryText } from '#contract/stories';
import { plainText } from '#contract/story-text';
import { isOnlyHere, type KeptSummary } from '#shelf/summary';
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

/** All that is told, without marks: the title, a blank line, and the paragraphs. */
const wordsOf = ({ title, paragraphs }: StoryText) => [title, ...paragraphs].map(plainText).join('\n\n');

/**
 * Shares the story of this page and says what became of it. One that is on this device alone has no address that others
 * could open: its words are shared.
 * @param kept what is known of it on this device
 */
export function useShare(story: Story, text: StoryText, kept: KeptSummary | null): () => void {
  const { t } = useTranslation(['stories']);
  return useCallback(() => {
    const { title } = text;
    const hasNoAddress = kept !== null && isOnlyHere(kept);
    // One that was told here has another address since it was sent.
    const url = hasNoAddress ? undefined : new URL(`/story/${kept?.story_id ?? story.story_id}`, location.href).href;
    const cover = story.images.find(
      ({ id, status, hidden }) => id === 'cover' && status === 'complete' && !hidden,
    )?.url;
    const words = hasNoAddress ? wordsOf(text) : t('share.text', { title });
    void shareStory(
      { title, text: words, url, cover: cover ? sharedPicture(cover) : undefined },
      { navigator, fetch: (...args) => fetch(...args), toPng },
    ).then((end) => {
      if (end === 'copied') toast('success', t(hasNoAddress ? 'share.copiedWords' : 'share.copied'));
      if (end !== 'by-hand') return;
      if (url === undefined) toast('message', t('share.notCopied'));
      else toast('message', t('share.byHand'), { description: url });
    });
  }, [story, text, kept, t]);
}
