import './styles.css';
import { createRoot } from 'react-dom/client';
import { App } from './app.tsx';
import { nameLanguage, startTranslations } from './lib/i18n.ts';
import { keepTyping } from './lib/keep-typing.ts';
import { restoreQueries } from './lib/kept-queries.ts';
import { createQueryClient } from './lib/query-client.ts';
import { currentUser } from './lib/session.ts';
import { createAppRouter } from './router.tsx';

/**
 * The document already shows the page's first state (prerendered home, or the story's text). React renders the same
 * state in one commit once texts and the route's code are here, so nothing flashes and nothing moves. No await stands
 * at the top of this module: the route's code imports from the same file and would wait for it for ever.
 */
async function start(root: HTMLElement): Promise<void> {
  const queryClient = createQueryClient();
  const userId = currentUser()?.id ?? null;
  restoreQueries(queryClient);
  const router = createAppRouter(queryClient);
  const hasFirstState = root.childElementCount > 0;
  if (!hasFirstState) root.innerHTML = '<div class="spinner" role="status" aria-label="Tuckaway"></div>';
  await Promise.all([startTranslations(), router.load().catch(() => undefined)]);
  const readSoFar = hasFirstState ? scrollY : 0;
  const goOnTyping = keepTyping(root);
  const stopListening = router.subscribe('onRendered', () => {
    stopListening();
    nameLanguage();
    // The router begins each page at its top; whoever has already read on stays where they are.
    if (readSoFar > 0) scrollTo(0, readSoFar);
    goOnTyping();
    const later = () =>
      void import('./after-first-render.ts').then(
        ({ afterFirstRender }) => afterFirstRender(router, userId),
        () => addEventListener('online', later, { once: true }),
      );
    later();
  });
  createRoot(root).render(<App router={router} queryClient={queryClient} />);
}

const root = document.getElementById('root');
if (root) void start(root);
