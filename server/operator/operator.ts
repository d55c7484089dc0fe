// What the operator of a deployment may know: sums over the events that pages sent.
import { setImmediate as otherWork } from 'node:timers/promises';
import { FUNNEL_STEPS, type OperatorFigures } from '#contract/operator';
import { isoTime, nextUtcMidnight, utcDay, type Clock } from '../platform/clock.ts';
import type { Database } from '../platform/database.ts';
import { adsBySlot, devicesByDay, devicesBySteps, eventsByDay, failuresBy, wordsOf } from './operator.store.ts';

const DAY_MS = 86_400_000;

export interface Operator {
  /** The figures of the last days, today among them. */
  figures: (days: number) => Promise<OperatorFigures>;
}

interface OperatorNeeds {
  database: Database;
  clock: Clock;
  isCounting: boolean;
}

export function createOperator({ database, clock, isCounting }: OperatorNeeds): Operator {
  return {
    figures: async (days) => {
      const since = nextUtcMidnight(clock.now()) - days * DAY_MS;
      const numbers = Array.from({ length: days }, (_, at) => since / DAY_MS + at);
      const read = async <Row>(query: { execute: () => Promise<Row[]> }): Promise<Row[]> => {
        // SQLite answers within the call: what else waits has its turn between two of them.
        await otherWork();
        return query.execute();
      };
      const events = await read(eventsByDay(database, since));
      const devices = await read(devicesByDay(database, since));
      const together = await read(devicesBySteps(database, since));
      const failures = await read(failuresBy(database, since));
      const languages = await read(wordsOf(database, since, 'language_changed', 'language'));
      const plans = await read(wordsOf(database, since, 'checkout_started', 'plan'));
      const ads = await read(adsBySlot(database, since));
      const total = (name: string) => sum(events.filter((row) => row.name === name));
      return {
        from: utcDay(since),
        to: utcDay(clock.now()),
        is_counting: isCounting,
        days: numbers.map((number) => ({
          day: utcDay(number * DAY_MS),
          events: Object.fromEntries(
            events.filter(({ day }) => day === number).map(({ name, count }) => [name, count]),
          ),
          devices: Object.fromEntries(
            devices.filter(({ day }) => day === number).map(({ step, count }) => [step, count]),
          ),
        })),
        funnel: FUNNEL_STEPS.map((step, at) => ({
          step,
          devices: sum(together.filter(({ steps }) => steps[at] === '1')),
          all_the_way: sum(together.filter(({ steps }) => steps.startsWith('1'.repeat(at + 1)))),
        })),
        failures: failures.map(({ name, last_at, ...failure }) => ({
          event: name === 'client_error' ? name : 'story_generate_failed',
          ...failure,
          last_at: isoTime(last_at),
        })),
        languages: languages.map(named),
        installs: {
          shown: total('install_shown'),
          accepted: total('install_accepted'),
          dismissed: total('install_dismissed'),
        },
        ads: ads.map((slot) => ({ ...slot, click_rate: slot.impressions > 0 ? slot.clicks / slot.impressions : null })),
        plans: plans.map(named),
      };
    },
  };
}

const sum = (rows: readonly { count: number }[]) => rows.reduce((sum, { count }) => sum + count, 0);
const named = ({ word, count }: { word: string; count: number }) => ({ name: word, count });
