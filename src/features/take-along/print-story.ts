import { flushSync } from 'react-dom';

/** A picture that does not come in this time is printed as its frame. */
const PATIENCE_MS = 8000;

const images = () => [...document.querySelectorAll<HTMLImageElement>('.reader img')];

/** Has pictures come that were to come when they are scrolled to. */
export function bringPictures(): void {
  for (const image of images()) image.loading = 'eager';
}

/**
 * Prints the open story once its pictures are there.
 * @param beforehand what has to be said or shown before the browser stands still
 */
export async function printStory(beforehand: () => void): Promise<void> {
  bringPictures();
  const late = new Promise((resolve) => setTimeout(resolve, PATIENCE_MS));
  await Promise.race([late, Promise.allSettled(images().map((image) => image.decode()))]);
  // The browser stands still while it prints.
  flushSync(beforehand);
  window.print();
}
