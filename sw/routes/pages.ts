// Every page of the product opens without a network. A story that is on the device is written as HTML right here, so that
// its text is on the screen before any script has run.
import * as v from 'valibot';
import { FALLBACK_LANGUAGE, splitLanguage, type LanguageCode, type Namespace } from '#contract/languages';
import { STORY_ID } from '#contract/stories';
import { renderKeptStory, renderKeptPage, type Texts } from '#shell/document';
import { NETWORK_LIMIT_MS } from '../network-first.ts';
import { readStory } from '#shelf/packages';

const NAMESPACES_OF_READER: readonly Namespace[] = ['common', 'stories'];
const TextsSchema = v.record(v.string(), v.unknown());

export interface PageSources {
  /** A file of the precache, by its path. */
  precached: (path: string) => Promise<Response | undefined>;
  /** Translations that are on the device. */
  locale: (path: string) => Promise<Response | undefined>;
  fetch: (request: Request) => Promise<Response>;
}

/**
 * Whether a navigation is a page of ours: not the API, not the sandbox's sign-in page, not the operator's, not a file. The page that is told a
 * token comes from the server, under the server's rules for it (no store, no referrer).
 */
export function isPage(url: URL): boolean {
  return !/^\/(api|sandbox|operator|auth\/oauth)(\/|$)/.test(url.pathname) && !/\.\w+$/.test(url.pathname);
}

async function textsFor(language: LanguageCode, sources: PageSources): Promise<Texts> {
  const read = async (namespace: Namespace) => {
    const path = (code: LanguageCode) => `/locales/${code}/${namespace}.json`;
    const file = (await sources.locale(path(language))) ?? (await sources.locale(path(FALLBACK_LANGUAGE)));
    const parsed = v.safeParse(TextsSchema, await file?.json().catch(() => undefined));
    return [namespace, parsed.success ? parsed.output : {}] as const;
  };
  return Object.fromEntries(await Promise.all(NAMESPACES_OF_READER.map(read)));
}

/** A page made from a file of the precache, under the same policies as that file. */
function html(body: string, template: Response): Response {
  const headers = new Headers(template.headers);
  for (const name of ['Content-Length', 'Content-Encoding', 'ETag', 'Last-Modified']) headers.delete(name);
  headers.set('Content-Type', 'text/html; charset=utf-8');
  return new Response(body, { headers });
}

/** The document for a navigation. Throws only when not even the shell is on the device. */
export async function answerPage(request: Request, url: URL, sources: PageSources): Promise<Response> {
  const site = { productName: 'Tuckaway' };
  const { path } = splitLanguage(url.pathname);
  const shell = async () => {
    const template = await sources.precached('/shell.html');
    return template ? html(renderKeptPage(await template.text(), site.productName), template) : sources.fetch(request);
  };
  if (path === '/') return (await sources.precached('/index.html')) ?? sources.fetch(request);
  const id = /^\/story\/(?<id>[^/]+)\/?$/.exec(path)?.groups?.['id'];
  if (!id || !STORY_ID.test(id)) return shell();
  const story = await readStory(id);
  const template = await sources.precached('/shell.html');
  if (story && template) {
    const texts = await textsFor(FALLBACK_LANGUAGE, sources);
    return html(renderKeptStory(await template.text(), story, site, texts), template);
  }
  const slow = new Promise<undefined>((resolve) => setTimeout(resolve, NETWORK_LIMIT_MS));
  const online = await Promise.race([sources.fetch(request).catch(() => undefined), slow]);
  return online && online.status < 500 ? online : shell();
}
