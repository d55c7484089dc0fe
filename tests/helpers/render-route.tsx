// Opens a path of the page as a browser would: fresh modules, a fresh cache, and the real server behind `fetch`.
import { QueryClientProvider } from '@tanstack/react-query';
import { createMemoryHistory, RouterProvider } from '@tanstack/react-router';
import { act, configure, render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { onTestFinished, vi } from 'vitest';
import { createTestApp, type TestApp } from './test-app.ts';

// Parts of the page come later, and a busy machine takes its time to bring them.
configure({ asyncUtilTimeout: 4000 });

export interface Call {
  method: string;
  /** Without `/api`. */
  path: string;
  /** With its question mark; empty when there is none. */
  query: string;
  /** Whether it goes out even when the page is left. */
  keepalive: boolean;
  headers: Headers;
  body: unknown;
  /** How often this method and path were asked for, this time included. */
  count: number;
}
type Stubbed = Response | 'cut' | undefined;
interface ServeOptions {
  /** Answers in place of the server; `cut` is a dead network; undefined lets the server answer. */
  answer?: (call: Call) => Stubbed | Promise<Stubbed>;
  env?: Record<string, string>;
  /** A server that is there already, with all that it knows. */
  app?: TestApp;
}

const parsed = (body: unknown): unknown => (typeof body === 'string' ? JSON.parse(body) : undefined);
const addressOf = (input: string | URL | Request) => {
  const { pathname, search } = new URL(input instanceof Request ? input.url : input, 'http://localhost');
  return { path: pathname.replace(/^\/api/, ''), query: search };
};

/** Wires `fetch` to the real server in this process, as one browser with its cookies. */
export async function serve({ answer, env = {}, app: given }: ServeOptions = {}) {
  const app = given ?? (await createTestApp({ env }));
  const ask = app.visitor();
  const calls: Call[] = [];
  vi.stubGlobal('fetch', async (input: string | URL | Request, init: RequestInit = {}) => {
    const method = init.method ?? 'GET';
    const { path, query } = addressOf(input);
    const count = calls.filter((call) => call.method === method && call.path === path).length + 1;
    const sent = { headers: new Headers(init.headers), body: parsed(init.body), keepalive: init.keepalive ?? false };
    const call = { method, path, query, ...sent, count };
    calls.push(call);
    const stubbed = await answer?.(call);
    if (stubbed === 'cut') throw new TypeError('Failed to fetch');
    if (stubbed) return stubbed;
    const headers = Object.fromEntries(new Headers(init.headers));
    // `ask` says itself what a body is.
    delete headers['content-type'];
    const address = input instanceof Request ? input.url : String(input);
    return ask(address, { method, headers, ...(init.body ? { body: init.body } : {}) });
  });
  onTestFinished(async () => {
    vi.unstubAllGlobals();
    if (!given) await app.close();
  });
  return {
    app,
    calls,
    asked: (method: string, path: string) => calls.filter((call) => call.method === method && call.path === path),
  };
}

/** What `matchMedia` says from now on. */
export function stubMedia(matches: (query: string) => boolean): void {
  vi.stubGlobal('matchMedia', (media: string): MediaQueryList => ({
    matches: matches(media),
    media,
    onchange: null,
    addEventListener() {},
    removeEventListener() {},
    addListener() {},
    removeListener() {},
    dispatchEvent: () => false,
  }));
}
const isWidth = (query: string) => query === '(min-width: 768px)';

/** Puts values into local storage, as an earlier visit would have left them. */
export function remember(entries: Readonly<Record<string, unknown>>): void {
  for (const [key, value] of Object.entries(entries)) {
    localStorage.setItem(key, typeof value === 'string' ? value : JSON.stringify(value));
  }
}

/** All that Generate needs, and nothing that it does not. */
export const SIX = {
  childName: ' Mia ',
  ageGroup: 'preschool',
  theme: 'friendship',
  character: 'robot',
  setting: 'forest',
  length: 'short',
} as const;
/** Puts a form into local storage as the choices of an earlier visit. */
export const rememberForm = (form: Readonly<Record<string, unknown>> = SIX) => remember({ story_choices: form });

interface RouteOptions extends ServeOptions {
  /** From 768 px on; else a phone. */
  wide?: boolean;
  media?: (query: string) => boolean;
}

/** Renders the router of the page at a path. Modules begin anew, as they do with every load of a page. */
export async function renderRoute(path: string, { wide = true, media, ...options }: RouteOptions = {}) {
  const server = await serve(options);
  stubMedia(media ?? ((query) => wide && isWidth(query)));
  vi.resetModules();
  const { createAppRouter } = await import('../../src/router.tsx');
  const { createQueryClient } = await import('../../src/lib/query-client.ts');
  const queryClient = createQueryClient();
  const router = createAppRouter(queryClient, createMemoryHistory({ initialEntries: [path] }));
  await router.load();
  const view = render(
    <QueryClientProvider client={queryClient}>
      <RouterProvider router={router} />
    </QueryClientProvider>,
  );
  await act(async () => {});
  return { ...view, ...server, router, user: userEvent.setup() };
}

/** A promise that the test keeps when it likes. */
export function gate() {
  let open: () => void = () => {};
  const passed = new Promise<void>((resolve) => {
    open = resolve;
  });
  return { passed, open: () => open() };
}
