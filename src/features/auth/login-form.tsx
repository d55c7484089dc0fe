import { valibotResolver } from '@hookform/resolvers/valibot';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { AuthForm } from './auth-form.tsx';
import { LoginFormSchema } from './auth-form.rules.ts';
import { logIn } from './auth.queries.ts';
import { EmailField } from './email-field.tsx';
import { PasswordField } from './password-field.tsx';
import { useSignIn } from './use-sign-in.ts';

const NAMES = ['email', 'password'] as const;

export interface AddressProps {
  /** The address, as far as it was typed: it outlives the change to another form. */
  email: string;
  onEmail: (email: string) => void;
}

/** The form to sign in. */
export function LoginForm({ email, onEmail }: AddressProps) {
  const { t } = useTranslation(['auth', 'errors']);
  const form = useForm({ resolver: valibotResolver(LoginFormSchema), defaultValues: { email, password: '' } });
  const call = useSignIn({
    ask: logIn,
    welcome: t('auth.loggedIn', { ns: 'errors' }),
    refusal: t('auth.loginFailed', { ns: 'errors' }),
  });
  const { errors } = form.formState;
  return (
    <AuthForm
      form={form}
      call={call}
      names={NAMES}
      fallback={t('loginFailed', { ns: 'auth' })}
      submit={t('login.submit', { ns: 'auth' })}
      busy={t('login.busy', { ns: 'auth' })}
    >
      <EmailField
        autoComplete="username"
        wrong={errors.email?.message}
        {...form.register('email', { onChange: (event: { target: HTMLInputElement }) => onEmail(event.target.value) })}
      />
      <PasswordField
        label={t('fields.password', { ns: 'auth' })}
        autoComplete="current-password"
        wrong={errors.password?.message}
        {...form.register('password')}
      />
    </AuthForm>
  );
}
