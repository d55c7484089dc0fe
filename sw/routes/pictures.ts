// GET /api/stories/{id}/images/{image}: network first, then the copy on the device, known by its path alone.
import { keepPicture, readPicture } from '../kept-stories.ts';
import { networkFirst, type Answering } from '../network-first.ts';

const PATH = /^\/api\/stories\/[A-Za-z0-9_-]{22}\/images\/[\w-]+$/;

/** Whether a request asks for a picture of a story. */
export function isPicture(request: Request, url: URL): boolean {
  return request.method === 'GET' && PATH.test(url.pathname);
}

/** Answers for a picture and keeps it. */
export function answerPicture(request: Request, url: URL, fetch: (request: Request) => Promise<Response>): Answering {
  return networkFirst({
    request,
    fetch,
    kept: async () => {
      const picture = await readPicture(url.pathname);
      return picture && new Response(picture.bytes, { headers: { 'Content-Type': picture.type } });
    },
    keep: async (answer) => {
      const type = answer.headers.get('Content-Type') ?? 'image/webp';
      await keepPicture(url.pathname, { type, bytes: await answer.arrayBuffer() });
    },
  });
}
