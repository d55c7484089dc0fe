// The head of an answer: what all of them say, and what one says by itself.
import type { Context, MiddlewareHandler } from 'hono';
import type { AppEnv } from './app-env.ts';
import type { SecurityHeaders } from './security-headers.ts';

interface HeadNeeds {
  security: SecurityHeaders;
  isDraining: () => boolean;
}

/** Adds to every answer what it does not say by itself. */
export function answerHead({ security, isDraining }: HeadNeeds): MiddlewareHandler<AppEnv> {
  return async (c, next) => {
    const head = { 'X-Request-Id': c.get('requestId'), ...security.of(c.req.path) };
    c.set('head', head);
    await next();
    if (c.get('whole') !== c.res) complete(c.res.headers, head, security.ofPages);
    if (isDraining()) c.res.headers.set('Connection', 'close');
  };
}

type Head = Readonly<Record<string, string>>;

function complete(headers: Headers, head: Head, ofPages: Head): void {
  for (const [name, value] of Object.entries(head)) if (!headers.has(name)) headers.set(name, value);
  const type = headers.get('Content-Type');
  // An answer without a type says that a page is still the same, and its headers take the place of those that were kept with it.
  if (type === null || type.startsWith('text/html'))
    for (const [name, value] of Object.entries(ofPages)) headers.set(name, value);
}

/**
 * An answer with its whole head at once. Objects of the platform's that hold headers cost more than all else of an answer
 * whose body is at hand, so nothing that was set by `c.header` comes along.
 */
export function wholeAnswer(
  c: Context<AppEnv>,
  body: Uint8Array<ArrayBuffer> | null,
  status: 200 | 304,
  headers: Head,
): Response {
  const answer = new Response(body, { status, headers: { ...c.get('head'), ...headers } });
  c.set('whole', answer);
  return answer;
}
