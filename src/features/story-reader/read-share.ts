/** The text counts as passed when its last lines stand this far down the screen. */
const END_ON_SCREEN = 0.6;

function measure(): { top: number; way: number } | undefined {
  const text = document.querySelector('.story-text')?.getBoundingClientRect();
  return text && { top: text.top, way: text.height - innerHeight * END_ON_SCREEN };
}

/** How much of the text on the screen has passed, 0 to 1; 0 before the first line is left. */
export function readShare(): number {
  const text = measure();
  return text ? Math.min(1, Math.max(0, -text.top / Math.max(1, text.way))) : 0;
}

/** How far the page is scrolled when `share` of the text has passed; undefined where a text is too short to tell. */
export function scrollForShare(share: number): number | undefined {
  const text = measure();
  return text && text.way >= 1 ? scrollY + text.top + share * text.way : undefined;
}
