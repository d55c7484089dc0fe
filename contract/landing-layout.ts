// What stands on a landing page besides its words, chosen by hand for each: the page shows it, the server writes it into
// its documents. Words and places of the words: landing.ts.
import { CATEGORY_SLUGS, type CategorySlug, type OptionField } from './categories.ts';
import { type CategoryType } from './category-groups.ts';
import { findCategory } from './category-address.ts';

/** Embroidered beside the benefits. */
export const MARKS = [
  'book',
  'brush',
  'clock',
  'crown',
  'hand',
  'heart',
  'house',
  'lamp',
  'leaf',
  'moon',
  'music',
  'people',
  'puzzle',
  'shield',
  'smile',
  'star',
  'steps',
  'waves',
] as const;
export type Mark = (typeof MARKS)[number];

/** Choices of the quilt, by the names that the home page's address takes. */
export type Preset = Readonly<Partial<Record<OptionField | 'moral' | 'tone', string>>>;
type Three<T> = readonly [T, T, T];
interface Layout {
  marks: Three<Mark>;
  /** What each idea sews into the quilt besides the category's own choice. */
  ideas: Three<Preset>;
}
type Address = `${CategoryType}/${string}`;

/** By the address of the 21 pages; in the order in which the words tell of benefits and ideas. */
const LAYOUTS: Readonly<Record<Address, Layout>> = {
  'themes/adventures': {
    marks: ['steps', 'shield', 'moon'],
    ideas: [
      { character: 'animal', setting: 'neighborhood', tone: 'exciting' },
      { setting: 'sky', moral: 'courage', tone: 'inspiring' },
      { character: 'explorer', setting: 'jungle', tone: 'mysterious' },
    ],
  },
  'themes/friendship': {
    marks: ['heart', 'hand', 'people'],
    ideas: [
      { setting: 'neighborhood', moral: 'courage', tone: 'silly' },
      { character: 'child', setting: 'home', tone: 'calm' },
      { setting: 'school', moral: 'sharing', tone: 'playful' },
    ],
  },
  'themes/learning': {
    marks: ['hand', 'smile', 'book'],
    ideas: [
      { setting: 'home', moral: 'perseverance', tone: 'playful' },
      { character: 'family', moral: 'courage', tone: 'calm' },
      { character: 'robot', setting: 'home', tone: 'silly' },
    ],
  },
  'themes/animals': {
    marks: ['heart', 'smile', 'book'],
    ideas: [
      { theme: 'friendship', setting: 'home', tone: 'cozy' },
      { theme: 'mystery', setting: 'home', tone: 'silly' },
      { theme: 'problem-solving', setting: 'jungle', tone: 'calm' },
    ],
  },
  'themes/magical': {
    marks: ['smile', 'shield', 'lamp'],
    ideas: [
      { theme: 'environment', setting: 'desert', tone: 'mysterious' },
      { theme: 'adventure', setting: 'forest', tone: 'silly' },
      { theme: 'emotions', setting: 'home', tone: 'cozy' },
    ],
  },
  'themes/bedtime': {
    marks: ['waves', 'moon', 'clock'],
    ideas: [
      { setting: 'underwater', tone: 'calm' },
      { setting: 'home', tone: 'silly' },
      { character: 'family', setting: 'home', tone: 'cozy' },
    ],
  },
  'themes/problem-solving': {
    marks: ['puzzle', 'hand', 'star'],
    ideas: [
      { setting: 'home', tone: 'silly' },
      { character: 'child', moral: 'sharing', tone: 'playful' },
      { character: 'inventor', setting: 'neighborhood', tone: 'educational' },
    ],
  },
  'themes/creativity': {
    marks: ['brush', 'star', 'heart'],
    ideas: [
      { character: 'family', setting: 'home', tone: 'silly' },
      { character: 'artist', moral: 'self-confidence', tone: 'inspiring' },
      { character: 'child', moral: 'perseverance', tone: 'calm' },
    ],
  },
  'ages/toddler': {
    marks: ['house', 'music', 'shield'],
    ideas: [
      { theme: 'mystery', setting: 'arctic', tone: 'cozy' },
      { theme: 'bedtime', setting: 'home', tone: 'playful' },
      { theme: 'environment', character: 'animal', tone: 'cozy' },
    ],
  },
  'ages/preschool': {
    marks: ['music', 'heart', 'smile'],
    ideas: [
      { theme: 'emotions', setting: 'home', tone: 'cozy' },
      { theme: 'mystery', setting: 'neighborhood', tone: 'mysterious' },
      { theme: 'friendship', moral: 'gratitude', tone: 'playful' },
    ],
  },
  'ages/school-age': {
    marks: ['clock', 'book', 'smile'],
    ideas: [
      { theme: 'science', setting: 'desert', tone: 'educational' },
      { theme: 'mystery', character: 'detective', tone: 'mysterious' },
      { theme: 'science', character: 'inventor', tone: 'calm' },
    ],
  },
  'characters/child': {
    marks: ['people', 'hand', 'steps'],
    ideas: [
      { theme: 'emotions', setting: 'neighborhood', tone: 'calm' },
      { theme: 'problem-solving', setting: 'arctic', tone: 'silly' },
      { theme: 'learning', moral: 'self-confidence', tone: 'playful' },
    ],
  },
  'characters/family': {
    marks: ['people', 'house', 'moon'],
    ideas: [
      { theme: 'bedtime', setting: 'home', tone: 'cozy' },
      { theme: 'family', moral: 'kindness', tone: 'calm' },
      { theme: 'adventure', setting: 'city', tone: 'playful' },
    ],
  },
  'characters/robot': {
    marks: ['star', 'smile', 'moon'],
    ideas: [
      { theme: 'problem-solving', setting: 'home', tone: 'silly' },
      { theme: 'emotions', moral: 'forgiveness', tone: 'calm' },
      { theme: 'friendship', setting: 'space', tone: 'playful' },
    ],
  },
  'characters/princess': {
    marks: ['crown', 'steps', 'hand'],
    ideas: [
      { theme: 'friendship', setting: 'sky', tone: 'calm' },
      { theme: 'adventure', moral: 'courage', tone: 'inspiring' },
      { theme: 'problem-solving', setting: 'forest', tone: 'silly' },
    ],
  },
  'settings/enchanted-forest': {
    marks: ['leaf', 'steps', 'lamp'],
    ideas: [
      { theme: 'creativity', character: 'animal', tone: 'silly' },
      { theme: 'friendship', character: 'animal', tone: 'calm' },
      { theme: 'environment', moral: 'patience', tone: 'cozy' },
    ],
  },
  'settings/city': {
    marks: ['music', 'steps', 'moon'],
    ideas: [
      { theme: 'bedtime', tone: 'cozy' },
      { theme: 'mystery', moral: 'courage', tone: 'mysterious' },
      { theme: 'friendship', character: 'child', tone: 'playful' },
    ],
  },
  'settings/space-adventure': {
    marks: ['smile', 'house', 'star'],
    ideas: [
      { theme: 'emotions', moral: 'kindness', tone: 'calm' },
      { theme: 'family', character: 'family', tone: 'playful' },
      { theme: 'friendship', character: 'alien', tone: 'cozy' },
    ],
  },
  'settings/underwater-kingdom': {
    marks: ['waves', 'music', 'shield'],
    ideas: [
      { theme: 'bedtime', character: 'animal', tone: 'cozy' },
      { theme: 'creativity', character: 'artist', tone: 'calm' },
      { theme: 'emotions', moral: 'courage', tone: 'inspiring' },
    ],
  },
  'settings/home': {
    marks: ['smile', 'steps', 'moon'],
    ideas: [
      { theme: 'bedtime', tone: 'silly' },
      { theme: 'friendship', moral: 'self-confidence', tone: 'cozy' },
      { theme: 'mystery', character: 'detective', tone: 'mysterious' },
    ],
  },
  'settings/school': {
    marks: ['smile', 'house', 'lamp'],
    ideas: [
      { theme: 'learning', moral: 'perseverance', tone: 'silly' },
      { theme: 'friendship', moral: 'kindness', tone: 'playful' },
      { theme: 'sports', moral: 'courage', tone: 'calm' },
    ],
  },
};

