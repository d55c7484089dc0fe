// Draws shapes the way a style draws them: its colors, line, shade and rim of light. Nothing here knows what is drawn.
import type { ImageStyle } from '#contract/options';
import { adjust, lightnessOf, mix } from './color.ts';
import { boundsOf, curve, dotScreen, ellipse, hatchScreen, num, num2, shift, type Point, wobble } from './path.ts';

/** What something is made of. The hue of skin and eyes is nobody's to change. */
export type Material = 'sky' | 'land' | 'figure' | 'skin' | 'glow' | 'eye';

/** How a style draws a shape. */
export interface PenStyle {
  id: ImageStyle;
  /** The line around every shape. */
  ink: { width: number; color: (fill: string, material?: Material) => string; opacity?: number } | null;
  /** The side away from the light: how far it reaches in, and what it looks like. */
  shade: { reach: number; opacity: number; color: (fill: string) => string; texture?: 'dots' | 'hatch' } | null;
  /** The edge toward the light. */
  rim: { width: number; opacity: number } | null;
  map: (color: string, material: Material) => string;
  /** Shapes may run from one color into another. */
  gradients: boolean;
  glow: 'soft' | 'rings';
  glowStrength?: number;
  /** Shapes are lit like balls. */
  volume?: boolean;
  /** Shapes throw a shadow as of cut paper. */
  papercut?: boolean;
  /** Dark shapes are hatched. */
  pencil?: boolean;
  /** How far an unsteady hand strays from the line, in units. */
  wobble?: number;
  /** Paint gathers at the edge of a shape: how wide, and what it looks like there. */
  wetEdge?: { width: number; opacity: number; color: (fill: string) => string };
  /** Large eyes with an iris, glossy hair. */
  largeEyes?: boolean;
}

export interface Finish {
  /** What it is made of decides how the style colors it. */
  material?: Material;
  /** Factor of the style's line; 0: no line. */
  ink?: number;
  /** How deep the shade is, 0.3 (small) to 1.6 (a tree); left out: none. */
  shade?: number;
  /** How strong the light on its edge is; left out: none. */
  rim?: number;
  opacity?: number;
  /** A second color, at its lower end, where the style has gradients. */
  toward?: string;
}
interface LineFinish {
  material?: Material;
  opacity?: number;
  cap?: 'round' | 'butt';
}
/** Offset 0..1, color, opacity. */
type Stop = readonly [number, string, number?];

/** A path far around the canvas: what is cut out of it is the shade. */
const EVERYWHERE = 'M-900 -900L1900 -900L1900 1700L-900 1700Z';
/** Pencil tones from light to dark: gap and width of the lines. */
const PENCIL = [
  [0, 0],
  [10, 1.1],
  [7, 1.3],
  [5, 1.6],
] as const;
const PENCIL_COLOR = '#3b3a40';

export class Pen {
  /** Where the light comes from: 1 the right, -1 the left. */
  lightFrom: 1 | -1 = -1;
  /** Color of the light on edges. */
  rimColor = '#fff2c4';
  readonly style: PenStyle;
  private readonly prefix: string;
  private out: string[] = [];
  private readonly definitions: string[] = [];
  private readonly volumes = new Map<string, string>();
  private ids = 0;

  /** @param prefix starts every id: two pictures in one page must not share any */
  constructor(style: PenStyle, prefix: string) {
    this.style = style;
    this.prefix = prefix;
  }

  /** A new id of this picture. */
  id(): string {
    return `${this.prefix}${(this.ids++).toString(36)}`;
  }
  /** Ready-made SVG. */
  add(svg: string): void {
    this.out.push(svg);
  }
  define(svg: string): void {
    this.definitions.push(svg);
  }
  /** Everything drawn so far; the page is empty after it. */
  take(): { body: string; definitions: string } {
    const body = this.out.join('');
    this.out = [];
    return { body, definitions: this.definitions.join('') };
  }
  /** A color as this style has it. */
  color(color: string, material: Material = 'land'): string {
    return this.style.map(color, material);
  }

