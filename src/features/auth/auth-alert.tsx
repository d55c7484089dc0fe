import { CircleAlert } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { ApiError } from '../../lib/api.ts';
import { ClockWrong } from './keep-session.ts';

/** On a phone the end of a long form is far from what stands above it. */
const showAlert = (alert: HTMLElement | null) => alert?.scrollIntoView({ block: 'center' });

/** Why a call did not succeed: the server's words; plain ones when nobody answered or the clock is wrong; else `fallback`. */
export function AuthAlert({ cause, fallback }: { cause: Error | null; fallback: string }) {
  const { t } = useTranslation(['errors']);
  if (!cause) return null;
  const answer = cause instanceof ApiError ? cause : undefined;
  const plain =
    cause instanceof ClockWrong
      ? t('auth.clockWrong', { ns: 'errors' })
      : answer?.status === 0
        ? t('network', { ns: 'errors' })
        : undefined;
  const text = plain ?? answer?.body?.error ?? fallback;
  return (
    <div key={text} ref={showAlert} role="alert" className="auth-alert">
      <CircleAlert size={22} aria-hidden="true" />
      <p>{text}</p>
    </div>
  );
}
