// What everybody who draws a part of a picture knows: the light, the colors, and where things stand.
import type { Setting } from '#contract/options';
import { mix } from './color.ts';
import { num, num2 } from './path.ts';
import { LIGHTS, PALETTES, type Light, type Palette, type Sky, type Time } from './palette.ts';
import type { Pen } from './pen.ts';
import { Random } from './random.ts';

export const WIDTH = 1024;
export const HEIGHT = 768;
/** Where feet stand. */
export const GROUND = 682;

export interface View {
  pen: Pen;
  /** Of the story: what stays the same on every page. */
  seed: string;
  page: number;
  setting: Setting;
  time: Time;
  light: Light;
  palette: Palette;
  sky: Sky;
  /** The moon's side: 1 the right. Everything stands relative to it and to the hero, so a mirror image comes free. */
  side: 1 | -1;
  moon: { x: number; y: number };
  hero: { x: number; y: number };
  /** The page's own stream. */
  random: Random;
  /** A stream of numbers: by story when it says so, else by page. */
  stream: (name: string, of?: 'story' | 'page') => Random;
  /** A color seen through the night air. @param depth 0 here .. 1 at the horizon */
  through: (color: string, depth: number) => string;
}

export function makeView(
  pen: Pen,
  { seed, page, setting, time }: Pick<View, 'seed' | 'page' | 'setting' | 'time'>,
  tintSky?: (sky: Sky, underwater: boolean) => Sky,
): View {
  const stream = (name: string, of: 'story' | 'page' = 'page') =>
    new Random(of === 'story' ? `${seed}|${name}` : `${seed}|page|${page}|${name}`);
  const place = stream('place');
  const light = LIGHTS[time];
  const palette = PALETTES[setting];
  const tinted = light.sky.map((color, at) => mix(color, palette.tint, palette.tintShare * (at === 3 ? 0.7 : 1)));
  const plain: Sky = [tinted[0] ?? '#000000', tinted[1] ?? '#000000', tinted[2] ?? '#000000', tinted[3] ?? '#000000'];
  const sky = tintSky?.(plain, setting === 'underwater') ?? plain;
  const side = place.sign();
  const haze = mix(sky[3], sky[2], 0.35);
  pen.lightFrom = side;
  pen.rimColor = mix(light.moon, light.halo, 0.3);
  return {
    pen,
    seed,
    page,
    setting,
    time,
    light,
    palette,
    sky,
    side,
    moon: { x: 512 + side * place.between(230, 300), y: place.between(130, 180) },
    hero: { x: 512 - side * place.between(20, 90), y: GROUND },
    random: stream('things'),
    stream,
    through: (color, depth) => mix(mix(color, light.ambient, light.ambientShare), haze, depth * 0.62),
  };
}

/** The shadow where something touches the ground. */
export function contactShadow({ pen, side }: View, x: number, y: number, rx: number, opacity = 0.34): void {
  pen.add(
    `<ellipse cx="${num(x - side * rx * 0.22)}" cy="${num(y)}" rx="${num(rx)}" ry="${num(rx * 0.2)}"` +
      ` fill="${pen.style.pencil ? '#55535a' : '#1a1446'}" opacity="${num2(opacity)}"/>`,
  );
}
