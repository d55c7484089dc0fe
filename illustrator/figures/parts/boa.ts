// The boa of the jungle, full of laundry.
import { mix } from '../../color.ts';
import { curve, roundedRect, type Point } from '../../path.ts';
import type { Pen } from '../../pen.ts';
import { leaf } from '../../settings/parts/plants.ts';
import type { Figure, FigureMood } from '../figure.ts';
import { creatureFace, dreams } from '../creature-face.ts';
import { BODY, LIMB, MARK } from './finishes.ts';

const BOA = '#7fb85a';

/** Full of laundry, until somebody finds a vine. */
export const boa: Figure = {
  width: 170,
  height: 188,
  draw(pen, mood) {
    if (mood !== 'calm') return coiledBoa(pen, mood);
    pen.limb(
      [
        [-72, 0],
        [-74, -90],
        [-66, -184],
      ],
      13,
      '#7a5a4a',
    );
    pen.limb(
      [
        [76, 0],
        [72, -90],
        [78, -176],
      ],
      13,
      '#7a5a4a',
    );
    for (const [x, y, angle] of [
      [-70, -170, -40],
      [-68, -180, -130],
      [76, -172, -60],
      [74, -120, 10],
    ] as const)
      leaf(pen, x, y, 30, angle, '#4f9f62');
    pen.limb(
      [
        [84, -160],
        [66, -172],
        [60, -146],
        [10, -118],
        [-40, -122],
        [-76, -146],
        [-62, -166],
      ],
      22,
      BOA,
    );
    pen.line(
      curve(
        [
          [58, -142],
          [10, -112],
          [-40, -116],
          [-66, -134],
        ],
        false,
      ),
      mix(BOA, '#f6f2b0', 0.6),
      6,
      { opacity: 0.8 },
    );
    const wash = [
      [-52, -112, '#f58fa8'],
      [-18, -106, '#fff4e0'],
      [16, -106, '#6fb0e0'],
      [44, -120, '#f2c14f'],
    ] as const;
    for (const [x, y, tint] of wash) shirt(pen, x, y, tint);
    boaHead(pen, mood, -54, -158);
  },
};

function shirt(pen: Pen, x: number, y: number, color: string): void {
  pen.shape(
    `M${x - 9} ${y}L${x + 9} ${y}L${x + 18} ${y + 14}L${x + 11} ${y + 18}L${x + 10} ${y + 40}L${x - 10} ${y + 40}L${x - 11} ${y + 18}L${x - 18} ${y + 14}Z`,
    color,
    LIMB,
  );
  pen.line(`M${x - 5} ${y + 2}Q${x} ${y + 9} ${x + 5} ${y + 2}`, mix(color, '#3a2a4a', 0.3), 2.2);
  for (const dx of [-7, 7])
    pen.shape(roundedRect(x + dx - 2, y - 8, 5, 12, 2), '#e0b070', { material: 'figure', ink: 0.4 });
}

function coiledBoa(pen: Pen, mood: FigureMood): void {
  const belly = mix(BOA, '#f6f2b0', 0.6);
  for (const [y, rx, ry] of [
    [-20, 76, 20],
    [-46, 62, 18],
    [-69, 48, 16],
  ] as const) {
    pen.ellipse(0, y, rx, ry, BOA, { ...BODY, shade: 0.7 });
    for (let i = -2; i <= 2; i++)
      pen.ellipse(i * rx * 0.36, y + 4 - Math.abs(i) * 2, 9, 5, mix(BOA, '#2f6a4a', 0.45), MARK);
  }
  const awake = mood === 'glad';
  const neck: readonly Point[] = awake
    ? [
        [24, -78],
        [34, -108],
        [2, -122],
        [-10, -146],
      ]
    : [
        [28, -78],
        [24, -96],
        [-6, -98],
        [-24, -92],
      ];
  pen.limb(neck, 24, BOA);
  pen.line(curve(neck, false), belly, 6, { opacity: 0.7 });
  boaHead(pen, mood, awake ? -16 : -30, awake ? -152 : -96);
  pen.limb(
    [
      [60, -18],
      [80, -10],
      [82, -28],
    ],
    9,
    BOA,
  );
  if (!awake) dreams(pen, 20, -136);
}

function boaHead(pen: Pen, mood: FigureMood, x: number, y: number): void {
  pen.shape(
    curve([
      [x - 38, y + 8],
      [x - 30, y - 14],
      [x, y - 28],
      [x + 28, y - 16],
      [x + 30, y + 10],
      [x, y + 22],
      [x - 28, y + 20],
    ]),
    BOA,
    { ...BODY, shade: 0.7 },
  );
  for (const [dx, dy] of [
    [-2, -20],
    [12, -14],
  ] as const)
    pen.ellipse(x + dx, y + dy, 6, 4, mix(BOA, '#2f6a4a', 0.45), MARK);
  creatureFace(pen, mood, { x: x - 6, y: y - 3, apart: 15, size: 0.7 });
  pen.line(
    mood === 'calm'
      ? `M${x - 22} ${y + 13}Q${x - 8} ${y + 9} ${x + 6} ${y + 13}`
      : `M${x - 24} ${y + 10}Q${x - 6} ${y + 20} ${x + 12} ${y + 10}`,
    '#3f5a34',
    2.8,
  );
}
