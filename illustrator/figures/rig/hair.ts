// Hair, in the head's units. What falls behind shoulders is drawn before the body, the rest over the face.
import { adjust, mix } from '../../color.ts';
import { curve, num, polygon, type Point } from '../../path.ts';
import type { Pen } from '../../pen.ts';
import type { HairCut, Person } from './traits.ts';

const PLAIN = { material: 'figure' } as const;
const SOFT = { ...PLAIN, shade: 0.6 } as const;
const FRONT = { ...PLAIN, shade: 0.5, rim: 1 } as const;
/** The round of the head, from ear to ear; the hairline closes it. */
const CAP = 'M-77 6C-88 -58 -46 -88 0 -88C46 -88 88 -58 77 6C72 -14 64 -30 ';

/** With a hat on, nothing of the hair stands out above its brim. */
function below(pen: Pen, { hat }: Person, slack: number, draw: () => void): void {
  if (hat?.brim === undefined) draw();
  else pen.clip(`M-220 ${num(hat.brim - slack)}L220 ${num(hat.brim - slack)}L220 240L-220 240Z`, draw);
}

export function drawHairBehind(pen: Pen, person: Person): void {
  below(pen, person, 14, () => {
    const back = BEHIND[person.hair];
    back?.(pen, person, adjust(person.hairColor, { lightness: 0.85 }));
  });
}

type Behind = (pen: Pen, person: Person, dark: string) => void;
const BEHIND: Partial<Record<HairCut, Behind>> = {
  long: (pen, _person, dark) => {
    const fall: Point[] = [
      [-74, -30],
      [-86, 30],
      [-84, 104],
      [-44, 118],
      [0, 108],
      [44, 118],
      [84, 104],
      [86, 30],
      [74, -30],
      [0, -74],
    ];
    pen.shape(curve(fall), dark, SOFT);
    for (const side of [-1, 1])
      pen.line(`M${side * 74} 20Q${side * 80} 64 ${side * 66} 104`, adjust(dark, { lightness: 0.82 }), 3.4, {
        opacity: 0.5,
      });
  },
  bob: (pen, _person, dark) => {
    const fall: Point[] = [
      [-78, -20],
      [-90, 30],
      [-78, 66],
      [-40, 62],
      [40, 62],
      [78, 66],
      [90, 30],
      [78, -20],
      [0, -78],
    ];
    pen.shape(curve(fall), dark, PLAIN);
  },
  afro: (pen, { hairColor, hat }) => {
    // under a hat it is wide, but not high
    const cloud: Point[] = [
      [-96, -10],
      [-104, -52],
      [-78, -98],
      [-34, -124],
      [12, -122],
      [62, -110],
      [98, -70],
      [104, -22],
      [88, 18],
      [0, 30],
      [-84, 24],
    ];
    pen.shape(curve(hat ? cloud.map(([x, y]): Point => [x, y * 0.8]) : cloud), hairColor, {
      ...PLAIN,
      shade: 1,
      rim: 1,
    });
    for (const [x, y] of [
      [-66, -70],
      [-20, -100],
      [34, -98],
      [74, -56],
      [-84, -24],
      [88, -14],
    ] as const)
      pen.line(`M${x - 8} ${y + 4}Q${x} ${y - 9} ${x + 8} ${y + 3}`, mix(hairColor, '#ffffff', 0.22), 3, {
        opacity: 0.55,
      });
  },
  curly: (pen, _person, dark) => {
    const nape: Point[] = [
      [-80, -20],
      [-92, 10],
      [-82, 36],
      [-58, 46],
      [58, 46],
      [82, 36],
      [92, 10],
      [80, -20],
      [0, -70],
    ];
    pen.shape(curve(nape), dark, PLAIN);
  },
  pigtails: (pen, { hairColor }) => {
    for (const side of [-1, 1]) {
      const tail: Point[] = [
        [66, -14],
        [104, -26],
        [124, 14],
        [112, 56],
        [90, 70],
        [82, 34],
      ];
      pen.shape(curve(tail.map(([x, y]): Point => [side * x, y])), hairColor, { ...SOFT, rim: 1 });
      pen.line(`M${side * 92} -6Q${side * 110} 16 ${side * 100} 48`, adjust(hairColor, { lightness: 0.8 }), 3, {
        opacity: 0.6,
      });
    }
  },
  braids: (pen, { hairColor, trim = '#ffd66b' }, dark) => {
    for (const side of [-1, 1]) {
      for (let i = 0; i < 5; i++)
        pen.ellipse(side * (80 + i * 1.5), 10 + i * 22, 13 - i, 14, i % 2 ? dark : hairColor, { ...PLAIN, shade: 0.3 });
      pen.ellipse(side * 87, 114, 9, 9, trim, PLAIN);
    }
  },
  hijab: (pen, { scarf = '#7d7be0' }) => {
    const fall: Point[] = [
      [-84, -10],
      [-92, 50],
      [-64, 96],
      [0, 106],
      [64, 96],
      [92, 50],
      [84, -10],
      [0, -86],
    ];
    pen.shape(curve(fall), adjust(scarf, { lightness: 0.9 }), { ...PLAIN, shade: 0.8 });
  },
  bun: (pen, { hairColor, trim = '#ffd66b', hat }) => {
    if (hat) return;
    pen.ellipse(0, -92, 34, 31, hairColor, { ...PLAIN, shade: 0.6, rim: 1 });
    pen.line('M-16 -100Q-2 -116 18 -104', mix(hairColor, '#ffffff', 0.25), 3.4, { opacity: 0.6 });
    pen.line('M-26 -74Q0 -64 26 -74', trim, 7);
  },
  fringe: (pen, { hairColor }) => {
    for (const side of [-1, 1])
      for (const [x, y, r] of [
        [70, -14, 17],
        [78, 6, 18],
        [74, 28, 15],
      ] as const)
        pen.ellipse(side * x, y, r, r, hairColor, { ...PLAIN, shade: 0.3 });
  },
};

