// The walk to one being, for everyone from preschool up. Five promises are made on the way out and kept on the way home.
import type { Choices, Helper } from './choices.ts';
import { chooseAndSettle, goToSleep } from './ending.ts';
import type { Stage } from './stage.ts';

/** What a walk can do without, the first to be added first. Those of one row are equals: the least told goes first. */
export const WALK_MODULES = [
  ['song'],
  ['resolve'],
  ['clues'],
  ['quirk'],
  ['after'],
  ['first'],
  ['back'],
  ['thread', 'helper1'],
  ['fact'],
  ['third-song'],
  ['home', 'asleep', 'again'],
  ['trialBed', 'arcBed', 'place1'],
  ['hush1', 'problem', 'clue2'],
  ['second', 'dark', 'remind'],
  ['helper2'],
  ['palAgain', 'place2', 'deep'],
  ['clue3', 'third', 'helper3'],
  ['hush2', 'place3', 'byes'],
  ['hush3', 'place4'],
] as const;
export type WalkModule = (typeof WALK_MODULES)[number][number];

/** Lays the beats of a walk out in time. A module is a promise with its keeping: it is told whole or not at all. */
export function layWalk(stage: Stage, choices: Choices, chosen: (module: WalkModule) => boolean): void {
  const { world, arc, pal, being, trial } = choices;
  const sounds = choices.role === 'sound';
  const has = (module: WalkModule) => chosen(module) && (!module.startsWith('clue') || (sounds && chosen('clues')));
  const helpers = choices.usefulHelpers.filter((_, at) =>
    has((['helper1', 'helper2', 'helper3'] as const)[at] ?? 'helper3'),
  );
  leaveHome(stage, choices, has);

  const companion = () => {
    if (has('quirk')) stage.tell(`${pal}/quirk`, { gives: ['quirk'], link: true });
    stage.pause();
    if (has('fact') && !has('thread') && choices.fact) stage.tell(choices.fact, { link: true });
  };
  if (has('place1')) arriveAt(stage, choices, 0);
  else stage.at({ mood: 'curious' });
  if (choices.order === 'companion-first' || helpers.length === 0) companion();
  helpers.forEach((helper, at) => {
    if (at === 1 && has('place2')) arriveAt(stage, choices, 1);
    if (at === 2 && has('place3')) arriveAt(stage, choices, 2);
    meetHelper(stage, choices, helper, () => {
      if (at === 0 && has('clues')) stage.tell(`${being}/clue/one`, { gives: ['clue1'] });
      if (at === 0 && choices.order === 'help-first') companion();
      if (at === 0 && has('dark')) nightFalls(stage, choices);
      if (at === 1 && has('quirk') && has('palAgain')) stage.tell(`${pal}/again`, { needs: ['quirk'] });
    });
    stage.pause();
    if (at === 0 && has('song') && has('again')) stage.sing(`${arc}/refrain/again`);
    if (at === 0 && has('clue2')) stage.tell(`${being}/clue/two`, { gives: ['clue2'], link: true });
    if (at === 1 && has('clue3')) stage.tell(`${being}/clue/three`, { gives: ['clue3'], link: true });
    stage.pause();
  });
  if (helpers.length === 0) {
    if (has('clues')) stage.tell(`${being}/clue/one`, { gives: ['clue1'], link: true });
    if (has('dark')) nightFalls(stage, choices);
    stage.pause();
    if (has('clue2')) stage.tell(`${being}/clue/two`, { gives: ['clue2'], link: true });
    if (has('song') && has('again')) stage.sing(`${arc}/refrain/again`);
  }
  lastGate(stage, choices, helpers.length, has);

  if (has('clues')) stage.tell(`${being}/think`, { needs: ['clue1'] });
  const threadTold = has('thread') && stage.weave(choices.threadBeats);
  stage.at({ mood: 'curious', others: [choices.beingId], prop: undefined });
  stage.tell(`${being}/found`, { needs: ['sign'], gives: ['found'], ...(sounds ? {} : { link: true }) });
  atTheBeing(stage, choices, has);

  stage.at({ mood: 'sleepy', others: [] });
  if (has('back')) stage.tell(`${world}/back`);
  if (has('byes')) {
    helpers.forEach(({ id, key }, at) => {
      stage.at({ others: [id] });
      stage.tell(`${key}/bye`, { roles: { helper: key }, needs: [`met.${id}`], ...(at > 0 ? { joined: true } : {}) });
    });
  }
  stage.at({ place: 'home', others: [] });
  if (threadTold) stage.tell(`${choices.thread}/end`, { needs: ['thread3'] });
  if (trial && has('trialBed')) stage.tell(`${trial}/bed`, { needs: ['plant'] });
  goToSleep(stage, choices, has);
}

