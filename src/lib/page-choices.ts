// What is chosen about the page's warmth and the letters of stories, as a style of the page. It is kept ready beside the
// choices: the script in index.html puts it into the page before the first paint.
import dyslexicFace from '@fontsource/opendyslexic/files/opendyslexic-latin-400-normal.woff2?url';
import * as v from 'valibot';
import { deviceSetting } from './device-setting.ts';
import { LettersSchema, lettersCss, USUAL_LETTERS, type Letters } from './letters.rules.ts';
import { readStored, writeStored } from './storage.ts';
import { warmthCss } from './warmth.rules.ts';

/** The key of local storage, and the id of the style. */
const STYLE = 'page-choices';

/** How red ember is: 0 as the design has it, 100 deepest. */
export const warmthSetting = deviceSetting(
  'warmth',
  v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(100)),
  0,
);
export const lettersSetting = deviceSetting('letters', LettersSchema, USUAL_LETTERS);

const styleOf = (letters: Letters, warmth: number) => warmthCss(warmth) + lettersCss(letters, dyslexicFace);

function show(css: string): void {
  const style = document.getElementById(STYLE) ?? document.createElement('style');
  style.id = STYLE;
  style.textContent = css;
  if (!style.isConnected) document.head.append(style);
  // Older versions of the product leave it alone.
  if (css !== (readStored(STYLE) ?? '')) writeStored(STYLE, css || null);
}

let face: Promise<void> | undefined;
let isFaceComing = false;
/** The worker keeps what comes through it. Without a network the clear face stands in until another visit. */
async function fetchFace(): Promise<void> {
  try {
    const dyslexic = new FontFace('OpenDyslexic', `url(${dyslexicFace}) format("woff2")`);
    await dyslexic.load();
    document.fonts.add(dyslexic);
  } catch (cause) {
    console.warn('the face could not be fetched', cause);
    face = undefined;
  }
}

/** Fetches the face for those who choose among letters; without a network another one stands in. */
export function showFace(): void {
  if ('FontFace' in window && navigator.onLine) void (face ??= fetchFace());
}

function showChosen(): void {
  const css = styleOf(lettersSetting.read(), warmthSetting.read());
  if (!isFaceComing && css !== (document.getElementById(STYLE)?.textContent ?? '')) show(css);
}

/** Shows what is chosen, now and after every choice, in another tab too. Returns what ends it. */
export function watchPageChoices(): () => void {
  showChosen();
  const ends = [lettersSetting.subscribe(showChosen), warmthSetting.subscribe(showChosen)];
  return () => ends.forEach((end) => end());
}

/** Keeps the warmth of ember, 0 to 100, and shows it. */
export function chooseWarmth(warmth: number): void {
  warmthSetting.choose(warmth);
  showChosen();
}

/** Keeps letters and shows them at once. A face that has to be fetched first is shown when it is there. */
export async function chooseLetters(letters: Letters): Promise<void> {
  const isDyslexic = letters.face === 'dyslexic';
  isFaceComing = isDyslexic;
  lettersSetting.choose(letters);
  if (isDyslexic) await (face ??= fetchFace());
  isFaceComing = false;
  showChosen();
}
