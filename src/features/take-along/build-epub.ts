import { strToU8, zipSync, type Zippable, type ZipOptions } from 'fflate';
import { navPage, packageDocument, pictureFile, storyPage, titlePage, type Book } from './epub-documents.ts';

const CONTAINER = `<?xml version="1.0" encoding="UTF-8"?>
<container version="1.0" xmlns="urn:oasis:names:tc:opendocument:xmlns:container">
<rootfiles><rootfile full-path="book/package.opf" media-type="application/oebps-package+xml"/></rootfiles>
</container>
`;

/** No letters of its own and no colors: a reader has its light and its letters, and they are what somebody chose. */
const STYLE = `h1, h2 { text-align: center; line-height: 1.2; }
h2 { margin: 1em 0 2em; }
p { margin: 0 0 1em; line-height: 1.5; }
figure { margin: 1em 0; text-align: center; break-inside: avoid; }
img { max-width: 100%; max-height: 90vh; }
.title { text-align: center; break-after: page; }
.starring { text-align: center; }
.end { margin: 2.5em 0; text-align: center; font-size: 1.4em; }
`;

/** The first day of ZIP, by the device's clock, as ZIP has it: the same story makes the same bytes. */
const NO_TIME = new Date(1980, 0, 1);
const STORED: ZipOptions = { level: 0, mtime: NO_TIME };
const PACKED: ZipOptions = { level: 6, mtime: NO_TIME };

/** A story as a book file (EPUB 3). Pictures that are not handed in are left out. */
export function buildEpub(book: Book): Uint8Array<ArrayBuffer> {
  const text = (content: string): [Uint8Array, ZipOptions] => [strToU8(content), PACKED];
  const files: Zippable = {
    // First and as it is: that is how the file is known for what it is.
    mimetype: [strToU8('application/epub+zip'), STORED],
    'META-INF/container.xml': text(CONTAINER),
    'book/package.opf': text(packageDocument(book)),
    'book/nav.xhtml': text(navPage(book)),
    'book/title.xhtml': text(titlePage(book)),
    'book/story.xhtml': text(storyPage(book)),
    'book/book.css': text(STYLE),
  };
  for (const [id, { type, bytes }] of book.pictures) files[`book/${pictureFile(id, type)}`] = [bytes, STORED];
  return new Uint8Array(zipSync(files));
}
