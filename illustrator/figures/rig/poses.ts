// Where hands, feet and head are. Points are in the rig's units: feet at 0,0, shoulders at +-34,-132, hips at +-20,-62.
import type { Point } from '../../path.ts';
import type { Expression } from './face.ts';

/** Elbow and hand. */
export type Arm = readonly [Point, Point];
export type Legs = 'stand' | 'walk' | 'sit' | 'jump';

export interface Stance extends Expression {
  left: Arm;
  right: Arm;
  legs: Legs;
  /** Degrees. */
  tilt: number;
}

export const DOWN: { left: Arm; right: Arm } = {
  left: [
    [-58, -100],
    [-60, -66],
  ],
  right: [
    [58, -100],
    [60, -66],
  ],
};
const HOLDING: Arm = [
  [64, -108],
  [84, -112],
];

const stand: Stance = { ...DOWN, legs: 'stand', tilt: 3, eyes: 'open', mouth: 'smile' };
const hold: Stance = { ...stand, right: HOLDING, tilt: -3 };
const wave: Stance = {
  ...stand,
  right: [
    [74, -128],
    [92, -178],
  ],
  tilt: -4,
  eyes: 'happy',
  mouth: 'open',
};
const walk: Stance = {
  left: [
    [-56, -104],
    [-66, -76],
  ],
  right: [
    [58, -104],
    [70, -84],
  ],
  legs: 'walk',
  tilt: 4,
  eyes: 'open',
  mouth: 'smile',
};
const point: Stance = {
  ...stand,
  right: [
    [76, -134],
    [104, -186],
  ],
  tilt: 6,
  eyes: 'up',
  mouth: 'o',
};
const lantern: Stance = {
  left: [
    [-58, -100],
    [-56, -66],
  ],
  right: [
    [72, -118],
    [96, -132],
  ],
  legs: 'walk',
  tilt: 3,
  eyes: 'open',
  mouth: 'smile',
};
const hug: Stance = {
  left: [
    [-58, -98],
    [-18, -86],
  ],
  right: [
    [58, -98],
    [18, -86],
  ],
  legs: 'stand',
  tilt: -7,
  eyes: 'happy',
  mouth: 'smile',
};
const jump: Stance = {
  left: [
    [-74, -134],
    [-96, -172],
  ],
  right: [
    [74, -134],
    [96, -172],
  ],
  legs: 'jump',
  tilt: 0,
  eyes: 'happy',
  mouth: 'open',
};
const sit: Stance = {
  left: [
    [-60, -98],
    [-46, -62],
  ],
  right: [
    [60, -98],
    [46, -62],
  ],
  legs: 'sit',
  tilt: 8,
  eyes: 'up',
  mouth: 'calm',
};
const read: Stance = {
  left: [
    [-66, -100],
    [-50, -68],
  ],
  right: [
    [66, -100],
    [50, -68],
  ],
  legs: 'sit',
  tilt: 4,
  eyes: 'open',
  mouth: 'smile',
};
/** Fallen asleep where one sat. */
const doze: Stance = {
  left: [
    [-56, -96],
    [-20, -66],
  ],
  right: [
    [56, -96],
    [20, -66],
  ],
  legs: 'sit',
  tilt: 10,
  eyes: 'asleep',
  mouth: 'calm',
};

export const STANCES = { stand, hold, wave, walk, point, lantern, hug, jump, sit, read, doze } as const;

/** How far the body is lowered, or lifted. */
export const sinkOf = (legs: Legs): number => (legs === 'sit' ? 34 : legs === 'jump' ? -26 : 0);
