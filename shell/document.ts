// The HTML a page starts with. The server writes it on every page answer, the worker from IndexedDB when offline.
import type { LanguageCode } from '#contract/languages';
import type { Story } from '#contract/stories';
import { plainText } from '#contract/story-text';
import { canonicalOf, type Head, type Site } from '#contract/page-head';
import { headHtml } from './head.ts';
import { dataBlock, fill } from './html.ts';
import { storyMarkup, textOf } from './story-markup.ts';
import { textsIn, type Texts } from './texts.ts';

export type { Site } from '#contract/page-head';
export type { Texts } from './texts.ts';
export interface Page {
  path: string;
  title?: string;
  description?: string;
  robots?: string;
  lang?: LanguageCode;
}

const DESCRIPTION_LENGTH = 150;
const HEAD_MARK = '<!--head-->';
const DATA_MARK = '<!--data-->';
const EMPTY_ROOT = '<div id="root"></div>';
const TAGLINE = 'Bedtime stories made for one child';
const SUMMARY =
  'Bedtime stories made for one child, told on the spot, kept on the device, and readable with no signal.';

function withHead(template: string, site: Site, head: Head): string {
  const spoken =
    head.lang && head.lang !== 'en' ? template.replace('<html lang="en"', `<html lang="${head.lang}"`) : template;
  return fill(spoken, HEAD_MARK, headHtml(head, site));
}

/** The home page from the built index.html, which already holds the prerendered home: its head is filled in. */
export function renderHome(template: string, site: Site): string {
  const jsonLd = { '@type': 'WebSite', name: site.productName, url: canonicalOf('/', site), description: SUMMARY };
  const title = `${site.productName}: ${TAGLINE}`;
  return withHead(template, site, {
    title,
    description: SUMMARY,
    path: '/',
    type: 'website',
    jsonLd: [jsonLd],
  }).replace(DATA_MARK, '');
}

/** Any other page from the built shell.html: generic head, empty root. */
export function renderPage(template: string, site: Site, { path, title, description, robots, lang }: Page): string {
  const head = {
    title: title ?? site.productName,
    description: description ?? SUMMARY,
    path,
    type: 'website',
    robots,
    lang,
  } as const;
  return withHead(template, site, head).replace(DATA_MARK, '');
}

/** First 150 code points of the first paragraph, as plain text on one line. */
export function describe(paragraphs: readonly string[]): string {
  const text = plainText(paragraphs[0] ?? '')
    .replace(/\s+/g, ' ')
    .trim();
  return Array.from(text).slice(0, DESCRIPTION_LENGTH).join('');
}

/** A finished story from shell.html: article head tags, the story's text in the root, its data for the page's first paint. */
export function renderStory(template: string, story: Story, site: Site, texts: Texts): string {
  const text = textOf(story);
  const path = `/story/${story.story_id}`;
  const robots = story.visibility === 'public' ? undefined : 'noindex';
  if (!text) return renderPage(template, site, { path, ...(robots ? { robots } : {}) });
  const language = story.parameters.story_language;
  const description = describe(text.paragraphs);
  const cover = story.images.find(({ id, status }) => id === 'cover' && status === 'complete')?.url ?? undefined;
  const jsonLd = {
    '@type': 'Article',
    headline: text.title,
    description,
    inLanguage: language,
    url: canonicalOf(path, site),
    datePublished: story.created_at,
    dateModified: story.updated_at,
    publisher: { '@type': 'Organization', name: site.productName },
  };
  // The page around the story keeps the language of the texts; the article carries its own.
  const head: Head = {
    title: `${text.title} | ${site.productName}`,
    description,
    path,
    type: 'article',
    robots,
    image: cover,
    jsonLd: [jsonLd],
    published: story.created_at,
    modified: story.updated_at,
  };
  const page = withHead(template, site, head);
  const filled = fill(page, EMPTY_ROOT, `<div id="root">${storyMarkup(story, text, textsIn(language, texts))}</div>`);
  return fill(filled, DATA_MARK, dataBlock('application/json', story, 'story'));
}
