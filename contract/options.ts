// Every choice a parent can make. The wire, the form, the storyteller and the illustrator all use these words.

export const AGE_GROUPS = ['toddler', 'preschool', 'early-elementary', 'elementary'] as const;
export const THEMES = [
  'adventure',
  'friendship',
  'learning',
  'bedtime',
  'problem-solving',
  'creativity',
  'mystery',
  'science',
  'sports',
  'family',
  'emotions',
  'environment',
] as const;
export const CHARACTERS = [
  'animal',
  'child',
  'fantasy',
  'family',
  'robot',
  'explorer',
  'inventor',
  'athlete',
  'artist',
  'detective',
  'pirate',
  'dinosaur',
  'alien',
] as const;
export const SETTINGS = [
  'forest',
  'city',
  'space',
  'underwater',
  'home',
  'school',
  'sky',
  'neighborhood',
  'jungle',
  'arctic',
  'desert',
  'time-travel',
] as const;
export const LENGTHS = ['short', 'medium', 'long'] as const;
export const MORALS = [
  'kindness',
  'honesty',
  'perseverance',
  'sharing',
  'courage',
  'responsibility',
  'creativity',
  'patience',
  'gratitude',
  'resilience',
  'diversity',
  'self-confidence',
  'forgiveness',
  'none',
] as const;
export const DIFFICULTIES = ['simple', 'moderate', 'advanced'] as const;
export const TONES = [
  'playful',
  'calm',
  'exciting',
  'educational',
  'mysterious',
  'inspiring',
  'cozy',
  'silly',
] as const;
export const IMAGE_STYLES = [
  'watercolor',
  'cartoon',
  'storybook',
  'realistic',
  'comic',
  'sketch',
  'popart',
  'fairytale',
  'anime',
] as const;

export type AgeGroup = (typeof AGE_GROUPS)[number];
export type Theme = (typeof THEMES)[number];
export type Character = (typeof CHARACTERS)[number];
export type Setting = (typeof SETTINGS)[number];
export type Length = (typeof LENGTHS)[number];
export type Moral = (typeof MORALS)[number];
export type Difficulty = (typeof DIFFICULTIES)[number];
export type Tone = (typeof TONES)[number];
export type ImageStyle = (typeof IMAGE_STYLES)[number];

/** Years that an age group covers, both ends included. */
export const AGE_YEARS: Record<AgeGroup, readonly [number, number]> = {
  toddler: [2, 3],
  preschool: [4, 5],
  'early-elementary': [6, 8],
  elementary: [9, 11],
};
/** Minutes of reading aloud that a length promises, both ends included. */
export const LENGTH_MINUTES: Record<Length, readonly [number, number]> = {
  short: [5, 7],
  medium: [8, 12],
  long: [15, 20],
};
