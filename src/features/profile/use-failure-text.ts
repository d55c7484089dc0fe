import { useTranslation } from 'react-i18next';
import { ApiError } from '../../lib/api.ts';

/** What a call that failed is said to be: no connection, the server's own words, or that it did not work. */
export function useFailureText(): (cause: unknown) => string {
  const { t } = useTranslation(['auth', 'errors']);
  return (cause) => {
    if (cause instanceof ApiError && cause.status === 0) return t('network', { ns: 'errors' });
    const said = cause instanceof ApiError ? cause.body?.error : undefined;
    return said ?? t('profile.data.failed', { ns: 'auth' });
  };
}