function leaveHome(stage: Stage, choices: Choices, has: (module: WalkModule) => boolean): void {
  const { arc, trial } = choices;
  stage.tell(`${choices.tone}/open`);
  if (has('home')) stage.tell(`${choices.world}/home`);
  stage.tell(`${arc}/want`, { gives: ['want'] });
  stage.tell(`${choices.pal}/intro`, { gives: ['companion'] });
  stage.at({ mood: 'worried' });
  stage.tell(`${choices.being}/sign`, { gives: ['sign'] });
  if (has('problem')) stage.tell(`${arc}/problem`, { needs: ['sign'], gives: ['problem'] });
  stage.at({ mood: 'brave' });
  stage.tell(`${arc}/setoff`, { needs: ['want'], gives: ['promise'] });
  if (trial) stage.tell(`${trial}/plant`, { gives: ['plant'] });
  stage.at({ time: 'dusk' });
  if (has('song')) stage.sing(`${arc}/refrain/first`);
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
function meetHelper(stage: Stage, choices: Choices, helper: Helper, onTheWay: () => void): void {
  const { world } = choices;
  const roles = { helper: helper.key, object: `${world}/objects/${helper.gift}` };
  stage.at({ mood: 'busy', others: [helper.id] });
  stage.tell(`${helper.key}/trouble`, { roles, link: true });
  stage.tell(`${helper.key}/help`, { roles });
  stage.tell(`${helper.key}/gift`, { roles, gives: [helper.gift, `met.${helper.id}`, 'helped'] });
  stage.at({ others: [], prop: helper.gift, mood: 'curious' });
  onTheWay();
  stage.at({ mood: 'worried' });
  stage.tell(`${world}/gates/${helper.kind}/meet`, { roles, link: true });
  stage.at({ mood: 'glad' });
  stage.tell(`${world}/objects/${helper.gift}/use`, { roles, needs: [helper.gift] });
  stage.at({ prop: undefined });
  stage.tell(`${world}/gates/${helper.kind}/after`, { roles });
}

/** The gate that only the companion's quirk can open. */
function lastGate(stage: Stage, choices: Choices, helped: number, has: (module: WalkModule) => boolean): void {
  const { world, pal, arc, quirk } = choices;
  stage.at({ time: 'night', mood: 'worried' });
  // something happens between two places, or they read as a list
  const places = [
    ...(helped < 2 && has('place2') ? [1] : []),
    ...(helped < 3 && has('place3') ? [2] : []),
    ...(has('place4') ? [3] : []),
  ];
  const between = [
    ...(helped < 2 && has('quirk') && has('palAgain') ? [() => stage.tell(`${pal}/again`, { needs: ['quirk'] })] : []),
    ...(has('remind') ? [() => stage.tell(`${arc}/remind`)] : []),
  ];
  for (let at = 0; at < Math.max(places.length, between.length); at++) {
    const place = places[at];
    if (place !== undefined && (at === 0 || at <= between.length)) arriveAt(stage, choices, place);
    between[at]?.();
  }
  stage.pause();
  if (!has('quirk')) return;
  stage.tell(`${world}/gates/${quirk}/meet`, { link: true });
  stage.at({ mood: 'brave' });
  stage.tell(`${pal}/payoff`, { needs: ['quirk'] });
  stage.at({ mood: 'glad' });
  if (has('after')) {
    stage.tell(`${world}/gates/${quirk}/after`);
    stage.tell(`${pal}/proud`, { joined: true });
  }
  stage.pause();
}

/** Tries that fail, what it was all about, the choice, and what follows. */
function atTheBeing(stage: Stage, choices: Choices, has: (module: WalkModule) => boolean): void {
  const { arc } = choices;
  if (has('first')) {
    stage.tell(`${arc}/first`, { needs: ['found'] });
    if (has('second')) stage.tell(`${arc}/second`, { needs: ['found'] });
    if (has('third')) stage.tell(`${arc}/third`, { needs: ['found'] });
    if (has('song') && has('third-song')) stage.sing(`${arc}/refrain/third`);
  }
  chooseAndSettle(stage, choices, has('song'));
  if (has('resolve')) stage.tell(`${arc}/resolve`, { needs: ['want'] });
}
