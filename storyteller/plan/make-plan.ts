import type { AgeGroup, Length } from '#contract/options';
import { makeChoices, type Choices, type Start } from './choices.ts';
import { bandFor, type Band } from './length-band.ts';
import { chooseBy, type Choose } from './memory.ts';
import type { Repertoire } from './repertoire.ts';
import { makeStage } from './stage.ts';
import type { Beat, Plan, StoryRequest } from './story-plan.ts';
import { layToddler, TODDLER_MODULES, type ToddlerModule } from './toddler.ts';
import { layWalk, WALK_MODULES, type WalkModule } from './walk.ts';

type Module = WalkModule | ToddlerModule;

/**
 * At most this share of the way from the middle to the band's end, when a promise would be lost otherwise. A short story on
 * an upper rung may go to the end: what is too much then is told a rung lower.
 */
const STRETCH: Record<Length, number> = { short: 0.82, medium: 0.8, long: 0.3 };
/** Passages that test a fact may run longer than they were measured; a longer story evens that out. */
const MARGIN: Record<Length, number> = { short: 1.04, medium: 1, long: 1 };
/** About every eightieth "word" is the being, and passages are measured with two words for it ("the fawn"). */
const BEING_SHARE = 0.012;
/** What every story has: a verse that comes three times, a try, and an answer to what was wanted. */
const ESSENTIAL: ReadonlySet<Module> = new Set<Module>(['open', 'easy', 'song', 'resolve', 'try', 'third-song']);
/** Tries that belong to every story but a short one: the rule of three. */
const TRIES: ReadonlySet<Module> = new Set<Module>(['comes1', 'first']);
/** What even a story's essentials can do without when nothing else makes it short enough, and that is the end of it. */
const LEAVES_OUT: readonly (Module | 'end')[] = ['third-song', 'try', 'easy', 'open', 'resolve', 'end'];
/** About every twenty-second word is the name, in some languages, and passages are measured with a name of one word. A child's name may have four. */
const NAME_SHARE = 0.045;
/** Modules without which a story has lost a promise; they may go beyond the middle of the band. */
const DEAR: ReadonlySet<Module> = new Set<Module>([
  'clues',
  'stay',
  'outside',
  'doorstep',
  'home',
  'trialBed',
  'back',
  'quirk',
  'gag',
  'place1',
  'thread',
  'thread2',
  'helper1',
  'fact',
]);

/** What a plan has to know of the language it is told in first. */
export interface Teller {
  repertoire: Repertoire;
  /** Words a minute, read aloud to each age. */
  pace: Readonly<Record<AgeGroup, number>>;
  /**
   * How much of the middle of the band the short tellings may fill. The rest is left to telling passages in full, which is
   * where the jokes are: fewer passages, told whole, hold together better than many (storyteller-design.md, section 13).
   */
  fill: number;
}

/**
 * Plans a story: who, what and in which order, sized for the band of its age and length.
 * @param told keys of passages already told to this family, oldest first
 * Same request, seed, teller and told: same plan. Throws when a promise would be broken, which is a fault of the layout.
 */
export function makePlan(request: StoryRequest, seed: string, teller: Teller, told: readonly string[] = []): Plan {
  const { repertoire, pace } = teller;
  const { facetsOf } = repertoire;
  const choose = chooseBy(seed, told);
  const choices = makeChoices(request, seed, choose, repertoire);
  const facetOf = rememberedFacets(choose, choices.start, facetsOf);
  const lay =
    request.ageGroup === 'toddler'
      ? (modules: ReadonlySet<Module>) =>
          stageWith(request, choices, facetOf, (stage) => layToddler(stage, choices, (name) => modules.has(name)))
      : (modules: ReadonlySet<Module>) =>
          stageWith(request, choices, facetOf, (stage) => layWalk(stage, choices, (name) => modules.has(name)));
  const rows: readonly (readonly Module[])[] = request.ageGroup === 'toddler' ? TODDLER_MODULES : WALK_MODULES;
  const wanted = rows.flatMap((row) => orderRow(row, choices, choose));

  return {
    request,
    seed,
    role: choices.role,
    arc: choices.arc,
    pal: choices.pal,
    being: choices.being,
    title: choose.facet(`${choices.arc}/title`, facetsOf(`${choices.arc}/title`))[0] ?? 0,
    links: choose.facet(`${choices.tone}/links`, facetsOf(`${choices.tone}/links`)),
    beats: fill(request, choices.being, bandFor(request, pace), wanted, lay, teller),
  };
}

