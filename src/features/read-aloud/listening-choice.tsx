import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { chooseListening, PACES } from './listening.ts';

interface ListeningChoiceProps {
  language: string;
  voices: readonly SpeechSynthesisVoice[];
  /** The address of a voice; null for the best one. */
  chosen: string | null;
  rate: number;
}

/** Which voice reads stories of a language, and how fast. What is chosen is heard at once. */
export function ListeningChoice({ language, voices, chosen, rate }: ListeningChoiceProps) {
  const { t } = useTranslation(['bedtime']);
  const id = useId();
  const isThere = voices.some(({ voiceURI }) => voiceURI === chosen);
  return (
    <details className="listening-choice">
      <summary>{t('listen.choose')}</summary>
      <div>
        <label htmlFor={`${id}voice`}>{t('listen.voice')}</label>
        <select
          id={`${id}voice`}
          value={isThere && chosen ? chosen : ''}
          onChange={({ target }) => chooseListening(language, { voice: target.value || null })}
        >
          <option value="">
            {voices.some(({ localService }) => localService) ? t('listen.best') : t('listen.bestOnline')}
          </option>
          {voices.map(({ voiceURI, name, localService }) => (
            <option key={voiceURI} value={voiceURI}>
              {localService ? name : t('listen.online', { name })}
            </option>
          ))}
        </select>
        <label htmlFor={`${id}pace`}>{t('listen.pace')}</label>
        <select
          id={`${id}pace`}
          value={rate}
          onChange={({ target }) => chooseListening(language, { rate: Number(target.value) })}
        >
          {PACES.map(([each, word]) => (
            <option key={each} value={each}>
              {t(`listen.paces.${word}`)}
            </option>
          ))}
        </select>
      </div>
    </details>
  );
}
