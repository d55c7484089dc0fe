import { useCanGoBack, useRouter } from '@tanstack/react-router';
import { useCallback } from 'react';
import { awayFrom } from '../../lib/childrens-mode.ts';

/** Goes back to where the visitor came from inside the product, else to the home page. */
export function useLeave(): () => void {
  const router = useRouter();
  const canGoBack = useCanGoBack();
  return useCallback(() => {
    if (canGoBack) router.history.back();
    else void router.navigate({ to: awayFrom('/') ?? '/' });
  }, [router, canGoBack]);
}
