import { Globe } from 'lucide-react';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { LANGUAGE_CODES, languageFor, NATIVE_NAMES, type LanguageCode } from '#contract/languages';
import { chooseLanguage, isLanguageDetected } from '../lib/i18n.ts';

/** The document that a page begins with offers nothing yet: what is chosen before the page is alive would be lost. */
const offered = (current: LanguageCode): readonly LanguageCode[] =>
  typeof document === 'undefined' ? [current] : LANGUAGE_CODES;

/** The language of the interface, by its own name, in the device's own list. Choosing one remembers it on the device. */
export function LanguagePicker({ withNote = false }: { withNote?: boolean }) {
  const { t, i18n } = useTranslation(['common']);
  const id = useId();
  const current = languageFor(i18n.language) ?? 'en';
  const [name, region] = NATIVE_NAMES[current].split(/(?= \()/);
  return (
    <div>
      <label className="pill relative" htmlFor={id}>
        <Globe size={18} aria-hidden="true" />
        <span aria-hidden="true">
          {name}
          <span className="pill-region">{region}</span>
        </span>
        <span className="sr-only">{t('language.label')}</span>
        <select
          id={id}
          className="absolute inset-0 cursor-pointer opacity-0"
          value={current}
          onChange={(event) => {
            const chosen = languageFor(event.target.value);
            if (chosen) void chooseLanguage(chosen);
          }}
        >
          {offered(current).map((code) => (
            <option key={code} value={code} lang={code}>
              {NATIVE_NAMES[code]}
            </option>
          ))}
        </select>
      </label>
      {withNote && isLanguageDetected() ? (
        <p className="text-ink2 mt-1 text-[14.5px]">{t('language.detected')}</p>
      ) : null}
    </div>
  );
}
