// For the youngest: one place, one problem. Nobody sets off; the being is close by the house, and helpers come past.
import type { Choices } from './choices.ts';
import { chooseAndSettle, goToSleep } from './ending.ts';
import type { Stage } from './stage.ts';

/** What a toddler's story can do without, the first to be added first. */
export const TODDLER_MODULES = [
  ['song'],
  ['resolve'],
  ['first'],
  ['quirk'],
  ['comes1'],
  ['stay', 'again'],
  ['asleep', 'hush1'],
  ['home', 'third-song'],
  ['thread'],
  ['fact'],
  ['comes2', 'second', 'arcBed'],
  ['trialBed', 'hush2'],
  ['byes', 'third', 'comes3'],
  ['palAgain', 'hush3', 'problem'],
  ['deep'],
  ['dark'],
] as const;
export type ToddlerModule = (typeof TODDLER_MODULES)[number][number];

/** Lays a toddler's story out in time; its tries are the arc's, the companion's quirk and what those who come by can lend. */
export function layToddler(stage: Stage, choices: Choices, has: (module: ToddlerModule) => boolean): void {
  const { arc, pal, being, trial, world } = choices;
  const comers = choices.helpers.filter((_, at) => has((['comes1', 'comes2', 'comes3'] as const)[at] ?? 'comes3'));
  const comesBy = (at: number) => {
    const helper = comers[at];
    if (!helper) return;
    stage.at({ others: [choices.beingId, ...comers.slice(0, at + 1).map(({ id }) => id)], mood: 'busy' });
    stage.tell(`${helper.key}/comes`, {
      roles: { helper: helper.key, object: `${world}/objects/${helper.gift}` },
      needs: ['found'],
      gives: [`met.${helper.id}`],
    });
  };

  stage.tell(`${choices.tone}/open`);
  if (has('home')) stage.tell(`${world}/home`);
  stage.tell(`${arc}/want`, { gives: ['want'] });
  stage.tell(`${pal}/intro`, { gives: ['companion'] });
  stage.at({ mood: 'curious' });
  stage.tell(`${being}/sign`, { gives: ['sign'] });
  if (has('stay') && has('problem')) stage.tell(`${arc}/problem`, { needs: ['sign'], gives: ['problem'] });
  if (has('stay')) stage.tell(`${arc}/stay`, { needs: ['sign'] });
  if (trial) stage.tell(`${trial}/plant`, { gives: ['plant'] });
  stage.at({ time: 'dusk' });
  if (has('song')) stage.sing(`${arc}/refrain/first`);
  stage.pause();
  stage.at({ others: [choices.beingId] });
  stage.tell(`${being}/near`, { needs: ['sign'], gives: ['found'] });
  stage.at({ mood: 'busy' });
  if (has('first')) stage.tell(`${arc}/first`, { needs: ['found'] });
  if (has('first') && has('song') && has('again')) stage.sing(`${arc}/refrain/again`);
  stage.pause();
  comesBy(0);
  if (has('quirk')) {
    stage.tell(`${pal}/quirk`, { gives: ['quirk'] });
    stage.tell(`${pal}/try`, { needs: ['quirk', 'found'] });
  }
  stage.at({ time: 'night' });
  if (has('dark')) stage.tell(`${world}/night/dark`);
  stage.pause();
  if (has('fact') && !has('thread') && choices.fact) stage.tell(choices.fact);
  comesBy(1);
  if (has('second')) stage.tell(`${arc}/second`, { needs: ['found'] });
  stage.pause();
  comesBy(2);
  if (has('quirk') && has('palAgain')) stage.tell(`${pal}/again`, { needs: ['quirk'] });
  if (has('third')) stage.tell(`${arc}/third`, { needs: ['found'] });
  if (has('song') && has('third-song')) stage.sing(`${arc}/refrain/third`);
  const threadTold = has('thread') && stage.weave(choices.threadBeats);

  chooseAndSettle(stage, choices, has('song'));
  if (has('resolve')) stage.tell(`${arc}/resolve`, { needs: ['want'] });
  stage.at({ mood: 'sleepy' });
  if (has('byes')) {
    comers.forEach(({ id, key }, at) => {
      stage.at({ others: [id] });
      stage.tell(`${key}/bye`, { roles: { helper: key }, needs: [`met.${id}`], ...(at > 0 ? { joined: true } : {}) });
    });
  }
  stage.at({ others: [] });
  if (threadTold) stage.tell(`${choices.thread}/end`, { needs: ['thread3'] });
  if (trial && has('trialBed')) stage.tell(`${trial}/bed`, { needs: ['plant'] });
  goToSleep(stage, choices, has);
}
