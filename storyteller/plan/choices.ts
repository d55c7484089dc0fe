// Who and what a story is about, chosen backward from its turning point.
import { catalogue, type Need, type Role } from './catalogue.ts';
import type { Choose } from './memory.ts';
import { pick } from './random.ts';
import type { StoryRequest } from './story-plan.ts';

export interface Helper {
  id: string;
  key: string;
  gift: string;
  kind: Need;
}

export interface Choices {
  world: string;
  role: Role;
  arc: string;
  pal: string;
  palId: string;
  /** The kind of gate that the companion's quirk opens: it decides which gate stands last. */
  quirk: Need;
  trial: string | undefined;
  thread: string;
  /** What the running thread tells: for the educational tone, true facts of the setting. */
  threadBeats: [string, string, string];
  /** One true fact, for an educational story that has no room for three. */
  fact: string | undefined;
  tone: string;
  being: string;
  beingId: string;
  places: { id: string; key: string }[];
  helpers: Helper[];
  /** Helpers whose gift opens a gate of a kind that nothing else opens: nothing is picked up in vain. */
  usefulHelpers: Helper[];
  /** Two legitimate ways to begin the walk. */
  order: 'companion-first' | 'help-first';
}

/** Chooses the cast of a story. Throws RangeError for a value that the catalogue does not have. */
export function makeChoices(request: StoryRequest, seed: string, choose: Choose): Choices {
  const world = `settings/${request.setting}`;
  const setting = catalogue.settings[request.setting];
  const arcs: Readonly<Record<string, Role>> = catalogue.themes[request.theme];
  const pals: Readonly<Record<string, Need>> = catalogue.characters[request.character];
  const gifts: Readonly<Record<string, string>> = setting.helpers;
  const kinds: Readonly<Record<string, Need>> = setting.objects;
  const trials: readonly string[] = catalogue.morals[request.moral];
  const threads: readonly string[] = catalogue.tones[request.tone];
  const oneOf = (folder: string, ids: readonly string[]) => choose.one(folder, ids, (id) => `${folder}/${id}`);

  const arcId = oneOf(`themes/${request.theme}`, Object.keys(arcs));
  const palId = oneOf(`characters/${request.character}`, Object.keys(pals));
  const role = found(arcs[arcId], arcId);
  const quirk = found(pals[palId], palId);
  const trial = trials.length ? `morals/${request.moral}/${oneOf(`morals/${request.moral}`, trials)}` : undefined;
  const tone = `tones/${request.tone}`;
  const thread = `${tone}/threads/${oneOf(`${tone}/threads`, threads)}`;
  const beats = request.tone === 'educational' ? `${world}/facts` : thread;

  const threadBeats: Choices['threadBeats'] = [`${beats}/one`, `${beats}/two`, `${beats}/three`];

  const helpers = choose
    .order('helpers', Object.keys(gifts), (id) => `${world}/helpers/${id}`)
    .map((id) => {
      const gift = found(gifts[id], id);
      return { id, key: `${world}/helpers/${id}`, gift, kind: found(kinds[gift], gift) };
    });
  const opened = new Set<Need>([quirk]);
  const usefulHelpers = helpers.filter(({ kind }) => !opened.has(kind) && opened.add(kind));
  const places = choose
    .order('places', setting.places, (id) => `${world}/places/${id}`)
    .map((id) => ({ id, key: `${world}/places/${id}` }));

  return {
    world,
    role,
    quirk,
    trial,
    thread,
    tone,
    palId,
    places,
    helpers,
    usefulHelpers,
    arc: `themes/${request.theme}/${arcId}`,
    pal: `characters/${request.character}/${palId}`,
    threadBeats,
    fact: request.tone === 'educational' ? choose.one('fact', threadBeats, (key) => key) : undefined,
    being: `${world}/beings/${role}`,
    beingId: setting.beings[role],
    order: pick(seed, 'order', ['companion-first', 'help-first'] as const),
  };
}

function found<T>(value: T | undefined, id: string): T {
  if (value === undefined) throw new RangeError(`The catalogue has no ${id}`);
  return value;
}
