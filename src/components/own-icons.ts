// Drawings that the icon library does not have, on its own 24 x 24 grid.
import { createLucideIcon } from 'lucide-react';

const circle = { cx: '12', cy: '12', r: '9' };
const DINOSAUR =
  'M21 17c-1.6 1.4-3.6 1-4.6-.4V21h-2.6v-3c-1.6.5-3.2.5-4.8 0v3H6.4v-5.2C5.8 13.6 6 11 6 9c-2 .3-3.6-.4-3.6-2C2.4 5.2 4 4 5.9 4 8.1 4 9 5.5 9.1 7.3c.1 2 .7 3.5 2.5 3.7 3.4.3 5.5 1.5 6.2 4.2.8.9 2 1 3.2 1.8z';
const ALIEN_FACE =
  'M7.6 10.5c1.8-.2 3 .9 3.1 2.7-1.9.1-3-.9-3.1-2.7zM16.4 10.5c-1.8-.2-3 .9-3.1 2.7 1.9.1 3-.9 3.1-2.7zM10.8 17.3c.8.5 1.6.5 2.4 0';

export const Dinosaur = createLucideIcon('dinosaur', [
  ['path', { key: 'body', d: DINOSAUR }],
  ['path', { key: 'eye', d: 'M5.5 6.6h.01' }],
]);
export const Alien = createLucideIcon('alien', [
  ['path', { key: 'head', d: 'M12 3c4.5 0 7.5 3 7.5 7 0 5-4.5 10-7.5 11-3-1-7.5-6-7.5-11 0-4 3-7 7.5-7z' }],
  ['path', { key: 'face', d: ALIEN_FACE }],
]);
export const Cactus = createLucideIcon('cactus', [
  [
    'path',
    {
      key: 'cactus',
      d: 'M9.5 21V6a2.5 2.5 0 0 1 5 0v15M9.5 14H8a3 3 0 0 1-3-3V9.5M14.5 12H16a3 3 0 0 0 3-3V7.5M4 21h16',
    },
  ],
]);
/** A length is how full the moon is: a crescent, half, full. */
export const CrescentMoon = createLucideIcon('crescent-moon', [
  ['circle', { key: 'moon', ...circle }],
  ['path', { key: 'lit', d: 'M12 3c3.5 3 3.5 15 0 18 7-1 9-5 9-9s-2-8-9-9z' }],
]);
export const HalfMoon = createLucideIcon('half-moon', [
  ['circle', { key: 'moon', ...circle }],
  ['path', { key: 'lit', d: 'M12 3v18c5 0 9-4 9-9s-4-9-9-9z' }],
]);
export const FullMoon = createLucideIcon('full-moon', [
  ['circle', { key: 'moon', ...circle }],
  ['path', { key: 'craters', d: 'M9 9.5h.01M15 13h.01M10 15.5h.01' }],
]);
