import { adjust, mix } from '../color.ts';
import { num, num2, sparkle, star } from '../path.ts';
import { filter } from './effects.ts';
import type { Style } from './style.ts';

const ARCH = 'M40 740L40 250C40 120 240 40 512 40C784 40 984 120 984 250L984 740Z';
const INNER_ARCH = 'M54 728L54 254C54 134 250 54 512 54C774 54 970 134 970 254L970 728Z';

/** Rose and violet in a golden arch. */
export const fairytale: Style = {
  id: 'fairytale',
  ink: { width: 1.6, color: (fill) => mix(fill, '#7a3f74', 0.6), opacity: 0.7 },
  shade: { reach: 11, opacity: 0.28, color: (fill) => mix(fill, '#8a4aa8', 0.6) },
  rim: { width: 3, opacity: 0.75 },
  map: (color, material) => {
    if (material === 'skin' || material === 'eye' || material === 'glow') return color;
    return material === 'figure'
      ? mix(adjust(color, { lightness: 0.9, lighter: 0.1 }), '#ffc9ee', 0.12)
      : adjust(mix(color, '#a45fd6', 0.26), { lightness: 0.9, lighter: 0.07, chroma: 1.3 });
  },
  gradients: true,
  glow: 'soft',
  keyLight: true,
  skyLines: ({ pen, stream }) => {
    const random = stream('curls');
    for (let i = 0; i < 6; i++) {
      const [x, y, size, way] = [
        random.between(60, 960),
        random.between(70, 330),
        random.between(0.7, 1.4),
        random.sign(),
      ];
      pen.add(
        `<path transform="translate(${num(x)} ${num(y)}) scale(${num2(way * size)} ${num2(size)})"` +
          ' d="M-90 20C-50 -20 20 -36 44 -6C60 18 28 40 12 22C0 8 20 -8 30 4" fill="none" stroke="#ffe3b0" stroke-width="3.2" stroke-linecap="round" opacity=".42"/>',
      );
    }
  },
  finish: ({ pen }, body) => {
    const [bloom, gold] = [pen.id(), pen.id()];
    pen.define(
      filter(
        bloom,
        '<feColorMatrix values="1.7 0 0 0 -1.06 0 1.7 0 0 -1.06 0 0 1.7 0 -1.0 0 0 0 1 0" result="c"/>' +
          '<feGaussianBlur in="c" stdDeviation="14" result="b"/><feBlend in="b" in2="SourceGraphic" mode="screen"/>',
      ) +
        `<linearGradient id="${gold}" x1="0" y1="0" x2="1" y2="1"><stop offset="0" stop-color="#fff0bf"/>` +
        '<stop offset=".5" stop-color="#e0ac55"/><stop offset="1" stop-color="#fff0bf"/></linearGradient>',
    );
    const corner = (transform: string) =>
      `<g transform="${transform}" fill="none" stroke="url(#${gold})" stroke-width="4" stroke-linecap="round">` +
      '<path d="M30 190C30 90 110 34 230 26M56 120C96 120 112 88 88 74C70 64 56 82 70 92M120 66C150 78 176 60 164 42"/>' +
      `<path d="${sparkle(62, 52, 20)}" fill="#fff0bf" stroke="none"/>` +
      `<path d="${star(112, 110, 8)}${star(24, 220, 7)}" fill="#fff0bf" stroke="none"/></g>`;
    return (
      `<g filter="url(#${bloom})">${body}</g>` +
      `<path fill-rule="evenodd" d="M0 0L1024 0L1024 768L0 768Z${ARCH}" fill="#3b2a6b"/>` +
      `<path d="${ARCH}" fill="none" stroke="url(#${gold})" stroke-width="8"/>` +
      `<path d="${INNER_ARCH}" fill="none" stroke="url(#${gold})" stroke-width="2.4"/>` +
      corner('scale(1 1)') +
      corner('translate(1024 0) scale(-1 1)')
    );
  },
};
