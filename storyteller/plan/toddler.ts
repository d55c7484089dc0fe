// For the youngest: one place, one problem. Nobody sets off; the being is close by the house, and helpers come past.
import type { Choices } from './choices.ts';
import { begin, endThreads, goToSleep, turn } from './common-beats.ts';
import type { Stage } from './stage.ts';

/** What a toddler's story can do without, the first to be added first. */
export const TODDLER_MODULES = [
  ['open'],
  ['easy'],
  ['song'],
  ['resolve'],
  ['try'],
  ['third-song'],
  ['doorstep'],
  ['outside'],
  ['comes1', 'first'],
  ['trialBed'],
  ['thread'],
  ['home'],
  ['stay'],
  ['again'],
  ['asleep', 'hush1'],
  ['comes2', 'second'],
  ['byes', 'hush2'],
  ['fact'],
  ['thread2', 'hush3', 'deep'],
  ['quirk'],
  ['comes3'],
  ['palAgain'],
  ['dark'],
] as const;
export type ToddlerModule = (typeof TODDLER_MODULES)[number][number];

const COMERS = ['comes1', 'comes2', 'comes3'] as const;

/** Lays a toddler's story out in time; its tries are the want's, the being's, the companion's and what those who come by can lend. */
export function layToddler(stage: Stage, choices: Choices, has: (module: ToddlerModule) => boolean): void {
  const { arc, pal, being, trial, world, tone } = choices;
  const comers = choices.comers.filter((_, at) => COMERS.some((comer, turn) => turn === at && has(comer)));
  const comesBy = (at: number) => {
    const helper = comers[at];
    if (!helper) return;
    stage.at({ others: [choices.beingId, ...comers.slice(0, at + 1).map(({ id }) => id)], mood: 'busy' });
    stage.tell(`${helper.key}/comes`, {
      roles: { helper: helper.noun, object: helper.object },
      needs: ['found'],
      gives: [`met.${helper.id}`, 'tried'],
    });
  };
  const tryIt = (key: string, needs: string[]) => stage.tell(key, { needs: ['found', ...needs], gives: ['tried'] });

  begin(stage, choices, has);
  stage.tell(`${pal}/intro`, { gives: ['companion'] });
  stage.at({ mood: 'curious' });
  stage.tell(`${being}/sign`, { gives: ['sign'] });
  stage.tell(`${trial}/plant`, { gives: ['plant'] });
  if (has('stay')) stage.tell(`${arc}/stay`, { needs: ['want', 'sign'] });
  stage.at({ time: 'dusk' });
  if (has('outside')) stage.tell(`${tone}/outside`);
  stage.pause();
  if (has('song')) stage.sing(`${arc}/refrain/first`);
  stage.pause();
  stage.at({ others: [choices.beingId] });
  stage.tell(`${being}/near`, { needs: ['sign'], gives: ['found'] });
  stage.at({ mood: 'busy' });
  if (has('try')) tryIt(`${arc}/try`, ['want']);
  if (has('try') && has('song') && has('again')) stage.sing(`${arc}/refrain/again`);
  stage.pause();
  comesBy(0);
  if (has('quirk')) {
    stage.tell(`${pal}/quirk`, { gives: ['quirk'] });
    tryIt(`${pal}/try`, ['quirk']);
  }
  stage.at({ time: 'night' });
  if (has('dark')) stage.tell(`${world}/night/dark`);
  stage.pause();
  if (has('fact') && !has('thread') && choices.fact) stage.tell(choices.fact);
  comesBy(1);
  if (has('first')) tryIt(`${being}/first`, []);
  stage.pause();
  comesBy(2);
  if (has('quirk') && has('palAgain')) stage.tell(`${pal}/again`, { needs: ['quirk'] });
  if (has('second')) tryIt(`${being}/second`, []);
  if (has('song') && has('third-song') && stage.holds('tried')) stage.sing(`${arc}/refrain/third`);
  const threads = has('thread') ? choices.threads.slice(0, has('thread2') ? 2 : 1) : [];
  const woven = stage.weave(threads.map(({ beats }) => beats));

  turn(stage, choices, has);
  if (has('resolve')) stage.tell(`${arc}/resolve`, { needs: ['want', 'settled'] });
  stage.at({ mood: 'sleepy' });
  if (has('byes')) {
    stage.at({ others: comers.map(({ id }) => id) });
    comers.forEach(({ id, key, noun }, at) => {
      stage.tell(`${key}/bye`, { roles: { helper: noun }, needs: [`met.${id}`], ...(at > 0 ? { joined: true } : {}) });
    });
  }
  stage.at({ others: [] });
  if (has('doorstep')) stage.tell(`${tone}/doorstep`);
  endThreads(stage, threads.slice(0, woven));
  if (has('trialBed')) stage.tell(`${trial}/bed`, { needs: ['plant'] });
  goToSleep(stage, choices, has);
}
