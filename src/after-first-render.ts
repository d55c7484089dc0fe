// What may wait until the page stands: the service worker, and news of stories that were left in the making.
import { loadNamespaces, t } from 'i18next';
import { reportLeftStories } from './features/story-reader/left-stories.ts';
import { detectLanguage } from './lib/i18n.ts';
import { keepKit, registerServiceWorker } from './lib/service-worker.ts';
import { toast } from './lib/toast.ts';
import type { AppRouter } from './router.tsx';

/** Registers the worker, offers a new version of it, and reports stories that were finished meanwhile. */
export async function afterFirstRender(router: AppRouter): Promise<void> {
  const onUpdate = async (accept: () => void) => {
    await loadNamespaces('stories');
    const action = { label: t('update.reload', { ns: 'stories' }), onClick: accept };
    toast('message', t('update.text', { ns: 'stories' }), { action });
  };
  const open = (storyId: string) => void router.navigate({ to: '/story/$storyId', params: { storyId } });
  await Promise.all([
    registerServiceWorker(detectLanguage(), { onUpdate: (accept) => void onUpdate(accept) }),
    reportLeftStories(open),
  ]);
  await takeStoryFace();
  await keepKit(detectLanguage());
}

/** The face of the stories, from the worker's own copy: the first story of this visit should find it there. */
async function takeStoryFace(): Promise<void> {
  if (!('serviceWorker' in navigator)) return;
  await navigator.serviceWorker.ready;
  await document.fonts.load('1em "Literata Variable"').catch(() => undefined);
}
