import type { Beat, Mood, Scene, Time } from './story-plan.ts';

type Told = Pick<Beat, 'needs' | 'gives' | 'roles' | 'link' | 'joined'>;

/** Where the story is now, and the beats told so far. A promise that was never made cannot be kept: that throws. */
export interface Stage {
  readonly beats: readonly Beat[];
  at: (change: { place?: string; time?: Time; mood?: Mood; prop?: string | undefined; others?: string[] }) => void;
  tell: (key: string, how?: Told) => void;
  /** Whether something was given by a beat so far. */
  holds: (fact: string) => boolean;
  /** A verse of the refrain; left out when nothing has happened since the last one. */
  sing: (key: string) => void;
  /** Here a beat of the running thread could come. */
  pause: () => void;
  /** Puts the beats of threads into the pauses, well apart and never beside another passage of the tone. @returns how many threads found room, each whole or not at all */
  weave: (threads: readonly (readonly [string, string, string])[]) => number;
}

/** Beats between two beats of the thread: closer together they read as a list (design, section 9). */
const APART = 3;

/**
 * @param setting first part of every place's name
 * @param pal the companion's id, in every scene once it is introduced
 * @param facetOf which telling of a passage to use
 */
export function makeStage(setting: string, pal: string, facetOf: (key: string) => number): Stage {
  const beats: Beat[] = [];
  const state = new Set<string>();
  const pauses: { before: number; scene: Scene }[] = [];
  let place = 'home',
    time: Time = 'sunset',
    mood: Mood = 'curious',
    prop: string | undefined,
    others: string[] = [];
  let lastSung = -1;

  const scene = (): Scene => ({
    place: `${setting}.${place}`,
    time,
    mood,
    who: ['hero', ...(state.has('companion') ? [pal] : []), ...others],
    ...(prop ? { prop } : {}),
  });
  const tell = (key: string, how: Told = {}) => {
    for (const given of how.gives ?? []) if (given === 'companion') state.add(given);
    for (const need of how.needs ?? []) if (!state.has(need)) throw new Error(`${key} needs ${need}`);
    beats.push({ key, facet: facetOf(key), scene: scene(), ...how });
    for (const given of how.gives ?? []) state.add(given);
  };

  return {
    beats,
    tell,
    holds: (fact) => state.has(fact),
    at: (change) => {
      ({ place = place, time = time, mood = mood, others = others } = change);
      if ('prop' in change) prop = change.prop;
    },
    sing: (key) => {
      if (lastSung >= 0 && beats.length - lastSung < 2) return;
      lastSung = beats.length;
      tell(key);
    },
    pause: () => pauses.push({ before: beats.length, scene: scene() }),
    weave: (threads) => {
      const taken: { pause: (typeof pauses)[number]; key: string; gives: string[] }[] = [];
      const woven = threads.findIndex((keys, thread) => {
        const free = pauses.filter(
          ({ before }) =>
            taken.every(({ pause }) => Math.abs(pause.before - before) > 1) &&
            [beats[before - 1], beats[before]].every((beside) => !beside?.key.startsWith('tones/')),
        );
        const chosen = spread(free.map(({ before }) => before));
        if (!chosen) return true;
        chosen.forEach((at, n) => {
          const pause = free[at];
          const key = keys[n];
          if (pause && key) taken.push({ pause, key, gives: [`thread${thread * 3 + n + 1}`] });
        });
        return false;
      });
      // from the last to the first, so that the earlier positions stay true
      for (const { pause, key, gives } of taken.toSorted((a, b) => b.pause.before - a.pause.before)) {
        beats.splice(pause.before, 0, { key, facet: facetOf(key), scene: pause.scene, gives });
        for (const given of gives) state.add(given);
      }
      return woven < 0 ? threads.length : woven;
    },
  };
}

/** Three positions at least APART beats from each other, as evenly spread as can be; the last as late as can be. */
function spread(positions: readonly number[]): [number, number, number] | undefined {
  let best: { chosen: [number, number, number]; worth: number } | undefined;
  positions.forEach((a, i) =>
    positions.forEach((b, j) =>
      positions.forEach((c, k) => {
        const gap = Math.min(b - a, c - b);
        const worth = gap * 2 + c;
        if (gap >= APART && (!best || worth > best.worth)) best = { chosen: [i, j, k], worth };
      }),
    ),
  );
  return best?.chosen;
}
