/** Widths at which a story with pictures is a book to turn the pages of. The style sheet has the same query. */
export const BOOK_WIDTHS = '(min-width: 768px)';

/** Where the book is open: a part of the story and a page of its words. The title is part -1, The End the part after the last. */
export interface Place {
  part: number;
  page: number;
}
export const TITLE: Place = { part: -1, page: 0 };

/** A place that exists, when parts have so many pages: a turned tablet may have fewer than before. */
export function placeIn({ part, page }: Place, pagesOf: readonly number[]): Place {
  const pages = pagesOf[part] ?? 1;
  return { part: Math.min(part, pagesOf.length), page: Math.min(page, pages - 1) };
}

/** One page on or back; the same place where there is none. */
export function turn(place: Place, by: 1 | -1, pagesOf: readonly number[]): Place {
  const { part, page } = placeIn(place, pagesOf);
  const next = page + by;
  if (next >= 0 && next < (pagesOf[part] ?? 1)) return { part, page: next };
  const other = part + by;
  if (other < TITLE.part || other > pagesOf.length) return { part, page };
  return { part: other, page: by > 0 ? 0 : (pagesOf[other] ?? 1) - 1 };
}

/** The place that lies so far into the book, 0 to 1, when parts have so many pages. */
export function placeAt(share: number, pagesOf: readonly number[]): Place {
  const { of } = pageNumber(TITLE, pagesOf);
  let place = TITLE;
  for (let page = Math.round(share * (of - 1)); page > 0; page--) place = turn(place, 1, pagesOf);
  return place;
}

/** The number of a page from 1, title and The End counted, and how many there are. */
export function pageNumber(place: Place, pagesOf: readonly number[]): { page: number; of: number } {
  const { part, page } = placeIn(place, pagesOf);
  const sum = (pages: readonly number[]) => pages.reduce((all, each) => all + each, 0);
  if (part < 0) return { page: 1, of: sum(pagesOf) + 2 };
  return { page: 2 + sum(pagesOf.slice(0, part)) + page, of: sum(pagesOf) + 2 };
}

/** How many pages of this width words need that flow into columns. */
export function pagesFor(flowWidth: number, pageWidth: number, gap: number): number {
  return pageWidth > 0 ? Math.max(1, Math.round((flowWidth + gap) / (pageWidth + gap))) : 1;
}
