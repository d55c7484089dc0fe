// Who and what a story is about, chosen backward from its turning point.
import type { Setting } from '#contract/options';
import { catalogue, GATES, ROLES, type Need, type Role } from './catalogue.ts';
import type { Choose } from './memory.ts';
import { pick } from './random.ts';
import type { Repertoire } from './repertoire.ts';
import type { StoryRequest } from './story-plan.ts';

/** Somebody who is helped on the way out, and whose gift then opens what is in the way. */
export interface Helper {
  /** Who is in the picture. */
  id: string;
  key: string;
  /** Key of the noun: an episode's helper is the setting's smallest creature. */
  noun: string;
  /** Id and key of the object it gives. */
  gift: string;
  object: string;
  /** What its gift opens, and the passage that says how. */
  gate: string;
  use: string;
}
/** A helper whose gift opens any gate of its kind. */
interface Lender extends Omit<Helper, 'gate'> {
  kind: Need;
}

/** A running thread: three beats on the way, and `${key}/end` in bed. */
export interface Thread {
  key: string;
  beats: readonly [string, string, string];
}

/** The passages that a story can begin with. */
const STARTS = ['open', 'home', 'want'] as const;
type StartBeat = (typeof STARTS)[number];
export interface Start {
  beat: StartBeat;
  key: string;
  facet: number;
}

export interface Choices {
  world: string;
  role: Role;
  arc: string;
  pal: string;
  palId: string;
  /** The kind of gate that the companion's quirk opens: it decides which gate stands last. */
  quirk: Need;
  trial: string;
  /** The tone's running threads, the first to be told first. The educational tone has one, and it tells the setting's facts. */
  threads: Thread[];
  /** One true fact, for an educational story that has no room for three. */
  fact: string | undefined;
  tone: string;
  being: string;
  beingId: string;
  start: Start;
  places: { id: string; key: string }[];
  /** Those of the setting, for the toddlers to whom they come; and whose gifts are all of different kinds, for a walk. */
  comers: Lender[];
  /** The dearest first: who lives next to the being, if this family has not met it yet. */
  usefulHelpers: Helper[];
  lastGate: string;
  /** Two legitimate ways to begin the walk. */
  order: 'companion-first' | 'help-first';
}

/**
 * Chooses the cast of a story.
 * @param repertoire what the language has: nothing else is chosen
 * Throws RangeError for a value that the catalogue does not have.
 */
export function makeChoices(
  request: StoryRequest,
  seed: string,
  choose: Choose,
  { has, facetsOf }: Repertoire,
): Choices {
  const world = `settings/${request.setting}`;
  const setting = catalogue.settings[request.setting];
  const pals: Readonly<Record<string, Need>> = catalogue.characters[request.character];
  const keyIn = (folder: string) => (id: string) => `${folder}/${id}`;
  const idsIn = (folder: string, ids: readonly string[]) => ids.filter((id) => has(`${folder}/${id}`));
  const oneOf = (folder: string, ids: readonly string[]) => choose.one(folder, idsIn(folder, ids), keyIn(folder));

  const roleKeys = (id: Role) => [`themes/${request.theme}/${id}`, `beings/${request.setting}/${id}`];
  const role = choose.one(
    'role',
    ROLES.filter((id) => roleKeys(id).every(has)),
    roleKeys,
  );
  const palId = oneOf(`characters/${request.character}`, Object.keys(pals));
  const quirk = found(pals[palId], palId);
  const tone = `tones/${request.tone}`;
  const facts = request.tone === 'educational' ? `${world}/facts` : undefined;
  const threads = choose
    .order('threads', idsIn(`${tone}/threads`, catalogue.tones[request.tone]), keyIn(`${tone}/threads`))
    .map((id): Thread => {
      const key = `${tone}/threads/${id}`;
      const beats = facts ?? key;
      return { key, beats: [`${beats}/one`, `${beats}/two`, `${beats}/three`] };
    });
  const arc = `themes/${request.theme}/${role}`;

  const helpersIn = (helpers: readonly Lender[]) =>
    choose.order(
      'helpers',
      helpers.filter(({ key }) => has(key)),
      ({ key }) => key,
    );
  const comers = helpersIn(helpersOf(world, setting));
  const anywhere = helpersIn(episodesOf(world));
  const gateOf = (kind: Need) =>
    choose.one('gate', GATES.map((id) => `${world}/gates/${kind}/${id}`).filter(has), (key) => key);
  const neighbor = neighborOf(request.setting, role);

  return {
    world,
    role,
    quirk,
    threads,
    tone,
    palId,
    arc,
    comers,
    trial: `morals/${request.moral}/${oneOf(`morals/${request.moral}`, catalogue.morals[request.moral])}`,
    usefulHelpers: [
      ...(choose.told(neighbor.key) || !has(neighbor.key) ? [] : [neighbor]),
      ...useful(freshFirst(comers, anywhere, choose), quirk).map((lender) => ({
        ...lender,
        gate: gateOf(lender.kind),
      })),
    ],
    lastGate: gateOf(quirk),
    places: choose
      .order('places', idsIn(`${world}/places`, setting.places), keyIn(`${world}/places`))
      .map((id) => ({ id, key: `${world}/places/${id}` })),
    start: chooseStart({ open: `${tone}/open`, home: `${world}/home`, want: `${arc}/want` }, choose, facetsOf),
    pal: `characters/${request.character}/${palId}`,
    fact: facts && choose.one('fact', threads[0]?.beats ?? [], (key) => key),
    being: `beings/${request.setting}/${role}`,
    beingId: setting.beings[role],
    order: pick(seed, 'order', ['companion-first', 'help-first'] as const),
  };
}

