// What the picture of each category shows. Data only; tools/draw-category-pictures.ts draws it.
import type { CategoryType } from '#contract/category-groups';
import type { HeroLook } from '#contract/hero-look';
import type { Character, ImageStyle, Setting, Theme } from '#contract/options';
import type { Picture, Pose } from '#illustrator/composition';

export interface CategoryScene {
  setting: Setting;
  /** One of the setting's places. */
  place: string;
  time: Picture['scene']['time'];
  theme: Theme;
  character: Character;
  companion: string;
  /** Somebody of the place who comes along, in place of the theme's thing. */
  being?: string;
  pose: Pose;
  shot: 'medium' | 'wide' | 'close';
  style: ImageStyle;
  look: HeroLook;
}

type Look = readonly [
  skin: 1 | 2 | 3 | 4 | 5 | 6,
  hair: HeroLook['hair'],
  color: HeroLook['hair_color'],
  pajamas: HeroLook['pajamas'],
  glasses?: 'glasses',
];
const lookOf = ([skin, hair, color, pajamas, glasses]: Look): HeroLook => ({
  skin: `skin-${skin}`,
  hair,
  hair_color: color,
  pajamas,
  glasses: glasses !== undefined,
});

type Where = readonly [setting: Setting, place: string, time: CategoryScene['time']];
type Who = readonly [character: Character, companion: string, being?: string];
type How = readonly [pose: Pose, style: ImageStyle, shot?: CategoryScene['shot']];
function scene(theme: Theme, where: Where, who: Who, how: How, look: Look): CategoryScene {
  const [setting, place, time] = where;
  const [character, companion, being] = who;
  const [pose, style, shot = 'medium'] = how;
  return {
    setting,
    place,
    time,
    theme,
    character,
    companion,
    ...(being ? { being } : {}),
    pose,
    shot,
    style,
    look: lookOf(look),
  };
}