/** Keys of all passages and nouns that a plan is told with. */
export function passagesOf({ request, arc, pal, being, beats }: Plan): string[] {
  const roles = beats.flatMap((beat) => Object.values(beat.roles ?? {}));
  return [
    arc,
    pal,
    being,
    `settings/${request.setting}`,
    `tones/${request.tone}`,
    ...beats.map(({ key }) => key),
    ...roles,
  ];
}

/** Adds modules while there is room for them; a module that adds no beat (its condition does not hold) is left out. */
function fill(
  request: StoryRequest,
  being: string,
  band: Band,
  wanted: readonly Module[],
  lay: (modules: ReadonlySet<Module>) => Beat[],
  { repertoire, fill: share }: Teller,
): Beat[] {
  const { wordsOf } = repertoire;
  const nameWords = request.name.split(/[ -]/).length;
  const beingWords = wordsOf(`${being}/noun`, 0, request.difficulty);
  const longNames = 1 + NAME_SHARE * (nameWords - 1) + BEING_SHARE * (beingWords - 2);
  const words = (beats: readonly Beat[], difficulty = request.difficulty) =>
    longNames * beats.reduce((sum, { key, facet }) => sum + wordsOf(key, facet, difficulty), 0);
  let modules = new Set<Module>([...ESSENTIAL, ...(request.length === 'short' ? [] : TRIES)]);
  let beats = lay(modules);
  // the second round is for what found no room before something else was there (a thread needs a walk to be woven into)
  for (const name of [...wanted, ...wanted]) {
    if (modules.has(name)) continue;
    const more = new Set([...modules, name]);
    const longer = lay(more);
    const reach = (share: number) => band.aim + share * (band.high - band.aim);
    const stretch = request.length === 'short' && request.difficulty !== 'simple' ? 1 : STRETCH[request.length];
    const fits = words(longer) <= (DEAR.has(name) ? reach(stretch) : share * band.aim);
    if (longer.length > beats.length && fits) [modules, beats] = [more, longer];
  }
  const excess = (told: readonly Beat[]) => MARGIN[request.length] * words(told, 'simple') - band.high;
  // a short story for a toddler with four names: the verse comes twice, or there is a try less
  let shorter: Beat[] = beats;
  for (const [at] of LEAVES_OUT.entries()) {
    const left = LEAVES_OUT.slice(0, at);
    const leaner = at === 0 ? beats : lay(new Set([...modules].filter((name) => !left.includes(name))));
    shorter = shortened(leaner, excess(leaner), repertoire);
    if (excess(shorter) <= 0) break;
  }
  return shorter;
}

/**
 * Where even the simplest telling is too much for the band, shorter facets serve where most is saved, until it fits. The first
 * sentence and the pair of opening and close stay as they were chosen.
 */
function shortened(beats: readonly Beat[], excess: number, repertoire: Repertoire): Beat[] {
  if (excess <= 0) return [...beats];
  const savings = beats
    .map((beat, at) => ({ at, ...shortestFacet(beat, repertoire) }))
    .filter(({ at, saved }) => at > 0 && saved > 0 && !/\/(?:open|close)$/.test(beats[at]?.key ?? ''))
    .toSorted((a, b) => b.saved - a.saved);
  const shorter = [...beats];
  let left = excess;
  for (const { at, facet, saved } of savings) {
    const beat = shorter[at];
    if (left <= 0 || !beat) break;
    shorter[at] = { ...beat, facet };
    left -= saved;
  }
  return shorter;
}

