// GET /api/stories/{id}: network first, then the copy on the device. Every finished story that passes is kept.
import { STORY_ID } from '#contract/stories';
import { erasures } from '#shelf/erasures';
import { keepStory, readStory, readSummary } from '#shelf/packages';
import { networkFirst, type Answering } from '../network-first.ts';

const PATH = /^\/api\/stories\/(?<id>[^/]+)$/;

/**
 * The story that a request asks for, or undefined: reserved words of the API are never taken for one. Whoever is to change
 * it asks what the server itself has.
 */
export function askedStory(request: Request, url: URL): string | undefined {
  const id = PATH.exec(url.pathname)?.groups?.['id'];
  return request.method === 'GET' && !url.searchParams.has('fresh') && id && STORY_ID.test(id) ? id : undefined;
}

/** Whether the server has nothing to say about it: told here, with pictures that were drawn here. */
export async function isMadeHere(id: string): Promise<boolean> {
  const summary = await readSummary(id);
  return summary?.made_here === true;
}

/** Answers for a story; `onKept` hears of each one that is on the device now. */
export function answerStory(
  request: Request,
  id: string,
  fetch: (request: Request) => Promise<Response>,
  onKept: (id: string) => void = () => {},
): Answering {
  // Begun before anything is asked.
  const erased = erasures();
  return networkFirst({
    request,
    fetch,
    isOurs: () => isMadeHere(id),
    isRight: (answer) => /json/.test(answer.headers.get('Content-Type') ?? ''),
    kept: async () => {
      const story = await readStory(id);
      return story && Response.json(story, { headers: { 'X-Kept': 'device' } });
    },
    keep: async (answer) => {
      const sent: unknown = await answer.json().catch(() => undefined);
      const kept = await keepStory(sent, { now: Date.now(), erased: await erased });
      if (kept) onKept(kept.story_id);
    },
  });
}
