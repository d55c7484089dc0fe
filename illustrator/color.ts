// Colors are six-digit hex. They are mixed and adjusted in OKLab, because a mix in sRGB turns gray.

type Lab = readonly [number, number, number];

const toLinear = (c: number) => (c <= 0.04045 ? c / 12.92 : ((c + 0.055) / 1.055) ** 2.4);
const toGamma = (c: number) => (c <= 0.0031308 ? 12.92 * c : 1.055 * c ** (1 / 2.4) - 0.055);

/** @param color `#rrggbb` @returns lightness 0..1 and the two opponent axes. Throws RangeError for anything else. */
export function toLab(color: string): Lab {
  if (!/^#[\da-f]{6}$/i.test(color)) throw new RangeError(`Not a color: ${color}`);
  const bits = parseInt(color.slice(1), 16);
  const r = toLinear((bits >> 16) / 255);
  const g = toLinear(((bits >> 8) & 255) / 255);
  const b = toLinear((bits & 255) / 255);
  const l = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b);
  const m = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b);
  const s = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b);
  return [
    0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s,
    1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s,
    0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s,
  ];
}

function toHex([lightness, a, b]: Lab): string {
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3;
  const channels = [
    4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s,
    -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s,
    -0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s,
  ];
  const byte = (c: number) => Math.max(0, Math.min(255, Math.round(toGamma(Math.max(0, c)) * 255)));
  return `#${channels.map((c) => byte(c).toString(16).padStart(2, '0')).join('')}`;
}

const mixed = new Map<string, string>();

/** @param share 0: all of the first color, 1: all of the second */
export function mix(first: string, second: string, share: number): string {
  const key = `${first}${second}${share}`;
  const known = mixed.get(key);
  if (known) return known;
  const [x, y] = [toLab(first), toLab(second)];
  const at = (i: 0 | 1 | 2) => x[i] + (y[i] - x[i]) * share;
  const color = toHex([at(0), at(1), at(2)]);
  // twelve settings, nine styles and four times of night stay far below this; a fuller table would only grow
  if (mixed.size > 20_000) mixed.clear();
  mixed.set(key, color);
  return color;
}

interface Adjustment {
  /** Added to the lightness, 0..1. */
  lighter?: number;
  /** Factors of lightness and chroma. */
  lightness?: number;
  chroma?: number;
  /** Degrees. */
  hue?: number;
}

export function adjust(color: string, { lighter = 0, lightness = 1, chroma = 1, hue = 0 }: Adjustment): string {
  const [l, a, b] = toLab(color);
  const c = Math.hypot(a, b) * chroma;
  const angle = Math.atan2(b, a) + (hue * Math.PI) / 180;
  return toHex([Math.max(0, Math.min(1, l * lightness + lighter)), c * Math.cos(angle), c * Math.sin(angle)]);
}

/** 0 black .. 1 white, as the eye sees it. */
export const lightnessOf = (color: string): number => toLab(color)[0];
