import { renderHook } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { Spot } from '../../lib/open-story.ts';
import { layoutOf } from './book.rules.ts';
import { useSpots } from './use-spots.ts';

// Three paragraphs: two in the first part, where the second goes on overleaf, and one in the other.
const layout = layoutOf(2, [
  { part: 0, first: 0, pages: 1 },
  { part: 0, first: 0, pages: 2 },
  { part: 1, first: 0, pages: 1 },
]);
const move = vi.fn<(to: () => Spot) => void>();
const open = (isBook: boolean, spot: Spot = { paragraph: 0, within: 0 }) =>
  renderHook(() => useSpots({ isBook, layout, spot, move })).result.current;
const movedTo = () => move.mock.lastCall?.[0]();
afterEach(() => {
  move.mockClear();
  document.body.innerHTML = '';
});

describe('where a reader is, and what brings a place to the eyes', () => {
  it('turns a book to a paragraph and to The End, from wherever it is open, and leaves what stands there', () => {
    const { showParagraph, spot } = open(true);
    expect(spot()).toEqual({ paragraph: 0, within: 0 });
    showParagraph(1);
    expect(move).not.toHaveBeenCalled();
    showParagraph(2);
    expect(movedTo()).toEqual({ paragraph: 2, within: 0 });
    showParagraph(3);
    expect(movedTo()).toEqual({ paragraph: 3, within: 0 });
    move.mockClear();
    open(true, { paragraph: 3, within: 0 }).showParagraph(3);
    expect(move).not.toHaveBeenCalled();
  });
  it('scrolls one long page to The End, and knows the paragraph at the top of the screen', () => {
    document.body.innerHTML = '<div class="story-text"><p>One</p><p>Two</p></div><footer class="story-end"></footer>';
    const tops = [-300, -20];
    for (const [at, paragraph] of [...document.querySelectorAll('p')].entries())
      paragraph.getBoundingClientRect = () => new DOMRect(0, tops[at], 300, 100);
    const end = document.querySelector('.story-end');
    const scrollIntoView = vi.fn();
    if (end) end.scrollIntoView = scrollIntoView;
    const { showParagraph, spot } = open(false);
    expect(spot()).toMatchObject({ paragraph: 1, within: 0.44 });
    showParagraph(2);
    expect(scrollIntoView).toHaveBeenCalledOnce();
    expect(move).not.toHaveBeenCalled();
  });
});
