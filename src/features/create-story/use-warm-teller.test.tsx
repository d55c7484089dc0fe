import { act, renderHook } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { warmTeller } from '../../lib/device-teller/tell-on-device.ts';
import { useWarmTeller } from './use-warm-teller.ts';

const release = vi.fn();
vi.mock('../../lib/device-teller/tell-on-device.ts', () => ({ warmTeller: vi.fn() }));
const settle = () => act(async () => new Promise((resolve) => setTimeout(resolve, 10)));
const warm = (isWanted: boolean) =>
  renderHook(({ wanted }) => useWarmTeller('en-GB', wanted), { initialProps: { wanted: isWanted } });

beforeEach(() => {
  release.mockClear();
  vi.mocked(warmTeller).mockReset().mockReturnValue(release);
});

it('PWA-21, BEY-1 the teller is got ready while it may be needed, and let go after that', async () => {
  const { rerender } = warm(false);
  await settle();
  expect(warmTeller).not.toHaveBeenCalled();
  rerender({ wanted: true });
  await settle();
  expect(warmTeller).toHaveBeenCalledExactlyOnceWith('en');
  expect(release).not.toHaveBeenCalled();
  rerender({ wanted: false });
  expect(release).toHaveBeenCalledOnce();
});

it('a page that is left before the teller has come does not hold it', async () => {
  const { unmount } = warm(true);
  unmount();
  await settle();
  expect(warmTeller).not.toHaveBeenCalled();
});
