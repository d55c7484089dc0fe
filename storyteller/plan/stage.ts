import type { Beat, Mood, Scene, Time } from './story-plan.ts';

type Told = Pick<Beat, 'needs' | 'gives' | 'roles' | 'link' | 'joined'>;

/** Where the story is now, and the beats told so far. A promise that was never made cannot be kept: that throws. */
export interface Stage {
  readonly beats: readonly Beat[];
  at: (change: { place?: string; time?: Time; mood?: Mood; prop?: string | undefined; others?: string[] }) => void;
  tell: (key: string, how?: Told) => void;
  /** A verse of the refrain; left out when nothing has happened since the last one. */
  sing: (key: string) => void;
  /** Here a beat of the running thread could come. */
  pause: () => void;
  /** Puts the thread's beats into the pauses, well apart. False, and nothing told, when there is no room for all. */
  weave: (keys: readonly [string, string, string]) => boolean;
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
    weave: (keys) => {
      const chosen = spread(pauses.map(({ before }) => before));
      if (!chosen) return false;
      // from the last to the first, so that the earlier positions stay true
      for (const n of [2, 1, 0] as const) {
        const pause = pauses[chosen[n]];
        if (pause)
          beats.splice(pause.before, 0, {
            key: keys[n],
            facet: facetOf(keys[n]),
            scene: pause.scene,
            gives: [`thread${n + 1}`],
          });
      }
      for (const n of [1, 2, 3]) state.add(`thread${n}`);
      return true;
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
