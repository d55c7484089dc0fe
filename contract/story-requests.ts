// What is asked about stories: the bodies of the calls that make and change them.
import * as v from 'valibot';
import { optionFor } from './categories.ts';
import { ChildNameSchema } from './child-name.ts';
import { HeroLookSchema } from './hero-look.ts';
import { LANGUAGE_CODES, languageFor } from './languages.ts';
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
  type AgeGroup,
  type Difficulty,
} from './options.ts';
import { DEFAULT_IMAGE_STYLE, MAX_TITLE_LENGTH, StoryParametersSchema, VISIBILITIES } from './stories.ts';

export const DEFAULT_TONE = 'calm';
export const DEFAULT_MORAL = 'none';
/** What difficulty an age reads at when the parent left it open (DECIDE-23). */
export const DIFFICULTY_FOR_AGE: Record<AgeGroup, Difficulty> = {
  toddler: 'simple',
  preschool: 'simple',
  'early-elementary': 'moderate',
  elementary: 'advanced',
};

// Choices arrive as option values or as the slugs of the browse pages; both mean the same idea (DECIDE-31).
/* @__NO_SIDE_EFFECTS__ */
const choice = <const T extends readonly string[]>(field: Parameters<typeof optionFor>[0], values: T) =>
  v.pipe(
    v.string(),
    v.transform((text) => optionFor(field, text)),
    v.picklist(values),
  );
/* @__NO_SIDE_EFFECTS__ */
const optional = <const T extends readonly string[]>(values: T) =>
  v.optional(
    v.union([
      v.picklist(values),
      v.pipe(
        v.literal(''),
        v.transform(() => null),
      ),
      v.null(),
    ]),
    null,
  );
const StoryLanguageSchema = v.pipe(
  v.string(),
  v.transform((code) =>
    languageFor(code) === undefined || !/^(pt|[a-z]{2}(-[A-Z]{2})?)$/.test(code) ? code : (languageFor(code) ?? code),
  ),
  v.picklist(LANGUAGE_CODES),
);

/** Body of POST /stories/generate: 13 names on the wire, and where a parent chose them the hero's look and a second language. Answers carry resolved values. */
export const GenerateRequestSchema = v.object({
  protagonist_name: ChildNameSchema,
  age_group: choice('age_group', AGE_GROUPS),
  theme: choice('theme', THEMES),
  character: choice('character', CHARACTERS),
  setting: choice('setting', SETTINGS),
  length: v.picklist(LENGTHS),
  moral: optional(MORALS),
  difficulty: optional(DIFFICULTIES),
  tone: optional(TONES),
  story_language: v.optional(StoryLanguageSchema, 'en'),
  sync: v.optional(v.boolean(), true),
  include_images: v.optional(v.boolean(), false),
  image_style: v.optional(v.picklist(IMAGE_STYLES), DEFAULT_IMAGE_STYLE),
  hero_look: v.optional(v.nullable(HeroLookSchema), null),
  beside_language: v.optional(StoryLanguageSchema),
});
export type GenerateRequest = v.InferOutput<typeof GenerateRequestSchema>;
export const REQUIRED_GENERATE_FIELDS = [
  'protagonist_name',
  'age_group',
  'theme',
  'character',
  'setting',
  'length',
] as const;

/** What a story is told from: what everybody may know of it, and a second language that it shall be told in as well. */
export const ToldFromSchema = v.object({
  ...StoryParametersSchema.entries,
  beside_language: v.optional(v.picklist(LANGUAGE_CODES)),
});
export type ToldFrom = v.InferOutput<typeof ToldFromSchema>;

/** A request with every open choice resolved as DECIDE-23 says. `sync` is a wish about the answer, not about the story. */
export function resolveParameters(request: GenerateRequest): ToldFrom {
  const { sync: _sync, ...rest } = request;
  return {
    ...rest,
    moral: request.moral ?? DEFAULT_MORAL,
    difficulty: request.difficulty ?? DIFFICULTY_FOR_AGE[request.age_group],
    tone: request.tone ?? DEFAULT_TONE,
  };
}

/** Limits of a text that is written or changed by hand. */
export const MAX_PARAGRAPH_LENGTH = 2000;
export const MAX_PARAGRAPHS = 80;
const ParagraphSchema = v.pipe(v.string(), v.minLength(1), v.maxLength(MAX_PARAGRAPH_LENGTH));
const ManualContentSchema = v.union([
  v.object({
    title: v.optional(v.pipe(v.string(), v.maxLength(MAX_TITLE_LENGTH))),
    paragraphs: v.pipe(v.array(ParagraphSchema), v.minLength(1), v.maxLength(MAX_PARAGRAPHS)),
  }),
  v.pipe(v.string(), v.minLength(1), v.maxLength(40_000)),
]);
const TitleSchema = v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(MAX_TITLE_LENGTH));

/** Body of POST /stories: a story written by hand, or told on a device without a network. */
export const ManualStorySchema = v.object({
  title: TitleSchema,
  content: ManualContentSchema,
  parameters: v.optional(v.partial(StoryParametersSchema)),
  story_language: v.optional(StoryLanguageSchema),
  visibility: v.optional(v.picklist(VISIBILITIES)),
});
/** Far more pictures than a story has. */
const MOST_HIDDEN = 100;
/** Body of PUT /stories/{id}: at least one of the four. */
export const StoryChangeSchema = v.pipe(
  v.object({
    title: v.optional(TitleSchema),
    content: v.optional(ManualContentSchema),
    visibility: v.optional(v.picklist(VISIBILITIES)),
    confirm_public: v.optional(v.boolean()),
    /** Ids of all pictures that are not to be shown, the cover among them. */
    hidden_images: v.optional(v.pipe(v.array(v.pipe(v.string(), v.regex(/^[\w-]{1,40}$/))), v.maxLength(MOST_HIDDEN))),
  }),
  v.check(({ title, content, visibility, hidden_images }) =>
    [title, content, visibility, hidden_images].some((given) => given !== undefined),
  ),
);
