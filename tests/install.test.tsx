// The banner that offers to put the product on the home screen.
import { act, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, onTestFinished, vi } from 'vitest';
import { renderRoute } from './helpers/render-route.tsx';

const ANYTHING_KEPT = '../src/features/install/anything-kept.queries.ts';
const IPHONE =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 26_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/26.0 Mobile/15E148 Safari/604.1';
const banner = () => screen.queryByRole('region', { name: 'Install Tuckaway' });
const installButton = () => screen.findByRole('button', { name: 'Install App' });

/** What a browser does when the product can be installed. */
async function offer(prompt = vi.fn<() => Promise<void>>(() => Promise.resolve()), outcome = 'dismissed') {
  const event = Object.assign(new Event('beforeinstallprompt', { cancelable: true }), {
    prompt,
    userChoice: Promise.resolve({ outcome }),
  });
  await act(async () => {
    window.dispatchEvent(event);
  });
  return { prompt, event };
}
/** What comes after everything that was under way: enough for a banner to come if one would. */
const settled = () => act(async () => new Promise((resolve) => setTimeout(resolve)));
const keepStories = (isAnythingKept: boolean) =>
  vi.doMock(ANYTHING_KEPT, () => ({
    anythingKeptQuery: { queryKey: ['anything-kept'], queryFn: () => Promise.resolve(isAnythingKept) },
  }));

beforeEach(() => keepStories(true));
afterEach(() => vi.doUnmock(ANYTHING_KEPT));

it('HOME-19: offers Install App once the browser can, and asks the browser when pressed', async () => {
  const { user } = await renderRoute('/');
  expect(banner()).not.toBeInTheDocument();
  const { prompt, event } = await offer(undefined, 'accepted');
  expect(event.defaultPrevented).toBe(true);
  await user.click(await installButton());
  expect(prompt).toHaveBeenCalledOnce();
  await waitFor(() => expect(banner()).not.toBeInTheDocument());
});

it('HOME-19: stands at the top for a family with a story on the device, at the foot of the page for others', async () => {
  const { unmount } = await renderRoute('/');
  await offer();
  await installButton();
  expect(banner()).toHaveAttribute('data-place', 'top');
  unmount();
  keepStories(false);
  await renderRoute('/');
  await offer();
  await installButton();
  expect(banner()).toHaveAttribute('data-place', 'foot');
});

it('HOME-19: an offer that came while another screen was open is not lost', async () => {
  const { router } = await renderRoute('/auth');
  await offer();
  await settled();
  expect(banner()).not.toBeInTheDocument();
  await act(() => router.navigate({ to: '/' }));
  expect(await installButton()).toBeVisible();
});

it('HOME-19: the browser asks once; a no in its own dialog sends the banner away', async () => {
  const { user } = await renderRoute('/');
  const { prompt } = await offer();
  await user.click(await installButton());
  await waitFor(() => expect(localStorage.getItem('install_banner_dismissed_at')).not.toBeNull());
  expect(banner()).not.toBeInTheDocument();
  expect(prompt).toHaveBeenCalledOnce();
});

it('HOME-19: a browser that does not ask after all breaks nothing', async () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
  const { user } = await renderRoute('/');
  await offer(vi.fn<() => Promise<void>>(() => Promise.reject(new Error('no gesture'))));
  await user.click(await installButton());
  await waitFor(() => expect(warn).toHaveBeenCalled());
  expect(banner()).not.toBeInTheDocument();
  expect(localStorage.getItem('install_banner_dismissed_at')).toBeNull();
});

it('PWA-19: says how it is done in Safari on an iPhone, which has no button for it', async () => {
  vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue(IPHONE);
  await renderRoute('/');
  await waitFor(() => expect(banner()).toHaveTextContent('Add to Home Screen'));
  expect(screen.queryByRole('button', { name: 'Install App' })).not.toBeInTheDocument();
});

it('PWA-19: says nothing in an app that was put on the home screen of an iPhone', async () => {
  vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue(IPHONE);
  Object.assign(navigator, { standalone: true });
  onTestFinished(() => void Reflect.deleteProperty(navigator, 'standalone'));
  await renderRoute('/');
  await settled();
  expect(banner()).not.toBeInTheDocument();
});

it('HOME-20: goes when it is sent away, and stays away after a reload', async () => {
  const { user, unmount } = await renderRoute('/');
  await offer();
  await user.click(await screen.findByRole('button', { name: 'Not now' }));
  expect(banner()).not.toBeInTheDocument();
  unmount();
  await renderRoute('/');
  await offer();
  await settled();
  expect(banner()).not.toBeInTheDocument();
});

it('HOME-20: goes when it is sent away on a device that remembers nothing', async () => {
  vi.spyOn(console, 'warn').mockImplementation(() => {});
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  const { user } = await renderRoute('/');
  await offer();
  await user.click(await screen.findByRole('button', { name: 'Not now' }));
  expect(banner()).not.toBeInTheDocument();
});

it('HOME-21: is not there in an app that is installed', async () => {
  await renderRoute('/', { media: (query) => query.includes('(display-mode: standalone)') });
  await offer();
  await settled();
  expect(banner()).not.toBeInTheDocument();
});

it('HOME-21: goes as soon as the app is installed', async () => {
  await renderRoute('/');
  await offer();
  expect(await installButton()).toBeVisible();
  await act(async () => {
    window.dispatchEvent(new Event('appinstalled'));
  });
  expect(banner()).not.toBeInTheDocument();
});