  /** @returns a fill, from top to bottom */
  linear(stops: readonly Stop[], material: Material = 'land'): string {
    const id = this.id();
    const inside = stops.map(([at, color, opacity]) => stop(at, this.color(color, material), opacity)).join('');
    this.define(`<linearGradient id="${id}" x1="0" y1="0" x2="0" y2="1">${inside}</linearGradient>`);
    return `url(#${id})`;
  }
  /** @param stops offset and opacity @returns a fill, from the center out */
  radial(color: string, stops: readonly (readonly [number, number])[], material: Material = 'glow'): string {
    const id = this.id();
    const inside = stops.map(([at, opacity]) => stop(at, this.color(color, material), opacity)).join('');
    this.define(`<radialGradient id="${id}">${inside}</radialGradient>`);
    return `url(#${id})`;
  }

  /** Light around something. */
  glow(x: number, y: number, rx: number, color: string, strength = 0.8, ry = rx): void {
    const opacity = strength * (this.style.glowStrength ?? 1);
    if (this.style.glow === 'rings') {
      const fill = this.color(color, 'glow');
      const ring = (share: number, part: number) =>
        this.add(
          `<ellipse cx="${num(x)}" cy="${num(y)}" rx="${num(rx * share)}" ry="${num(ry * share)}" fill="${fill}" opacity="${num2(opacity * part)}"/>`,
        );
      ring(0.7, 0.28);
      ring(0.45, 0.3);
      return;
    }
    const fill = this.radial(color, [
      [0, num2Of(opacity)],
      [0.35, num2Of(opacity * 0.45)],
      [1, 0],
    ]);
    this.add(`<ellipse cx="${num(x)}" cy="${num(y)}" rx="${num(rx)}" ry="${num(ry)}" fill="${fill}"/>`);
  }

  /** A filled outline. */
  shape(outline: string, color: string, finish: Finish = {}): void {
    const path = this.byHand(outline);
    const { material = 'land', ink = 1, shade = 0, rim = 0, opacity } = finish;
    const { style } = this;
    const flat = this.color(color, material);
    const faded = opacity === undefined ? '' : ` opacity="${num2(opacity)}"`;
    const line = this.ink(flat, material, ink);
    if (style.papercut && rim > 0 && opacity === undefined && (material === 'land' || material === 'sky'))
      this.papercutShadow(path);
    const fill = this.fillOf(color, flat, material, shade, finish.toward);
    const tone = this.pencilTone(color, material);
    const shaded = style.shade !== null && shade > 0;
    const lit = style.rim !== null && rim > 0;
    // small things dry too fast for it, and each would cost a clip of its own
    const wet = shade > 0 || rim > 0 ? style.wetEdge : undefined;
    if (!shaded && !lit && !wet && tone === 0) {
      this.add(`<path d="${path}" fill="${fill}"${line}${faded}/>`);
      return;
    }
    const id = this.id();
    this.define(`<clipPath id="${id}"><path d="${path}"/></clipPath>`);
    this.add(`<g${faded}><path d="${path}" fill="${fill}"/><g clip-path="url(#${id})">`);
    if (shaded) this.shade(path, flat, shade);
    if (lit) this.rim(path, color, material, rim);
    if (tone > 0) {
      const [gap, width] = PENCIL[tone] ?? PENCIL[1];
      this.add(hatchScreen(boundsOf(path), gap, width, PENCIL_COLOR, 0.7));
    }
    if (wet)
      this.add(
        `<path d="${path}" fill="none" stroke="${wet.color(flat)}" stroke-width="${wet.width}" opacity="${wet.opacity}"/>`,
      );
    this.add(`</g>${line ? `<path d="${path}" fill="none"${line}/>` : ''}</g>`);
  }

