import type { CategorySlug } from '#contract/categories';
import type { CategoryType } from '#contract/category-groups';

/** The fabrics of the quilt by night, the theme that most people see. */
const FABRICS = {
  berry: '#7a2c50',
  indigo: '#35408a',
  ochre: '#694310',
  plum: '#5a2f72',
  teal: '#1b5a66',
  moss: '#36552f',
  lilac: '#52429a',
  clay: '#7a3826',
  slate: '#3b4674',
} as const;
type Look = readonly [fabric: keyof typeof FABRICS, icon: string];

/** The same icons as in the pickers of the quilt. */
const LOOKS: Record<CategoryType, Record<string, Look>> = {
  themes: {
    adventures: ['ochre', 'compass'],
    friendship: ['berry', 'heart-handshake'],
    learning: ['indigo', 'book-open'],
    animals: ['moss', 'paw-print'],
    magical: ['plum', 'wand-sparkles'],
    bedtime: ['lilac', 'moon-star'],
    'problem-solving': ['teal', 'puzzle'],
    creativity: ['clay', 'palette'],
    mystery: ['slate', 'key-round'],
    science: ['teal', 'flask-conical'],
    sports: ['ochre', 'volleyball'],
    family: ['berry', 'users-round'],
    emotions: ['plum', 'smile'],
    environment: ['moss', 'leaf'],
  },
  ages: {
    toddler: ['berry', 'baby'],
    preschool: ['indigo', 'blocks'],
    'school-age': ['lilac', 'book-a'],
  },
  characters: {
    child: ['berry', 'user-round'],
    family: ['clay', 'users-round'],
    robot: ['slate', 'bot'],
    princess: ['plum', 'wand-sparkles'],
    explorer: ['moss', 'binoculars'],
    inventor: ['ochre', 'lightbulb'],
    athlete: ['teal', 'medal'],
    artist: ['lilac', 'brush'],
    detective: ['indigo', 'search'],
    pirate: ['slate', 'sailboat'],
    dinosaur: ['moss', 'dinosaur'],
    alien: ['teal', 'alien'],
  },
  settings: {
    'enchanted-forest': ['moss', 'trees'],
    city: ['slate', 'building-2'],
    'space-adventure': ['indigo', 'rocket'],
    'underwater-kingdom': ['teal', 'fish'],
    home: ['clay', 'house'],
    school: ['ochre', 'school'],
    sky: ['lilac', 'cloud'],
    neighborhood: ['berry', 'fence'],
    jungle: ['moss', 'tree-palm'],
    arctic: ['slate', 'snowflake'],
    desert: ['ochre', 'cactus'],
    'time-travel': ['plum', 'hourglass'],
  },
};

/** The color of a category's fabric, `#rrggbb`, and the name of its icon. Throws for a category that has none. */
export function lookOf({ type, slug }: Pick<CategorySlug, 'type' | 'slug'>): { color: string; icon: string } {
  const look = LOOKS[type][slug];
  if (!look) throw new Error(`The category ${type}/${slug} has no look`);
  const [fabric, icon] = look;
  return { color: FABRICS[fabric], icon };
}
