import { expect, it } from 'vitest';
import { createReport } from './report.ts';

it('says of every bound whether it holds, and of the whole whether all did', () => {
  const lines: string[] = [];
  const report = createReport((line) => lines.push(line.trim().replaceAll(/ +/g, ' ')));
  report.begin('reads, to a bare server');
  report.add('SQLite', 'story by id', { values: { CPU: 1.3, p50: 9 }, bound: { of: 'CPU', atMost: 1.3 } });
  expect(report.holds()).toBe(true);
  report.add('PostgreSQL', 'story by id', { values: { CPU: 1.31, p50: 1 }, bound: { of: 'CPU', atMost: 1.3 } });
  report.add('PostgreSQL', 'a list', { values: { CPU: 99 } });
  expect(report.holds()).toBe(false);
  expect(lines).toEqual([
    'reads, to a bare server',
    'SQLite story by id CPU 1.30 (1.3: holds) p50 9.00',
    'PostgreSQL story by id CPU 1.31 (1.3: does not hold) p50 1.00',
    'PostgreSQL a list CPU 99.00',
  ]);
});

it('what could not be measured does not hold', () => {
  const report = createReport(() => {});
  report.add('SQLite', 'nothing', { values: { CPU: Number.NaN }, bound: { of: 'CPU', atMost: 1 } });
  expect(report.holds()).toBe(false);
});
