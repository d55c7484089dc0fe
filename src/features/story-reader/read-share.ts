/** How much of the text on the screen has passed, 0 to 1; 0 before the first line is left. */
export function readShare(): number {
  const text = document.querySelector('.story-text')?.getBoundingClientRect();
  if (!text) return 0;
  const way = text.height - innerHeight * 0.6;
  return Math.min(1, Math.max(0, -text.top / Math.max(1, way)));
}
