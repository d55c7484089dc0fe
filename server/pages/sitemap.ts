// The addresses that search engines should know. What nobody may list is never in it.
import { CATEGORY_SLUGS } from '#contract/categories';
import { categoryUrl } from '#contract/category-address';
import { inLanguage } from '#contract/languages';
import { canonicalOf, type Site } from '#contract/page-head';
import { languageLinks } from '#contract/page-heads';
import { escapeHtml } from '#shell/html';
import type { Clock } from '../platform/clock.ts';
import { compressDocument, type Document } from './answer-bytes.ts';
import { INDEXED_PAGES } from './client-routes.ts';
import type { PageTexts } from './page-texts.ts';

/** A file may name 50,000 addresses; those of pages and of a year of public stories stay well below. */
const MAX_STORIES = 20_000;
const KEPT_MS = 600_000;

/** The newest public stories that are listed, newest first. */
type PublicAddresses = (limit: number) => Promise<readonly { id: string; updatedAt: number }[]>;

interface SitemapNeeds {
  site: Site;
  texts: Pick<PageTexts, 'landingLanguages'>;
  publicAddresses: PublicAddresses;
  clock: Clock;
  /** Hears of every reading, and whether one was kept. */
  onRead?: (isKept: boolean) => void;
}

const tag = (name: string, text: string) => `<${name}>${escapeHtml(text)}</${name}>`;
const entry = (address: string, more = '') => `<url>${tag('loc', address)}${more}</url>\n`;

export interface Sitemap {
  /** Kept for ten minutes. */
  document: () => Promise<Document>;
  /** Has it written anew for who asks next: a story that it may name is not to be found any more. */
  forget: () => void;
}

/** The sitemap of a deployment. */
export function createSitemap({ site, texts, publicAddresses, clock, onRead }: SitemapNeeds): Sitemap {
  const landingPages = CATEGORY_SLUGS.filter(({ hasLanding }) => hasLanding).map((category) => {
    const address = categoryUrl(category);
    const languages = texts.landingLanguages(category);
    const links = languageLinks(address, languages)
      .map(
        ([code, path]) =>
          `<xhtml:link rel="alternate" hreflang="${code}" href="${escapeHtml(canonicalOf(path, site))}"/>`,
      )
      .join('');
    return languages.map((code) => entry(canonicalOf(inLanguage(address, code), site), links)).join('');
  });
  const write = async () => {
    const stories = (await publicAddresses(MAX_STORIES)).map(({ id, updatedAt }) =>
      entry(canonicalOf(`/story/${id}`, site), tag('lastmod', new Date(updatedAt).toISOString())),
    );
    const pages = INDEXED_PAGES.map((path) => entry(canonicalOf(path, site)));
    const xml =
      '<?xml version="1.0" encoding="UTF-8"?>\n' +
      '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">\n' +
      [...pages, ...landingPages, ...stories].join('') +
      '</urlset>\n';
    return compressDocument(xml, 'application/xml');
  };
  let kept: { made: number; document: Promise<Document> } | undefined;
  // One is written at a time, however often stories leave.
  let last: Promise<unknown> = Promise.resolve();
  return {
    document: () => {
      const isKept = kept !== undefined && clock.now() - kept.made < KEPT_MS;
      onRead?.(isKept);
      if (!kept || !isKept) {
        const attempt = { made: clock.now(), document: last.then(write, write) };
        [kept, last] = [attempt, attempt.document];
        // What failed is not kept.
        attempt.document.catch(() => {
          if (kept === attempt) kept = undefined;
        });
      }
      return kept.document;
    },
    forget: () => {
      kept = undefined;
    },
  };
}
