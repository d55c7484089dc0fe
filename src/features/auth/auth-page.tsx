import { Link } from '@tanstack/react-router';
import { ArrowLeft } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { AuthFrame } from './auth-frame.tsx';
import { AuthOffline } from './auth-offline.tsx';
import { ForgotForm } from './forgot-form.tsx';
import { LoginForm } from './login-form.tsx';
import { ProviderButtons } from './provider-buttons.tsx';
import { RegisterForm } from './register-form.tsx';
import { ResetForm } from './reset-form.tsx';

interface AuthPageProps {
  /** Which form; without one the form to sign in. */
  mode: 'register' | 'forgot' | 'reset' | undefined;
  /** Undefined until the server has said them. */
  providers: readonly string[] | undefined;
  /** Whether this deployment sends letters. */
  canReset: boolean;
  /** A new password was kept and its session has begun. */
  onReset: () => void;
}

/** `/auth`: sign in, make an account, get a new password. */
export function AuthPage({ mode, providers, canReset, onReset }: AuthPageProps) {
  const { t } = useTranslation(['auth']);
  const [email, setEmail] = useState('');
  const form = mode ?? 'login';
  const address = { email, onEmail: setEmail };
  return (
    <AuthFrame title={t(`${form}.title`, { ns: 'auth' })}>
      <AuthOffline />
      {form === 'login' ? <LoginForm {...address} /> : null}
      {form === 'register' ? <RegisterForm {...address} /> : null}
      {form === 'forgot' ? <ForgotForm {...address} /> : null}
      {form === 'reset' ? <ResetForm onDone={onReset} /> : null}
      {form === 'login' && canReset ? (
        <p className="auth-forgot">
          <Link to="/auth" search={{ mode: 'forgot' }} replace>
            {t('login.forgot', { ns: 'auth' })}
          </Link>
        </p>
      ) : null}
      {form === 'login' || form === 'register' ? <ProviderButtons providers={providers} /> : null}
      {form === 'reset' ? null : (
        <p className="auth-other">
          {t(`${form}.other`, { ns: 'auth' })}{' '}
          <Link to="/auth" search={form === 'login' ? { mode: 'register' } : {}} replace>
            {form === 'login' ? t('login.toOther', { ns: 'auth' }) : t('register.toOther', { ns: 'auth' })}
          </Link>
        </p>
      )}
      <Link to="/" className="auth-home">
        <ArrowLeft size={20} aria-hidden="true" />
        {t('home', { ns: 'auth' })}
      </Link>
    </AuthFrame>
  );
}