  ellipse(cx: number, cy: number, rx: number, ry: number, color: string, finish: Finish = {}): void {
    this.shape(ellipse(cx, cy, rx, ry), color, finish);
  }

  /** A line that is not filled. */
  line(
    outline: string,
    color: string,
    width: number,
    { material = 'figure', opacity, cap = 'round' }: LineFinish = {},
  ): void {
    const path = this.byHand(outline);
    this.add(
      `<path d="${path}" fill="none" stroke="${this.color(color, material)}" stroke-width="${num(width)}"` +
        ` stroke-linecap="${cap}" stroke-linejoin="round"${opacity === undefined ? '' : ` opacity="${num2(opacity)}"`}/>`,
    );
  }

  /** A round limb along points: an arm, a branch. */
  limb(points: readonly Point[], width: number, color: string, material: Material = 'figure'): void {
    const path = curve(points, false);
    const fill = this.color(color, material);
    const { style } = this;
    const inner = style.ink ? width - style.ink.width : width;
    const stroke = (d: string, tint: string, w: number, opacity?: number) =>
      this.add(
        `<path d="${d}" fill="none" stroke="${tint}" stroke-width="${num(w)}" stroke-linecap="round"${opacity === undefined ? '' : ` stroke-opacity="${num2(opacity)}"`}/>`,
      );
    if (style.ink) stroke(path, style.ink.color(fill), width + style.ink.width, style.ink.opacity);
    stroke(path, fill, inner);
    const from = this.lightFrom;
    if (style.volume) {
      stroke(shift(path, -from * width * 0.24, width * 0.05), mix(fill, '#2a2460', 0.4), width * 0.42, 0.5);
      stroke(shift(path, from * width * 0.2, -width * 0.05), adjust(fill, { lighter: 0.09 }), width * 0.2, 0.6);
    }
    if (style.shade && !style.shade.texture)
      stroke(
        shift(path, -from * width * 0.26, width * 0.06),
        style.shade.color(fill),
        width * 0.36,
        style.shade.opacity * 0.8,
      );
  }

  /** @param attributes of an SVG group */
  group(attributes: string, draw: () => void): void {
    this.add(`<g ${attributes}>`);
    draw();
    this.add('</g>');
  }
  /** Draws around 0,0 what shall stand at x,y. @param turn degrees @param mirrored the light stays where it is */
  at(x: number, y: number, scale: number, draw: () => void, turn = 0, mirrored = false): void {
    const light = this.lightFrom;
    if (mirrored) this.lightFrom = light === 1 ? -1 : 1;
    const turned = turn ? ` rotate(${num(turn)})` : '';
    const across = (mirrored ? -scale : scale).toFixed(3);
    this.group(`transform="translate(${num(x)} ${num(y)})${turned} scale(${across} ${scale.toFixed(3)})"`, draw);
    this.lightFrom = light;
  }
  /** What is drawn shows only inside the path. */
  clip(path: string, draw: () => void): void {
    const id = this.id();
    this.define(`<clipPath id="${id}"><path d="${path}"/></clipPath>`);
    this.group(`clip-path="url(#${id})"`, draw);
  }

  private ink(fill: string, material: Material, factor: number): string {
    const { ink } = this.style;
    if (!ink || factor === 0) return '';
    const faded = ink.opacity === undefined ? '' : ` stroke-opacity="${ink.opacity}"`;
    return ` stroke="${ink.color(fill, material)}" stroke-width="${num(ink.width * factor)}" stroke-linejoin="round"${faded}`;
  }

  private fillOf(color: string, flat: string, material: Material, shade: number, toward: string | undefined): string {
    const { style } = this;
    if (toward && style.gradients)
      return this.linear(
        [
          [0, color],
          [1, toward],
        ],
        material,
      );
    if (style.volume && material !== 'glow' && material !== 'eye' && shade > 0) return this.ball(flat);
    return flat;
  }

