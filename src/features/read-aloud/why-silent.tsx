import { useTranslation } from 'react-i18next';
import { languageName } from '../../lib/language-name.ts';
import { useVoices } from './use-voices.ts';

interface WhySilentProps {
  /** The language of the story that cannot be read aloud. */
  language: string;
  /** Opens the reading sheet, where voices are chosen. */
  onSettings: () => void;
}

/** Why this device cannot read the story aloud, and the way to where that can be changed. */
export function WhySilent({ language, onSettings }: WhySilentProps) {
  const { t } = useTranslation(['bedtime']);
  const { found } = useVoices(language);
  const isKnown = found !== 'found' && found !== 'looking';
  return (
    <>
      <p>{isKnown ? t(`listen.found.${found}`, { language: languageName(language) }) : t('listen.now.unable')}</p>
      <button type="button" className="btn btn-quiet" onClick={onSettings}>
        {t('listen.settings')}
      </button>
    </>
  );
}
