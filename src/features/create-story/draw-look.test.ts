import { describe, expect, it } from 'vitest';
import { HAIR_COLORS, HAIR_STYLES, PAJAMAS, SKIN_TONES, type HeroLook } from '#contract/hero-look';
import { drawHair, drawPortrait } from './draw-look.ts';

const LOOK: HeroLook = { skin: 'skin-4', hair: 'curly', hair_color: 'brown', glasses: true, pajamas: 'teal' };
const idsOf = (svg: string) => [...svg.matchAll(/ id="([^"]+)"/g)].map((match) => match[1] ?? '');

describe('the portrait', () => {
  it('BEY-12 is another for every choice', () => {
    const looks: HeroLook[] = [
      ...SKIN_TONES.map((skin) => ({ ...LOOK, skin })),
      ...HAIR_STYLES.map((hair) => ({ ...LOOK, hair })),
      ...HAIR_COLORS.map((hair_color) => ({ ...LOOK, hair_color })),
      ...PAJAMAS.map((pajamas) => ({ ...LOOK, pajamas })),
      { ...LOOK, glasses: false },
    ];
    // LOOK itself is among them once for each of the four lists.
    expect(new Set(looks.map((look) => drawPortrait(look, 'p'))).size).toBe(looks.length - 3);
    expect(new Set(HAIR_STYLES.map((hair) => drawHair({ ...LOOK, hair }, 'h'))).size).toBe(HAIR_STYLES.length);
  });
  it('BEY-12 shares no id with another drawing of the page, and points only to its own', () => {
    const drawings = [
      drawPortrait(LOOK, 'child-'),
      ...HAIR_STYLES.map((hair) => drawHair({ ...LOOK, hair }, `${hair}-`)),
    ];
    const ids = drawings.flatMap(idsOf);
    expect(new Set(ids).size).toBe(ids.length);
    for (const svg of drawings) for (const [, id] of svg.matchAll(/url\(#([^)]+)\)/g)) expect(idsOf(svg)).toContain(id);
  });
});