/** How the memory writes down that a story began with a passage. */
export const asStart = (key: string) => `first/${key}`;

/** A first sentence that this family has not heard as the first of a story for the longest time. */
function chooseStart(
  keys: Readonly<Record<StartBeat, string>>,
  choose: Choose,
  facetsOf: Repertoire['facetsOf'],
): Start {
  const starts = STARTS.flatMap((beat) =>
    Array.from({ length: facetsOf(keys[beat]) }, (_, facet) => ({ beat, key: keys[beat], facet })),
  );
  return choose.one('start', starts, ({ key, facet }) => asStart(`${key}#${facet}`));
}

function helpersOf(
  world: string,
  { helpers, objects }: { helpers: Readonly<Record<string, string>>; objects: Readonly<Record<string, Need>> },
): Lender[] {
  return Object.entries(helpers).map(([id, gift]) => {
    const key = `${world}/helpers/${id}`;
    const object = `${world}/objects/${gift}`;
    return { id, key, noun: key, gift, object, use: `${object}/use`, kind: found(objects[gift], gift) };
  });
}

function episodesOf(world: string): Lender[] {
  return Object.entries<Need>(catalogue.episodes).map(([id, kind]) => {
    const key = `episodes/${id}`;
    const object = `${key}/object`;
    return { id: 'tiny', key, noun: `${world}/tiny`, gift: id, object, use: `${object}/use`, kind };
  });
}

/** The gift opens just what this being's trouble has put in the way. */
function neighborOf(setting: Setting, role: Role): Helper {
  const key = `neighbors/${setting}/${role}`;
  return {
    id: `neighbor.${role}`,
    key,
    noun: key,
    gift: 'loan',
    object: `${key}/object`,
    gate: key,
    use: `${key}/use`,
  };
}

/** Two of the setting's own helpers that were never told come first; then whoever was told longest ago, from anywhere. */
function freshFirst(own: readonly Lender[], anywhere: readonly Lender[], choose: Choose): Lender[] {
  const first = own.filter(({ key }) => !choose.told(key)).slice(0, 2);
  const others = choose.order('episode', [...own, ...anywhere], ({ key }) => key);
  return [...first, ...others.filter((helper) => !first.includes(helper))];
}

/** Gifts that open gates of kinds that nothing else opens: nothing is picked up in vain. The smallest creature comes once. */
function useful(helpers: readonly Lender[], quirk: Need): Lender[] {
  const opened = new Set<Need>([quirk]);
  const nouns = new Set<string>();
  return helpers.filter(({ kind, noun }) => {
    if (opened.has(kind) || nouns.has(noun)) return false;
    opened.add(kind);
    nouns.add(noun);
    return true;
  });
}

function found<T>(value: T | undefined, id: string): T {
  if (value === undefined) throw new RangeError(`The catalogue has no ${id}`);
  return value;
}
