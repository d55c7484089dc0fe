import * as v from 'valibot';
import { isChildName, tidyChildName } from '#contract/child-name';
import type { HeroLook } from '#contract/hero-look';
import type { LanguageCode } from '#contract/languages';
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
import { DEFAULT_IMAGE_STYLE } from '#contract/stories';

const orEmpty = <const T extends readonly string[]>(values: T) => v.fallback(v.picklist([...values, '']), '');

/** The form of the home page by its field names. An empty text means: not chosen yet. */
const StoryFormSchema = v.object({
  childName: v.fallback(v.string(), ''),
  ageGroup: orEmpty(AGE_GROUPS),
  theme: orEmpty(THEMES),
  character: orEmpty(CHARACTERS),
  setting: orEmpty(SETTINGS),
  length: orEmpty(LENGTHS),
  moral: orEmpty(MORALS),
  difficulty: orEmpty(DIFFICULTIES),
  tone: orEmpty(TONES),
  includeImages: v.fallback(v.boolean(), false),
  imageStyle: v.fallback(v.picklist(IMAGE_STYLES), DEFAULT_IMAGE_STYLE),
});
export type StoryForm = v.InferOutput<typeof StoryFormSchema>;

export const EMPTY_FORM: StoryForm = v.parse(StoryFormSchema, {
  childName: '',
  ageGroup: '',
  theme: '',
  character: '',
  setting: '',
  length: '',
  moral: '',
  difficulty: '',
  tone: '',
  includeImages: false,
  imageStyle: DEFAULT_IMAGE_STYLE,
});

/** The patches of the quilt in reading order; the first six are required. */
export const PATCHES = [
  'childName',
  'ageGroup',
  'theme',
  'character',
  'setting',
  'length',
  'moral',
  'difficulty',
  'tone',
] as const;
export type Patch = (typeof PATCHES)[number];
export const REQUIRED_PATCHES = PATCHES.slice(0, 6);
/** What each picker offers, in the order shown. The name is typed. */
export const PATCH_OPTIONS: Record<Exclude<Patch, 'childName'>, readonly string[]> = {
  ageGroup: AGE_GROUPS,
  theme: THEMES,
  character: CHARACTERS,
  setting: SETTINGS,
  length: LENGTHS,
  moral: MORALS,
  difficulty: DIFFICULTIES,
  tone: TONES,
};

/** The form that a stored text describes; anything that is not an option any more is empty. */
export function readForm(text: string | null): StoryForm {
  try {
    return v.parse(StoryFormSchema, { ...EMPTY_FORM, ...(text === null ? {} : JSON.parse(text)) });
  } catch {
    return EMPTY_FORM;
  }
}

/** Whether a patch holds a valid choice. */
export function isSewn(form: StoryForm, patch: Patch): boolean {
  return patch === 'childName' ? isChildName(tidyChildName(form.childName)) : form[patch] !== '';
}

/** Whether the six required choices are made. */
export function isReady(form: StoryForm): boolean {
  return REQUIRED_PATCHES.every((patch) => isSewn(form, patch));
}

/** The first patch that still waits, if any. */
export function nextPatch(form: StoryForm): Patch | undefined {
  return PATCHES.find((patch) => !isSewn(form, patch));
}

/** Choices that an address presets, as the options are spelled; unknown ones are left out. */
export function presetForm(form: StoryForm, preset: Readonly<Record<string, string | undefined>>): StoryForm {
  const wanted = {
    theme: preset['theme'],
    character: preset['character'],
    setting: preset['setting'],
    ageGroup: preset['age_group'],
    length: preset['length'],
    moral: preset['moral'],
    difficulty: preset['difficulty'],
    tone: preset['tone'],
  };
  const known = Object.fromEntries(Object.entries(wanted).filter(([, value]) => value));
  const parsed = v.parse(StoryFormSchema, { ...form, ...known });
  // A value that is no option parses to empty; the choice that stood there stays.
  const filled = Object.fromEntries(Object.entries(parsed).filter(([, value]) => value !== ''));
  return v.parse(StoryFormSchema, { ...form, ...filled });
}

/** The 13 names of the call, and a second language where the family reads in two. Unset wishes go as null; images only where the visitor's tier has them. */
export function toPayload(
  form: StoryForm,
  {
    language,
    beside,
    canRequestImages,
  }: { language: LanguageCode; beside?: LanguageCode | undefined; canRequestImages: boolean },
) {
  return {
    protagonist_name: tidyChildName(form.childName),
    age_group: form.ageGroup,
    theme: form.theme,
    character: form.character,
    setting: form.setting,
    length: form.length,
    moral: form.moral || null,
    difficulty: form.difficulty || null,
    tone: form.tone || null,
    story_language: language,
    sync: true,
    include_images: form.includeImages && canRequestImages,
    image_style: form.imageStyle,
    ...(beside && { beside_language: beside }),
  };
}

/** The call with the hero's look, if a parent chose one: left out, the story chooses. */
export function withHeroLook(payload: ReturnType<typeof toPayload>, look: HeroLook | null) {
  return look ? { ...payload, hero_look: look } : payload;
}
export type StoryPayload = ReturnType<typeof withHeroLook>;

/** Every field filled at random, images on. A name already typed is kept. `random` gives numbers from 0 up to 1. */
export function randomForm(form: StoryForm, names: readonly string[], random: () => number): StoryForm {
  const one = (values: readonly string[]) => values[Math.floor(random() * values.length)] ?? '';
  const chosen = Object.fromEntries(Object.entries(PATCH_OPTIONS).map(([patch, values]) => [patch, one(values)]));
  return v.parse(StoryFormSchema, {
    ...form,
    ...chosen,
    childName: isSewn(form, 'childName') ? form.childName : one(names),
    includeImages: true,
    imageStyle: one(IMAGE_STYLES),
  });
}
