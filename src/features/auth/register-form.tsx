import { Link } from '@tanstack/react-router';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { AuthForm } from './auth-form.tsx';
import { RegisterFormSchema } from './auth-form.rules.ts';
import { registerAccount } from './auth.queries.ts';
import { EmailField } from './email-field.tsx';
import { Field } from './field.tsx';
import type { AddressProps } from './login-form.tsx';
import { PasswordField } from './password-field.tsx';
import { passwordTwice } from './password-twice.ts';
import { useSignIn } from './use-sign-in.ts';

const NAMES = ['name', 'email', 'password'] as const;

/** The form to make an account. */
export function RegisterForm({ email, onEmail }: AddressProps) {
  const { t } = useTranslation(['auth', 'errors', 'common']);
  const form = useForm({
    resolver: passwordTwice(RegisterFormSchema),
    defaultValues: { name: '', email, password: '', confirmPassword: '' },
  });
  const call = useSignIn({
    ask: registerAccount,
    welcome: t('auth.accountCreated', { ns: 'errors' }),
    refusal: t('auth.registrationFailed', { ns: 'errors' }),
  });
  const { errors } = form.formState;
  return (
    <AuthForm
      form={form}
      call={call}
      names={NAMES}
      fallback={t('registrationFailed', { ns: 'auth' })}
      submit={t('register.submit', { ns: 'auth' })}
      busy={t('register.busy', { ns: 'auth' })}
    >
      <Field
        label={t('fields.name', { ns: 'auth' })}
        note={t('fields.optional', { ns: 'auth' })}
        type="text"
        autoComplete="name"
        wrong={errors.name?.message}
        {...form.register('name')}
      />
      <EmailField
        autoComplete="email"
        wrong={errors.email?.message}
        {...form.register('email', { onChange: (event: { target: HTMLInputElement }) => onEmail(event.target.value) })}
      />
      <PasswordField
        label={t('fields.password', { ns: 'auth' })}
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
      <p className="auth-hint">
        {t('register.kept', { ns: 'auth' })} <Link to="/privacy">{t('crumbs.privacy', { ns: 'common' })}</Link>
      </p>
    </AuthForm>
  );
}
