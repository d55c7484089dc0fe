// All that binding a book takes, in a part of the page of its own: few stories are taken along.
import type { Story, StoryText } from '#contract/stories';
import { bookFileName } from './book-file-name.rules.ts';
import { bookPictures } from './book-pictures.ts';
import { buildEpub } from './build-epub.ts';
import type { BookWords } from './epub-documents.ts';

export { downloadFile } from '../../lib/download-file.ts';

/** A story with its pictures as a book file. Rejects where it cannot be made. */
export async function makeBook(story: Story, text: StoryText, words: BookWords): Promise<File> {
  const pictures = await bookPictures(story, text);
  const bytes = buildEpub({ story, text, pictures, words });
  return new File([bytes], bookFileName(text.title), { type: 'application/epub+zip' });
}