function shortestFacet({ key, facet }: Beat, { facetsOf, wordsOf }: Repertoire): { facet: number; saved: number } {
  const now = wordsOf(key, facet, 'simple');
  const facets = Array.from({ length: facetsOf(key) }, (_, other) => ({
    facet: other,
    saved: now - wordsOf(key, other, 'simple'),
  }));
  return facets.toSorted((a, b) => b.saved - a.saved)[0] ?? { facet, saved: 0 };
}

function stageWith(
  request: StoryRequest,
  choices: Choices,
  facetOf: (key: string) => number,
  lay: (stage: ReturnType<typeof makeStage>) => void,
): Beat[] {
  const stage = makeStage(request.setting, choices.palId, facetOf);
  lay(stage);
  return [...stage.beats];
}

/** Equals take turns: what was told longest ago first. */
function orderRow(row: readonly Module[], choices: Choices, choose: Choose): Module[] {
  return choose.order('module', row, (name) => moduleKey(name, choices));
}

/** The passage that tells whether a module was told of late. */
function moduleKey(name: Module, choices: Choices): string {
  const { arc, pal, threads, trial, tone, world, being, places, usefulHelpers, comers } = choices;
  const helper = (at: number) => `${usefulHelpers[at]?.key}/gift`;
  const comer = (at: number) => `${comers[at]?.key}/comes`;
  const place = (at: number) => `${places[at]?.key}/arrive`;
  const keys: Record<Module, string> = {
    open: `${tone}/open`,
    easy: `${arc}/easy`,
    song: `${arc}/refrain/first`,
    again: `${arc}/refrain/again`,
    'third-song': `${arc}/refrain/third`,
    resolve: `${arc}/resolve`,
    stay: `${arc}/stay`,
    try: `${arc}/try`,
    remind: `${arc}/remind`,
    trialBed: `${trial}/bed`,
    outside: `${tone}/outside`,
    rest: `${tone}/rest`,
    doorstep: `${tone}/doorstep`,
    thread: `${threads[0]?.key}/end`,
    thread2: `${threads[1]?.key}/end`,
    fact: choices.fact ?? `${world}/facts`,
    home: `${world}/home`,
    back: `${world}/back`,
    dark: `${world}/night/dark`,
    deep: `${world}/night/deep`,
    hush1: `${world}/hush/one`,
    hush2: `${world}/hush/two`,
    hush3: `${world}/hush/three`,
    place1: place(0),
    place2: place(1),
    place3: place(2),
    place4: place(3),
    helper1: helper(0),
    helper2: helper(1),
    helper3: helper(2),
    helper4: helper(3),
    comes1: comer(0),
    comes2: comer(1),
    comes3: comer(2),
    byes: `${comers[0]?.key}/bye`,
    quirk: `${pal}/quirk`,
    gag: `${pal}/try`,
    palAgain: `${pal}/again`,
    asleep: `${pal}/asleep`,
    trace: `${being}/trace`,
    first: `${being}/first`,
    second: `${being}/second`,
    clues: `${being}/clue/one`,
    clue2: `${being}/clue/two`,
    clue3: `${being}/clue/three`,
  };
  return keys[name];
}

function rememberedFacets(choose: Choose, start: Start, facetsOf: Repertoire['facetsOf']): (key: string) => number {
  const chosen = new Map([[start.key, start.facet]]);
  return (asked) => {
    // an opening and its close are one pair
    const key = asked.replace(/\/close$/, '/open');
    const facet = chosen.get(key) ?? choose.facet(key, facetsOf(key))[0] ?? 0;
    chosen.set(key, facet);
    return facet;
  };
}
