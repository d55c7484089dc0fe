import { useMutation } from '@tanstack/react-query';
import { ExternalLink } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { cn } from '../../lib/class-names.ts';
import { useFailureText } from '../../lib/use-failure-text.ts';
import { createPortalSession } from './payments.ts';

/** The address of the portal, as long as a browser would open it as a page. */
async function portalAddress(): Promise<string> {
  const { url } = await createPortalSession();
  if (!/^https?:$/.test(new URL(url, location.href).protocol)) throw new Error('Not the address of a page');
  return url;
}

/** A blank window, opened while the click counts, that cannot reach back to this page; null where it is not allowed. */
function blankWindow(): Window | null {
  const opened = window.open('', '_blank');
  if (opened) opened.opener = null;
  return opened;
}

/** The button that leads to the payment provider's portal in a window of its own. Where none may open it leaves a link (DECIDE-67). */
export function ManageBilling({ className }: { className?: string }) {
  const { t } = useTranslation(['pricing']);
  const failureText = useFailureText(t('billing.failed'));
  const opening = useMutation({
    mutationFn: async (target: Window | null): Promise<string | undefined> => {
      try {
        const url = await portalAddress();
        if (!target || target.closed) return url;
        target.location.replace(url);
        return undefined;
      } catch (cause) {
        target?.close();
        // What went wrong on the way is told in the words of the one who knows it.
        throw cause instanceof Error && cause.cause instanceof Error ? cause.cause : cause;
      }
    },
  });
  const { data: url, error } = opening;
  return (
    <div className={cn('manage-billing', className)}>
      <button
        type="button"
        className="btn btn-secondary w-full"
        aria-busy={opening.isPending}
        onClick={() => (opening.isPending ? undefined : opening.mutate(navigator.onLine ? blankWindow() : null))}
      >
        {t('billing.manage')}
        <ExternalLink size={18} aria-hidden="true" />
      </button>
      <p role="status">
        {url === undefined ? null : (
          <a href={url} target="_blank" rel="noopener noreferrer">
            {t('billing.open')}
          </a>
        )}
      </p>
      {error ? <p role="alert">{failureText(error)}</p> : null}
    </div>
  );
}
