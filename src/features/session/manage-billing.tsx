import { useMutation } from '@tanstack/react-query';
import { ExternalLink } from 'lucide-react';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { cn } from '../../lib/class-names.ts';
import { currentUser } from '../../lib/session.ts';
import { useFailureText } from '../../lib/use-failure-text.ts';
import { createPortalSession } from './payments.ts';

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
  // The screen learns of a press only after this task, which may hold a second one.
  const isUnderway = useRef(false);
  const opening = useMutation({
    mutationFn: async (target: Window | null): Promise<string | undefined> => {
      const owner = currentUser()?.id;
      try {
        const { url } = await createPortalSession();
        // Somebody else may hold the device by now.
        const isStillHere = currentUser()?.id === owner;
        if (isStillHere && (!target || target.closed)) return url;
        if (isStillHere) target?.location.replace(url);
        else target?.close();
        return undefined;
      } catch (cause) {
        target?.close();
        // What went wrong on the way is told in the words of the one who knows it.
        throw cause instanceof Error && cause.cause instanceof Error ? cause.cause : cause;
      }
    },
    onSettled: () => {
      isUnderway.current = false;
    },
  });
  const open = () => {
    if (isUnderway.current) return;
    isUnderway.current = true;
    opening.mutate(navigator.onLine ? blankWindow() : null);
  };
  const { data: url, error } = opening;
  return (
    <div className={cn('manage-billing', className)}>
      <button type="button" className="btn btn-secondary w-full" aria-busy={opening.isPending} onClick={open}>
        <span>
          {t('billing.manage')} <span className="sr-only">{t('billing.newWindow')}</span>
        </span>
        <ExternalLink size={18} aria-hidden="true" />
      </button>
      <p role="status">
        {url === undefined ? null : (
          <a href={url} target="_blank" rel="noopener noreferrer">
            {t('billing.open')} <span className="sr-only">{t('billing.newWindow')}</span>
          </a>
        )}
      </p>
      {error ? <p role="alert">{failureText(error)}</p> : null}
    </div>
  );
}
