import { layoutOf, type Layout, type Span } from './book.rules.ts';

/** The parts of the story in the element of its text. */
export const partsIn = (text: HTMLElement | null): HTMLElement[] => [
  ...(text?.querySelectorAll<HTMLElement>('.story-part') ?? []),
];

/** How far one page of a part lies from the next, in pixels. */
export function pageStep(part: HTMLElement): number {
  return part.clientWidth + (Number.parseFloat(getComputedStyle(part).columnGap) || 0);
}

/** How the words flow over pages now. All is read before anything is written: one layout, however long the story. */
export function measureLayout(text: HTMLElement | null): Layout {
  const parts = partsIn(text);
  const spans = parts.flatMap((element, part): Span[] => {
    const step = pageStep(element);
    const origin = element.getBoundingClientRect().left - element.scrollLeft;
    const pageOf = (box: DOMRect | undefined) =>
      box && step > 0 ? Math.max(0, Math.floor((box.left - origin + 1) / step)) : 0;
    return [...element.querySelectorAll(':scope > p:not(.beside)')].map((paragraph) => {
      const next = paragraph.nextElementSibling;
      const boxes = [paragraph, ...(next?.matches('.beside') ? [next] : [])].flatMap((each) => [
        ...each.getClientRects(),
      ]);
      const first = pageOf(boxes[0]);
      return { part, first, pages: Math.max(1, pageOf(boxes.at(-1)) - first + 1) };
    });
  });
  return layoutOf(parts.length, spans);
}
