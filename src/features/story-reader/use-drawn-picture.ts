import { useEffect, useState } from 'react';

import type { Story, StoryImage } from '#contract/stories';
import { pictureKey } from '#shelf/picture-key';
import { drawKeptPicture } from '../../lib/device-illustrator/draw-kept-picture.ts';
import { useOnline } from '../../lib/use-online.ts';

/** The story of a picture, as far as drawing needs it. */
export type DrawnFrom = Pick<Story, 'story_id' | 'art'>;

interface DrawnPicture {
  /** Address of the picture that the device has drawn. */
  url: string | undefined;
  isDrawing: boolean;
}

/**
 * A picture whose file does not come, or that has none yet while the network is gone, drawn by the device itself from what
 * the story says of it. Once there it stays until the server's own is shown.
 */
export function useDrawnPicture(image: StoryImage | undefined, story: DrawnFrom, isBroken: boolean): DrawnPicture {
  const isOnline = useOnline();
  const [drawn, setDrawn] = useState<{ key: string; url: string | undefined }>();
  const art = image && story.art?.[image.id];
  const key = image && art ? pictureKey(story.story_id, image.id) : undefined;
  const isMissing = image?.status === 'complete' && image.url !== null ? isBroken : !isOnline;
  const isWanted = key !== undefined && image?.status !== 'skipped' && isMissing && drawn?.key !== key;
  useEffect(() => {
    if (!isWanted) return;
    const leaving = new AbortController();
    drawKeptPicture(key, art, leaving.signal).then(
      (blob) => leaving.signal.aborted || setDrawn({ key, url: URL.createObjectURL(blob) }),
      (cause: unknown) => {
        if (leaving.signal.aborted) return;
        console.warn('a picture could not be drawn', cause);
        setDrawn({ key, url: undefined });
      },
    );
    return () => leaving.abort();
  }, [isWanted, key, art]);
  const url = drawn !== undefined && drawn.key === key ? drawn.url : undefined;
  useEffect(
    () => () => {
      if (url !== undefined) URL.revokeObjectURL(url);
    },
    [url],
  );
  return { url, isDrawing: isWanted };
}