/** Hair over the forehead. A head scarf is drawn with the head, because the face lies on it. */
export function drawHair(pen: Pen, person: Person): void {
  const path = FRONTS[person.hair];
  if (!path) return;
  below(pen, person, 26, () => {
    const { hairColor, hair, trim = '#ffd66b' } = person;
    // an afro is one cloud, not a cap on a cloud
    pen.shape(path, hairColor, hair === 'afro' ? { ...PLAIN, ink: 0 } : FRONT);
    drawGloss(pen, hair, hairColor);
    if (hair === 'short') pen.shape('M-8 -84C-10 -106 8 -114 22 -108C14 -104 14 -94 18 -84Z', hairColor, PLAIN);
    if (hair === 'pigtails')
      for (const side of [-1, 1]) {
        pen.ellipse(side * 74, -16, 11, 11, trim, { ...PLAIN, shade: 0.3 });
        pen.ellipse(side * 74 - 2, -19, 3.4, 3, mix(trim, '#ffffff', 0.6), { ...PLAIN, ink: 0 });
      }
  });
}

/** A few strands, so that it is not a helmet; in some styles bands of light. */
function drawGloss(pen: Pen, hair: HairCut, color: string): void {
  const light = mix(color, '#ffffff', 0.7);
  if (pen.style.largeEyes) {
    pen.line('M-50 -50Q-6 -78 44 -58', light, 7, { opacity: 0.55 });
    pen.line('M-40 -40L-30 -46M34 -48L44 -44', light, 5, { opacity: 0.5 });
    return;
  }
  const strand = mix(color, '#ffffff', 0.32);
  if (hair === 'afro' || hair === 'curly') {
    for (const [x, y] of [
      [-44, -58],
      [-12, -70],
      [24, -66],
      [54, -46],
    ] as const)
      pen.line(`M${x - 7} ${y + 4}Q${x} ${y - 9} ${x + 8} ${y + 3}`, strand, 3.2, { opacity: 0.6 });
    return;
  }
  if (hair === 'fade') return pen.line('M-44 -60Q-10 -80 34 -70', strand, 3.6, { opacity: 0.5 });
  pen.line('M-54 -50Q-32 -72 0 -76', strand, 4, { opacity: 0.55 });
  pen.line('M-38 -48Q-24 -60 -8 -64', strand, 3, { opacity: 0.4 });
}

const FRONTS: Partial<Record<HairCut, string>> = {
  short: `${CAP}54 -36C28 -18 -12 -18 -36 -40C-52 -32 -70 -18 -77 6Z`,
  bob: `${CAP}66 -26C44 -16 -44 -16 -66 -26C-70 -16 -74 -8 -77 6Z`,
  pigtails: `${CAP}58 -34C40 -34 14 -46 0 -60C-14 -46 -40 -34 -58 -34C-66 -24 -72 -12 -77 6Z`,
  braids: `${CAP}58 -34C40 -34 14 -46 0 -60C-14 -46 -40 -34 -58 -34C-66 -24 -72 -12 -77 6Z`,
  bun: `${CAP}58 -34C40 -34 14 -46 0 -60C-14 -46 -40 -34 -58 -34C-66 -24 -72 -12 -77 6Z`,
  long: `${CAP}60 -30C34 -28 -4 -38 -22 -58C-30 -38 -52 -30 -64 -22C-70 -12 -74 -4 -77 6Z`,
  afro: 'M-76 0C-90 -50 -54 -90 0 -90C54 -90 90 -50 76 0C70 -24 52 -38 34 -38C18 -46 -18 -46 -34 -38C-52 -38 -70 -24 -76 0Z',
  curly: curls(),
  fade: 'M-72 -12C-80 -66 -46 -92 0 -92C46 -92 80 -66 72 -12C66 -34 54 -44 0 -46C-54 -44 -66 -34 -72 -12Z',
  spiky: polygon([
    [-77, 4],
    [-92, -34],
    [-72, -44],
    [-78, -82],
    [-44, -76],
    [-30, -112],
    [-2, -84],
    [26, -114],
    [38, -80],
    [74, -90],
    [70, -50],
    [92, -40],
    [77, 4],
    [64, -26],
    [44, -40],
    [30, -24],
    [8, -42],
    [-10, -24],
    [-32, -42],
    [-52, -22],
  ]),
};

/** Round curls outside, flat ones along the forehead. */
function curls(): string {
  const rim: readonly Point[] = [
    [-76, 2],
    [-86, -30],
    [-72, -62],
    [-44, -84],
    [-12, -96],
    [22, -94],
    [52, -80],
    [76, -58],
    [86, -26],
    [76, 4],
    [66, -22],
    [48, -34],
    [28, -26],
    [8, -36],
    [-14, -28],
    [-36, -36],
    [-56, -26],
    [-66, -14],
  ];
  let path = 'M-76 2';
  rim.forEach(([x, y], i) => {
    const [nextX, nextY] = rim[(i + 1) % rim.length] ?? [-76, 2];
    const out = i < 9 ? 1.22 : 0.92;
    const middle = (y + nextY) / 2 + 10;
    path += `Q${num(((x + nextX) / 2) * out)} ${num(middle * out - 10)} ${nextX} ${nextY}`;
  });
  return `${path}Z`;
}
