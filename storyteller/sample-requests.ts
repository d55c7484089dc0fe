// Requests for tests: all choices mixed by a number, the same on every run.
import { AGE_GROUPS, CHARACTERS, DIFFICULTIES, LENGTHS, MORALS, SETTINGS, THEMES, TONES } from '#contract/options';
import { pick } from './plan/random.ts';
import type { StoryRequest } from './tell-story.ts';

const NAMES = ['Mia', 'Zoë', 'Юра', 'Jean-Luc', 'Anna Maria Sofia Lou'];

/** A request in which the number decides every choice; what is given stays as it is. */
export function sampleRequest(number: number, given: Partial<StoryRequest> = {}): StoryRequest {
  const seed = `sample ${number}`;
  return {
    name: pick(seed, 'name', NAMES),
    ageGroup: pick(seed, 'age', AGE_GROUPS),
    theme: pick(seed, 'theme', THEMES),
    character: pick(seed, 'character', CHARACTERS),
    setting: pick(seed, 'setting', SETTINGS),
    length: pick(seed, 'length', LENGTHS),
    moral: pick(seed, 'moral', MORALS),
    difficulty: pick(seed, 'difficulty', DIFFICULTIES),
    tone: pick(seed, 'tone', TONES),
    language: 'en',
    ...given,
  };
}
