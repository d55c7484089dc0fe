// What every language has before its stories are offered. Whatever a language adds under the catalogue's ids is told from then
// on: plans are made from what is there. English has all of the catalogue.
import { SETTINGS, THEMES, type Setting } from '#contract/options';
import { catalogue, NEEDS } from './catalogue.ts';

/** Facets that a first release has of some passages; of all others it has one telling. */
const FACETS: readonly (readonly [RegExp, number])[] = [
  [/^tones\/[\w-]+\/(open|close)$/, 3],
  [/^tones\/[\w-]+\/links$/, 6],
  [/^settings\/[\w-]+\/home$/, 2],
  [/^themes\/[\w-]+\/\w+\/want$/, 2],
];
/** Of the four kinds of trouble. Every setting has a being, every theme an arc and every trial a turning point for each. */
const ROLES = ['restless', 'wonder'] as const;
/** How many of the catalogue's places, helpers (each with its gift), companions of a character, and threads of a tone; the first ones. */
const PLACES = 4;
const HELPERS = 3;
const PALS = 2;
const THREADS = 2;
/** One thing that can happen anywhere for each kind of gift. */
const EPISODES = ['button', 'tape', 'cap', 'pompom', 'ticket'] as const;

const BEING = ['title', 'sign', 'trace', 'found', 'near', 'first', 'second', 'why', 'settled'];
const ENCOUNTER = ['trouble', 'help', 'gift', 'back'];
const PAL = ['intro', 'quirk', 'again', 'try', 'payoff', 'proud', 'asleep'];
const ARC = [
  'title',
  'want',
  'setoff',
  'stay',
  'remind',
  'refrain/first',
  'refrain/again',
  'refrain/third',
  'refrain/last',
  'try',
  'easy',
  'resolve',
  'bed',
];
const TONE = ['open', 'outside', 'rest', 'doorstep', 'close', 'links'];
const NUMBERS = ['one', 'two', 'three'];

const below = (folder: string, keys: readonly string[]) => keys.map((key) => `${folder}/${key}`);

function settingKeys(setting: Setting): string[] {
  const { places, helpers } = catalogue.settings[setting];
  const own = Object.entries(helpers).slice(0, HELPERS);
  return below(`settings/${setting}`, [
    'home',
    'back',
    'night/dark',
    'night/deep',
    ...below('hush', NUMBERS),
    ...below('facts', NUMBERS),
    ...places.slice(0, PLACES).map((place) => `places/${place}/arrive`),
    ...own.flatMap(([helper, gift]) => [
      ...below(`helpers/${helper}`, [...ENCOUNTER, 'comes', 'bye']),
      `objects/${gift}/use`,
    ]),
    ...NEEDS.flatMap((need) => below(`gates/${need}/one`, ['meet', 'after'])),
  ]).concat(ROLES.flatMap((role) => below(`beings/${setting}/${role}`, BEING)));
}

/** Keys of all passages of a first release. */
export function firstRelease(): string[] {
  const { characters, morals, tones } = catalogue;
  return [
    ...SETTINGS.flatMap(settingKeys),
    ...Object.entries(characters).flatMap(([character, pals]) =>
      Object.keys(pals)
        .slice(0, PALS)
        .flatMap((pal) => below(`characters/${character}/${pal}`, PAL)),
    ),
    ...THEMES.flatMap((theme) => ROLES.flatMap((role) => below(`themes/${theme}/${role}`, ARC))),
    ...Object.entries(morals).flatMap(([moral, trials]) =>
      trials.flatMap((trial) => below(`morals/${moral}/${trial}`, ['plant', ...below('turn', ROLES), 'bed'])),
    ),
    ...Object.entries(tones).flatMap(([tone, threads]) =>
      below(`tones/${tone}`, [
        ...TONE,
        ...threads
          .slice(0, THREADS)
          .flatMap((thread) => below(`threads/${thread}`, tone === 'educational' ? ['end'] : [...NUMBERS, 'end'])),
      ]),
    ),
    ...EPISODES.flatMap((episode) => below(`episodes/${episode}`, [...ENCOUNTER, 'object/use'])),
  ];
}

/** How many facets a passage of a first release has. */
export const firstFacets = (key: string): number => FACETS.find(([pattern]) => pattern.test(key))?.[1] ?? 1;
