// The documents of a book file, as text. EPUB 3.3, and no more of it than readers of any age understand.
import { partsOf, type StoryPart } from '#contract/story-parts';
import type { Story, StoryText } from '#contract/stories';
import { splitEmphasis } from '#contract/story-text';
import type { BookPicture } from './book-pictures.ts';

/** What a book says besides its story, in the language of the page. */
export interface BookWords {
  language: string;
  /** "Starring Mia"; empty where a story is about nobody. */
  starring: string;
  theEnd: string;
  contents: string;
  /** What is said of the book to who has to know how it can be read. */
  accessibility: string;
}

/** A story as it is bound: its pictures by their ids, those alone that are there. */
export interface Book {
  story: Pick<Story, 'story_id' | 'updated_at' | 'parameters' | 'images'>;
  text: StoryText;
  pictures: ReadonlyMap<string, BookPicture>;
  words: BookWords;
}

const FOREIGN = /[^\t\n\r\u{20}-\u{D7FF}\u{E000}-\u{FFFD}\u{10000}-\u{10FFFF}]/gu;
const ENTITIES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

/** Text as it may stand in XML: marks escaped, and what XML cannot hold, control characters and halves of characters, left out. */
export const xml = (text: string): string =>
  text.replace(FOREIGN, '').replace(/[&<>"]/g, (mark) => ENTITIES[mark] ?? '');

/** The id of a story is 128 bits, and so is a UUID. */
export function uuidOf(storyId: string): string {
  const bytes = atob(storyId.replaceAll('-', '+').replaceAll('_', '/').padEnd(24, '='));
  const hex = Array.from(bytes, (byte) => byte.charCodeAt(0).toString(16).padStart(2, '0')).join('');
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12}).*$/, '$1-$2-$3-$4-$5');
}

const NAMES: Readonly<Record<string, string>> = { 'image/jpeg': 'jpg', 'image/png': 'png', 'image/webp': 'webp' };

/** The path of a picture in the book. */
export const pictureFile = (id: string, type: string): string =>
  `pictures/${id.replace(/[^\w-]/g, '')}.${NAMES[type] ?? 'jpg'}`;

function page(language: string, title: string, body: string): string {
  return `<?xml version="1.0" encoding="UTF-8"?>
<!DOCTYPE html>
<html xmlns="http://www.w3.org/1999/xhtml" xmlns:epub="http://www.idpf.org/2007/ops" lang="${language}" xml:lang="${language}">
<head><meta charset="UTF-8"/><title>${xml(title)}</title><link rel="stylesheet" href="book.css"/></head>
<body>
${body}
</body>
</html>
`;
}

const image = (id: string, { type, alt }: BookPicture): string =>
  `<img src="${pictureFile(id, type)}" alt="${xml(alt)}"/>`;
const inLanguage = (language: string): string => `lang="${language}" xml:lang="${language}"`;

const paragraphText = (paragraph: string): string => {
  const pieces = splitEmphasis(paragraph).map(({ text, isEmphasis }) =>
    isEmphasis ? `<em>${xml(text)}</em>` : xml(text),
  );
  return `<p>${pieces.join('').replace(/\r\n?|\n/g, '<br/>')}</p>`;
};

function partText({ picture, paragraphs }: StoryPart, pictures: Book['pictures']): string {
  const [first = '', ...rest] = paragraphs;
  const here = picture && pictures.get(picture.id);
  const figure = picture && here ? [`<figure>${image(picture.id, here)}</figure>`] : [];
  return [paragraphText(first), ...figure, ...rest.map(paragraphText)].join('\n');
}

/** The title page: the cover, the title, and who is in it. */
export function titlePage({ story, text, pictures, words }: Book): string {
  const cover = pictures.get('cover');
  const starring = words.starring && `<p class="starring" ${inLanguage(words.language)}>${xml(words.starring)}</p>`;
  const lines = [
    '<section class="title" epub:type="titlepage">',
    cover ? `<figure>${image('cover', cover)}</figure>` : '',
    `<h1>${xml(text.title)}</h1>`,
    starring,
    '</section>',
  ];
  return page(story.parameters.story_language, text.title, lines.filter(Boolean).join('\n'));
}

