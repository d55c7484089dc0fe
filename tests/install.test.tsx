// The banner that offers to put the product on the home screen.
import { act, screen, waitFor } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { renderRoute } from './helpers/render-route.tsx';

const banner = () => screen.queryByRole('region', { name: 'Install Tuckaway' });
const installButton = () => screen.queryByRole('button', { name: 'Install App' });

/** What a browser does when the product can be installed. */
async function offer(outcome = 'dismissed') {
  const prompt = vi.fn<() => Promise<void>>(() => Promise.resolve());
  const event = Object.assign(new Event('beforeinstallprompt', { cancelable: true }), {
    prompt,
    userChoice: Promise.resolve({ outcome }),
  });
  await act(async () => {
    window.dispatchEvent(event);
  });
  return { prompt, event };
}

it('HOME-19: offers Install App once the browser can, and asks the browser when pressed', async () => {
  const { user } = await renderRoute('/');
  expect(banner()).not.toBeInTheDocument();
  const { prompt, event } = await offer('accepted');
  expect(event.defaultPrevented).toBe(true);
  await user.click(screen.getByRole('button', { name: 'Install App' }));
  expect(prompt).toHaveBeenCalledOnce();
  await waitFor(() => expect(banner()).not.toBeInTheDocument());
});

it('HOME-19: says how it is done in Safari on an iPhone, which has no button for it', async () => {
  vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue(
    'Mozilla/5.0 (iPhone; CPU iPhone OS 26_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/26.0 Mobile/15E148 Safari/604.1',
  );
  await renderRoute('/');
  expect(banner()).toHaveTextContent('Add to Home Screen');
  expect(installButton()).not.toBeInTheDocument();
});

it('HOME-20: goes when it is sent away, and stays away after a reload', async () => {
  const { user, unmount } = await renderRoute('/');
  await offer();
  await user.click(screen.getByRole('button', { name: 'Not now' }));
  expect(banner()).not.toBeInTheDocument();
  unmount();
  await renderRoute('/');
  await offer();
  expect(banner()).not.toBeInTheDocument();
});

it('HOME-21: is not there in an app that is installed', async () => {
  await renderRoute('/', { media: (query) => query === '(display-mode: standalone)' });
  await offer();
  expect(banner()).not.toBeInTheDocument();
});

it('HOME-21: goes as soon as the app is installed', async () => {
  await renderRoute('/');
  await offer();
  expect(installButton()).toBeVisible();
  await act(async () => {
    window.dispatchEvent(new Event('appinstalled'));
  });
  expect(banner()).not.toBeInTheDocument();
});
