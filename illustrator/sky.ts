// Sky, stars, moon and clouds, for every setting that has them.
import { mix } from './color.ts';
import { cloud, ellipse, num, num2, sparkle, star } from './path.ts';
import type { Style } from './styles/style.ts';
import { HEIGHT, WIDTH, type View } from './view.ts';

const MOON_RADIUS = 64;
const CRATERS = [
  [-20, -16, 13],
  [18, 8, 17],
  [-12, 26, 9],
  [28, -28, 8],
  [-38, 10, 7],
] as const;

export function drawSky(
  view: View,
  style: Style,
  { moon = true, stars = 90, clouds = 3 }: { moon?: boolean; stars?: number; clouds?: number } = {},
): void {
  const { pen } = view;
  if (style.sky) style.sky(view);
  else pen.add(`<rect width="${WIDTH}" height="${HEIGHT}" fill="${gradient(view)}"/>`);
  style.skyLines?.(view);
  drawStars(view, Math.round(stars * view.light.stars));
  if (moon) drawMoon(view, view.moon.x, view.moon.y, MOON_RADIUS);
  style.overMoon?.(view);
  drawClouds(view, style, clouds);
}

const gradient = ({ pen, sky }: View) =>
  pen.linear(
    [
      [0, sky[0]],
      [0.36, sky[1]],
      [0.68, sky[2]],
      [0.92, sky[3]],
    ],
    'sky',
  );

/** The story's stars: the same sky on every page. */
function drawStars({ pen, stream, moon }: View, count: number): void {
  const random = stream('stars', 'story');
  for (let i = 0; i < count; i++) {
    const [x, y, size, bright] = [random.between(0, WIDTH), random.between(0, 420), random.next(), random.next()];
    if (Math.hypot(x - moon.x, y - moon.y) < 110) continue;
    const opacity = num2((0.45 + bright * 0.55) * (1 - y / 620));
    const color = pen.style.pencil
      ? '#55545a'
      : pen.color(['#ffffff', '#fff1c0', '#cfe4ff'][i % 3] ?? '#ffffff', 'glow');
    if (size > 0.86) pen.add(`<path d="${sparkle(x, y, 7 + size * 9)}" fill="${color}" opacity="${opacity}"/>`);
    else if (size > 0.8 && !pen.style.volume)
      pen.add(`<path d="${star(x, y, 6.5)}" fill="${color}" opacity="${opacity}"/>`);
    else
      pen.add(
        `<circle cx="${num(x)}" cy="${num(y)}" r="${num(1 + size * 1.9)}" fill="${color}" opacity="${opacity}"/>`,
      );
  }
}

/** A full moon with its two halos; also for a window. */
export function drawMoon({ pen, light }: View, x: number, y: number, radius: number): void {
  const scale = radius / MOON_RADIUS;
  pen.glow(x, y, 330 * scale, light.halo, 0.55);
  pen.glow(x, y, 140 * scale, light.moon, 0.75);
  const disc = ellipse(x, y, radius, radius);
  pen.shape(disc, light.moon, { material: 'glow', shade: pen.style.volume ? 0 : 0.5 });
  pen.clip(disc, () => {
    for (const [dx, dy, r] of CRATERS)
      pen.ellipse(x + dx * scale, y + dy * scale, r * scale, r * 0.92 * scale, mix(light.moon, '#c9a86a', 0.34), {
        material: 'glow',
        ink: 0,
        opacity: 0.6,
      });
  });
}

function drawClouds({ pen, stream, sky }: View, { clouds = {} }: Style, count: number): void {
  const random = stream('clouds');
  const { width = 1, height = 0.2, opacity = 0.5, shade = 0 } = clouds;
  for (let i = 0; i < count; i++) {
    const y = random.between(200, 400);
    const x = ((i + 0.5) / count) * WIDTH + random.between(-120, 120);
    const wide = random.between(190, 330) * width;
    pen.shape(cloud(x, y, wide, wide * height, random), mix(sky[3], '#ffffff', 0.35), {
      material: 'sky',
      ink: 0.6,
      opacity,
      toward: sky[2],
      shade,
      rim: 0.7,
    });
  }
}
