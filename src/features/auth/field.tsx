import { useId, type ComponentProps, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { isMessageKey } from './auth-form.rules.ts';

export interface FieldProps extends ComponentProps<'input'> {
  label: string;
  /** Stands beside the label, quieter. */
  note?: string;
  /** Stands under the field as long as nothing is wrong. */
  hint?: string;
  /** The key of what is wrong with it. */
  wrong?: string | undefined;
  /** Stands inside of the field, at its end. */
  children?: ReactNode;
}

/** A field with its label, and under it what is wrong or what is wanted. */
export function Field({ label, note, hint, wrong, children, ...input }: FieldProps) {
  const { t } = useTranslation(['auth']);
  const id = useId();
  const text = isMessageKey(wrong) ? t(wrong, { ns: 'auth' }) : hint;
  return (
    <div className="auth-field">
      <label htmlFor={id}>
        {label} {note ? <span>{note}</span> : null}
      </label>
      <div className="auth-input">
        <input
          {...input}
          id={id}
          className="text-field"
          aria-invalid={wrong !== undefined}
          aria-describedby={text ? `${id}-text` : undefined}
        />
        {children}
      </div>
      {text ? (
        <p id={`${id}-text`} className={wrong ? 'auth-wrong' : 'auth-hint'}>
          {text}
        </p>
      ) : null}
    </div>
  );
}
