// A painter's own process: takes an order, gives back files. It ends when the server goes, and not at a signal that was meant for
// the server, which has a picture or two to wait for.
import { drawPicture } from '#illustrator/draw-picture';
import type { Order, Result } from './painter.ts';
import { convert, fitPicture, rasterize } from './rasterize.ts';

process.on('message', (order: Order) => void work(order));
process.on('disconnect', () => process.exit());
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => {});

async function work(order: Order): Promise<void> {
  let result: Result;
  try {
    result = await resultOf(order);
  } catch (thrown) {
    result = { error: String(thrown) };
  }
  process.send?.(result);
}

async function resultOf(order: Order): Promise<Result> {
  if ('kept' in order) return { converted: await convert(order.kept, order.type) };
  if ('given' in order) return { painted: await fitPicture(order.given) };
  const missing: string[] = [];
  const svg = await drawPicture(order.picture, (part) => missing.push(part));
  return { painted: await rasterize(svg), missing };
}