/** Where who liked a category may look next: landing pages, the nearest idea first. */
const RELATED: Readonly<Record<Address, readonly Address[]>> = {
  'themes/adventures': ['settings/space-adventure', 'themes/magical', 'characters/robot', 'ages/school-age'],
  'themes/friendship': ['characters/child', 'settings/school', 'themes/animals', 'ages/preschool'],
  'themes/learning': ['settings/school', 'themes/problem-solving', 'characters/robot', 'ages/school-age'],
  'themes/animals': ['settings/enchanted-forest', 'settings/underwater-kingdom', 'themes/friendship', 'ages/toddler'],
  'themes/magical': ['characters/princess', 'settings/enchanted-forest', 'themes/adventures', 'ages/preschool'],
  'themes/bedtime': ['settings/home', 'characters/family', 'ages/toddler', 'themes/animals'],
  'themes/problem-solving': ['themes/learning', 'characters/robot', 'settings/city', 'ages/school-age'],
  'themes/creativity': ['characters/princess', 'themes/problem-solving', 'settings/home', 'characters/child'],
  'themes/mystery': ['settings/home', 'settings/city', 'themes/problem-solving', 'ages/school-age'],
  'themes/science': ['settings/space-adventure', 'characters/robot', 'themes/learning'],
  'themes/sports': ['themes/friendship', 'settings/school', 'characters/child'],
  'themes/family': ['characters/family', 'settings/home', 'ages/toddler'],
  'themes/emotions': ['themes/friendship', 'characters/child', 'ages/preschool', 'themes/bedtime'],
  'themes/environment': ['settings/enchanted-forest', 'themes/animals', 'settings/underwater-kingdom'],
  'ages/toddler': ['themes/bedtime', 'themes/animals', 'settings/home', 'characters/family'],
  'ages/preschool': ['themes/friendship', 'themes/magical', 'characters/princess', 'settings/enchanted-forest'],
  'ages/school-age': ['themes/problem-solving', 'settings/space-adventure', 'settings/city', 'characters/robot'],
  'characters/child': ['themes/friendship', 'settings/school', 'characters/family', 'ages/preschool'],
  'characters/family': ['settings/home', 'themes/bedtime', 'characters/child', 'ages/toddler'],
  'characters/robot': ['settings/space-adventure', 'themes/problem-solving', 'characters/princess', 'ages/school-age'],
  'characters/princess': ['themes/magical', 'settings/enchanted-forest', 'themes/adventures', 'ages/preschool'],
  'characters/explorer': ['themes/adventures', 'settings/underwater-kingdom', 'ages/school-age'],
  'characters/inventor': ['themes/problem-solving', 'characters/robot', 'themes/creativity'],
  'characters/athlete': ['themes/friendship', 'settings/school', 'ages/school-age'],
  'characters/artist': ['themes/creativity', 'characters/child', 'settings/home'],
  'characters/detective': ['settings/city', 'themes/problem-solving', 'ages/school-age'],
  'characters/pirate': ['settings/underwater-kingdom', 'themes/adventures', 'characters/princess'],
  'characters/dinosaur': ['themes/animals', 'themes/adventures', 'ages/preschool'],
  'characters/alien': ['settings/space-adventure', 'characters/robot', 'themes/friendship'],
  'settings/enchanted-forest': [
    'themes/magical',
    'characters/princess',
    'themes/animals',
    'settings/underwater-kingdom',
  ],
  'settings/city': ['settings/home', 'themes/friendship', 'characters/robot', 'ages/school-age'],
  'settings/space-adventure': [
    'characters/robot',
    'themes/adventures',
    'settings/underwater-kingdom',
    'ages/school-age',
  ],
  'settings/underwater-kingdom': ['themes/animals', 'themes/bedtime', 'settings/space-adventure', 'ages/preschool'],
  'settings/home': ['themes/bedtime', 'characters/family', 'ages/toddler', 'settings/city'],
  'settings/school': ['characters/child', 'themes/learning', 'themes/friendship', 'ages/school-age'],
  'settings/sky': ['themes/magical', 'settings/space-adventure', 'characters/princess'],
  'settings/neighborhood': ['settings/city', 'themes/friendship', 'characters/child'],
  'settings/jungle': ['themes/animals', 'themes/adventures', 'settings/enchanted-forest'],
  'settings/arctic': ['settings/home', 'themes/animals', 'themes/adventures'],
  'settings/desert': ['themes/adventures', 'settings/space-adventure', 'characters/child'],
  'settings/time-travel': ['themes/adventures', 'themes/learning', 'ages/school-age'],
};

type Named = Pick<CategorySlug, 'type' | 'slug'>;
const addressOf = ({ type, slug }: Named): Address => `${type}/${slug}`;

/** What a category sews into the quilt: its own choice, then what else an idea asks for. */
export function presetOf({ type, slug }: Named, besides: Preset = {}): Preset {
  const category = findCategory(type, slug);
  return category ? { ...besides, [category.field]: category.values[0] } : besides;
}

/** The drawings beside a page's benefits, in their order. */
export const marksOf = (category: Named): readonly Mark[] => LAYOUTS[addressOf(category)]?.marks ?? [];
/** What each of a page's ideas sews into the quilt, in their order. */
export const ideasOf = (category: Named): readonly Preset[] =>
  (LAYOUTS[addressOf(category)]?.ideas ?? []).map((idea) => presetOf(category, idea));
/** The landing pages that a category leads on to. */
export const relatedTo = (category: Named): readonly CategorySlug[] =>
  (RELATED[addressOf(category)] ?? []).flatMap((address) =>
    CATEGORY_SLUGS.filter((other) => addressOf(other) === address),
  );
