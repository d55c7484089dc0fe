import { useEffect, useMemo, useState } from 'react';
import type { StoryImage } from '#contract/stories';
import { openParagraphs } from '../../lib/open-story.ts';

/** Nothing comes to stand anywhere while the page is being moved. */
const REST_MS = 200;

/** Whether what comes to stand below a paragraph moves no word that is seen. */
function isOutOfSight(paragraph: HTMLElement | undefined): boolean {
  const { bottom } = paragraph?.getBoundingClientRect() ?? { bottom: 0 };
  return bottom <= 0 || bottom >= innerHeight;
}

/**
 * The pictures of a story whose text was read before they were known. Each comes once its place is out of sight, and keeps
 * it: what is above or below the screen moves nothing under the reader's eyes. The cover has its room from the start.
 */
export function usePictureRooms(images: readonly StoryImage[]): StoryImage[] {
  const [open, setOpen] = useState<ReadonlySet<string>>(new Set(['cover']));
  const waiting = useMemo(() => images.filter(({ id }) => !open.has(id)), [images, open]);
  useEffect(() => {
    if (waiting.length === 0) return;
    const look = () => {
      const paragraphs = openParagraphs();
      const ready = waiting.filter(({ paragraph_index: at }) => at === null || isOutOfSight(paragraphs[at]));
      if (ready.length > 0) setOpen((so) => new Set([...so, ...ready.map(({ id }) => id)]));
    };
    let timer = setTimeout(look);
    const soon = () => {
      clearTimeout(timer);
      timer = setTimeout(look, REST_MS);
    };
    addEventListener('scroll', soon, { passive: true });
    addEventListener('resize', soon);
    return () => {
      clearTimeout(timer);
      removeEventListener('scroll', soon);
      removeEventListener('resize', soon);
    };
  }, [waiting]);
  return useMemo(() => images.filter(({ id }) => open.has(id)), [images, open]);
}
