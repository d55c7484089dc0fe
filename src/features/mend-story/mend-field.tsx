import { useId } from 'react';
import { useTranslation } from 'react-i18next';

interface MendFieldProps {
  label: string;
  text: string;
  lang: string;
  /** How many characters are left, where that must be said. */
  left: number | undefined;
  /** What keeps it from being saved. */
  fault?: string | undefined;
  field: string;
  onText: (text: string) => void;
  isTitle?: boolean;
}

/** Words that can be changed where they stand: a field as high as its text, in the letters of the story. */
export function MendField({ label, text, lang, left, fault, field, onText, isTitle = false }: MendFieldProps) {
  const { t } = useTranslation(['bedtime']);
  const hint = useId();
  const said = fault ?? (left === undefined ? '' : t(left < 0 ? 'mend.over' : 'mend.left', { count: Math.abs(left) }));
  const isBad = fault !== undefined || (left !== undefined && left < 0);
  return (
    <>
      <div className="mend-field" data-title={isTitle ? true : undefined} data-text={text} lang={lang}>
        <textarea
          rows={1}
          aria-label={label}
          aria-invalid={isBad}
          aria-describedby={hint}
          data-field={field}
          value={text}
          onChange={(event) => onText(isTitle ? event.target.value.replaceAll(/\s*\n\s*/g, ' ') : event.target.value)}
        />
      </div>
      <p className="mend-hint" id={hint} data-bad={isBad ? true : undefined} role={isBad ? 'alert' : undefined}>
        {said}
      </p>
    </>
  );
}