// prettier-ignore
export const CATEGORY_SCENES: Readonly<Record<CategoryType, Readonly<Record<string, CategoryScene>>>> = {
  themes: {
    adventures: scene('adventure', ['sky', 'balloons', 'sunset'], ['animal', 'moss'], ['point', 'storybook'], [4, 'pigtails', 'black', 'red']),
    friendship: scene('friendship', ['neighborhood', 'playground', 'dusk'], ['child', 'wren'], ['wave', 'cartoon'], [6, 'afro', 'black', 'yellow']),
    learning: scene('learning', ['school', 'library', 'dusk'], ['animal', 'dot'], ['read', 'storybook'], [2, 'bob', 'brown', 'teal', 'glasses']),
    animals: scene('environment', ['forest', 'pond', 'dusk'], ['animal', 'inkwell', 'fawn'], ['hug', 'storybook'], [3, 'curly', 'auburn', 'blue']),
    magical: scene('mystery', ['forest', 'mushrooms', 'night'], ['fantasy', 'mugwort'], ['lantern', 'anime'], [5, 'braids', 'blue-black', 'violet']),
    bedtime: scene('bedtime', ['home', 'home', 'deep'], ['animal', 'moss'], ['sleep', 'storybook'], [1, 'short', 'blond', 'amber']),
    'problem-solving': scene('problem-solving', ['home', 'kitchen', 'dusk'], ['robot', 'tilda'], ['hold', 'cartoon'], [4, 'fade', 'black', 'green']),
    creativity: scene('creativity', ['school', 'artRoom', 'sunset'], ['child', 'kettle'], ['jump', 'cartoon'], [2, 'bun', 'red', 'rose']),
    mystery: scene('mystery', ['home', 'attic', 'deep'], ['animal', 'inkwell'], ['lantern', 'anime'], [3, 'long', 'black', 'blue']),
    science: scene('science', ['neighborhood', 'garden', 'night'], ['inventor', 'hinge'], ['point', 'storybook'], [6, 'curly', 'black', 'amber', 'glasses']),
    sports: scene('sports', ['school', 'gym', 'sunset'], ['athlete', 'laps'], ['jump', 'cartoon'], [5, 'braids', 'black', 'green']),
    family: scene('family', ['home', 'home', 'night'], ['family', 'gran'], ['hug', 'storybook'], [4, 'bob', 'brown', 'violet']),
    emotions: scene('emotions', ['neighborhood', 'alley', 'dusk'], ['child', 'onion'], ['sit', 'storybook'], [1, 'spiky', 'chestnut', 'teal']),
    environment: scene('environment', ['neighborhood', 'way', 'sunset'], ['animal', 'dot'], ['hold', 'cartoon'], [3, 'hijab', 'black', 'yellow']),
  },
  characters: {
    child: scene('friendship', ['city', 'steps', 'dusk'], ['child', 'kettle'], ['wave', 'storybook'], [5, 'curly', 'black', 'teal']),
    family: scene('family', ['neighborhood', 'home', 'sunset'], ['family', 'jojo'], ['wave', 'cartoon'], [2, 'pigtails', 'chestnut', 'red']),
    robot: scene('science', ['city', 'home', 'night'], ['robot', 'pim'], ['walk', 'storybook'], [6, 'short', 'black', 'amber']),
    princess: scene('adventure', ['sky', 'peak', 'sunset'], ['fantasy', 'bramble'], ['wave', 'anime'], [4, 'long', 'black', 'rose']),
    explorer: scene('adventure', ['jungle', 'kapok', 'dusk'], ['explorer', 'quill'], ['point', 'anime'], [3, 'bob', 'black', 'blue']),
    inventor: scene('problem-solving', ['school', 'scienceRoom', 'dusk'], ['inventor', 'cog'], ['hold', 'cartoon'], [1, 'bun', 'red', 'green', 'glasses']),
    athlete: scene('sports', ['neighborhood', 'playground', 'sunset'], ['athlete', 'bounce'], ['jump', 'anime'], [4, 'fade', 'black', 'red']),
    artist: scene('creativity', ['neighborhood', 'garden', 'dusk'], ['artist', 'smudge'], ['hold', 'cartoon'], [6, 'braids', 'black', 'yellow']),
    detective: scene('mystery', ['city', 'square', 'deep'], ['detective', 'shade'], ['lantern', 'anime'], [2, 'short', 'brown', 'violet']),
    pirate: scene('adventure', ['underwater', 'wreck', 'dusk'], ['pirate', 'marigold'], ['wave', 'cartoon'], [5, 'afro', 'brown', 'red']),
    dinosaur: scene('friendship', ['time-travel', 'ferns', 'sunset'], ['dinosaur', 'gus'], ['hug', 'storybook'], [3, 'spiky', 'black', 'teal']),
    alien: scene('friendship', ['space', 'yard', 'night'], ['alien', 'zib'], ['wave', 'cartoon'], [1, 'pigtails', 'blond', 'violet']),
  },
  settings: {
    'enchanted-forest': scene('adventure', ['forest', 'home', 'night'], ['animal', 'moss'], ['lantern', 'storybook', 'wide'], [5, 'bob', 'black', 'red']),
    city: scene('adventure', ['city', 'station', 'dusk'], ['animal', 'dot', 'tram'], ['walk', 'storybook', 'wide'], [2, 'curly', 'auburn', 'yellow']),
    'space-adventure': scene('science', ['space', 'home', 'night'], ['robot', 'spout'], ['jump', 'anime', 'wide'], [6, 'afro', 'black', 'blue']),
    'underwater-kingdom': scene('adventure', ['underwater', 'home', 'sunset'], ['animal', 'inkwell', 'whale'], ['wave', 'storybook', 'wide'], [3, 'long', 'chestnut', 'amber']),
    home: scene('bedtime', ['home', 'landing', 'deep'], ['family', 'hup'], ['lantern', 'storybook', 'wide'], [4, 'short', 'black', 'teal']),
    school: scene('learning', ['school', 'way', 'dusk'], ['child', 'onion'], ['hold', 'cartoon', 'wide'], [1, 'braids', 'red', 'blue']),
    sky: scene('adventure', ['sky', 'home', 'sunset'], ['fantasy', 'flannel'], ['jump', 'storybook', 'wide'], [6, 'bun', 'black', 'rose']),
    neighborhood: scene('friendship', ['neighborhood', 'store', 'dusk'], ['child', 'wren'], ['walk', 'cartoon', 'wide'], [3, 'fade', 'black', 'green']),
    jungle: scene('environment', ['jungle', 'lilies', 'dusk'], ['animal', 'moss', 'toucan'], ['point', 'cartoon', 'wide'], [5, 'pigtails', 'black', 'amber']),
    arctic: scene('adventure', ['arctic', 'home', 'night'], ['animal', 'dot', 'fox'], ['lantern', 'storybook', 'wide'], [2, 'hijab', 'black', 'red']),
    desert: scene('adventure', ['desert', 'palms', 'sunset'], ['explorer', 'teasel', 'camel'], ['walk', 'storybook', 'wide'], [4, 'curly', 'brown', 'blue']),
    'time-travel': scene('adventure', ['time-travel', 'street', 'night'], ['inventor', 'muffle'], ['point', 'anime', 'wide'], [1, 'spiky', 'blond', 'violet', 'glasses']),
  },
  ages: {
    toddler: scene('bedtime', ['home', 'home', 'dusk'], ['animal', 'dot'], ['hug', 'cartoon', 'close'], [6, 'short', 'black', 'yellow']),
    preschool: scene('emotions', ['forest', 'home', 'sunset'], ['fantasy', 'flannel'], ['wave', 'cartoon'], [2, 'pigtails', 'red', 'green']),
    'school-age': scene('science', ['city', 'home', 'night'], ['detective', 'hush'], ['read', 'anime'], [4, 'long', 'black', 'violet', 'glasses']),
  },
};
