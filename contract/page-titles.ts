// What pages are called. A module of its own: the page needs these words at once, the rest of a head later.
import type { Site } from './page-head.ts';

/** What the home page is called besides; the same as `index.tagline` of the pages' texts. */
export const TAGLINE = 'Bedtime stories made for one child';
/** Of the home page, and of every page that says nothing of itself. */
export const SUMMARY =
  'Bedtime stories made for one child, told on the spot, kept on the device, and readable with no signal.';

/** The title of a page: its own, then the product's name; without one of its own the name alone. */
export const titleOf = (title: string | undefined, { productName }: Pick<Site, 'productName'>): string =>
  // Where a word may be broken is nothing to a title.
  title ? `${title.replaceAll('\u00AD', '')} | ${productName}` : productName;
