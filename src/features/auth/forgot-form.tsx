import { valibotResolver } from '@hookform/resolvers/valibot';
import { useMutation } from '@tanstack/react-query';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { AuthForm } from './auth-form.tsx';
import { ForgotFormSchema } from './auth-form.rules.ts';
import { askForLetter, AUTH_CALL } from './auth.queries.ts';
import { EmailField } from './email-field.tsx';
import type { AddressProps } from './login-form.tsx';

const NAMES = ['email'] as const;
const takeFocus = (element: HTMLElement | null) => element?.focus();

/** Asks for a letter with a link to a new password. The answer is the same whether there is an account or not. */
export function ForgotForm({ email, onEmail }: AddressProps) {
  const { t } = useTranslation(['auth']);
  const form = useForm({ resolver: valibotResolver(ForgotFormSchema), defaultValues: { email } });
  const call = useMutation({ mutationKey: AUTH_CALL, mutationFn: askForLetter });
  if (call.isSuccess)
    return (
      <p role="status" tabIndex={-1} ref={takeFocus} className="auth-said">
        {t('forgot.sent', { ns: 'auth' })}
      </p>
    );
  return (
    <>
      <p className="auth-text">{t('forgot.text', { ns: 'auth' })}</p>
      <AuthForm
        form={form}
        call={call}
        names={NAMES}
        fallback={t('forgot.failed', { ns: 'auth' })}
        submit={t('forgot.submit', { ns: 'auth' })}
        busy={t('forgot.busy', { ns: 'auth' })}
      >
        <EmailField
          autoComplete="username"
          wrong={form.formState.errors.email?.message}
          {...form.register('email', {
            onChange: (event: { target: HTMLInputElement }) => onEmail(event.target.value),
          })}
        />
      </AuthForm>
    </>
  );
}
