// What may wait until the page stands: the session watch, the service worker, and what was left undone when the page was closed.
import i18next, { loadNamespaces, t } from 'i18next';
import { detectLanguage } from './lib/i18n.ts';
import { hasWorker, keepKit, registerServiceWorker } from './lib/service-worker.ts';
import { rest } from './lib/rest.ts';
import { storedToken } from './lib/session.ts';
import { toast } from './lib/toast.ts';
import { setUnfinished, whenCalm } from './lib/unfinished-work.ts';
import type { AppRouter } from './router.tsx';

/** What was left undone has waited until now, and can wait until the first paint is long over. */
const CATCH_UP_WAIT_MS = 1000;

/**
 * Watches the session, keeps the cache, registers the worker, offers a new version of it at a calm moment, and catches
 * up with what was left undone. `userId` is the user for whom the page began.
 */
export async function afterFirstRender(router: AppRouter, userId: string | null): Promise<void> {
  speakOtherwise();
  i18next.on('languageChanged', speakOtherwise);
  watchForStories(router);
  void lookAfterSession(router, userId);
  void catchUpSoon(router);
  await registerServiceWorker(detectLanguage(), { onUpdate: (accept) => whenCalm(() => void offerUpdate(accept)) });
  await takeStoryFace();
  await keepKit(detectLanguage());
}

/** What `load` fetches; where that fails, it is tried again whenever the network is back. */
async function bring<Part>(load: () => Promise<Part>): Promise<Part> {
  try {
    return await load();
  } catch {
    await new Promise((resolve) => addEventListener('online', resolve, { once: true }));
    return bring(load);
  }
}

/** Where nobody is signed in, nothing of a session can be over. */
async function lookAfterSession(router: AppRouter, userId: string | null): Promise<void> {
  if (storedToken() === null) await rest(CATCH_UP_WAIT_MS);
  const [{ watchSession }, { keepQueries }, { keepAdRooms }] = await bring(() =>
    Promise.all([
      import('./features/session/watch-session.ts'),
      import('./lib/keep-queries.ts'),
      import('./features/ads/keep-ad-rooms.ts'),
    ]),
  );
  keepQueries(router.options.context.queryClient, userId);
  keepAdRooms(router);
  watchSession({
    path: () => router.state.location.pathname,
    goToLogin: () => void router.navigate({ to: '/login' }),
  });
}

/** Does not wait for the worker: there may be none, or none yet. */
async function catchUpSoon(router: AppRouter): Promise<void> {
  await rest(CATCH_UP_WAIT_MS);
  const { keepCatchingUp } = await bring(() => import('./catch-up.ts'));
  keepCatchingUp(router);
}

async function offerUpdate(accept: () => void): Promise<void> {
  await loadNamespaces('stories');
  const action = { label: t('update.reload', { ns: 'stories' }), onClick: accept };
  toast('message', t('update.text', { ns: 'stories' }), { action });
}

/** A story is open from the moment its page is asked for until another page is; children's shelf and all counts as one. */
function watchForStories(router: AppRouter): void {
  const look = (pathname: string) => setUnfinished('story', /^\/(story\/|children)/.test(pathname));
  look(router.state.location.pathname);
  router.subscribe('onBeforeNavigate', ({ toLocation }) => look(toLocation.pathname));
}

/** The face of the stories, from the worker's own copy: the first story of this visit should find it there. */
async function takeStoryFace(): Promise<void> {
  if (!hasWorker()) return;
  await navigator.serviceWorker.ready;
  await document.fonts.load('1em "Literata Variable"').catch(() => undefined);
}

/** What of the page speaks English until a visitor does not. */
function speakOtherwise(): void {
  if (i18next.language !== 'en') void import('./speak.ts').catch(() => undefined);
}
