import type { AgeGroup, Length } from '#contract/options';
import { makeChoices, type Choices, type Start } from './choices.ts';
import { bandFor, type Band } from './length-band.ts';
import { chooseBy, type Choose } from './memory.ts';
import { facetsOf, wordsOf } from './sizes.ts';
import { makeStage } from './stage.ts';
import type { Beat, Plan, StoryRequest } from './story-plan.ts';
import { layToddler, TODDLER_MODULES } from './toddler.ts';
import { layWalk, WALK_MODULES } from './walk.ts';

/**
 * How much of the middle of the band the short tellings may fill. The rest is left to telling passages in full, which is
 * where the jokes are: fewer passages, told whole, hold together better than many (storyteller-design.md, section 13).
 */
const FILL = 0.9;
/** At most this share of the way from the middle to the band's end, when a promise would be lost otherwise. */
const STRETCH: Record<Length, number> = { short: 0.9, medium: 0.6, long: 0.2 };
/** About every eightieth "word" is the being, and passages are measured with two words for it ("the fawn"). */
const BEING_SHARE = 0.012;
/** How far the want's answer and one try may stretch it: nearly to the end, for a story without them is none. */
const ESSENTIAL_STRETCH = 0.92;
const ESSENTIAL: ReadonlySet<string> = new Set(['song', 'resolve', 'try', 'third-song']);
/** Tries that belong to every story but a short one: the rule of three. */
const TRIES: ReadonlySet<string> = new Set(['comes1', 'first']);
/** About every thirtieth word is the name, and passages are measured with a name of one word. A child's name may have four. */
const NAME_SHARE = 0.034;
/** Modules without which a story has lost a promise; they may go beyond the middle of the band. */
const DEAR: ReadonlySet<string> = new Set([
  'clues',
  'stay',
  'outside',
  'doorstep',
  'home',
  'trialBed',
  'back',
  'quirk',
  'gag',
  'rest',
  'thread',
  'thread2',
  'helper1',
  'fact',
]);

/**
 * Plans a story: who, what and in which order, sized for the band of its age and length.
 * @param pace words a minute of the language that the passages were measured in
 * @param told keys of passages already told to this family, oldest first
 * Same request, seed and told: same plan. Throws when a promise would be broken, which is a fault of the layout.
 */
export function makePlan(
  request: StoryRequest,
  seed: string,
  pace: Readonly<Record<AgeGroup, number>>,
  told: readonly string[] = [],
): Plan {
  const choose = chooseBy(seed, told);
  const choices = makeChoices(request, seed, choose, facetsOf);
  const facetOf = rememberedFacets(choose, choices.start);
  const lay =
    request.ageGroup === 'toddler'
      ? (modules: ReadonlySet<string>) =>
          stageWith(request, choices, facetOf, (stage) => layToddler(stage, choices, (name) => modules.has(name)))
      : (modules: ReadonlySet<string>) =>
          stageWith(request, choices, facetOf, (stage) => layWalk(stage, choices, (name) => modules.has(name)));
  const rows: readonly (readonly string[])[] = request.ageGroup === 'toddler' ? TODDLER_MODULES : WALK_MODULES;
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
    beats: fill(request, choices.being, bandFor(request, pace), wanted, lay),
  };
}

/** Keys of all passages and nouns that a plan is told with. */
export function passagesOf({ request, arc, pal, being, beats }: Plan): string[] {
  const roles = beats.flatMap((beat) => Object.values(beat.roles ?? {}));
  return [arc, pal, being, `tones/${request.tone}`, ...beats.map(({ key }) => key), ...roles];
}

/** Adds modules while there is room for them; a module that adds no beat (its condition does not hold) is left out. */
function fill(
  request: StoryRequest,
  being: string,
  band: Band,
  wanted: readonly string[],
  lay: (modules: ReadonlySet<string>) => Beat[],
): Beat[] {
  const nameWords = request.name.split(/[ -]/).length;
  const beingWords = wordsOf(`${being}/noun`, 0, request.difficulty);
  const longNames = 1 + NAME_SHARE * (nameWords - 1) + BEING_SHARE * (beingWords - 2);
  const words = (beats: readonly Beat[], difficulty = request.difficulty) =>
    longNames * beats.reduce((sum, { key, facet }) => sum + wordsOf(key, facet, difficulty), 0);
  const isEssential = (name: string) => ESSENTIAL.has(name) || (request.length !== 'short' && TRIES.has(name));
  let modules = new Set<string>();
  let beats = lay(modules);
  // the second round is for what found no room before something else was there (a thread needs a walk to be woven into)
  for (const name of [...wanted, ...wanted]) {
    if (modules.has(name)) continue;
    const more = new Set([...modules, name]);
    const longer = lay(more);
    const reach = (share: number) => band.aim + share * (band.high - band.aim);
    const fits = isEssential(name)
      ? words(longer, 'simple') <= reach(ESSENTIAL_STRETCH) // told on the simple rung where the band asks for it
      : words(longer) <= (DEAR.has(name) ? reach(STRETCH[request.length]) : FILL * band.aim);
    if (longer.length > beats.length && fits) [modules, beats] = [more, longer];
  }
  // where even the least is much (a short story for the youngest, told the advanced way) the shorter facets serve
  return words(beats) > band.aim + STRETCH.short * (band.high - band.aim)
    ? beats.map((beat) => shortestFacet(beat, request))
    : beats;
}

function shortestFacet(beat: Beat, { difficulty }: StoryRequest): Beat {
  const facets = Array.from({ length: facetsOf(beat.key) }, (_, facet) => ({
    facet,
    words: wordsOf(beat.key, facet, difficulty),
  }));
  return { ...beat, facet: facets.toSorted((a, b) => a.words - b.words)[0]?.facet ?? beat.facet };
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
function orderRow(row: readonly string[], choices: Choices, choose: Choose): string[] {
  return choose.order('module', row, (name) => moduleKey(name, choices));
}

/** The passage that tells whether a module was told of late. */
function moduleKey(name: string, { arc, pal, threads, trial, tone, world, being }: Choices): string {
  const keys: Record<string, string> = {
    asleep: `${pal}/asleep`,
    again: `${arc}/refrain/again`,
    thread: `${threads[0]?.key}/end`,
    thread2: `${threads[1]?.key}/end`,
    outside: `${tone}/outside`,
    doorstep: `${tone}/doorstep`,
    rest: `${tone}/rest`,
    try: `${arc}/try`,
    remind: `${arc}/remind`,
    trialBed: `${trial}/bed`,
    trace: `${being}/trace`,
    first: `${being}/first`,
    second: `${being}/second`,
    clue2: `${being}/clue/two`,
    clue3: `${being}/clue/three`,
    dark: `${world}/night/dark`,
    deep: `${world}/night/deep`,
    palAgain: `${pal}/again`,
    hush1: `${world}/hush/one`,
    hush2: `${world}/hush/two`,
    hush3: `${world}/hush/three`,
  };
  return keys[name] ?? `module/${name}`;
}

function rememberedFacets(choose: Choose, start: Start): (key: string) => number {
  const chosen = new Map([[start.key, start.facet]]);
  return (asked) => {
    // an opening and its close are one pair
    const key = asked.replace(/\/close$/, '/open');
    const facet = chosen.get(key) ?? choose.facet(key, facetsOf(key))[0] ?? 0;
    chosen.set(key, facet);
    return facet;
  };
}
