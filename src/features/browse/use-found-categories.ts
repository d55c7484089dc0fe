import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useOnline } from '../../lib/use-online.ts';
import { categorySearchQuery } from './browse.queries.ts';
import { cardsOf, findOnDevice, type BrowseCard } from './browse.rules.ts';
import { useCategoryTexts } from './use-category-texts.ts';

const SHORTEST_QUERY = 2;
const LONGEST_QUERY = 100;
const PAUSE_MS = 250;

/** What somebody types, once they pause. An emptied field counts at once. */
function usePause(text: string): string {
  const [paused, setPaused] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setPaused(text), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [text]);
  return text === '' ? '' : paused;
}

/**
 * The categories that a text finds: undefined while it is too short or the first answer is on its way. Without the
 * server the words on the device answer.
 */
export function useFoundCategories(text: string): { isAsked: boolean; found: BrowseCard[] | undefined } {
  const { i18n } = useTranslation(['categories']);
  const texts = useCategoryTexts();
  const isOnline = useOnline();
  const isAsked = text.trim().length >= SHORTEST_QUERY;
  const query = usePause(text.trim().slice(0, LONGEST_QUERY));
  const isLongEnough = query.length >= SHORTEST_QUERY;
  const { data, isError } = useQuery({
    ...categorySearchQuery(i18n.language, query),
    enabled: isLongEnough && isOnline,
    placeholderData: keepPreviousData,
  });
  if (!isAsked || !isLongEnough) return { isAsked, found: undefined };
  if (!isOnline || isError) return { isAsked, found: findOnDevice(query, texts) };
  return { isAsked, found: data && cardsOf(data) };
}
