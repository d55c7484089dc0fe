import { SIZES, type Letters } from '../../lib/letters.rules.ts';

/** The sizes that screens have by themselves come nearest to these. */
const OF_PHONES = SIZES.indexOf(22.5);
const OF_WIDER = SIZES.indexOf(26);

/** Where the slider stands for a size; null is the screen's own. */
export const stepFor = (size: Letters['size'], isWide: boolean): number =>
  size === null ? (isWide ? OF_WIDER : OF_PHONES) : SIZES.indexOf(size);
