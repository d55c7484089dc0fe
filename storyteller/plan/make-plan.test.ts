import { READING_PACE } from '#contract/options';
import { describe, expect, it } from 'vitest';
import { sampleRequest } from '../sample-requests.ts';
import { catalogue } from './catalogue.ts';
import { makePlan } from './make-plan.ts';
import type { Plan } from './story-plan.ts';

const planOf = (number: number, given = {}, told: readonly string[] = []) => makePlan(sampleRequest(number, given), String(number), READING_PACE, told);
const plans = Array.from({ length: 400 }, (_, number) => planOf(number));
const keys = (plan: Plan) => plan.beats.map(({ key }) => key);

describe('a plan', () => {
  it('is the same for the same request, seed and memory', () => {
    expect(planOf(7)).toEqual(planOf(7));
  });

  it('has every need given before, and tells no passage twice', () => {
    for (const plan of plans) {
      const given = new Set<string>();
      for (const beat of plan.beats) {
        expect((beat.needs ?? []).filter((need) => !given.has(need)), `${plan.seed} ${beat.key}`).toEqual([]);
        for (const gift of beat.gives ?? []) given.add(gift);
      }
      expect(new Set(keys(plan)).size).toBe(plan.beats.length);
    }
  });

  it('keeps what it plants: gift, plant, quirk, thread and want', () => {
    for (const plan of plans) {
      const needed = new Set(plan.beats.flatMap(({ needs }) => needs ?? []));
      const given = plan.beats.flatMap(({ gives }) => gives ?? []);
      const gifts = Object.keys(catalogue.settings[plan.request.setting].objects);
      const promises = given.filter((gift) => gifts.includes(gift) || ['plant', 'quirk', 'thread3', 'why', 'found', 'chosen', 'sign'].includes(gift));
      expect(promises.filter((gift) => !needed.has(gift)), plan.seed).toEqual([]);
    }
  });

  it('opens no kind of gate twice, and the last one with the companion', () => {
    for (const plan of plans) {
      const gates = keys(plan).filter((key) => /gates\/\w+\/meet$/.test(key));
      expect(new Set(gates).size, plan.seed).toBe(gates.length);
      const payoff = keys(plan).indexOf(`${plan.pal}/payoff`);
      if (payoff > 0) expect(keys(plan)[payoff - 1]).toBe(gates.at(-1));
    }
  });

  it('keeps beats of the thread apart, and never sings twice in a row', () => {
    for (const plan of plans) {
      const told = keys(plan);
      const thread = told.flatMap((key, at) => (/\/(threads\/\w+|facts)\/(one|two|three)$/.test(key) ? [at] : []));
      expect([0, 3]).toContain(thread.length);
      thread.slice(1).forEach((at, index) => expect(at - (thread[index] ?? 0), plan.seed).toBeGreaterThanOrEqual(3));
      const songs = told.flatMap((key, at) => (key.includes('/refrain/') ? [at] : []));
      songs.slice(1).forEach((at, index) => expect(at - (songs[index] ?? 0), plan.seed).toBeGreaterThanOrEqual(2));
    }
  });

  it('stays at one place with toddlers: no way out, no gate, no way home', () => {
    const travel = /\/(setoff|arrive|back|found|meet|after|payoff|remind|problem|dark|think)$|\/(clue|gates|objects)\//;
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
      expect(told.filter((key) => /\/(first|second|third|try|comes)$/.test(key) && !key.includes('refrain')).length).toBeGreaterThanOrEqual(3);
    }
  });

  it('comes to the turning point in order: found, why, choice, settled, last verse, good night', () => {
    for (const plan of plans) {
      const told = keys(plan);
      const order = [/\/(found|near)$/, /\/why$/, /\/(choose|heart)$/, /\/settled$/, /\/close$/].map((key) => told.findIndex((one) => key.test(one)));
      expect(order.toSorted((a, b) => a - b)).toEqual(order);
      expect(order).not.toContain(-1);
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
    const told = first.beats.map(({ key, facet }) => `${key}#${facet}`).concat(`${first.arc}/title#${first.title}`);
    const second = planOf(1, given, told);
    expect(second.title).not.toBe(first.title);
    const placesOf = (plan: Plan) => keys(plan).filter((key) => key.includes('/places/'));
    expect(placesOf(first).filter((key) => placesOf(second).includes(key))).toEqual([]);
    const open = (plan: Plan) => plan.beats[0]?.facet;
    expect(open(second)).not.toBe(open(first));
  });

  it('is small enough to keep with a story', () => {
    expect(Math.max(...plans.map((plan) => JSON.stringify(plan).length))).toBeLessThan(30_000);
  });
});
