// Letters of other scripts, under the names of the Latin faces, before the page is written in them: words whose face comes in
// later take another width, and what stands below them moves. Chinese is the system's. Not a style sheet: one that names
// faces gives those that came too late for this page another chance, and its words would move as well.
import andikaCyrillicBold from '@fontsource/andika/files/andika-cyrillic-700-normal.woff2?url';
import andikaCyrillic from '@fontsource/andika/files/andika-cyrillic-400-normal.woff2?url';
import atma from '@fontsource/atma/files/atma-bengali-500-normal.woff2?url';
import gabrielaCyrillic from '@fontsource/gabriela/files/gabriela-cyrillic-400-normal.woff2?url';
import kurale from '@fontsource/kurale/files/kurale-devanagari-400-normal.woff2?url';
import tiroBangla from '@fontsource/tiro-bangla/files/tiro-bangla-bengali-400-normal.woff2?url';
import tiroHindi from '@fontsource/tiro-devanagari-hindi/files/tiro-devanagari-hindi-devanagari-400-normal.woff2?url';

interface Script {
  unicodeRange: string;
  /** Faces of the design, which a page can do without: name, weight, file. */
  nicer: readonly (readonly [family: string, weight: string, file: string])[];
  /** The last resort of a device without such letters, and two of them whose widths differ. */
  needed?: { file: string; letters: readonly [string, string] };
}

const SCRIPTS: Readonly<Record<string, Script>> = {
  ru: {
    unicodeRange: 'U+0301, U+0400-045F, U+0490-0491, U+04B0-04B1, U+2116',
    nicer: [
      ['Gabriela', '400', gabrielaCyrillic],
      ['Andika', '400', andikaCyrillic],
      ['Andika', '700', andikaCyrillicBold],
    ],
  },
  hi: {
    unicodeRange: 'U+0900-097F, U+1CD0-1CF9, U+200C-200D, U+20A8, U+20B9, U+20F0, U+25CC, U+A830-A839, U+A8E0-A8FF',
    nicer: [['Gabriela', '400', kurale]],
    needed: { file: tiroHindi, letters: ['र', 'औ'] },
  },
  bn: {
    unicodeRange:
      'U+0951-0952, U+0964-0965, U+0980-09FE, U+1CD0, U+1CD2, U+1CD5-1CD6, U+1CD8, U+1CE1, U+1CEA, U+1CED, U+1CF2, U+1CF5-1CF7, U+200C-200D, U+20B9, U+25CC, U+A8F1',
    nicer: [['Gabriela', '400', atma]],
    needed: { file: tiroBangla, letters: ['র', 'ঔ'] },
  },
};

/** As long as `font-display: optional` waits. */
const NICER_MS = 100;
/** Until then there would be boxes. What takes longer comes in while the page stands. */
const NEEDED_MS = 6000;

const after = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

/** Whether the device draws these letters with a face of its own: boxes in place of letters are all of one width. */
function hasOwn(letters: readonly string[]): boolean {
  const pen = document.createElement('canvas').getContext('2d');
  if (!pen) return true;
  pen.font = '99px sans-serif';
  return new Set(letters.map((letter) => pen.measureText(letter).width)).size > 1;
}

/** Resolves when the letters of a language are there, or have taken too long; without a network, with those of the device. */
export async function takeLetters(language: string): Promise<void> {
  const script = SCRIPTS[language];
  if (!script || !('fonts' in document)) return;
  const { unicodeRange, nicer, needed } = script;
  const load = (family: string, weight: string, file: string) =>
    new FontFace(family, `url(${file})`, { weight, unicodeRange }).load();
  const takeNicer = async ([family, weight, file]: Script['nicer'][number]) => {
    const face = await Promise.race([load(family, weight, file), after(NICER_MS)]);
    if (face) document.fonts.add(face);
  };
  const takeNeeded = async (file: string) => void document.fonts.add(await load('Indic', '200 900', file));
  await Promise.allSettled([
    ...nicer.map(takeNicer),
    needed && !hasOwn(needed.letters) ? Promise.race([takeNeeded(needed.file), after(NEEDED_MS)]) : undefined,
  ]);
}
