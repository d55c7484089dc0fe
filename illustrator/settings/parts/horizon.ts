// What rises behind the ground.
import { polygon, ridge, type Point } from '../../path.ts';
import { WIDTH, type View } from '../../view.ts';

/** What is drawn shows only above the ground of `groundCurve` with the same measures. */
export function behindGround(view: View, y: number, rise: number, draw: () => void): void {
  const crest = ridge(view.stream('ground'), y, rise, 360, { rough: 0.1, bow: 14 });
  const outline: Point[] = [
    [-60, -60],
    [WIDTH + 60, -60],
  ];
  for (let x = WIDTH + 60; x >= -60; x -= 20) outline.push([x, crest.at(x)]);
  view.pen.clip(polygon(outline), draw);
}
