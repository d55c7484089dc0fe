import { useTranslation } from 'react-i18next';
import { Field, type FieldProps } from './field.tsx';

/** An email address, with the keyboard that goes with it. */
export function EmailField(props: Omit<FieldProps, 'label'>) {
  const { t } = useTranslation(['auth']);
  return (
    <Field
      {...props}
      label={t('fields.email', { ns: 'auth' })}
      type="email"
      inputMode="email"
      autoCapitalize="none"
      spellCheck={false}
      required
    />
  );
}
