// A picture in words, for a provider that paints. Everything in it is chosen by an id from words of our own: what a family or a
// model wrote reaches nobody, whatever stands in the row.
import type { HeroLook } from '#contract/hero-look';
import type { Setting } from '#contract/options';
import { compose, type Picture } from '#illustrator/composition';
import { describePicture } from '#illustrator/describe-picture';
import { en } from '#illustrator/languages/en';
import { loadBank } from '#storyteller/languages/registry';
import { loadShelf } from '#storyteller/languages/shelf';
import { catalogue, ROLES } from '#storyteller/plan/catalogue';
import { COMPANION_LOOKS } from './companion-looks.ts';
import * as words from './picture-words.ts';
import { HERO } from './scene-vocabulary.ts';

interface PicturePrompt {
  prompt: string;
  /** All the words that it was chosen from. */
  ours: string;
}

/** Throws RangeError for a picture of a setting that nobody knows. */
export async function promptFor(given: Picture): Promise<PicturePrompt> {
  if (!Object.hasOwn(catalogue.settings, given.setting)) throw new RangeError('no such setting');
  const names = await namesIn(given.setting);
  const picture = withKnownIds(given, names);
  const { setting, scene, asleep, page, style, look } = picture;
  const cast = { ...names.people, ...own(COMPANION_LOOKS, picture.character) };
  const place = scene.place.split('.')[1] ?? '';
  const around = own(names.places, place) ?? own(words.PLACE_WORDS, place);
  const awake = [around && `${words.PLACE} ${around}.`, words.MOOD_WORDS[scene.mood], words.HELMETED[setting]];
  const prompt = [
    words.KIND,
    page === 0 ? words.COVER : undefined,
    words.STYLE_WORDS[style],
    describePicture({ picture, language: 'en', hero: words.CHILD, cast }),
    ...(asleep ? [words.ASLEEP] : awake),
    words.LIGHT_WORDS[scene.time],
    words.SHOT_WORDS[compose(picture).shot],
    looksOf(look),
    words.RULES,
  ];
  return { prompt: prompt.filter(Boolean).join('\n'), ours: JSON.stringify([words, COMPANION_LOOKS, names, en]) };
}

/** The picture with ids of ours alone: whatever else stood there, the plainest stands in its place. */
function withKnownIds(picture: Picture, { people }: Names): Picture {
  const { scene, style, character, companion, look } = picture;
  const friends = own(COMPANION_LOOKS, character) ?? {};
  const known = Object.hasOwn(friends, companion) ? companion : '';
  return {
    ...picture,
    style: own(words.STYLE_WORDS, style) ? style : 'storybook',
    companion: known,
    look: {
      ...look,
      skin: own(words.SKIN_WORDS, look.skin) ? look.skin : 'skin-3',
      hair: own(words.HAIR_WORDS, look.hair) ? look.hair : 'short',
      hair_color: own(words.HAIR_COLOR_WORDS, look.hair_color) ? look.hair_color : 'brown',
      pajamas: own(words.PAJAMA_WORDS, look.pajamas) ? look.pajamas : 'blue',
    },
    scene: {
      place: scene.place,
      time: own(words.LIGHT_WORDS, scene.time) ? scene.time : 'night',
      mood: own(words.MOOD_WORDS, scene.mood) ? scene.mood : 'curious',
      who: scene.who.filter((id) => id === HERO || (known !== '' && id === known) || Object.hasOwn(people, id)),
    },
  };
}

function looksOf({ skin, hair, hair_color: color, glasses, pajamas }: HeroLook): string {
  const covered = words.HAIR_WORDS[hair];
  const [before, after] = typeof covered === 'string' ? [] : covered;
  const head = typeof covered === 'string' ? covered : `${before} ${words.HAIR_COLOR_WORDS[color]} ${after}`.trim();
  const worn = glasses ? words.GLASSES : words.NO_GLASSES;
  return `${words.LOOKS} ${words.SKIN_WORDS[skin]}, ${head}, ${worn}, ${words.PAJAMA_WORDS[pajamas]} ${words.CLOTHES}.`;
}

interface Names {
  places: Readonly<Record<string, string>>;
  people: Readonly<Record<string, string>>;
}

/** What our own storyteller calls the places of a setting and those one may meet there, in English, by their ids. */
async function namesIn(setting: Setting): Promise<Names> {
  const world = `settings/${setting}`;
  const { places, helpers, beings } = catalogue.settings[setting];
  const people: Record<string, string> = { tiny: `${world}/tiny` };
  for (const id of Object.keys(helpers)) people[id] = `${world}/helpers/${id}`;
  for (const role of ROLES) {
    people[beings[role]] = `beings/${setting}/${role}`;
    people[`neighbor.${role}`] = `neighbors/${setting}/${role}`;
  }
  const keys = Object.values(people).map((key) => `${key}/noun`);
  const { nouns } = await loadShelf(await loadBank('en'), keys);
  const called = (id: string, key: string, form: 'the' | 'a'): [string, string][] => {
    const noun = nouns.get(key)?.[form];
    return noun === undefined ? [] : [[id, noun]];
  };
  return {
    places: Object.fromEntries(places.flatMap((id) => called(id, `${world}/places/${id}`, 'the'))),
    people: Object.fromEntries(Object.entries(people).flatMap(([id, key]) => called(id, key, 'a'))),
  };
}

/** What stands under a key of the object's own. */
const own = <T>(record: Readonly<Record<string, T>>, key: string): T | undefined =>
  Object.hasOwn(record, key) ? record[key] : undefined;
