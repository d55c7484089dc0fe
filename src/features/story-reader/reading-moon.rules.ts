/** The lit part of a moon of radius 15 around 20,20; `part` runs from 0 (new) to 1 (full). */
export function moonPhase(part: number): string {
  const radius = 15;
  const bulge = radius * (1 - 2 * Math.min(1, Math.max(0, part)));
  const [top, bottom] = [20 - radius, 20 + radius];
  return `M20 ${top}A${radius} ${radius} 0 0 1 20 ${bottom}A${Math.abs(bulge)} ${radius} 0 0 ${bulge > 0 ? 0 : 1} 20 ${top}Z`;
}
