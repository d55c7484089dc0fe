import type { StoryImage } from './stories.ts';

/** A piece of a story's text under one picture. */
export interface StoryPart {
  /** The picture of its first paragraph; none for what comes before the first picture. */
  picture: StoryImage | undefined;
  paragraphs: string[];
}

const isShown = ({ status, hidden }: StoryImage) => status !== 'skipped' && !hidden;

/** The cover, unless there is to be none. */
export function coverOf(images: readonly StoryImage[]): StoryImage | undefined {
  return images.find((image) => image.id === 'cover' && isShown(image));
}

/** Whether a story is laid out with pictures. */
export const hasPictures = (images: readonly StoryImage[]): boolean => images.some(isShown);

/** The text in parts: each begins with the paragraph that a picture belongs to, or, if wanted, with any. */
export function partsOf(
  paragraphs: readonly string[],
  images: readonly StoryImage[],
  isEachAPart = false,
): StoryPart[] {
  const parts: StoryPart[] = [];
  for (const [at, paragraph] of paragraphs.entries()) {
    const picture = images.find((image) => image.id !== 'cover' && image.paragraph_index === at && isShown(image));
    const last = parts.at(-1);
    if (picture || !last || isEachAPart) parts.push({ picture, paragraphs: [paragraph] });
    else last.paragraphs.push(paragraph);
  }
  return parts;
}
