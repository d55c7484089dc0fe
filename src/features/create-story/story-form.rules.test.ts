import { describe, expect, it } from 'vitest';
import {
  AGE_GROUPS,
  CHARACTERS,
  DIFFICULTIES,
  IMAGE_STYLES,
  LENGTHS,
  MORALS,
  SETTINGS,
  THEMES,
  TONES,
} from '#contract/options';
import {
  EMPTY_FORM,
  isReady,
  isSewn,
  nextPatch,
  PATCH_OPTIONS,
  PATCHES,
  presetForm,
  randomForm,
  readForm,
  REQUIRED_PATCHES,
  toPayload,
  withHeroLook,
  type StoryForm,
} from './story-form.rules.ts';

const FULL: StoryForm = {
  childName: 'Mia',
  ageGroup: 'preschool',
  theme: 'bedtime',
  character: 'robot',
  setting: 'forest',
  length: 'short',
  moral: '',
  difficulty: '',
  tone: '',
  includeImages: false,
  imageStyle: 'watercolor',
};
const FIELDS = [
  'childName',
  'ageGroup',
  'theme',
  'character',
  'setting',
  'length',
  'moral',
  'difficulty',
  'tone',
  'includeImages',
  'imageStyle',
];
const WIRE = [
  'protagonist_name',
  'age_group',
  'theme',
  'character',
  'setting',
  'length',
  'moral',
  'difficulty',
  'tone',
  'story_language',
  'sync',
  'include_images',
  'image_style',
];
const premium = { language: 'en', canRequestImages: true } as const;
const free = { language: 'en', canRequestImages: false } as const;

/** Numbers from 0 up to 1 that repeat for the same seed. */
function numbers(seed: number) {
  let state = seed;
  return () => {
    state = (state * 1_664_525 + 1_013_904_223) % 4_294_967_296;
    return state / 4_294_967_296;
  };
}

describe('the form of the home page', () => {
  it('GEN-1 has exactly the eleven field names', () => expect(Object.keys(EMPTY_FORM)).toEqual(FIELDS));
  it('GEN-3 begins without images', () => expect(EMPTY_FORM.includeImages).toBe(false));
  it('GEN-4 begins with watercolor', () => expect(EMPTY_FORM.imageStyle).toBe('watercolor'));
  it('asks nine patches, of which the first six are required', () => {
    expect(PATCHES).toHaveLength(9);
    expect(REQUIRED_PATCHES).toEqual(['childName', 'ageGroup', 'theme', 'character', 'setting', 'length']);
  });
  it.each([
    ['OPT-1', 'ageGroup', AGE_GROUPS, 4],
    ['OPT-2', 'theme', THEMES, 12],
    ['OPT-3', 'character', CHARACTERS, 13],
    ['OPT-4', 'setting', SETTINGS, 12],
    ['OPT-5', 'length', LENGTHS, 3],
    ['OPT-7', 'moral', MORALS, 14],
    ['OPT-8', 'difficulty', DIFFICULTIES, 3],
    ['OPT-9', 'tone', TONES, 8],
  ] as const)('%s offers every value of %s', (_row, patch, values, count) => {
    expect(PATCH_OPTIONS[patch]).toEqual(values);
    expect(new Set(PATCH_OPTIONS[patch]).size).toBe(count);
  });
});

describe('what is required', () => {
  it('is ready with the six alone', () => expect(isReady(FULL)).toBe(true));
  it.each(REQUIRED_PATCHES)('VAL-1 is not ready without %s', (patch) =>
    expect(isReady({ ...FULL, [patch]: '' })).toBe(false),
  );
  it.each(['   ', '\u00A0', '\t'])('VAL-1 counts a name of blanks %j as empty', (childName) => {
    expect(isReady({ ...FULL, childName })).toBe(false);
  });
  it.each(['Mia2', 'a'.repeat(41), 'one two three four five', '<b>Mia</b>'])(
    'VAL-15 refuses the name %j',
    (childName) => {
      expect(isSewn({ ...FULL, childName }, 'childName')).toBe(false);
    },
  );
  it.each(['Zoë', "D'Arcy", 'Jean-Luc', 'Юра', 'রিয়া', 'Mia and Leo', '  Mia  '])(
    'VAL-15 takes the name %j',
    (childName) => {
      expect(isSewn({ ...FULL, childName }, 'childName')).toBe(true);
    },
  );
  it('finds the first patch that waits, and none when all nine are sewn', () => {
    expect(nextPatch(EMPTY_FORM)).toBe('childName');
    expect(nextPatch(FULL)).toBe('moral');
    expect(nextPatch({ ...FULL, moral: 'none', difficulty: 'simple', tone: 'calm' })).toBeUndefined();
  });
});

