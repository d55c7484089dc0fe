import { useCallback, useEffect, useMemo, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { sharedPicture } from '#contract/picture-address';
import type { Story, StoryText } from '#contract/stories';
import { plainText } from '#contract/story-text';
import { isOnlyHere, type KeptSummary } from '#shelf/summary';
import { toast } from '../../lib/toast.ts';
import { track } from '../../lib/track.ts';
import { coverFile } from './cover-file.ts';
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

/** Every browser of iOS, also that of a tablet that says it is a Mac. */
function isIos(): boolean {
  const { userAgent, maxTouchPoints } = navigator;
  return /iP(?:hone|ad|od)/.test(userAgent) || (maxTouchPoints > 1 && userAgent.includes('Mac'));
}

/** The first sign that somebody is there: what a tap may need is fetched before the tap is over. */
const SIGNS = ['pointerdown', 'pointermove', 'keydown', 'scroll'] as const;

/** The cover as a file, asked for once somebody is there: at hand, or on its way. */
function useCoverFile(cover: string | undefined): () => File | Promise<File | undefined> | undefined {
  const file = useRef<File | Promise<File | undefined>>(undefined);
  useEffect(() => {
    file.current = undefined;
    if (!cover || typeof navigator.canShare !== 'function') return;
    const forget = () => {
      for (const sign of SIGNS) removeEventListener(sign, ask);
    };
    const ask = () => {
      forget();
      const coming = coverFile(cover, {
        canShare: (data) => navigator.canShare(data),
        fetch: (address) => fetch(address),
        toPng,
      });
      file.current = coming;
      void coming.then((got) => {
        if (file.current === coming) file.current = got;
      });
    };
    for (const sign of SIGNS) addEventListener(sign, ask, { passive: true });
    return forget;
  }, [cover]);
  return useCallback(() => file.current, []);
}

/**
 * Shares the story of this page and says what became of it. One that is on this device alone has no address that others
 * could open: its words are shared.
 * @param kept what is known of it on this device
 */
export function useShare(story: Story, text: StoryText, kept: KeptSummary | null): () => void {
  const { t } = useTranslation(['stories']);
  const cover = useMemo(() => {
    const url = story.images.find(({ id, status, hidden }) => id === 'cover' && status === 'complete' && !hidden)?.url;
    return url ? sharedPicture(url) : undefined;
  }, [story.images]);
  const file = useCoverFile(cover);
  return useCallback(() => {
    const { title } = text;
    const hasNoAddress = kept !== null && isOnlyHere(kept);
    // One that was told here has another address since it was sent.
    const url = hasNoAddress ? undefined : new URL(`/story/${kept?.story_id ?? story.story_id}`, location.href).href;
    const words = hasNoAddress ? wordsOf(text) : t('share.text', { title });
    const losesWords = isIos();
    const share = (file: File | undefined) => shareStory({ title, text: words, url, file }, { navigator, losesWords });
    const cover = file();
    // iOS forgets the tap while something comes; elsewhere it is remembered for seconds.
    const shared = cover instanceof Promise ? (losesWords ? share(undefined) : cover.then(share)) : share(cover);
    void shared.then((end) => {
      if (end === 'shared' || end === 'copied') track('story_shared', { method: end });
      if (end === 'copied') toast('success', t(hasNoAddress ? 'share.copiedWords' : 'share.copied'));
      if (end !== 'by-hand') return;
      if (url === undefined) toast('message', t('share.notCopied'));
      else toast('message', t('share.byHand'), { description: url });
    });
  }, [story.story_id, text, kept, t, file]);
}
