import { useRouter } from '@tanstack/react-router';
import { useCallback } from 'react';

/** What goes on to a path after a sign-in, in place of this screen, and gives the focus to the title of the next one. */
export function useGoOn(): (path: string) => void {
  const router = useRouter();
  return useCallback(
    (path) => {
      const stop = router.subscribe('onRendered', ({ pathChanged }) => {
        if (!pathChanged) return;
        stop();
        const title = document.querySelector<HTMLElement>('main h1');
        title?.setAttribute('tabindex', '-1');
        title?.focus();
      });
      router.history.replace(path);
    },
    [router],
  );
}