  /** A fill that is lit from the moon's side, like a ball. */
  private ball(fill: string): string {
    const key = `${fill}${this.lightFrom}`;
    const known = this.volumes.get(key);
    if (known) return known;
    const id = this.id();
    this.define(
      `<radialGradient id="${id}" cx="${num2(0.5 + this.lightFrom * 0.22)}" cy=".26" r=".95">` +
        stop(0, adjust(fill, { lighter: 0.1, chroma: 0.96 })) +
        stop(0.38, fill) +
        stop(0.8, mix(adjust(fill, { lightness: 0.72 }), '#2a2460', 0.12)) +
        stop(1, mix(adjust(fill, { lightness: 0.58 }), '#2a2460', 0.2)) +
        '</radialGradient>',
    );
    const url = `url(#${id})`;
    this.volumes.set(key, url);
    return url;
  }

  private byHand(path: string): string {
    const { wobble: reach = 0 } = this.style;
    return reach === 0 ? path : wobble(path, reach);
  }

  /** Two soft strokes under a shape: a shadow as of cut paper, at a tenth of what a filter costs. */
  private papercutShadow(path: string): void {
    const stroke = (d: string, width: number, opacity: number) =>
      `<path d="${d}" fill="none" stroke="#0d0a2c" stroke-width="${width}" stroke-linejoin="round" opacity="${opacity}"/>`;
    this.add(stroke(shift(path, 0, -1), 15, 0.07) + stroke(path, 7, 0.12));
  }

  private shade(path: string, fill: string, depth: number): void {
    const { shade } = this.style;
    if (!shade) return;
    const reach = shade.reach * depth;
    const cut = shift(path, this.lightFrom * reach, -reach * 0.75);
    const color = shade.color(fill);
    if (!shade.texture) {
      this.add(`<path fill-rule="evenodd" d="${EVERYWHERE}${cut}" fill="${color}" opacity="${shade.opacity}"/>`);
      return;
    }
    const id = this.id();
    this.define(`<clipPath id="${id}"><path clip-rule="evenodd" d="${EVERYWHERE}${cut}"/></clipPath>`);
    const box = boundsOf(path);
    const screen =
      shade.texture === 'dots'
        ? dotScreen(box, 9.5, 5.2, color, shade.opacity + 0.2)
        : hatchScreen(box, 5.5, 1.3, color, shade.opacity);
    this.add(`<g clip-path="url(#${id})">${screen}</g>`);
  }

  private rim(path: string, color: string, material: Material, strength: number): void {
    const { rim } = this.style;
    if (!rim) return;
    const reach = rim.width * strength;
    // a light rim on a dark shape reads as a gray double line
    const light = mix(color, this.rimColor, lightnessOf(color) < 0.34 ? 0.3 : 0.75);
    const cut = shift(path, -this.lightFrom * reach, reach * 0.6);
    const fill = this.color(light, material === 'skin' ? 'figure' : material);
    this.add(`<path fill-rule="evenodd" d="${EVERYWHERE}${cut}" fill="${fill}" opacity="${rim.opacity}"/>`);
  }

  /** How dark a pencil would make it, 0 to 3. Skin is never hatched: it went ashen. */
  private pencilTone(color: string, material: Material): 0 | 1 | 2 | 3 {
    if (!this.style.pencil || material === 'skin' || material === 'glow' || material === 'eye' || material === 'sky')
      return 0;
    const lightness = lightnessOf(color);
    if (lightness < 0.36) return 3;
    if (lightness < 0.52) return 2;
    return lightness < 0.66 ? 1 : 0;
  }
}

function stop(at: number, color: string, opacity?: number): string {
  return `<stop offset="${at}" stop-color="${color}"${opacity === undefined ? '' : ` stop-opacity="${opacity}"`}/>`;
}
const num2Of = (value: number) => Math.round(value * 100) / 100;
