import { lightnessOf, mix } from '../color.ts';
import { ellipse, num, num2 } from '../path.ts';
import { HEIGHT, WIDTH } from '../view.ts';
import { filter, noise, noiseSeed, sheet } from './effects.ts';
import type { Style } from './style.ts';

const PAPER = '#f6efe0';
const GRAPHITE = '#8d8b90';

/** Pencil on paper; gold for the moon, windows and lamps alone. */
export const sketch: Style = {
  id: 'sketch',
  ink: { width: 2.6, color: () => '#2b2a30' },
  shade: { reach: 12, opacity: 0.8, color: () => '#3b3a40', texture: 'hatch' },
  rim: null,
  map: (color, material) => {
    const gray = (from: number, share: number) => mix(PAPER, GRAPHITE, Math.max(0, from - lightnessOf(color)) * share);
    switch (material) {
      case 'glow':
        return mix(PAPER, '#f4c75a', 0.6);
      case 'eye':
        // what glints in an eye is left white
        return lightnessOf(color) > 0.8 ? PAPER : '#2c2b30';
      case 'skin':
        return mix(PAPER, color, 0.5);
      case 'figure':
        return mix(gray(0.85, 0.7), color, 0.26);
      case 'sky':
        return gray(0.9, 0.35);
      case 'land':
        return gray(0.9, 0.62);
    }
  },
  gradients: false,
  glow: 'soft',
  glowStrength: 0.55,
  pencil: true,
  wobble: 1.8,
  keyLight: false,
  skyLines: ({ pen, moon }) => {
    for (let i = 0; i < 9; i++)
      pen.add(
        `<path d="${ellipse(moon.x, moon.y, 110 + i * 46, 104 + i * 44)}" fill="none" stroke="#6b6a70"` +
          ` stroke-width="${num(2.4 - i * 0.14)}" stroke-dasharray="${30 + i * 7} ${10 + i * 6} ${60 - i * 2} 16" opacity="${num2(0.5 - i * 0.035)}"/>`,
      );
  },
  finish: (view, body) => {
    const [grain, fade] = [view.pen.id(), view.pen.id()];
    const seed = noiseSeed(view);
    view.pen.define(
      filter(
        grain,
        noise(seed, 0.75, 256) + '<feColorMatrix values="0 0 0 0 .965 0 0 0 0 .937 0 0 0 0 .878 .9 .6 0 0 -.66"/>',
      ) +
        `<radialGradient id="${fade}" cx=".5" cy=".52" r=".74"><stop offset=".68" stop-color="${PAPER}" stop-opacity="0"/>` +
        `<stop offset="1" stop-color="${PAPER}"/></radialGradient>`,
    );
    return (
      `${sheet(PAPER)}${body}` +
      `<rect width="${WIDTH}" height="${HEIGHT}" filter="url(#${grain})"/>` +
      `<rect width="${WIDTH}" height="${HEIGHT}" fill="url(#${fade})"/>`
    );
  },
};
