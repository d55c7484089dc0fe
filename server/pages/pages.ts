// The HTML of each address. The home page is the same for everybody: it is written and compressed once, at the start.
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { FALLBACK_LANGUAGE, NAMESPACES, type LanguageCode } from '#contract/languages';
import { isFinished, type Story } from '#contract/stories';
import { renderHome, renderPage, renderStory, type Site, type Texts } from '#shell/document';
import { documentOf, HTML_TYPE, type Document } from './answer-bytes.ts';
import type { StaticFiles } from './static-files.ts';

interface StoryPage {
  status: 200 | 404;
  html: string;
  isIndexed: boolean;
}
export interface Pages {
  home: Document;
  /** The shell for a path, with a head of its own. */
  page: (path: string, isKnown: boolean) => string;
  story: (path: string, story: Story | undefined) => StoryPage;
}

export function createPages({ files, home, shell }: StaticFiles, site: Site): Pages {
  const texts = new Map<LanguageCode, Texts>();
  const textsOf = (language: LanguageCode): Texts => {
    const known = texts.get(language) ?? readTexts(files, language);
    texts.set(language, known);
    return known;
  };
  const page = (path: string, isIndexed: boolean) =>
    renderPage(shell, site, { path, ...(isIndexed ? {} : { robots: 'noindex' }) });
  return {
    home: compressed(renderHome(home, site)),
    page,
    story: (path, story) => {
      if (!story) return { status: 404, html: page(path, false), isIndexed: false };
      if (!isFinished(story.status) || story.content === null) {
        return { status: 200, html: page(path, false), isIndexed: false };
      }
      const html = renderStory(shell, story, site, textsOf(story.parameters.story_language));
      return { status: 200, html, isIndexed: story.visibility === 'public' };
    },
  };
}

function compressed(html: string): Document {
  const bytes = new TextEncoder().encode(html);
  const [br, gzip] = [new Uint8Array(brotliCompressSync(bytes)), new Uint8Array(gzipSync(bytes, { level: 9 }))];
  return documentOf(bytes, HTML_TYPE, { br, gzip });
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
