// The painter's own process: takes pictures to draw, gives back their files.
import { drawPicture } from '#illustrator/draw-picture';
import type { PaintOrder, PaintResult } from './painter.ts';
import { rasterize } from './rasterize.ts';

process.on('message', (order: PaintOrder) => void work(order));
process.on('disconnect', () => process.exit());

async function work({ id, picture }: PaintOrder): Promise<void> {
  let result: PaintResult;
  try {
    const missing: string[] = [];
    const svg = await drawPicture(picture, (part) => missing.push(part));
    result = { id, painted: await rasterize(svg), missing };
  } catch (thrown) {
    result = { id, error: String(thrown) };
  }
  process.send?.(result);
}
