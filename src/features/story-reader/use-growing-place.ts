import { useEffectEvent, useLayoutEffect } from 'react';
import * as v from 'valibot';
import type { Story } from '#contract/stories';
import { openParagraphs } from '../../lib/open-story.ts';
import { scrollForSpot, spotOnScreen } from './scroll-spot.ts';
import { readContent } from './story-content.rules.ts';

const REST_MS = 300;
/** `begins` is the length of the first paragraph: a story that was begun anew has another. */
const PlaceSchema = v.object({ paragraph: v.number(), within: v.number(), begins: v.number() });
const keyOf = (storyId: string) => `growing-${storyId}`;

function placeOf(storyId: string) {
  try {
    return v.parse(PlaceSchema, JSON.parse(sessionStorage.getItem(keyOf(storyId)) ?? ''));
  } catch {
    return undefined;
  }
}

/**
 * Keeps to the place in a story that grows over a reload and a way back, within the tab: such a story is not on the device yet,
 * where places are kept otherwise.
 */
export function useGrowingPlace(story: Story): void {
  const storyId = story.story_id;
  const begins = readContent(story)?.paragraphs[0]?.length ?? 0;
  const note = useEffectEvent(() => {
    try {
      sessionStorage.setItem(keyOf(storyId), JSON.stringify({ ...spotOnScreen(), begins }));
    } catch {
      // Without room for it the story begins at its title.
    }
  });
  const goOn = useEffectEvent(() => {
    const place = placeOf(storyId);
    if (place?.begins === begins && openParagraphs()[place.paragraph])
      scrollTo({ top: scrollForSpot(place), behavior: 'instant' });
  });
  useLayoutEffect(() => {
    goOn();
    let timer: ReturnType<typeof setTimeout> | undefined;
    const onScroll = () => {
      clearTimeout(timer);
      timer = setTimeout(note, REST_MS);
    };
    addEventListener('scroll', onScroll, { passive: true });
    addEventListener('pagehide', note);
    return () => {
      clearTimeout(timer);
      removeEventListener('scroll', onScroll);
      removeEventListener('pagehide', note);
    };
  }, []);
}
