import { openParagraphs } from '../../lib/open-story.ts';

const TOP_PIXELS = 24;

/**
 * Where in the text somebody reads, in whole paragraphs and the passed part of one; the number of paragraphs when all have
 * passed. In a book only the words of the open page are looked at: what lies on its other pages is hidden, or beside it.
 */
export function placeOnScreen(isBeforeText: boolean): number {
  if (isBeforeText) return 0;
  const all = openParagraphs();
  const isBook = document.querySelector('.book-arrows') !== null;
  const at = all.findIndex((paragraph) => {
    const part = paragraph.parentElement;
    if (!isBook || !part) return paragraph.getBoundingClientRect().bottom > TOP_PIXELS;
    if (part.dataset['now'] !== 'true') return false;
    const page = part.getBoundingClientRect();
    return [...paragraph.getClientRects()].some(({ left, right }) => right > page.left + 1 && left < page.right - 1);
  });
  if (at < 0) return all.length;
  const box = all[at]?.getBoundingClientRect();
  if (!box) return at;
  const passed = isBook ? 0 : (TOP_PIXELS - box.top) / Math.max(1, box.height);
  return at + Math.min(0.99, Math.max(0, passed));
}
