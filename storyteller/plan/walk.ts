// The walk to one being, for everyone from preschool up. Five promises are made on the way out and kept on the way home.
import type { Choices, Helper } from './choices.ts';
import { begin, endThreads, goToSleep, turn } from './common-beats.ts';
import type { Stage } from './stage.ts';

/**
 * What a walk can do without, the first to be added first. Those of one row are equals: the least told goes first, so that a
 * family that asks for the same story every night hears other rows of it.
 */
export const WALK_MODULES = [
  ['open'],
  ['easy'],
  ['song'],
  ['resolve'],
  ['try'],
  ['third-song'],
  ['doorstep', 'outside'],
  ['clues'],
  ['trialBed'],
  ['helper1'],
  ['home'],
  ['back'],
  ['thread'],
  ['quirk'],
  ['gag'],
  ['place1'],
  ['fact'],
  ['trace', 'again', 'first'],
  ['thread2'],
  ['helper2', 'dark'],
  ['remind', 'palAgain', 'second', 'place2', 'clue2', 'clue3', 'place3'],
  ['rest', 'asleep', 'hush1', 'deep'],
  ['helper3'],
  ['hush2', 'place4'],
  ['hush3'],
  ['helper4'],
] as const;
export type WalkModule = (typeof WALK_MODULES)[number][number];
type Has = (module: WalkModule) => boolean;

const HELPERS = ['helper1', 'helper2', 'helper3', 'helper4'] as const;
const PLACES = ['place1', 'place2', 'place3', 'place4'] as const;

/** Lays the beats of a walk out in time. A module is a promise with its keeping: it is told whole or not at all. */
export function layWalk(stage: Stage, choices: Choices, chosen: Has): void {
  const { world, being, trial } = choices;
  const sounds = choices.role === 'sound';
  const has: Has = (module) => {
    if (module.startsWith('clue')) return sounds && chosen('clues') && chosen(module);
    if (module === 'trace') return !sounds && chosen(module);
    if (module === 'gag') return chosen('gag') && !chosen('quirk');
    return chosen(module);
  };
  // the dearest lives nearest to the being, so it is met last, and first on the way home
  const helpers = choices.usefulHelpers
    .filter((_, at) => HELPERS.some((helper, turn) => turn === at && has(helper)))
    .toReversed();
  leaveHome(stage, choices, has);
  walkOut(stage, choices, helpers, has);
  lastGate(stage, choices, helpers.length, has);

  if (has('clues')) stage.tell(`${being}/think`, { needs: ['clue1'] });
  const threads = has('thread') ? choices.threads.slice(0, has('thread2') ? 2 : 1) : [];
  const woven = stage.weave(threads.map(({ beats }) => beats));
  stage.at({ mood: 'curious', place: 'being', others: [choices.beingId], prop: undefined });
  stage.tell(`${being}/found`, { needs: ['sign'], gives: ['found'], ...(sounds ? {} : { link: true }) });
  atTheBeing(stage, choices, has);

  stage.at({ mood: 'sleepy', place: 'way' });
  for (const { id, key, noun, gift, object } of helpers.toReversed()) {
    stage.at({ others: [id], prop: gift });
    stage.tell(`${key}/back`, { roles: { helper: noun, object }, needs: [gift] });
  }
  stage.at({ others: [], prop: undefined });
  if (has('back')) stage.tell(`${world}/back`);
  stage.at({ place: 'home' });
  if (has('doorstep')) stage.tell(`${choices.tone}/doorstep`);
  endThreads(stage, threads.slice(0, woven));
  if (has('trialBed')) stage.tell(`${trial}/bed`, { needs: ['plant'] });
  goToSleep(stage, choices, has);
}

function leaveHome(stage: Stage, choices: Choices, has: Has): void {
  const { arc, trial } = choices;
  begin(stage, choices, has);
  stage.tell(`${choices.pal}/intro`, { gives: ['companion'] });
  stage.at({ mood: 'worried' });
  stage.tell(`${choices.being}/sign`, { gives: ['sign'] });
  stage.tell(`${trial}/plant`, { gives: ['plant'] });
  stage.at({ mood: 'brave' });
  stage.tell(`${arc}/setoff`, { needs: ['want', 'sign'], gives: ['promise'] });
  stage.at({ time: 'dusk' });
  if (has('dark')) nightFalls(stage, choices);
  if (has('outside')) stage.tell(`${choices.tone}/outside`, { needs: ['promise'] });
  if (has('song')) stage.sing(`${arc}/refrain/first`);
  stage.pause();
}

