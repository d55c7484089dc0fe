// How the hero looks in pictures. Nobody infers it from a name: the parent chooses, or the story's seed does.
import * as v from 'valibot';

/** From light to deep. */
export const SKIN_TONES = ['skin-1', 'skin-2', 'skin-3', 'skin-4', 'skin-5', 'skin-6'] as const;
export const HAIR_STYLES = [
  'short',
  'bob',
  'pigtails',
  'afro',
  'curly',
  'bun',
  'long',
  'braids',
  'fade',
  'spiky',
  'hijab',
] as const;
export const HAIR_COLORS = ['black', 'brown', 'chestnut', 'auburn', 'blond', 'red', 'blue-black'] as const;
export const PAJAMAS = ['red', 'amber', 'teal', 'violet', 'rose', 'blue', 'yellow', 'green'] as const;
export type SkinTone = (typeof SKIN_TONES)[number];
export type HairStyle = (typeof HAIR_STYLES)[number];
export type HairColor = (typeof HAIR_COLORS)[number];
export type Pajamas = (typeof PAJAMAS)[number];

export const HeroLookSchema = v.object({
  skin: v.picklist(SKIN_TONES),
  hair: v.picklist(HAIR_STYLES),
  hair_color: v.picklist(HAIR_COLORS),
  glasses: v.boolean(),
  pajamas: v.picklist(PAJAMAS),
});
export type HeroLook = v.InferOutput<typeof HeroLookSchema>;
