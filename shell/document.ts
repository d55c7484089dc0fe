// The HTML a page starts with. The server writes it on every page answer, the worker from IndexedDB when offline.
import type { LanguageCode, Namespace } from '#contract/languages';
import type { Story } from '#contract/stories';

/** This deployment, as far as a page's head names it. */
export interface Site { productName: string; publicUrl: string }
/** Translations of one language as they stand in its files: namespace → nested texts. */
export type Texts = Partial<Record<Namespace, unknown>>;
export interface Page { path: string; title?: string; description?: string; robots?: string; lang?: LanguageCode }

/** The home page from the built index.html, which already holds the prerendered home: its head is filled in. */
export function renderHome(template: string, site: Site): string {
  return renderPage(template, site, { path: '/' });
}
/** Any other page from the built shell.html: generic head, empty root. */
export function renderPage(template: string, _site: Site, _page: Page): string {
  return template;
}
/** A finished story from shell.html: article head tags, the story's text in the root, its data for the page's first paint. */
export function renderStory(template: string, _story: Story, _site: Site, _texts: Texts): string {
  return template;
}
