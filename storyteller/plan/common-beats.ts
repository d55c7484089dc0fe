// What a walk and a story for toddlers have in common: how it begins, turns, and goes to sleep.
import type { Choices, Thread } from './choices.ts';
import type { Stage } from './stage.ts';

/**
 * How every story begins: with a first sentence that this family has not heard of late, and with the want among the first two
 * passages, so that want and worry are known by the third paragraph.
 */
export function begin(
  stage: Stage,
  { start, tone, world, arc }: Choices,
  has: (module: 'home' | 'open') => boolean,
): void {
  const tell = { open: `${tone}/open`, home: `${world}/home`, want: `${arc}/want` };
  const order = {
    open: ['open', 'want', 'home'],
    home: ['home', 'want', 'open'],
    want: ['want', 'open', 'home'],
  } as const;
  for (const beat of order[start.beat]) {
    if (beat !== 'want' && beat !== start.beat && !has(beat)) continue;
    stage.tell(tell[beat], beat === 'want' ? { gives: ['want'] } : {});
  }
}

/** What it was all about, the choice, and what follows. */
export function turn(
  stage: Stage,
  { arc, being, trial, role }: Choices,
  has: (module: 'easy' | 'song') => boolean,
): void {
  stage.at({ mood: 'worried' });
  stage.tell(`${being}/why`, { needs: ['found'], gives: ['why'] });
  if (has('easy')) stage.tell(`${arc}/easy`, { needs: ['want', 'why'] });
  stage.at({ mood: 'brave' });
  stage.tell(`${trial}/turn/${role}`, { needs: ['plant', 'why'], gives: ['chosen'] });
  stage.at({ mood: 'glad', time: 'deep' });
  stage.tell(`${being}/settled`, { needs: ['chosen'], gives: ['settled'] });
  if (has('song')) stage.sing(`${arc}/refrain/last`);
}

/** The running threads come to rest, in bed. */
export function endThreads(stage: Stage, threads: readonly Thread[]): void {
  threads.forEach(({ key }, at) => stage.tell(`${key}/end`, { needs: [`thread${at * 3 + 3}`] }));
}

/** Fewer events each time: the place's sounds going out, the companion, night; and last the want, lying still. */
export function goToSleep(
  stage: Stage,
  { world, arc, pal, tone, start }: Choices,
  has: (module: 'hush1' | 'hush2' | 'hush3' | 'asleep' | 'deep' | 'open') => boolean,
): void {
  if (has('hush1')) stage.tell(`${world}/hush/one`);
  if (has('hush1') && has('hush2')) stage.tell(`${world}/hush/two`);
  if (has('hush1') && has('hush2') && has('hush3')) stage.tell(`${world}/hush/three`);
  if (has('asleep')) stage.tell(`${pal}/asleep`);
  // a close answers its opening
  if (has('open') || start.beat === 'open') stage.tell(`${tone}/close`);
  if (has('deep')) stage.tell(`${world}/night/deep`);
  stage.tell(`${arc}/bed`, { needs: ['want', 'settled'] });
}
