// A child's name in every form that a text could carry it in: spelled, set, inflected or encoded otherwise.

/** A letter alone, as of “A. B.”, says nobody's name. */
const SHORTEST_PART = 2;
/** Scripts that set no spaces between words: there a name may stand anywhere. */
const WITHOUT_SPACES = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}]/u;
/** Signs that nobody sees; Hindi and Bengali spell with two of them, and not always. */
const UNSEEN = /[\u00AD\u200B-\u200D\u2060\uFEFF]/gu;
/** What our languages set behind a name without a space. Longer ones would make a rosette of a Rose. */
const ENDINGS: readonly string[] = [
  ...'s es n en ns chen lein ito ita inho inha zinho zinha nya ku mu lah kah pun'.split(' '),
  ...'а я у ю ы и е й ой ей ою ею ом ем ём ин ина ину ины иной ку ка ке ки кой'.split(' '),
  ...'ने को का की के से में पर जी'.split(' '),
  ...'র ের এর কে রে টা টি টার রা েরা দের েদের তে য় য়ের ই ও'.split(' '),
];
/** Russian changes the last letter of a name. */
const CHANGING_END = /(?<=[\p{Script=Cyrillic}]{2})[аяйьое]$/u;

/** One spelling for what looks the same: small letters, Latin ones without their marks, nothing that cannot be seen. */
export const plainly = (text: string): string =>
  text
    .normalize('NFD')
    .replaceAll(/(?<=\p{Script=Latin})\p{M}+/gu, '')
    .normalize('NFC')
    .replaceAll(UNSEEN, '')
    .toLowerCase();

/** What finds a name in a text that is spelled `plainly`: the whole of it, and each of its parts. */
export function findersFor(name: string): RegExp[] {
  const parts = name.split(/[\s'’ʼ.·-]+/u).filter((part) => Array.from(part).length >= SHORTEST_PART);
  const spoken = [...new Set([name, ...parts].map(plainly))];
  const forms = [name, ...parts].flatMap((form) => [form, form.normalize('NFD')]);
  const encoded = forms.flatMap((form) => [encodeURIComponent(form), Buffer.from(form).toString('base64')]);
  return [
    ...spoken.map((form) => finderOf(asSet(form), !WITHOUT_SPACES.test(form), asEnding(form))),
    ...[...new Set(encoded.map(plainly))]
      .filter((form) => !spoken.includes(form))
      .map((form) => finderOf(escaped(form))),
  ];
}

const finderOf = (pattern: string, hasBorders = true, ending = ''): RegExp =>
  new RegExp(hasBorders ? `(?<![\\p{L}\\p{M}\\p{N}_])(?:${pattern}${ending})(?![\\p{L}\\p{M}\\p{N}_])` : pattern, 'u');

const escaped = (text: string): string => text.replaceAll(/[$()*+./?[\\\]^{|}]/g, String.raw`\$&`);

/** Typesetters and addresses write an apostrophe, a space or a hyphen in their own way, or leave it out. */
const asSet = (form: string): string =>
  escaped(form)
    .replace(CHANGING_END, '$&?')
    .replaceAll(/['’ʼ]|[ -]/gu, (sign) => (/[ -]/.test(sign) ? '[\\s_‐‑–-]*' : "['’ʼ]?"));

const asEnding = (form: string): string =>
  Array.from(form).length > 2 ? `(?:${ENDINGS.map(plainly).join('|')})?` : '';
