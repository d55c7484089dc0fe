// The HTML a page starts with. The server writes it on every page answer, the worker from IndexedDB when offline.
import type { Head, Site } from '#contract/page-head';
import { homeHead, plainHead, storyHead } from '#contract/page-heads';
import { titleOf } from '#contract/page-titles';
import type { Story, StoryText } from '#contract/stories';
import { describeStory } from '#contract/story-text';
import { headHtml } from './head.ts';
import { dataBlock, escapeHtml, fill } from './html.ts';
import { storyMarkup, textOf } from './story-markup.ts';
import { textsIn, type Texts, type Translate } from './texts.ts';
import { trailWords } from './trail-words.ts';

export type { Site } from '#contract/page-head';
export type { Texts } from './texts.ts';
export interface Page {
  path: string;
  title?: string;
  description?: string;
  robots?: string;
}

const HEAD_MARK = '<!--head-->';
export const DATA_MARK = '<!--data-->';
export const EMPTY_ROOT = '<div id="root"></div>';

/** A document with a head, and links to style sheets that the shell does not have. */
export function withHead(template: string, site: Site, head: Head, styles: readonly string[] = []): string {
  const spoken =
    head.lang && head.lang !== 'en' ? template.replace('<html lang="en"', `<html lang="${head.lang}"`) : template;
  const links = styles.map((href) => `<link rel="stylesheet" href="${escapeHtml(href)}">`).join('');
  // After the shell's own styles: who comes first says which layer is the lower one.
  return fill(fill(spoken, HEAD_MARK, headHtml(head, site)), '</head>', `${links}</head>`);
}

/** The home page from the built index.html, which already holds the prerendered home: its head is filled in. */
export function renderHome(template: string, site: Site): string {
  return withHead(template, site, homeHead(site)).replace(DATA_MARK, '');
}

/** Any other page from the built shell.html: generic head, empty root. */
export function renderPage(template: string, site: Site, page: Page): string {
  return renderHead(template, site, plainHead(page, site));
}

/** A page whose head is known and whose root the page fills. */
export function renderHead(template: string, site: Site, head: Head): string {
  return withHead(template, site, head).replace(DATA_MARK, '');
}

/** A finished story from shell.html: article head tags, the story's text in the root, its data for the page's first paint. */
export function renderStory(template: string, story: Story, site: Site, texts: Texts): string {
  const text = textOf(story);
  const path = `/story/${story.story_id}`;
  if (!text)
    return renderPage(template, site, { path, ...(story.visibility === 'public' ? {} : { robots: 'noindex' }) });
  const t = textsIn(story.parameters.story_language, texts);
  const described = { title: text.title, description: describeStory(text.paragraphs) };
  return withStory(withHead(template, site, storyHead(story, described, trailWords(t), site)), story, text, t);
}

/** A page from the built shell.html for a device that answers itself: nobody else reads it, so its head has the title alone. */
export function renderKeptPage(template: string, title: string): string {
  return fill(template, HEAD_MARK, `<title>${escapeHtml(title)}</title>`).replace(DATA_MARK, '');
}

/** A kept story in the same way. */
export function renderKeptStory(template: string, story: Story, site: Pick<Site, 'productName'>, texts: Texts): string {
  const text = textOf(story);
  const title = titleOf(text?.title, site);
  if (!text) return renderKeptPage(template, title);
  const page = fill(template, HEAD_MARK, `<title>${escapeHtml(title)}</title>`);
  return withStory(page, story, text, textsIn(story.parameters.story_language, texts));
}

// The page around the story keeps the language of the texts; the article carries its own.
function withStory(page: string, story: Story, text: StoryText, t: Translate): string {
  const filled = fill(page, EMPTY_ROOT, `<div id="root">${storyMarkup(story, text, t)}</div>`);
  return fill(filled, DATA_MARK, dataBlock('application/json', story, 'story'));
}
