import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { Choices } from '../../components/ui/choices.tsx';
import { FACES, isRoomy } from '../../lib/letters.rules.ts';
import { chooseLetters, lettersSetting, showFace } from '../../lib/page-choices.ts';

/** The face of a story's letters. What has no letters for the story's language makes room between those of the clear one. */
export function FaceChoice() {
  const { t } = useTranslation(['bedtime']);
  const letters = lettersSetting.use();
  const language = document.querySelector('article[lang]')?.getAttribute('lang') ?? '';
  const isShown = !isRoomy(language);
  useEffect(() => {
    if (isShown) showFace();
  }, [isShown]);
  return (
    <Choices
      label={t('settings.letters')}
      options={FACES}
      value={letters.face}
      onChoose={(face) => void chooseLetters({ ...letters, face })}
      renderOption={(face) => (
        <span className="face">
          <span aria-hidden="true">Agq</span>
          {face === 'dyslexic' && !isShown ? t('settings.face.roomy') : t(`settings.face.${face}`)}
        </span>
      )}
    />
  );
}