describe('the payload', () => {
  it('GEN-5 has exactly the thirteen names', () =>
    expect(Object.keys(toPayload(FULL, free)).sort()).toEqual([...WIRE].sort()));
  it('BEY-12 has the look as a fourteenth name where a parent chose one, else is as it was', () => {
    const look = { skin: 'skin-6', hair: 'braids', hair_color: 'black', glasses: false, pajamas: 'rose' } as const;
    const payload = toPayload(FULL, free);
    expect(withHeroLook(payload, look)).toEqual({ ...payload, hero_look: look });
    expect(withHeroLook(payload, null)).toEqual(payload);
  });
  it('GEN-6 carries the name without outer blanks', () => {
    expect(toPayload({ ...FULL, childName: '  Mia   Lou ' }, free).protagonist_name).toBe('Mia Lou');
  });
  it('GEN-7 carries age group and style', () => {
    expect(toPayload({ ...FULL, imageStyle: 'comic' }, free)).toMatchObject({
      age_group: 'preschool',
      image_style: 'comic',
    });
  });
  it('GEN-8 asks for a synchronous answer', () => expect(toPayload(FULL, free).sync).toBe(true));
  it('carries the language that it is given', () =>
    expect(toPayload(FULL, { ...free, language: 'es' }).story_language).toBe('es'));
  it('GEN-13 asks for images only when they are wished and allowed', () => {
    const wished = { ...FULL, includeImages: true };
    expect(toPayload(wished, free).include_images).toBe(false);
    expect(toPayload(wished, premium).include_images).toBe(true);
    expect(toPayload(FULL, premium).include_images).toBe(false);
  });
  it('sends what was left open as null', () => {
    expect(toPayload(FULL, free)).toMatchObject({ moral: null, difficulty: null, tone: null });
  });
  it('sends the open choices that were made', () => {
    expect(toPayload({ ...FULL, moral: 'none', difficulty: 'simple', tone: 'cozy' }, free)).toMatchObject({
      moral: 'none',
      difficulty: 'simple',
      tone: 'cozy',
    });
  });
});

describe('Randomize', () => {
  const names = ['Ada', 'Ben', 'Cleo'];
  const runs = Array.from({ length: 200 }, (_, seed) => randomForm(EMPTY_FORM, names, numbers(seed * 7919 + 1)));
  it('HOME-12 fills every field with an allowed value, and not always the same one', () => {
    for (const form of runs) {
      expect(names).toContain(form.childName);
      expect(IMAGE_STYLES).toContain(form.imageStyle);
      for (const [patch, values] of Object.entries(PATCH_OPTIONS))
        expect(values).toContain(form[patch as keyof typeof PATCH_OPTIONS]);
      expect(isReady(form)).toBe(true);
    }
    for (const field of FIELDS.filter((name) => name !== 'includeImages') as (keyof StoryForm)[]) {
      expect(new Set(runs.map((form) => form[field])).size, field).toBeGreaterThan(1);
    }
  });
  it('HOME-13 turns images on', () => expect(runs.every((form) => form.includeImages)).toBe(true));
  it('keeps a name that was typed and replaces one that is none', () => {
    expect(randomForm({ ...EMPTY_FORM, childName: 'Noor' }, names, numbers(3)).childName).toBe('Noor');
    expect(names).toContain(randomForm({ ...EMPTY_FORM, childName: '12' }, names, numbers(3)).childName);
  });
});

describe('choices that come from elsewhere', () => {
  it('reads stored choices back, and what is no option any more as empty', () => {
    expect(readForm(JSON.stringify(FULL))).toEqual(FULL);
    expect(readForm(JSON.stringify({ ...FULL, theme: 'gone' })).theme).toBe('');
  });
  it.each([null, 'not json', '[]', 'null', '7'])('reads %j as an empty form', (text) =>
    expect(readForm(text)).toEqual(EMPTY_FORM),
  );
  it('presets from an address', () => {
    expect(presetForm(EMPTY_FORM, { theme: 'adventure', setting: 'forest' })).toMatchObject({
      theme: 'adventure',
      setting: 'forest',
    });
  });
  it('keeps the choice that stands where the address names no option', () => {
    expect(presetForm(FULL, { theme: 'nonsense', length: 'endless' })).toEqual(FULL);
  });
});
