// How every story turns and ends, whatever came before.
import type { Choices } from './choices.ts';
import type { Stage } from './stage.ts';

/** The turning point. */
export function chooseAndSettle(stage: Stage, { arc, being, trial }: Choices, song: boolean): void {
  stage.at({ mood: 'worried' });
  stage.tell(`${being}/why`, { needs: ['found'], gives: ['why'] });
  stage.at({ mood: 'brave' });
  if (trial) {
    stage.tell(`${trial}/tempt`, { needs: ['plant', 'why'] });
    stage.tell(`${trial}/choose`, { needs: ['plant', 'why'], gives: ['chosen'] });
  } else {
    stage.tell(`${arc}/heart`, { needs: ['why'], gives: ['chosen'] });
  }
  stage.at({ mood: 'glad', time: 'deep' });
  stage.tell(`${being}/settled`, { needs: ['chosen'], gives: ['settled'] });
  if (song) stage.sing(`${arc}/refrain/last`);
}

/** Fewer events each time: companion, the want, the place's sounds going out, night, good night. */
export function goToSleep(
  stage: Stage,
  choices: Choices,
  has: (module: 'asleep' | 'arcBed' | 'hush1' | 'hush2' | 'hush3' | 'deep') => boolean,
): void {
  const { world, arc, pal } = choices;
  if (has('arcBed')) stage.tell(`${arc}/bed`, { needs: ['want'] });
  if (has('hush1')) stage.tell(`${world}/hush/one`);
  if (has('hush1') && has('hush2')) stage.tell(`${world}/hush/two`);
  if (has('hush1') && has('hush2') && has('hush3')) stage.tell(`${world}/hush/three`);
  if (has('asleep')) stage.tell(`${pal}/asleep`);
  if (has('deep')) stage.tell(`${world}/night/deep`);
  stage.tell(`${choices.tone}/close`);
}