/** The story with its pictures, to The End. */
export function storyPage({ story, text, pictures, words }: Book): string {
  const parts = partsOf(text.paragraphs, story.images).map((part) => partText(part, pictures));
  const end = `<p class="end" ${inLanguage(words.language)}>${xml(words.theEnd)}</p>`;
  const body = `<section epub:type="bodymatter">\n<h2>${xml(text.title)}</h2>\n${parts.join('\n')}\n${end}\n</section>`;
  return page(story.parameters.story_language, text.title, body);
}

/** The contents, for the menu of a reader. */
export function navPage({ text, words }: Book): string {
  const title = xml(text.title);
  const body = `<nav epub:type="toc">
<h1>${xml(words.contents)}</h1>
<ol><li><a href="story.xhtml">${title}</a></li></ol>
</nav>
<nav epub:type="landmarks" hidden="hidden">
<ol>
<li><a epub:type="titlepage" href="title.xhtml">${title}</a></li>
<li><a epub:type="bodymatter" href="story.xhtml">${title}</a></li>
</ol>
</nav>`;
  return page(words.language, text.title, body);
}

/** The package document: what the book is, and what lies in it. */
export function packageDocument({ story, text, pictures, words }: Book): string {
  const items = [...pictures].map(
    ([id, { type }], at) =>
      `<item id="picture-${at}" href="${pictureFile(id, type)}" media-type="${type}"${id === 'cover' ? ' properties="cover-image"' : ''}/>`,
  );
  const isPictured = pictures.size > 0;
  const access = (name: string, value: string) => `<meta property="schema:${name}">${xml(value)}</meta>`;
  return `<?xml version="1.0" encoding="UTF-8"?>
<package xmlns="http://www.idpf.org/2007/opf" version="3.0" unique-identifier="id" prefix="schema: http://schema.org/ rendition: http://www.idpf.org/vocab/rendition/#" xml:lang="${words.language}">
<metadata xmlns:dc="http://purl.org/dc/elements/1.1/">
<dc:identifier id="id">urn:uuid:${uuidOf(story.story_id)}</dc:identifier>
<dc:title xml:lang="${story.parameters.story_language}">${xml(text.title)}</dc:title>
<dc:language>${story.parameters.story_language}</dc:language>
<dc:creator>Tuckaway</dc:creator>
<meta property="dcterms:modified">${new Date(story.updated_at).toISOString().replace(/\.\d+/, '')}</meta>
<meta property="rendition:layout">reflowable</meta>
${[
  access('accessMode', 'textual'),
  ...(isPictured ? [access('accessMode', 'visual')] : []),
  access('accessModeSufficient', 'textual'),
  ...(isPictured ? [access('accessibilityFeature', 'alternativeText')] : []),
  access('accessibilityFeature', 'readingOrder'),
  access('accessibilityFeature', 'structuralNavigation'),
  access('accessibilityFeature', 'tableOfContents'),
  access('accessibilityFeature', 'displayTransformability'),
  access('accessibilityHazard', 'none'),
  access('accessibilitySummary', words.accessibility),
].join('\n')}
${pictures.has('cover') ? '<meta name="cover" content="picture-' + [...pictures.keys()].indexOf('cover') + '"/>\n' : ''}</metadata>
<manifest>
<item id="nav" href="nav.xhtml" media-type="application/xhtml+xml" properties="nav"/>
<item id="title" href="title.xhtml" media-type="application/xhtml+xml"/>
<item id="story" href="story.xhtml" media-type="application/xhtml+xml"/>
<item id="css" href="book.css" media-type="text/css"/>
${items.join('\n')}
</manifest>
<spine>
<itemref idref="title"/>
<itemref idref="story"/>
</spine>
</package>
`;
}
