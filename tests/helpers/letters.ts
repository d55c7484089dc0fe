/** Some letters of every block of Unicode that has letters. */
export const SAMPLES = Array.from({ length: 0x20000 / 128 }, (_, block) =>
  Array.from({ length: 128 }, (_each, at) => block * 128 + at)
    .filter((code) => code < 0xd800 || code > 0xdfff)
    .map((code) => String.fromCodePoint(code))
    .filter((letter) => /\p{L}/u.test(letter))
    .slice(10, 16)
    .join(''),
).filter((sample) => sample !== '');
