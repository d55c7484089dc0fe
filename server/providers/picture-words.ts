// Words for a painter who paints from words: the same for every child. Nothing that a family wrote stands in any of them.
import type { HairColor, HairStyle, Pajamas, SkinTone } from '#contract/hero-look';
import type { ImageStyle } from '#contract/options';
import type { Picture, PictureScene } from '#illustrator/composition';

export const STYLE_WORDS: Readonly<Record<ImageStyle, string>> = {
  watercolor: 'Transparent watercolor with soft wet edges on rough white paper.',
  cartoon: 'Rounded cartoon with clean dark outlines and flat clear colors.',
  storybook: 'Gouache picture-book illustration, matte, warm and a little textured.',
  realistic: 'Soft painting with gentle depth and natural proportions; not a photograph.',
  comic: 'One comic panel with confident ink lines and fine halftone shading; no speech bubbles.',
  sketch: 'Colored-pencil sketch with visible strokes on cream paper.',
  popart: 'Pop art print with bold flat colors, thick outlines and large dots.',
  fairytale: 'Classic fairy-tale illustration with fine ink lines, muted colors and a little gold.',
  anime: 'Gentle hand-painted animation still with clean lines and soft light.',
};

export const SKIN_WORDS: Readonly<Record<SkinTone, string>> = {
  'skin-1': 'very light skin',
  'skin-2': 'light skin',
  'skin-3': 'light brown skin',
  'skin-4': 'brown skin',
  'skin-5': 'dark brown skin',
  'skin-6': 'very dark brown skin',
};
/** What is said of the hair, with its color in the middle. A headscarf shows none. */
export const HAIR_WORDS: Readonly<Record<HairStyle, readonly [string, string] | string>> = {
  short: ['short', 'hair'],
  bob: ['chin-length straight', 'hair'],
  pigtails: ['', 'hair in two pigtails'],
  afro: ['a round', 'afro'],
  curly: ['curly', 'hair'],
  bun: ['', 'hair in a bun'],
  long: ['long straight', 'hair'],
  braids: ['', 'hair in two braids'],
  fade: ['very short', 'hair, shorter still at the sides'],
  spiky: ['short spiky', 'hair'],
  hijab: 'a soft plain hijab that covers the hair',
};
export const HAIR_COLOR_WORDS: Readonly<Record<HairColor, string>> = {
  black: 'black',
  brown: 'brown',
  chestnut: 'chestnut brown',
  auburn: 'auburn',
  blond: 'blond',
  red: 'red',
  'blue-black': 'blue-black',
};
export const PAJAMA_WORDS: Readonly<Record<Pajamas, string>> = {
  red: 'red',
  amber: 'amber yellow',
  teal: 'teal',
  violet: 'violet',
  rose: 'rose pink',
  blue: 'blue',
  yellow: 'yellow',
  green: 'green',
};

export const LIGHT_WORDS: Readonly<Record<PictureScene['time'], string>> = {
  sunset: 'The last warm light before sunset.',
  dusk: 'Blue dusk with the first stars and a warm lamp or two.',
  night: 'A clear, friendly night with moonlight and warm small lights; never pitch dark.',
  deep: 'Deep quiet night, moonlit and soft; nothing in it is threatening.',
};
export const MOOD_WORDS: Readonly<Record<PictureScene['mood'], string>> = {
  curious: 'The child is curious.',
  busy: 'The child is busy with something small.',
  worried: 'The child is a little worried, and not alone.',
  brave: 'The child is calm and brave.',
  glad: 'The child is glad.',
  sleepy: 'The child is sleepy.',
};
/** Where a scene has no place with a name of its own. */
export const PLACE_WORDS: Readonly<Record<string, string>> = {
  home: 'where the child lives',
  way: 'on a quiet path',
  gate: 'where something harmless stands in the way',
  being: 'in a quiet spot where somebody shy may be met',
};
export const SHOT_WORDS = {
  wide: 'Seen from a little farther away, with much of the place around.',
  medium: 'Seen from the middle distance, whole figures.',
  close: 'Seen from near, the child large in the picture.',
} as const;

export const ASLEEP = 'The child lies in bed under a blanket, eyes closed, a small night light beside the bed.';
/** Where nobody could breathe. */
export const HELMETED: Partial<Record<Picture['setting'], string>> = {
  space: 'The child wears a clear round bubble helmet over the pajamas.',
  underwater: 'The child wears a clear round bubble helmet over the pajamas.',
};
export const KIND = 'An illustration for a calm bedtime picture book for small children, in landscape format 4:3.';
export const COVER = 'It is the cover of the book, with no title on it.';
export const CHILD = 'a small child in pajamas';
export const PLACE = 'The place:';
export const LOOKS = 'The child, about five years old:';
export const GLASSES = 'round glasses';
export const NO_GLASSES = 'no glasses';
export const CLOTHES = 'pajamas of one color with a collar and round buttons';
export const RULES = [
  'The child looks exactly so in every picture of the book, and cannot be told to be a boy or a girl.',
  'Everybody is fully dressed, friendly and safe. Nothing frightening, nobody hurt, no weapons, no open fire, nothing that a child could copy and come to harm.',
  'No letters, no words, no numbers, no signature, no watermark, no frame, no brands, nobody who is known from a film, a book or a game, nobody who lives.',
  'Faces and what matters stay away from the edges.',
].join(' ');
