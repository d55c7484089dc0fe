import { useMutation } from '@tanstack/react-query';
import { LoaderCircle } from 'lucide-react';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { toast } from '../../lib/toast.ts';
import { AuthAlert } from './auth-alert.tsx';
import { AUTH_CALL, startOAuth, useAuthBusy } from './auth.queries.ts';

/** The other ways to sign in that this deployment offers, under a seam. Nothing when it offers none. */
export function ProviderButtons({ providers }: { providers: readonly string[] | undefined }) {
  const { t } = useTranslation(['auth', 'errors']);
  const isBusy = useAuthBusy();
  const start = useMutation({
    mutationKey: AUTH_CALL,
    mutationFn: startOAuth,
    onSuccess: (address) => location.assign(address),
    onError: () => toast('error', t('auth.authenticationFailed', { ns: 'errors' })),
  });
  const { reset } = start;
  // Whoever comes back from the provider may find this page just as it was left.
  useEffect(() => {
    addEventListener('pageshow', reset);
    return () => removeEventListener('pageshow', reset);
  }, [reset]);
  // Room for the usual one, until it is known.
  if (!providers)
    return (
      <div className="auth-providers" aria-hidden="true">
        <p className="auth-or">{t('or', { ns: 'auth' })}</p>
        <span className="btn skeleton" />
      </div>
    );
  if (providers.length === 0) return null;
  // Our own issuer has no name: it is said in a sentence, which languages put together by rules of their own.
  const label = (provider: string) =>
    provider === 'sandbox'
      ? t('provider.sandbox', { ns: 'auth' })
      : t('provider.continue', { ns: 'auth', name: provider[0]?.toUpperCase() + provider.slice(1) });
  return (
    <div className="auth-providers">
      <p className="auth-or">{t('or', { ns: 'auth' })}</p>
      <AuthAlert cause={start.error} fallback={t('provider.failed', { ns: 'auth' })} />
      {providers.map((provider) => {
        const isAsked = start.variables === provider && (start.isPending || start.isSuccess);
        return (
          <button
            key={provider}
            type="button"
            className="btn btn-secondary"
            disabled={isBusy || start.isSuccess}
            aria-busy={isAsked}
            onClick={() => start.mutate(provider)}
          >
            {isAsked ? <LoaderCircle size={21} aria-hidden="true" className="animate-spin" /> : null}
            {label(provider)}
          </button>
        );
      })}
    </div>
  );
}
