import { useMemo } from 'react';
import { Chart, type Colors } from './chart.tsx';
import { Table } from './table.tsx';
import { asNumber, longDay, shortDay } from './words.ts';

interface Line {
  name: string;
  values: readonly number[];
}
interface LinesByDayProps {
  title: string;
  days: readonly string[];
  lines: readonly Line[];
}

/** Nobody has to tell lines apart by their colors alone. */
const MARKS = ['circle', 'triangle', 'rect', 'rectRot', 'star'] as const;

/** A line for each thing that is counted, day by day, and the same as a table. */
export function LinesByDay({ title, days, lines }: LinesByDayProps) {
  const draw = useMemo(
    () =>
      ({ ink, line, series }: Colors) => ({
        type: 'line' as const,
        data: {
          labels: days.map(shortDay),
          datasets: lines.map(({ name, values }, at) => ({
            label: name,
            data: [...values],
            borderColor: series[at] ?? ink,
            backgroundColor: series[at] ?? ink,
            pointStyle: MARKS[at] ?? 'circle',
            pointRadius: days.length > 31 ? 2 : 4,
            borderWidth: 2,
          })),
        },
        options: {
          interaction: { mode: 'index' as const, intersect: false },
          plugins: {
            legend: { position: 'bottom' as const, labels: { color: ink, usePointStyle: true, boxHeight: 8 } },
          },
          scales: {
            x: { ticks: { color: ink, maxRotation: 0, autoSkipPadding: 16 }, grid: { display: false } },
            y: { beginAtZero: true, ticks: { color: ink, precision: 0 }, grid: { color: line } },
          },
        },
      }),
    [days, lines],
  );
  const rows = days.map((day, at) => [longDay(day), ...lines.map(({ values }) => asNumber(values[at] ?? 0))]);
  return (
    <>
      <Chart label={`${title}: lines, day by day. The table below says the same.`} draw={draw} height={320} />
      <details>
        <summary>{title} as a table</summary>
        <Table caption={title} head={['Day', ...lines.map(({ name }) => name)]} rows={rows.toReversed()} />
      </details>
    </>
  );
}
