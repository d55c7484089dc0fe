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

/** Shows what is chosen: after a choice, and where another version or another tab made it. */
export function showPageChoices(): void {
  const css = styleOf(lettersSetting.read(), warmthSetting.read());
  if (css !== (document.getElementById(STYLE)?.textContent ?? '')) show(css);
}

/** Keeps the warmth of ember, 0 to 100, and shows it. */
export function chooseWarmth(warmth: number): void {
  warmthSetting.choose(warmth);
  showPageChoices();
}

/** Keeps letters and shows them at once. A face that has to be fetched first is shown when it is there. */
export async function chooseLetters(letters: Letters): Promise<void> {
  lettersSetting.choose(letters);
  if (letters.face === 'dyslexic') await fetchFace();
  showPageChoices();
}

/** The worker keeps what comes through it. Without a network the clear face stands in until another visit. */
async function fetchFace(): Promise<void> {
  try {
    const face = new FontFace('OpenDyslexic', `url(${dyslexicFace}) format("woff2")`);
    await face.load();
    document.fonts.add(face);
  } catch (cause) {
    console.warn('the face could not be fetched', cause);
  }
}
