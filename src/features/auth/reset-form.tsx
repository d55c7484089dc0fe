import { Link } from '@tanstack/react-router';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { AuthForm } from './auth-form.tsx';
import { ResetFormSchema } from './auth-form.rules.ts';
import { resetPassword } from './auth.queries.ts';
import { PasswordField } from './password-field.tsx';
import { passwordTwice } from './password-twice.ts';
import { useResetToken } from './use-reset-token.ts';
import { useSignIn } from './use-sign-in.ts';

const NAMES = ['password'] as const;

/** A new password for whoever has the token of a letter. `onDone` is called when the session has begun. */
export function ResetForm({ onDone }: { onDone: () => void }) {
  const { t } = useTranslation(['auth', 'errors']);
  const token = useResetToken();
  const form = useForm({
    resolver: passwordTwice(ResetFormSchema),
    defaultValues: { password: '', confirmPassword: '' },
  });
  const call = useSignIn({
    ask: async ({ password }: { password: string }, signal) => resetPassword(token ?? '', password, signal),
    welcome: t('auth.loggedIn', { ns: 'errors' }),
    onDone,
  });
  const { errors } = form.formState;
  const again = (
    <p className="auth-other">
      <Link to="/auth" search={{ mode: 'forgot' }} replace>
        {t('reset.again', { ns: 'auth' })}
      </Link>
    </p>
  );
  if (token === undefined) return null;
  if (token === '')
    return (
      <>
        <p className="auth-text">{t('reset.noToken', { ns: 'auth' })}</p>
        {again}
      </>
    );
  return (
    <>
      <AuthForm
        form={form}
        call={call}
        names={NAMES}
        fallback={t('reset.failed', { ns: 'auth' })}
        submit={t('reset.submit', { ns: 'auth' })}
        busy={t('reset.busy', { ns: 'auth' })}
      >
        <PasswordField
          label={t('fields.newPassword', { ns: 'auth' })}
          autoComplete="new-password"
          hint={t('fields.passwordHint', { ns: 'auth' })}
          wrong={errors.password?.message}
          {...form.register('password')}
        />
        <PasswordField
          label={t('fields.passwordAgain', { ns: 'auth' })}
          autoComplete="new-password"
          wrong={errors.confirmPassword?.message}
          {...form.register('confirmPassword')}
        />
      </AuthForm>
      {call.isError ? again : null}
    </>
  );
}
