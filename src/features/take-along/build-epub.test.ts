import { EpubCheck } from '@likecoin/epubcheck-ts';
import { strFromU8, unzipSync, zipSync } from 'fflate';
import { describe, expect, it } from 'vitest';
import { LANGUAGE_CODES } from '#contract/languages';
import { imageLike, storyLike } from '../../../tests/helpers/stories.ts';
import { buildEpub } from './build-epub.ts';
import { xml, uuidOf, type Book } from './epub-documents.ts';

/** The smallest picture of each type. */
const bytesOf = (base64: string) => Uint8Array.from(atob(base64), (byte) => byte.charCodeAt(0));
const JPEG = bytesOf(
  '/9j/4AAQSkZJRgABAQEASABIAAD/2wBDAP//////////////////////////////////////////////////////////////////////////////////////wgALCAABAAEBAREA/8QAFBABAAAAAAAAAAAAAAAAAAAAAP/aAAgBAQABPxA=',
);
const WEBP = bytesOf('UklGRiIAAABXRUJQVlA4IBYAAAAwAQCdASoBAAEADsD+JaQAA3AAAAAA');

const words = {
  language: 'en',
  starring: 'Starring Mia & <Tup>',
  theEnd: 'The End',
  contents: 'Contents',
  accessibility: 'All of the story is text. Pictures have a description.',
};
const text = {
  title: 'Tup & <Tup> "so"',
  paragraphs: [
    'Mia was in bed. "Good night," said the *moon*.',
    'Tup. Tup.\nSmall & soft <b>near</b> ]]>\u0000\u0007\uD800.',
    "That was Tup's *soft & <warm>* sock, 2 * 3.",
  ],
};
const pictured = storyLike({
  images: [
    imageLike({ id: 'cover', paragraph_index: null, status: 'complete', url: '/c' }),
    imageLike({ id: 'p1', paragraph_index: 1, status: 'complete', url: '/p1' }),
    imageLike({ id: 'p2', paragraph_index: 2, status: 'complete', url: '/p2' }),
  ],
});
const bookOf = (change: Partial<Book> = {}): Book => ({
  story: pictured,
  text,
  pictures: new Map([
    ['cover', { type: 'image/jpeg', bytes: JPEG, alt: 'A moon & a "sock"' }],
    ['p1', { type: 'image/webp', bytes: WEBP, alt: 'A sock in the moonlight' }],
  ]),
  words,
  ...change,
});
const filesOf = (bytes: Uint8Array) =>
  Object.fromEntries(Object.entries(unzipSync(bytes)).map(([name, content]) => [name, strFromU8(content)]));
async function faultsOf(bytes: Uint8Array) {
  const { messages } = await EpubCheck.validate(bytes);
  return messages
    .filter(({ severity }) => severity !== 'info' && severity !== 'usage')
    .map(({ id, message }) => `${id}: ${message}`);
}

