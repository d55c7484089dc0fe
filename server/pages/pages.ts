// The HTML of each address. What does not depend on a story is written and compressed once, at the start.
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { isFinished, type Story } from '#contract/stories';
import { FALLBACK_LANGUAGE, NAMESPACES, type LanguageCode } from '#contract/languages';
import { renderHome, renderPage, renderStory, type Site, type Texts } from '#shell/document';
import { documentOf, type Document } from './answer-bytes.ts';
import type { StaticFiles } from './static-files.ts';

const HTML = 'text/html; charset=utf-8';
/** Brotli's best is for what is compressed once; a story page is compressed while somebody waits. */
const BEST = 11;
const QUICK = 4;

export interface StoryPage {
  status: 200 | 404;
  document: Document;
  isIndexed: boolean;
}
export interface Pages {
  home: Document;
  /** The shell for a path, with a head of its own. */
  page: (path: string, isKnown: boolean) => Document;
  story: (path: string, story: Story | undefined) => StoryPage;
}

export function createPages({ files, home, shell }: StaticFiles, site: Site): Pages {
  const texts = new Map<LanguageCode, Texts>();
  const textsOf = (language: LanguageCode): Texts => {
    const known = texts.get(language) ?? readTexts(files, language);
    texts.set(language, known);
    return known;
  };
  const page = (path: string, isKnown: boolean, robots = isKnown ? {} : { robots: 'noindex' }) =>
    html(renderPage(shell, site, { path, ...robots }), QUICK);
  return {
    home: html(renderHome(home, site), BEST),
    page,
    story: (path, story) => {
      if (!story) return { status: 404, document: page(path, false), isIndexed: false };
      if (!isFinished(story.status) || story.content === null)
        return { status: 200, document: page(path, true, { robots: 'noindex' }), isIndexed: false };
      const document = html(renderStory(shell, story, site, textsOf(story.parameters.story_language)), QUICK);
      return { status: 200, document, isIndexed: story.visibility === 'public' };
    },
  };
}

function html(text: string, quality: number): Document {
  const bytes = new TextEncoder().encode(text);
  const br = brotliCompressSync(bytes, {
    params: { [constants.BROTLI_PARAM_QUALITY]: quality, [constants.BROTLI_PARAM_SIZE_HINT]: bytes.byteLength },
  });
  return documentOf(bytes, HTML, { br: new Uint8Array(br), gzip: new Uint8Array(gzipSync(bytes)) });
}

/** The translations of a language as they were built; English where it has none. */
function readTexts(files: StaticFiles['files'], language: LanguageCode): Texts {
  return Object.fromEntries(
    NAMESPACES.flatMap((namespace) => {
      const file =
        files.get(`/locales/${language}/${namespace}.json`) ??
        files.get(`/locales/${FALLBACK_LANGUAGE}/${namespace}.json`);
      return file ? [[namespace, JSON.parse(new TextDecoder().decode(file.identity))]] : [];
    }),
  );
}
