import { expect, it, vi } from 'vitest';
import { freshTab, openTab, putRaw } from '../tests/helpers/shelf.ts';

it('BEY-10 remembers what the last ten stories were told from, across tabs', async () => {
  const tab = await freshTab();
  expect(await tab.readTold()).toEqual([]);
  for (let number = 1; number <= 12; number++) await tab.rememberTold([`a${number}`, `b${number}`]);
  const told = await (await openTab()).readTold();
  expect(told).toHaveLength(20);
  expect(told.slice(0, 2)).toEqual(['a3', 'b3']);
  expect(told.at(-1)).toBe('b12');
});

it('BEY-10 begins anew where it does not understand what it remembers, and without storage', async () => {
  const tab = await freshTab();
  await putRaw(tab, 'notes', { form: 2 }, 'told');
  expect(await tab.readTold()).toEqual([]);
  await tab.rememberTold(['a']);
  expect(await tab.readTold()).toEqual(['a']);
  vi.stubGlobal('indexedDB', undefined);
  const refused = await openTab();
  await refused.rememberTold(['b']);
  expect(await refused.readTold()).toEqual([]);
});
