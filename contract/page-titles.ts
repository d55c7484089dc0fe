// What pages are called. A module of its own: the page needs these words at once, the rest of a head later.
import type { Site } from './page-head.ts';

const TAGLINE = 'Bedtime stories made for one child';
/** Of the home page, and of every page that says nothing of itself. */
export const SUMMARY =
  'Bedtime stories made for one child, told on the spot, kept on the device, and readable with no signal.';
/** Of `/stories`. */
export const STORIES_SUMMARY =
  'Stories to read tonight: those on this device, your family’s own, and bedtime stories for every age that anybody may read.';

/** The title of a page: its own, then the product's name; without one of its own the name alone. */
export const titleOf = (title: string | undefined, { productName }: Pick<Site, 'productName'>): string =>
  title ? `${title} | ${productName}` : productName;
/** The title of the home page. */
export const homeTitle = ({ productName }: Pick<Site, 'productName'>): string => `${productName}: ${TAGLINE}`;
