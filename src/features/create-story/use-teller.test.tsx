import { QueryClientProvider } from '@tanstack/react-query';
import { act, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { beforeEach, expect, it, vi } from 'vitest';
import { hasKit } from '../../lib/device-teller/has-kit.ts';
import { warmTeller } from '../../lib/device-teller/tell-on-device.ts';
import { createQueryClient } from '../../lib/query-client.ts';
import { useTeller } from './use-teller.ts';

const release = vi.fn();
vi.mock('../../lib/device-teller/tell-on-device.ts', () => ({ warmTeller: vi.fn() }));
vi.mock('../../lib/device-teller/has-kit.ts', () => ({ hasKit: vi.fn() }));
const settle = () => act(async () => new Promise((resolve) => setTimeout(resolve, 20)));
function teller(isWanted: boolean) {
  const client = createQueryClient();
  const wrapper = ({ children }: { children: ReactNode }) => (
    <QueryClientProvider client={client}>{children}</QueryClientProvider>
  );
  return renderHook(({ wanted }) => useTeller('en-GB', wanted), { initialProps: { wanted: isWanted }, wrapper });
}

const container = new EventTarget();
const say = (data: object) => act(async () => void container.dispatchEvent(new MessageEvent('message', { data })));

Object.defineProperty(navigator, 'serviceWorker', { configurable: true, value: container });
beforeEach(() => {
  release.mockClear();
  vi.mocked(warmTeller).mockReset().mockReturnValue(release);
  vi.mocked(hasKit).mockReset().mockResolvedValue(true);
});

it('PWA-21, BEY-1 the teller is got ready while it may be needed, and let go after that', async () => {
  const { result, rerender } = teller(false);
  await settle();
  expect([hasKit, warmTeller].map((asked) => vi.mocked(asked).mock.calls.length)).toEqual([0, 0]);
  rerender({ wanted: true });
  await settle();
  expect(result.current).toBe(true);
  expect(warmTeller).toHaveBeenCalledExactlyOnceWith('en');
  expect(release).not.toHaveBeenCalled();
  rerender({ wanted: false });
  expect(result.current).toBe(false);
  expect(release).toHaveBeenCalledOnce();
});

it('PWA-21 a device without what it takes tells nothing', async () => {
  vi.mocked(hasKit).mockResolvedValue(false);
  const { result } = teller(true);
  await settle();
  expect(result.current).toBe(false);
  expect(warmTeller).not.toHaveBeenCalled();
});

it('a page that is left before the teller has come does not hold it', async () => {
  const { unmount } = teller(true);
  unmount();
  await settle();
  expect(warmTeller).not.toHaveBeenCalled();
});

it('PWA-21 a device that gets what it takes while the page waits tells from then on', async () => {
  vi.mocked(hasKit).mockResolvedValue(false);
  const { result, unmount } = teller(true);
  await settle();
  vi.mocked(hasKit).mockResolvedValue(true);
  await say({ type: 'kit-kept', language: 'fr' });
  await say({ type: 'time-to-send' });
  await settle();
  expect([result.current, vi.mocked(hasKit).mock.calls.length]).toEqual([false, 1]);
  await say({ type: 'kit-kept', language: 'en' });
  await settle();
  expect(result.current).toBe(true);
  expect(warmTeller).toHaveBeenCalledExactlyOnceWith('en');
  unmount();
  await say({ type: 'kit-kept', language: 'en' });
  await settle();
  expect(hasKit).toHaveBeenCalledTimes(2);
});
