// What the illustrator can draw: a story that is to be seen may only show these, by these ids.
import { createHash } from 'node:crypto';
import { loadBank } from '#storyteller/languages/registry';
import { loadShelf, type Shelf } from '#storyteller/languages/shelf';
import type { Bank } from '#storyteller/languages/bank';
import { catalogue, ROLES } from '#storyteller/plan/catalogue';
import { typeset } from '#storyteller/prose/hygiene';
import { render } from '#storyteller/prose/render';
import type { Brief } from './brief.ts';

export const TIMES = ['sunset', 'dusk', 'night', 'deep'] as const;
export const MOODS = ['curious', 'busy', 'worried', 'brave', 'glad', 'sleepy'] as const;
export const HERO = 'hero';
/** Where no place of its own is: at home, underway, before an obstacle, where somebody is found. */
const EVERYWHERE = ['home', 'way', 'gate', 'being'] as const;

/** Somebody or some place that can be drawn, and what a story of this language calls it. */
interface Drawable {
  id: string;
  called: string;
}
export interface Vocabulary {
  places: Drawable[];
  people: Drawable[];
  companion: Drawable & { introduction: string };
}

/** Places and beings of one setting, as many as a story has room for; another seed gives others. */
export async function vocabularyFor(brief: Brief, seed: string): Promise<Vocabulary> {
  const bank = await loadBank(brief.language);
  const { setting, character } = brief;
  const entry = catalogue.settings[setting];
  const order = orderBy(seed);
  const pals = order(Object.keys(catalogue.characters[character]));
  const beings = ROLES.map((role) => [entry.beings[role], `beings/${setting}/${role}`] as const);
  const keys = [
    `settings/${setting}/home`,
    ...beings.map(([, key]) => `${key}/sign`),
    ...pals.map((id) => `characters/${character}/${id}/intro`),
  ];
  const shelf = await loadShelf(bank, keys);
  const drawable = (id: string, key: string): Drawable[] => {
    const called = shelf.nouns.get(key)?.[bank.defaultForm];
    return called === undefined ? [] : [{ id, called }];
  };
  const places = order(entry.places).flatMap((id) => drawable(`${setting}.${id}`, `settings/${setting}/places/${id}`));
  const helpers = order(Object.keys(entry.helpers)).flatMap((id) => drawable(id, `settings/${setting}/helpers/${id}`));
  const companions = pals.flatMap((id) =>
    drawable(id, `characters/${character}/${id}`).map((pal) => ({
      ...pal,
      introduction: introductionOf(bank, shelf, `characters/${character}/${id}`, brief),
    })),
  );
  const [companion] = companions;
  if (!companion) throw new RangeError(`${bank.language} has nobody for ${character}`);
  return {
    places: [...EVERYWHERE.map((id) => ({ id: `${setting}.${id}`, called: id })), ...places.slice(0, 3)],
    people: [
      ...helpers.slice(0, 2),
      ...order(beings)
        .flatMap(([id, key]) => drawable(id, key))
        .slice(0, 2),
    ],
    companion,
  };
}

/** How our own storyteller introduces a companion: who it is, and how it looks in a picture. */
function introductionOf(bank: Bank, shelf: Shelf, key: string, { difficulty, ageGroup }: Brief): string {
  const source = shelf.passages.get(`${key}/intro`)?.[0];
  const noun = shelf.nouns.get(key);
  if (source === undefined || !noun) return '';
  const told = render(source, {
    difficulty,
    full: false,
    // Toddlers meet a floating sheet where others meet a ghost.
    facts: new Set([ageGroup]),
    name: '{name}',
    nouns: { pal: noun },
    grammar: bank,
  });
  return typeset(told, bank.language);
}

/** Sorts by a seed: the same one always in the same way. */
function orderBy(seed: string) {
  const weight = (item: unknown) =>
    createHash('sha256')
      .update(`${seed} ${String(item)}`)
      .digest('hex');
  return <T>(items: readonly T[]): T[] =>
    items
      .map((item) => [weight(item), item] as const)
      .sort(([a], [b]) => (a < b ? -1 : 1))
      .map(([, item]) => item);
}
