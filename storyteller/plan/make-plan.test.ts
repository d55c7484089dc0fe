import { describe, expect, it } from 'vitest';
import { sampleRequest } from '../sample-requests.ts';
import { catalogue } from './catalogue.ts';
import { asStart } from './choices.ts';
import { tellerOf } from '../tell-story.ts';
import { makePlan } from './make-plan.ts';
import type { Plan } from './story-plan.ts';

const english = await tellerOf(sampleRequest(0));
const planOf = (number: number, given = {}, told: readonly string[] = []) =>
  makePlan(sampleRequest(number, given), String(number), english, told);
const plans = Array.from({ length: 400 }, (_, number) => planOf(number));
const keys = (plan: Plan) => plan.beats.map(({ key }) => key);

/** What went wrong, story by story; the message of a failing test is the list itself. */
const faults = (of: (plan: Plan) => readonly unknown[]) =>
  plans.flatMap((plan) => of(plan).map((fault) => `${plan.seed}: ${String(fault)}`));
const gaps = (positions: readonly number[]) => positions.slice(1).map((at, index) => at - (positions[index] ?? 0));
const positions = (plan: Plan, key: RegExp) => keys(plan).flatMap((told, at) => (key.test(told) ? [at] : []));

describe('a plan', () => {
  it('is the same for the same request, seed and memory', () => {
    expect(planOf(7)).toEqual(planOf(7));
  });

  it('has every need given before, and tells no passage twice', () => {
    const wrong = faults((plan) => {
      const given = new Set<string>();
      return plan.beats.flatMap((beat) => {
        const missing = (beat.needs ?? []).filter((need) => !given.has(need));
        for (const gift of beat.gives ?? []) given.add(gift);
        return missing.map((need) => `${beat.key} needs ${need}`);
      });
    });
    expect(wrong).toEqual([]);
    expect(faults((plan) => keys(plan).filter((key, at) => keys(plan).indexOf(key) !== at))).toEqual([]);
  });

  it('keeps what it plants: gift, plant, quirk, thread, sign, why and choice', () => {
    const wrong = faults((plan) => {
      const needed = new Set(plan.beats.flatMap(({ needs }) => needs ?? []));
      const gifts = [
        ...Object.keys(catalogue.settings[plan.request.setting].objects),
        ...Object.keys(catalogue.episodes),
      ];
      const promises = [...gifts, 'plant', 'quirk', 'thread3', 'why', 'found', 'chosen', 'sign'];
      return plan.beats
        .flatMap(({ gives }) => gives ?? [])
        .filter((gift) => promises.includes(gift) && !needed.has(gift));
    });
    expect(wrong).toEqual([]);
  });

  it('opens no kind of gate twice, and the last one with the companion', () => {
    const twice = faults((plan) => {
      const kinds = keys(plan).flatMap((key) => /gates\/(\w+)\/\w+\/meet$/.exec(key)?.[1] ?? []);
      return kinds.filter((kind, at) => kinds.indexOf(kind) !== at);
    });
    expect(twice).toEqual([]);
    const wrong = faults((plan) => {
      const gates = positions(plan, /gates\/\w+\/\w+\/meet$/);
      const payoff = keys(plan).indexOf(`${plan.pal}/payoff`);
      return payoff > 0 && gates.at(-1) !== payoff - 1 ? ['the last gate is not the companion’s'] : [];
    });
    expect(wrong).toEqual([]);
  });

  it('keeps beats of a thread apart, tells two threads in long walks only, and never sings twice in a row', () => {
    const beat = /\/(threads\/\w+|facts)\/(one|two|three)$/;
    const wrong = faults((plan) => {
      const folders = new Set(keys(plan).flatMap((key) => (beat.test(key) ? [key.replace(/\/\w+$/, '')] : [])));
      const told = (folder: string) => positions(plan, new RegExp(`^${folder}/(one|two|three)$`));
      const broken = [...folders].filter((folder) => told(folder).length !== 3 && plan.request.tone !== 'educational');
      const close = [...folders].flatMap((folder) => gaps(told(folder)).filter((gap) => gap < 2));
      return [...broken, ...close];
    });
    expect(wrong).toEqual([]);
    const ends = new Map(plans.map((plan) => [plan.seed, positions(plan, /\/threads\/\w+\/end$/).length]));
    expect(Math.max(...plans.map((plan) => (plan.request.length === 'long' ? 0 : (ends.get(plan.seed) ?? 0))))).toBe(1);
    expect(Math.max(...ends.values())).toBe(2);
    expect(faults((plan) => gaps(positions(plan, /\/refrain\//)).filter((gap) => gap < 2))).toEqual([]);
  });

  it('stays at one place with toddlers: no way out, no gate, no way home', () => {
    const travel =
      /\/(setoff|arrive|back|found|meet|after|payoff|remind|think|trace)$|\/(clue|gates|objects)\/|^episodes/;
    for (let number = 0; number < 100; number++) {
      const plan = planOf(number, { ageGroup: 'toddler' });
      expect(keys(plan).filter((key) => travel.test(key))).toEqual([]);
      expect(new Set(plan.beats.map(({ scene }) => scene.place)).size).toBe(1);
      expect(plan.beats.some(({ link }) => link)).toBe(false);
    }
  });

  it('gives toddlers three tries or more wherever there is room for them', () => {
    for (let number = 0; number < 100; number++) {
      const told = keys(planOf(number, { ageGroup: 'toddler', length: number % 2 ? 'medium' : 'long' }));
      expect(
        told.filter((key) => /\/(first|second|third|try|comes)$/.test(key) && !key.includes('refrain')).length,
      ).toBeGreaterThanOrEqual(3);
    }
  });

  it('comes to the turning point in order: found, why, choice, settled, last verse, good night', () => {
    for (const plan of plans) {
      const told = keys(plan);
      const order = [
        /\/(found|near)$/,
        /\/why$/,
        /\/turn\/\w+$/,
        /\/settled$/,
        /\/refrain\/last$/,
        /\/close$/,
        /^themes\/.*\/bed$/,
      ].map((key) => told.findIndex((one) => key.test(one)));
      // A very short story has neither an opening of its tone nor the close that answers it.
      const hasOpen = told.some((key) => key.endsWith('/open'));
      const places = hasOpen ? order : order.filter((_, at) => at !== 5);
      expect(places.toSorted((one, other) => one - other)).toEqual(places);
      expect(places).not.toContain(-1);
    }
  });

  it('tells facts of the place in the educational tone, in place of a thread', () => {
    const plan = planOf(3, { tone: 'educational', length: 'long', ageGroup: 'elementary' });
    expect(keys(plan).filter((key) => key.includes('/facts/')).length).toBeGreaterThanOrEqual(3);
    expect(keys(plan).filter((key) => /tones\/educational\/threads\/facts\/(one|two|three)/.test(key))).toEqual([]);
  });

  it('has two ways to begin the walk', () => {
    const quirkFirst = plans.flatMap((plan) => {
      const quirk = keys(plan).indexOf(`${plan.pal}/quirk`);
      const trouble = keys(plan).findIndex((key) => key.endsWith('/trouble'));
      return quirk > 0 && trouble > 0 ? [quirk < trouble] : [];
    });
    expect(new Set(quirkFirst)).toEqual(new Set([true, false]));
  });

  it('takes what was told longest ago: the next story begins with other facets, places and helpers', () => {
    const given = { length: 'medium', ageGroup: 'elementary', setting: 'forest', character: 'robot' } as const;
    const first = planOf(1, given);
    const told = first.beats
      .map(({ key, facet }) => `${key}#${facet}`)
      .concat(`${first.arc}/title#${first.title}`, asStart(`${first.beats[0]?.key}#${first.beats[0]?.facet}`));
    const second = planOf(1, given, told);
    expect(second.arc).not.toBe(first.arc);
    expect(second.being).not.toBe(first.being);
    expect(second.pal).not.toBe(first.pal);
    const placesOf = (plan: Plan) => keys(plan).filter((key) => key.includes('/places/'));
    expect(placesOf(first).filter((key) => placesOf(second).includes(key))).toEqual([]);
    const begins = (plan: Plan) => `${plan.beats[0]?.key}#${plan.beats[0]?.facet}`;
    expect(begins(second)).not.toBe(begins(first));
  });

  it('gives back on the way home what was given on the way out', () => {
    const wrong = faults((plan) => {
      const given = keys(plan).filter((key) => key.endsWith('/gift'));
      return given.filter((key) => !keys(plan).includes(key.replace(/gift$/, 'back')));
    });
    expect(wrong).toEqual([]);
  });

  it('tells the close that belongs to its opening', () => {
    const facetOf = (plan: Plan, key: RegExp) => plan.beats.find((beat) => key.test(beat.key))?.facet;
    expect(faults((plan) => (facetOf(plan, /\/open$/) === facetOf(plan, /\/close$/) ? [] : ['another close']))).toEqual(
      [],
    );
  });

  it('passes those who helped before it comes home, the last one first', () => {
    const wrong = faults((plan) => {
      const helped = keys(plan).flatMap((key) => /^(.*)\/gift$/.exec(key)?.[1] ?? []);
      const backs = keys(plan).flatMap(
        (key) => /^((?:.*helpers|episodes|neighbors)\/[\w/-]+)\/back$/.exec(key)?.[1] ?? [],
      );
      const home = positions(plan, /^settings\/[\w-]+\/back$/)[0] ?? Infinity;
      const late = positions(plan, /(?:helpers|episodes|neighbors)\/[\w/-]+\/back$/).filter((at) => at > home);
      return helped.toReversed().join() === backs.join() ? late : ['another order'];
    });
    expect(wrong).toEqual([]);
  });

  it('is small enough to keep with a story', () => {
    expect(Math.max(...plans.map((plan) => JSON.stringify(plan).length))).toBeLessThan(30_000);
  });
});
