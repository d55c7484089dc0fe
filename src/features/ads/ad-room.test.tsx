import { act, render } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { AdRoom } from './ad-room.tsx';

vi.mock('./house-ad.tsx', () => {
  throw new Error('it was kept from coming');
});
const room = () => document.querySelector('.ad-room');
const standAt = (top: number) =>
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockReturnValue({ top } as DOMRect);

beforeEach(() => {
  vi.useFakeTimers();
  localStorage.clear();
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

it.each([
  ['goes while it is below the window', 2000, false],
  ['stays blank where it is seen', 200, true],
])('ADS-12: a room for which no ad comes %s', async (_what, top, stays) => {
  standAt(top);
  render(<AdRoom slot="bottom" />);
  expect(room()).not.toBeNull();
  await act(() => vi.advanceTimersByTimeAsync(2000));
  await act(() => vi.dynamicImportSettled());
  expect(room() !== null).toBe(stays);
});