/** Places, helpers and the companion, in one of two orders; between them whatever the being has left behind. */
function walkOut(stage: Stage, choices: Choices, helpers: readonly Helper[], has: Has): void {
  const { arc, pal, being, tone } = choices;
  const companion = () => {
    if (has('quirk') || has('gag')) stage.tell(`${pal}/quirk`, { gives: ['quirk'], link: true });
    stage.pause();
    if (has('fact') && !has('thread') && choices.fact) stage.tell(choices.fact, { link: true });
  };
  // what comes halfway: after the first episode, or by itself
  const halfway = () => {
    stage.pause();
    if (has('rest')) stage.tell(`${tone}/rest`);
    if (has('trace')) stage.tell(`${being}/trace`, { needs: ['sign'], link: true });
    if (has('song') && has('again')) stage.sing(`${arc}/refrain/again`);
    if (has('clue2')) stage.tell(`${being}/clue/two`, { gives: ['clue2'], link: true });
    stage.pause();
  };

  if (has('place1')) arriveAt(stage, choices, 0);
  else stage.at({ place: 'way', mood: 'curious' });
  if (choices.order === 'companion-first' || helpers.length === 0) companion();
  helpers.forEach((helper, at) => {
    const place = PLACES[at];
    if (at > 0 && place && has(place)) arriveAt(stage, choices, at);
    else if (at > 0) stage.at({ place: 'way' });
    meetHelper(stage, helper, () => {
      if (at === 0 && has('clues')) stage.tell(`${being}/clue/one`, { gives: ['clue1'] });
      if (at === 0 && choices.order === 'help-first') companion();
      if (at === 1 && has('quirk') && has('palAgain')) stage.tell(`${pal}/again`, { needs: ['quirk'] });
    });
    if (at === 0) halfway();
    if (at === 1 && has('clue3')) stage.tell(`${being}/clue/three`, { gives: ['clue3'], link: true });
    stage.pause();
  });
  if (helpers.length > 0) return;
  if (has('clues')) stage.tell(`${being}/clue/one`, { gives: ['clue1'], link: true });
  halfway();
}

function arriveAt(stage: Stage, choices: Choices, at: number): void {
  const place = choices.places[at];
  if (!place) return;
  stage.at({ place: place.id, mood: 'curious' });
  stage.tell(`${place.key}/arrive`, { roles: { place: place.key }, link: true });
}

function nightFalls(stage: Stage, choices: Choices): void {
  stage.at({ time: 'night' });
  stage.tell(`${choices.world}/night/dark`);
}

/** Trouble, help, gift, and the one gate that the gift opens. */
function meetHelper(stage: Stage, helper: Helper, onTheWay: () => void): void {
  const { gate } = helper;
  const roles = { helper: helper.noun, object: helper.object };
  stage.at({ mood: 'busy', others: [helper.id] });
  stage.tell(`${helper.key}/trouble`, { roles, link: true });
  stage.tell(`${helper.key}/help`, { roles });
  stage.tell(`${helper.key}/gift`, { roles, gives: [helper.gift, 'helped'] });
  stage.at({ others: [], prop: helper.gift, mood: 'curious' });
  onTheWay();
  stage.at({ place: 'gate', mood: 'worried' });
  stage.tell(`${gate}/meet`, { roles, link: true });
  stage.at({ mood: 'glad' });
  stage.tell(helper.use, { roles, needs: [helper.gift] });
  stage.at({ prop: undefined });
  stage.tell(`${gate}/after`, { roles });
}

/** The gate that only the companion's quirk can open. */
function lastGate(stage: Stage, choices: Choices, helped: number, has: Has): void {
  const { pal, arc, lastGate: gate } = choices;
  stage.at({ time: 'night', mood: 'worried' });
  // something happens between two places, or they read as a list
  const places = PLACES.flatMap((place, at) => (at >= Math.max(1, helped) && has(place) ? [at] : []));
  const between = [
    ...(helped < 2 && has('quirk') && has('palAgain') ? [() => stage.tell(`${pal}/again`, { needs: ['quirk'] })] : []),
    ...(has('remind') ? [() => stage.tell(`${arc}/remind`, { needs: ['want'] })] : []),
  ];
  for (let at = 0; at < Math.max(places.length, between.length); at++) {
    const place = places[at];
    if (place !== undefined && (at === 0 || at <= between.length)) arriveAt(stage, choices, place);
    between[at]?.();
  }
  stage.pause();
  if (!has('quirk')) return;
  stage.at({ place: 'gate' });
  stage.tell(`${gate}/meet`, { link: true });
  stage.at({ mood: 'brave' });
  stage.tell(`${pal}/payoff`, { needs: ['quirk'] });
  stage.at({ mood: 'glad' });
  stage.tell(`${gate}/after`);
  stage.tell(`${pal}/proud`, { joined: true });
  stage.pause();
}

/** Tries that fail, what it was all about, the choice, and what follows. */
function atTheBeing(stage: Stage, choices: Choices, has: Has): void {
  const { arc, being, pal } = choices;
  if (has('try')) stage.tell(`${arc}/try`, { needs: ['found', 'want'], gives: ['tried'] });
  if (has('gag')) stage.tell(`${pal}/try`, { needs: ['found', 'quirk'], gives: ['tried'] });
  if (has('first')) stage.tell(`${being}/first`, { needs: ['found'], gives: ['tried'] });
  if (has('second')) stage.tell(`${being}/second`, { needs: ['found'], gives: ['tried'] });
  if (has('song') && has('third-song') && stage.holds('tried')) stage.sing(`${arc}/refrain/third`);
  turn(stage, choices, has);
  if (has('resolve')) stage.tell(`${arc}/resolve`, { needs: ['want', 'settled'] });
}
