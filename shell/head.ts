// The head of a page as HTML.
import { headTags, type Head, type HeadTag, type Site } from '#contract/page-head';
import { dataBlock, escapeHtml } from './html.ts';

/** The tags of a head, in one line. */
export const headHtml = (head: Head, site: Site): string => headTags(head, site).map(tagHtml).join('');

function tagHtml({ name, attributes, text = '' }: HeadTag): string {
  if (name === 'script') return dataBlock(attributes['type'] ?? '', JSON.parse(text));
  const written = Object.entries(attributes)
    .map(([key, value]) => ` ${key}="${escapeHtml(value)}"`)
    .join('');
  return name === 'title' ? `<title>${escapeHtml(text)}</title>` : `<${name}${written}>`;
}
