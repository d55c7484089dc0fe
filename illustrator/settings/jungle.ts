import { mix } from '../color.ts';
import { jungleFigures } from '../figures/jungle.ts';
import { jungleNeighbors } from '../figures/jungle-neighbors.ts';
import { num } from '../path.ts';
import { WIDTH, type View } from '../view.ts';
import { antsRoad, lilyPool, mudbank, nightFlower } from './parts/jungle-haunts.ts';
import { kapok } from './parts/jungle-kapok.ts';
import { hibiscus, palmWay, stillRiver, stiltHouse, stoneDoor } from './parts/jungle-places.ts';
import { steamboat } from './parts/jungle-steamboat.ts';
import { fern, groundCurve, hill, leaf, monstera, palm, tuft } from './parts/plants.ts';
import type { SettingArt } from './setting-art.ts';

/** Misty hills with a waterfall between them. */
function waterfall(view: View): void {
  const { pen, palette, hero, side, through } = view;
  const crest = hill(view, view.stream('far hills'), 420, 60, 220, palette.far, 0.72);
  const x = hero.x - side * 236;
  const lip = Math.max(350, crest.at(x) + 4);
  const water =
    `M${num(x - 44)} ${num(lip + 8)}Q${num(x)} ${num(lip - 12)} ${num(x + 44)} ${num(lip + 8)}` +
    `Q${num(x + 50)} ${num(lip + 110)} ${num(x + 62)} 620L${num(x - 62)} 620Q${num(x - 50)} ${num(lip + 110)} ${num(x - 44)} ${num(lip + 8)}Z`;
  pen.shape(water, '#d8f4f6', { material: 'sky', opacity: 0.85, ink: 0.5 });
  for (const dx of [-28, -9, 9, 29])
    pen.line(
      `M${num(x + dx)} ${num(lip + 12)}Q${num(x + dx * 1.1)} ${num(lip + 110)} ${num(x + dx * 1.4)} 612`,
      '#ffffff',
      Math.abs(dx) > 10 ? 5 : 3.4,
      {
        material: 'sky',
        opacity: 0.7,
      },
    );
  for (const [dx, rx] of [
    [-52, 34],
    [50, 38],
  ] as const)
    pen.ellipse(x + dx, lip + 18, rx * 0.62, 22, through(mix(palette.far, '#2a4a6a', 0.25), 0.6), {
      shade: 0.4,
      rim: 0.5,
    });
  for (const [dx, y, rx] of [
    [-44, 536, 40],
    [40, 540, 44],
    [0, 548, 52],
  ] as const)
    pen.ellipse(x + dx, y, rx, rx * 0.5, '#f2fffb', { material: 'sky', opacity: 0.55, ink: 0 });
}

function palms(view: View): void {
  const { pen, palette, through, hero } = view;
  const random = view.stream('palms');
  hill(view, random, 540, 36, 200, palette.mid, 0.4);
  for (let i = 0; i < 9; i++) {
    const x = i * 125 + random.between(-30, 30);
    const tall = 250 - (i % 3) * 34;
    if (Math.abs(x - hero.x) < 130) continue;
    palm(pen, random, x, 620, tall, through('#6a5a44', 0.35), through(palette.mid, 0.3), random.between(-26, 26), true);
  }
  pen.glow(hero.x, 520, 320, '#e8ffd0', 0.45, 240);
}

function ground(view: View): void {
  const { pen, palette, hero, side, through } = view;
  const random = view.stream('undergrowth');
  for (let i = 0; i < 6; i++)
    monstera(
      pen,
      hero.x - side * random.between(260, 470),
      random.between(600, 636),
      random.between(90, 130),
      -90 + random.between(-50, 50),
      through(random.pick(['#3f9a5a', '#2f7f5a', '#5aae5a']), 0.14),
    );
  groundCurve(view, 602, palette.ground, palette.lower);
}

function details(view: View): void {
  const { pen, hero, side, through } = view;
  const random = view.stream('details');
  for (let i = 0; i < 3; i++) {
    const x = hero.x - side * (270 + i * 70 + random.between(-16, 16));
    const y = random.between(650, 690);
    for (const angle of [-160, -110, -70, -20])
      leaf(pen, x, y, random.between(44, 60), angle, through(random.pick(['#3f9a5a', '#2f7f5a']), 0.04));
    hibiscus(view, x, y - 14, random.between(0.7, 0.95), random.pick(['#ff7f9d', '#ffb84f', '#e06ad0']));
  }
  for (let i = 0; i < 12; i++) {
    const [x, y, scale] = [random.between(0, WIDTH), random.between(690, 740), random.between(0.5, 0.9)];
    tuft(pen, random, x, y, scale, through(random.pick(['#8cc05a', '#4f8f4a', '#a8d06a']), 0.04));
  }
}

/** Vines from above, great leaves in all four corners. */
function front(view: View): void {
  const { pen, palette, side, hero } = view;
  const color = palette.frame;
  const vein = mix(color, '#7fb0a0', 0.3);
  vine(view, hero.x - side * 250, 250);
  vine(view, hero.x - side * 300, 170);
  const upper = [
    [-20, 120, 210, -6],
    [-20, 40, 230, 24],
    [60, -40, 200, 62],
    [190, -40, 130, 84],
  ] as const;
  const lower = [
    [-30, 720, 220, -40],
    [40, 800, 210, -70],
    [-30, 560, 150, -12],
  ] as const;
  for (const edge of [-1, 1] as const) {
    const x = (at: number) => (edge < 0 ? at : WIDTH - at);
    const turn = (angle: number) => (edge < 0 ? angle : 180 - angle);
    // the moon's corner has shorter leaves: they would cover it
    const share = edge === side ? 0.62 : 1;
    for (const [at, y, length, angle] of upper)
      leaf(
        pen,
        x(at),
        y,
        length * share,
        turn(angle),
        mix(color, palette.near, Math.max(0, (length - 120) / 700)),
        vein,
      );
    for (const [at, y, length, angle] of lower)
      monstera(pen, x(at), y, length * (share < 1 ? 0.78 : 1), turn(angle), mix(color, palette.near, 0.2));
    fern(pen, x(130), 780, 120, turn(-58), mix(color, palette.near, 0.35));
  }
}

function vine({ pen, through, palette }: View, x: number, length: number): void {
  const stem = through(mix(palette.near, palette.frame, 0.3), 0.05);
  pen.line(`M${num(x)} -10Q${num(x + 20)} ${num(length / 2)} ${num(x)} ${num(length)}`, stem, 6, { material: 'land' });
  for (let i = 0; i < 6; i++) {
    const y = 14 + (i * length) / 6;
    const bend = 20 * 2 * (y / length) * (1 - y / length);
    leaf(pen, x + bend, y, 36, i % 2 ? 24 : 156, through('#4f9a62', 0.1));
  }
}

export const jungle: SettingArt = {
  particles: 'fireflies',
  back: [
    [0.85, waterfall],
    [0.5, palms],
  ],
  ground,
  details,
  front,
  pieces: {
    home: stiltHouse,
    way: palmWay,
    gate: stoneDoor,
    being: stillRiver,
    kapok,
    ants: antsRoad,
    lilies: lilyPool,
    mud: mudbank,
    steamboat,
    flower: nightFlower,
  },
  figures: { ...jungleFigures, ...jungleNeighbors },
};