describe('the book file', () => {
  it('BEY-15 passes an EPUB checker with pictures of both types, and without any', async () => {
    expect(await faultsOf(buildEpub(bookOf()))).toEqual([]);
    expect(await faultsOf(buildEpub(bookOf({ pictures: new Map(), words: { ...words, starring: '' } })))).toEqual([]);
  });
  it.each([...LANGUAGE_CODES])('BEY-15 passes an EPUB checker in %s, and says its language', async (language) => {
    const story = { ...pictured, parameters: { ...pictured.parameters, story_language: language } };
    const bytes = buildEpub(
      bookOf({ story, text: { title: 'चाँद, 月, луна, চাঁদ', paragraphs: ['चाँद 月 луна চাঁদ é 🌙'] } }),
    );
    expect(await faultsOf(bytes)).toEqual([]);
    const files = filesOf(bytes);
    expect(files['book/package.opf']).toContain(`<dc:language>${language}</dc:language>`);
    expect(files['book/story.xhtml']).toContain(`lang="${language}" xml:lang="${language}"`);
  });

  it.each<[fault: string, file: string, from: string, to: string]>([
    ['a picture that is not in it', 'book/package.opf', 'pictures/cover.jpg', 'pictures/lost.jpg'],
    ['text that is no XML', 'book/story.xhtml', '</em>', '</strong>'],
    ['no language', 'book/package.opf', '<dc:language>en</dc:language>', ''],
    ['no contents', 'book/package.opf', ' properties="nav"', ''],
  ])('BEY-15 the checker that it passes finds %s', async (_fault, file, from, to) => {
    const files = unzipSync(buildEpub(bookOf()));
    const changed = strFromU8(files[file] ?? new Uint8Array()).replace(from, to);
    expect(changed).not.toBe(strFromU8(files[file] ?? new Uint8Array()));
    const broken = zipSync({
      ...files,
      mimetype: [files['mimetype'] ?? new Uint8Array(), { level: 0 }],
      [file]: new TextEncoder().encode(changed),
    });
    expect(await faultsOf(broken)).not.toEqual([]);
  });

  it('begins with its type, stored as it is', () => {
    const start = strFromU8(buildEpub(bookOf()).slice(0, 58), true);
    expect(start.slice(30)).toBe('mimetypeapplication/epub+zip');
  });
  it('is the same for the same story', () => {
    expect(buildEpub(bookOf())).toEqual(buildEpub(bookOf()));
  });

  it('BEY-15 holds all paragraphs in their order, emphasis and lines kept, each picture after its paragraph with its words', () => {
    const page = filesOf(buildEpub(bookOf()))['book/story.xhtml'] ?? '';
    expect(page.match(/<(?:p|figure)\b[\s\S]*?<\/(?:p|figure)>/g)).toEqual([
      '<p>Mia was in bed. &quot;Good night,&quot; said the <em>moon</em>.</p>',
      '<p>Tup. Tup.<br/>Small &amp; soft &lt;b&gt;near&lt;/b&gt; ]]&gt;.</p>',
      '<figure><img src="pictures/p1.webp" alt="A sock in the moonlight"/></figure>',
      "<p>That was Tup's <em>soft &amp; &lt;warm&gt;</em> sock, 2 * 3.</p>",
      '<p class="end" lang="en" xml:lang="en">The End</p>',
    ]);
  });
  it('has a title page with the cover and who is in it', () => {
    const page = filesOf(buildEpub(bookOf()))['book/title.xhtml'] ?? '';
    expect(page).toContain('<img src="pictures/cover.jpg" alt="A moon &amp; a &quot;sock&quot;"/>');
    expect(page).toContain('<h1>Tup &amp; &lt;Tup&gt; &quot;so&quot;</h1>');
    expect(page).toContain('>Starring Mia &amp; &lt;Tup&gt;</p>');
  });
  it('says what it is, and how it can be read', () => {
    const about = filesOf(buildEpub(bookOf()))['book/package.opf'] ?? '';
    for (const line of [
      `<dc:identifier id="id">urn:uuid:${uuidOf(pictured.story_id)}</dc:identifier>`,
      '<dc:creator>Tuckaway</dc:creator>',
      '<meta property="dcterms:modified">2026-11-20T19:00:02Z</meta>',
      '<meta property="rendition:layout">reflowable</meta>',
      '<meta property="schema:accessMode">textual</meta>',
      '<meta property="schema:accessMode">visual</meta>',
      '<meta property="schema:accessModeSufficient">textual</meta>',
      '<meta property="schema:accessibilityFeature">alternativeText</meta>',
      '<meta property="schema:accessibilityHazard">none</meta>',
      `<meta property="schema:accessibilitySummary">${words.accessibility}</meta>`,
      'properties="cover-image"',
    ])
      expect(about).toContain(line);
  });
});

it.each([
  ['a & b < c > d "e"', 'a &amp; b &lt; c &gt; d &quot;e&quot;'],
  ['\u0000\u0008\u000B\u001F\uFFFE\uFFFF', ''],
  ['half \uD83C of a moon', 'half  of a moon'],
  ['whole 🌙', 'whole 🌙'],
])('text %j stands in XML as %j', (plain, escaped) => {
  expect(xml(plain)).toBe(escaped);
});

it('makes one UUID of one id', () => {
  expect(uuidOf('AAAAAAAAAAAAAAAAAAAAAA')).toBe('00000000-0000-0000-0000-000000000000');
  expect(uuidOf('_____________________w')).toBe('ffffffff-ffff-ffff-ffff-ffffffffffff');
});
