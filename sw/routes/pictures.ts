// GET /api/stories/{id}/images/{image}: network first, then the copy on the device, known by its path alone. Kept is the
// smaller width, which answers for both; five of them and the text make a kept story of 200 kB.
import { SMALL_WIDTH, smallPicture } from '#contract/picture-address';
import type { Story } from '#contract/stories';
import { keepPicture, readPicture, readSummary } from '#shelf/packages';
import { partsOfKey } from '#shelf/picture-key';
import { networkFirst, type Answering } from '../network-first.ts';
import { isMadeHere } from './stories.ts';

// As a page asks. Otherwise the server would turn the lightest files into heavier ones.
const ACCEPT = { headers: { Accept: 'image/avif,image/webp,*/*' } };
const typeOf = (answer: Response) => answer.headers.get('Content-Type') ?? '';
const isKeepable = (answer: Response) => /^image\/(webp|avif)/.test(typeOf(answer));
/** What is shared as PNG, or shown in another width, must not take the place of what is kept. */
const isKeptForm = ({ searchParams }: URL) =>
  searchParams.get('w') === String(SMALL_WIDTH) && !searchParams.has('format');

/** What may go on a device that is full. */
type Price = 'nothing' | 'pictures';

/** Whether a request asks for a picture of a story. */
export function isPicture(request: Request, url: URL): boolean {
  return request.method === 'GET' && partsOfKey(url.pathname) !== undefined;
}

/** Fetches and keeps every picture of a story that is painted. One that fails is left for when it is shown. */
export async function keepPictures(
  { story_id, images }: Story,
  fetch: (path: string, init: RequestInit) => Promise<Response>,
  price: Price = 'pictures',
): Promise<void> {
  // Completing fetches what is missing; opening also what was drawn here, until the server had painted it.
  const here = price === 'nothing' ? ((await readSummary(story_id))?.picture_bytes ?? {}) : {};
  for (const { id, status, url } of images) {
    if (status !== 'complete' || url === null || id in here) continue;
    const answer = await fetch(smallPicture(url), ACCEPT).catch(() => undefined);
    if (answer?.ok && isKeepable(answer)) await keepAnswer(url.replace(/[?#].*$/, ''), answer, price);
  }
}

async function keepAnswer(key: string, answer: Response, price: Price = 'pictures'): Promise<void> {
  const type = typeOf(answer);
  const bytes = await answer.arrayBuffer().catch(() => undefined);
  if (bytes) await keepPicture(key, { type, bytes }, { price });
}

/** Answers for a picture and keeps it. */
export function answerPicture(request: Request, url: URL, fetch: (request: Request) => Promise<Response>): Answering {
  return networkFirst({
    request,
    fetch,
    isOurs: () => isMadeHere(partsOfKey(url.pathname)?.storyId ?? ''),
    isRight: (answer) => typeOf(answer).startsWith('image/'),
    kept: async () => {
      const picture = await readPicture(url.pathname);
      return picture && new Response(picture.bytes, { headers: { 'Content-Type': picture.type } });
    },
    keep: async (answer) => {
      if (isKeptForm(url) && isKeepable(answer)) await keepAnswer(url.pathname, answer);
    },
  });
}
