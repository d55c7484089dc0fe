// GET /api/stories/{id}/images/{image}: network first, then the copy on the device, known by its path alone.
import type { Story } from '#contract/stories';
import { keepPicture, readPicture } from '../kept-stories.ts';
import { networkFirst, type Answering } from '../network-first.ts';

const PATH = /^\/api\/stories\/[A-Za-z0-9_-]{22}\/images\/[\w-]+$/;

/** Whether a request asks for a picture of a story. */
export function isPicture(request: Request, url: URL): boolean {
  return request.method === 'GET' && PATH.test(url.pathname);
}

/** Fetches and keeps every picture of a story that is painted. One that fails is left for when it is shown. */
export async function keepPictures({ images }: Story, fetch: (path: string) => Promise<Response>): Promise<void> {
  for (const { status, url } of images) {
    if (status !== 'complete' || url === null) continue;
    const answer = await fetch(url).catch(() => undefined);
    if (answer?.ok) await keepAnswer(url.replace(/[?#].*$/, ''), answer);
  }
}

async function keepAnswer(key: string, answer: Response): Promise<void> {
  const type = answer.headers.get('Content-Type') ?? 'image/webp';
  const bytes = await answer.arrayBuffer().catch(() => undefined);
  if (bytes) await keepPicture(key, { type, bytes });
}

/** Answers for a picture and keeps it. */
export function answerPicture(request: Request, url: URL, fetch: (request: Request) => Promise<Response>): Answering {
  return networkFirst({
    request,
    fetch,
    isRight: (answer) => (answer.headers.get('Content-Type') ?? '').startsWith('image/'),
    kept: async () => {
      const picture = await readPicture(url.pathname);
      return picture && new Response(picture.bytes, { headers: { 'Content-Type': picture.type } });
    },
    keep: (answer) => keepAnswer(url.pathname, answer),
  });
}
