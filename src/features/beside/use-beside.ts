import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import type { LanguageCode } from '#contract/languages';
import { isFinished, TellingSchema, type Telling } from '#contract/stories';
import { keepTelling, readTelling } from '#shelf/tellings';
import { ApiError, request } from '../../lib/api.ts';
import { besideLanguage, besideSetting, besideTelling } from '../../lib/beside.ts';
import type { OpenStory } from '../../lib/open-story.ts';

/** What becomes of the second language of the open story. */
type Beside = 'none' | 'loading' | 'here' | 'not-told' | 'failed';

async function fetchTelling(storyId: string, language: LanguageCode): Promise<Telling> {
  const kept = await readTelling(storyId, language);
  if (kept) return kept;
  const telling = await request(`/stories/${encodeURIComponent(storyId)}/tellings/${language}`, TellingSchema);
  await keepTelling(storyId, telling);
  return telling;
}

const isNotTold = (cause: unknown): boolean => cause instanceof ApiError && cause.status === 404;

/** The open story in the second language of this device: from the device, else from the server, which is kept. */
export function useBeside({ story, text }: Pick<OpenStory, 'story' | 'text'>) {
  const language = besideLanguage(besideSetting.use(), story.parameters.story_language);
  const { data, error, isError, refetch } = useQuery({
    queryKey: ['telling', story.story_id, language],
    queryFn: () => fetchTelling(story.story_id, language ?? 'en'),
    // Of a text that still grows there is nothing to say in another language yet.
    enabled: language !== undefined && isFinished(story.status),
    staleTime: Infinity,
    retry: (times, cause) => !isNotTold(cause) && times < 2,
    networkMode: 'always',
  });
  // A story whose words were mended says something else by now.
  const isSame = data?.paragraphs.length === text.paragraphs.length;
  const telling = language && data && isSame ? data : null;
  useEffect(() => {
    besideTelling.set(telling ? { ...telling, storyId: story.story_id } : null);
    return () => besideTelling.set(null);
  }, [telling, story.story_id]);
  const state: Beside = !language
    ? 'none'
    : telling
      ? 'here'
      : isNotTold(error) || (data && !isSame)
        ? 'not-told'
        : isError
          ? 'failed'
          : 'loading';
  return { state, language, again: () => void refetch() };
}
