import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { bringStory } from '../../lib/bring-story.ts';
import { keptSummaryQuery } from '../../lib/shelf.ts';

/**
 * Stories on their way to this device, the last one that could not be brought, and what sets stories on their way. They come
 * one after the other; the first that does not come keeps the rest from waiting as long, and so does leaving the page.
 */
export function useBringing() {
  const client = useQueryClient();
  const [onTheWay, setOnTheWay] = useState<ReadonlySet<string>>(new Set());
  const [failed, setFailed] = useState<string>();
  const staying = useRef<AbortController>(undefined);
  useEffect(() => {
    const control = new AbortController();
    staying.current = control;
    return () => control.abort();
  }, []);

  const bring = async (ids: readonly string[]) => {
    const signal = staying.current?.signal;
    if (!signal) return;
    const arrive = (gone: readonly string[]) =>
      setOnTheWay((all) => new Set([...all].filter((each) => !gone.includes(each))));
    setFailed(undefined);
    setOnTheWay((all) => new Set([...all, ...ids]));
    for (const [at, id] of ids.entries()) {
      const isHere = await bringStory(id, signal);
      if (isHere) await client.invalidateQueries(keptSummaryQuery(id));
      if (signal.aborted) return;
      arrive(isHere ? [id] : ids.slice(at));
      if (isHere) continue;
      setFailed(id);
      return;
    }
  };
  return { onTheWay, failed, bring };
}
