import { describe, expect, it } from 'vitest';
import {
  AGE_GROUPS,
  AGE_YEARS,
  CHARACTERS,
  DIFFICULTIES,
  IMAGE_STYLES,
  LENGTH_MINUTES,
  LENGTHS,
  MORALS,
  SETTINGS,
  THEMES,
  TONES,
} from './options.ts';

describe('the options', () => {
  it('OPT-1 offers four ages with their years', () => {
    expect(AGE_GROUPS.map((age) => [age, ...AGE_YEARS[age]])).toEqual([
      ['toddler', 2, 3],
      ['preschool', 4, 5],
      ['early-elementary', 6, 8],
      ['elementary', 9, 11],
    ]);
  });
  it('OPT-2 offers exactly twelve themes', () => {
    expect([...THEMES].sort()).toEqual([
      'adventure',
      'bedtime',
      'creativity',
      'emotions',
      'environment',
      'family',
      'friendship',
      'learning',
      'mystery',
      'problem-solving',
      'science',
      'sports',
    ]);
  });
  it('OPT-3 offers exactly thirteen characters', () => {
    expect([...CHARACTERS].sort()).toEqual([
      'alien',
      'animal',
      'artist',
      'athlete',
      'child',
      'detective',
      'dinosaur',
      'explorer',
      'family',
      'fantasy',
      'inventor',
      'pirate',
      'robot',
    ]);
  });
  it('OPT-4 offers exactly twelve settings', () => {
    expect([...SETTINGS].sort()).toEqual([
      'arctic',
      'city',
      'desert',
      'forest',
      'home',
      'jungle',
      'neighborhood',
      'school',
      'sky',
      'space',
      'time-travel',
      'underwater',
    ]);
  });
  it('OPT-5 offers three lengths with their minutes', () => {
    expect(LENGTHS.map((length) => [length, ...LENGTH_MINUTES[length]])).toEqual([
      ['short', 5, 7],
      ['medium', 8, 12],
      ['long', 15, 20],
    ]);
  });
  it('OPT-7 offers exactly fourteen morals, none among them', () => {
    expect([...MORALS].sort()).toEqual([
      'courage',
      'creativity',
      'diversity',
      'forgiveness',
      'gratitude',
      'honesty',
      'kindness',
      'none',
      'patience',
      'perseverance',
      'resilience',
      'responsibility',
      'self-confidence',
      'sharing',
    ]);
  });
  it('OPT-8, OPT-9 and OPT-10 offer three difficulties, eight tones and nine styles', () => {
    expect(DIFFICULTIES).toEqual(['simple', 'moderate', 'advanced']);
    expect([...TONES].sort()).toEqual([
      'calm',
      'cozy',
      'educational',
      'exciting',
      'inspiring',
      'mysterious',
      'playful',
      'silly',
    ]);
    expect([...IMAGE_STYLES].sort()).toEqual([
      'anime',
      'cartoon',
      'comic',
      'fairytale',
      'popart',
      'realistic',
      'sketch',
      'storybook',
      'watercolor',
    ]);
  });
});
