import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { AuthFrame } from './auth-frame.tsx';
import { useOAuthCallback } from './use-oauth-callback.ts';

interface OAuthCallbackPageProps {
  /** False while another screen is on its way. */
  isHere: boolean;
  /** Gets the path to go on to. */
  onDone: (path: string) => void;
}

/** `/auth/oauth/callback`: waits, welcomes and moves on, or says what went wrong. */
export function OAuthCallbackPage({ isHere, onDone }: OAuthCallbackPageProps) {
  const { t } = useTranslation(['auth']);
  const outcome = useOAuthCallback(isHere, onDone);
  const isFailure = outcome.kind !== 'loading' && outcome.kind !== 'success';
  const [title, text] =
    outcome.kind === 'loading'
      ? [t('callback.loadingTitle', { ns: 'auth' }), t('callback.loading', { ns: 'auth' })]
      : outcome.kind !== 'success'
        ? [
            t('callback.failedTitle', { ns: 'auth' }),
            outcome.kind === 'refused' ? outcome.text : t(`callback.${outcome.kind}`, { ns: 'auth' }),
          ]
        : outcome.isNew
          ? [t('callback.createdTitle', { ns: 'auth' }), t('callback.created', { ns: 'auth' })]
          : [t('callback.signedInTitle', { ns: 'auth' }), t('callback.signedIn', { ns: 'auth' })];
  return (
    <AuthFrame title={title} isSurprised={isFailure}>
      <div key={outcome.kind} role={isFailure ? 'alert' : 'status'}>
        <p className="auth-text">{text}</p>
        {isFailure ? (
          <div className="auth-ways">
            <Link to="/auth" className="btn btn-primary">
              {t('callback.tryAgain', { ns: 'auth' })}
            </Link>
            <Link to="/" className="btn btn-secondary">
              {t('callback.home', { ns: 'auth' })}
            </Link>
          </div>
        ) : null}
      </div>
    </AuthFrame>
  );
}
