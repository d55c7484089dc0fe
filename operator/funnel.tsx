import { useMemo } from 'react';
import type { OperatorFigures } from '#contract/operator';
import { Chart, type Colors } from './chart.tsx';
import { Table } from './table.tsx';
import { asNumber, asShare, STEP_WORDS } from './words.ts';

/** From the quilt to The End: a bar for the devices that took every step so far. */
export function Funnel({ funnel }: { funnel: OperatorFigures['funnel'] }) {
  const first = funnel[0]?.all_the_way ?? 0;
  const draw = useMemo(
    () =>
      ({ ink, line, series }: Colors) => ({
        type: 'bar' as const,
        data: {
          labels: funnel.map(({ step, all_the_way }) => [
            STEP_WORDS[step],
            `${asNumber(all_the_way)} · ${asShare(all_the_way, first)}`,
          ]),
          datasets: [
            {
              label: 'Devices',
              data: funnel.map(({ all_the_way }) => all_the_way),
              backgroundColor: series[0] ?? ink,
              borderRadius: 6,
              barPercentage: 0.7,
            },
          ],
        },
        options: {
          indexAxis: 'y' as const,
          plugins: { legend: { display: false } },
          scales: {
            x: { beginAtZero: true, ticks: { color: ink, precision: 0 }, grid: { color: line } },
            y: { ticks: { color: ink }, grid: { display: false } },
          },
        },
      }),
    [funnel, first],
  );
  const rows = funnel.map(({ step, devices, all_the_way }, at) => [
    STEP_WORDS[step],
    asNumber(all_the_way),
    asShare(all_the_way, first),
    asShare(all_the_way, funnel[at - 1]?.all_the_way ?? all_the_way),
    asNumber(devices),
  ]);
  return (
    <section className="card">
      <h2>From the quilt to The End</h2>
      <p className="quiet">
        Devices that took this step and every step before it. “In all” counts those too that came another way.
      </p>
      <Chart label="Devices on the way to The End: bars. The table below says the same." draw={draw} height={320} />
      <Table
        caption="Devices on the way to The End"
        head={['Step', 'Devices', 'Of the first', 'Of the one before', 'In all']}
        rows={rows}
      />
    </section>
  );
}
