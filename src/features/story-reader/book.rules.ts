import type { Spot } from '../../lib/open-story.ts';

/** Where the book is open: a part of the story and a page of its words. The title is part -1, The End the part after the last. */
export interface Place {
  part: number;
  page: number;
}
export const TITLE: Place = { part: -1, page: 0 };

export const TITLE_SPOT: Spot = { paragraph: -1, within: 0 };

/** The pages of its part that a paragraph stands on. */
export interface Span {
  part: number;
  first: number;
  pages: number;
}
/** How a story lies in a book: the pages of each part, and where each paragraph stands. */
export interface Layout {
  pagesOf: readonly number[];
  spans: readonly Span[];
}

/** The layout of parts with so many paragraphs each, where nothing is measured: each part is one page. */
export function plainLayout(paragraphsOf: readonly number[]): Layout {
  return {
    pagesOf: paragraphsOf.map(() => 1),
    spans: paragraphsOf.flatMap((count, part) => Array.from({ length: count }, () => ({ part, first: 0, pages: 1 }))),
  };
}

/** A layout without a page that no paragraph stands on. */
export function layoutOf(parts: number, measured: readonly Span[]): Layout {
  const pagesOf = Array.from({ length: parts }, (_, part) =>
    measured.reduce((most, span) => (span.part === part ? Math.max(most, span.first + span.pages) : most), 1),
  );
  const spans = measured.map((span, at) => {
    const next = measured[at + 1];
    const until = next?.part === span.part ? next.first : (pagesOf[span.part] ?? 1);
    return { ...span, pages: Math.max(span.pages, until - span.first) };
  });
  return { pagesOf, spans };
}

/** A place that exists, when parts have so many pages. */
function placeIn({ part, page }: Place, pagesOf: readonly number[]): Place {
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

// What a third of three pages is must be page one again.
const ROUNDING = 1e-6;

/** The page of the book that shows a spot. */
export function placeOf({ paragraph, within }: Spot, { pagesOf, spans }: Layout): Place {
  if (paragraph < 0) return TITLE;
  const span = spans[paragraph];
  if (!span) return { part: pagesOf.length, page: 0 };
  const { part, first, pages } = span;
  return { part, page: first + Math.min(pages - 1, Math.floor(within * pages + ROUNDING)) };
}

/** The first spot of a page: of the paragraph whose words stand at its top. */
export function spotOf({ part, page }: Place, { spans }: Layout): Spot {
  if (part < 0) return TITLE_SPOT;
  const at = spans.findIndex((span) => span.part === part && span.first + span.pages > page);
  const span = spans[at];
  return span ? { paragraph: at, within: (page - span.first) / span.pages } : { paragraph: spans.length, within: 0 };
}

const sum = (pages: readonly number[]) => pages.reduce((all, each) => all + each, 0);

/** The number of a page from 1, title and The End counted, and how many there are. */
export function pageNumber(place: Place, pagesOf: readonly number[]): { page: number; of: number } {
  const { part, page } = placeIn(place, pagesOf);
  const of = sum(pagesOf) + 2;
  return part < 0 ? { page: 1, of } : { page: 2 + sum(pagesOf.slice(0, part)) + page, of };
}

/** The spot of a paragraph on that of its pages that lies nearest to a share of the book, 0 to 1. */
export function spotAt(paragraph: number, share: number, layout: Layout): Spot {
  const span = layout.spans[paragraph];
  if (!span) return { paragraph, within: 0 };
  const first = pageNumber({ part: span.part, page: span.first }, layout.pagesOf);
  const meant = Math.round(share * (first.of - 1)) + 1 - first.page;
  return { paragraph, within: Math.min(span.pages - 1, Math.max(0, meant)) / span.pages };
}
