import { ChevronDown } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { LanguagePicker } from '../../components/language-picker.tsx';

/** The language of the screens, and that it is a matter of this device alone. */
export function InterfaceLanguage() {
  const { t } = useTranslation(['common', 'auth']);
  return (
    <div className="profile-language">
      {/* The list carries the same words for who cannot see them. */}
      <p className="profile-label" aria-hidden="true">
        {t('language.label', { ns: 'common' })}
      </p>
      <div className="profile-language-list">
        <LanguagePicker withNote />
        <ChevronDown size={20} aria-hidden="true" />
      </div>
      <p className="profile-hint">{t('profile.account.onThisDevice', { ns: 'auth' })}</p>
    </div>
  );
}
