import { Eye, EyeOff } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Field, type FieldProps } from './field.tsx';

/** A password, hidden until the eye is pressed. */
export function PasswordField(props: FieldProps) {
  const { t } = useTranslation(['auth']);
  const [isShown, setShown] = useState(false);
  const Icon = isShown ? EyeOff : Eye;
  return (
    <Field {...props} type={isShown ? 'text' : 'password'} autoCapitalize="none" spellCheck={false} required>
      <button
        type="button"
        className="icon-button"
        aria-label={t('fields.showPassword', { ns: 'auth' })}
        aria-pressed={isShown}
        onClick={() => setShown(!isShown)}
      >
        <Icon size={21} aria-hidden="true" />
      </button>
    </Field>
  );
}
