import { useMemo } from 'react';
import { FUNNEL_STEPS, type OperatorFigures } from '#contract/operator';
import { EventsByDay } from './events-by-day.tsx';
import { Funnel } from './funnel.tsx';
import { LinesByDay } from './lines-by-day.tsx';
import { Failures, Tallies } from './tallies.tsx';
import { asNumber, STEP_WORDS } from './words.ts';

/** Everything that was counted, or a word on why there is nothing. */
export function FiguresView({ figures }: { figures: OperatorFigures }) {
  const { days, is_counting: isCounting, funnel, failures } = figures;
  const names = useMemo(() => days.map(({ day }) => day), [days]);
  const lines = useMemo(
    () =>
      FUNNEL_STEPS.map((step) => ({ name: STEP_WORDS[step], values: days.map(({ devices }) => devices[step] ?? 0) })),
    [days],
  );
  const isEmpty = days.every(({ events }) => Object.keys(events).length === 0);
  const off = !isCounting && <p className="card">Counting is switched off on this server (ANALYTICS=off).</p>;
  if (isEmpty)
    return (
      <>
        {off}
        <p className="card">Nothing was counted in these days.</p>
      </>
    );
  const sum = (event: keyof (typeof days)[number]['events']) =>
    asNumber(days.reduce((total, { events }) => total + (events[event] ?? 0), 0));
  const tiles = [
    ['Devices that saw the quilt', asNumber(funnel[0]?.devices ?? 0)],
    ['Stories told', sum('story_generate_succeeded')],
    ['Read to The End', sum('story_finished')],
    ['Stories that failed', sum('story_generate_failed')],
  ];
  return (
    <>
      {off}
      <dl className="tiles">
        {tiles.map(([name, value]) => (
          <div key={name} className="card">
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <Funnel funnel={funnel} />
      <section className="card">
        <h2>Devices by day</h2>
        <LinesByDay title="Devices by day" days={names} lines={lines} />
      </section>
      <EventsByDay days={days} />
      <Failures failures={failures} />
      <Tallies figures={figures} />
    </>
  );
}
