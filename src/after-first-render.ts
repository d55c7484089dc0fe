// What may wait until the page stands: the service worker, and news of stories that were left in the making.
import { loadNamespaces, t } from 'i18next';
import { keepCatchingUp } from './catch-up.ts';
import { reportLeftStories } from './features/story-reader/left-stories.ts';
import { detectLanguage } from './lib/i18n.ts';
import { hasWorker, keepKit, registerServiceWorker } from './lib/service-worker.ts';
import { toast } from './lib/toast.ts';
import { setUnfinished, whenCalm } from './lib/unfinished-work.ts';
import type { AppRouter } from './router.tsx';

/** Registers the worker, offers a new version of it at a calm moment, and reports stories that were finished meanwhile. */
export async function afterFirstRender(router: AppRouter): Promise<void> {
  watchForStories(router);
  keepCatchingUp(router.options.context.queryClient);
  const open = (storyId: string) => void router.navigate({ to: '/story/$storyId', params: { storyId } });
  await Promise.all([
    registerServiceWorker(detectLanguage(), { onUpdate: (accept) => whenCalm(() => void offerUpdate(accept)) }),
    reportLeftStories(open),
  ]);
  await takeStoryFace();
  await keepKit(detectLanguage());
}

async function offerUpdate(accept: () => void): Promise<void> {
  await loadNamespaces('stories');
  const action = { label: t('update.reload', { ns: 'stories' }), onClick: accept };
  toast('message', t('update.text', { ns: 'stories' }), { action });
}

/** A story is open from the moment its page is asked for until another page is. */
function watchForStories(router: AppRouter): void {
  const look = (pathname: string) => setUnfinished('story', pathname.startsWith('/story/'));
  look(router.state.location.pathname);
  router.subscribe('onBeforeNavigate', ({ toLocation }) => look(toLocation.pathname));
}

/** The face of the stories, from the worker's own copy: the first story of this visit should find it there. */
async function takeStoryFace(): Promise<void> {
  if (!hasWorker()) return;
  await navigator.serviceWorker.ready;
  await document.fonts.load('1em "Literata Variable"').catch(() => undefined);
}
