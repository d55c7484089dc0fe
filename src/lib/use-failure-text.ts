import { useTranslation } from 'react-i18next';
import { ApiError } from './api.ts';

/** What a call that failed is said to be: no connection, the server's own words, or `otherwise`, that it did not work. */
export function useFailureText(otherwise: string): (cause: unknown) => string {
  const { t } = useTranslation(['errors']);
  return (cause) => {
    if (cause instanceof ApiError && cause.status === 0) return t('network');
    const said = cause instanceof ApiError ? cause.body?.error : undefined;
    return said ?? otherwise;
  };
}
