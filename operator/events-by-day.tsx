import { useMemo, useState } from 'react';
import type { OperatorFigures } from '#contract/operator';
import { isAnalyticsEvent } from '#contract/analytics';
import { LinesByDay } from './lines-by-day.tsx';
import { EVENT_GROUPS, EVENT_WORDS, type EventGroup } from './words.ts';

const isGroup = (text: string): text is EventGroup => EVENT_GROUPS.some((group) => group === text);
const EVENTS = Object.keys(EVENT_WORDS).filter(isAnalyticsEvent);

/** How often each event was counted; a group of them at a time, for sixteen lines are none. */
export function EventsByDay({ days }: { days: OperatorFigures['days'] }) {
  const [group, setGroup] = useState<EventGroup>('Stories');
  const names = useMemo(() => days.map(({ day }) => day), [days]);
  const lines = useMemo(
    () =>
      EVENTS.filter((event) => EVENT_WORDS[event][0] === group).map((event) => ({
        name: EVENT_WORDS[event][1],
        values: days.map(({ events }) => events[event] ?? 0),
      })),
    [days, group],
  );
  return (
    <section className="card">
      <h2>Events by day</h2>
      <label>
        Which
        <select value={group} onChange={({ target }) => isGroup(target.value) && setGroup(target.value)}>
          {EVENT_GROUPS.map((each) => (
            <option key={each}>{each}</option>
          ))}
        </select>
      </label>
      <LinesByDay title={`${group} by day`} days={names} lines={lines} />
    </section>
  );
}
