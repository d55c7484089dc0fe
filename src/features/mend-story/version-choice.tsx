import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import type { Side } from './versions.rules.ts';

interface VersionChoiceProps {
  legend: string;
  mine: readonly string[];
  theirs: readonly string[];
  /** Language of the words; undefined where they are not the story's. */
  lang: string | undefined;
  chosen: Side;
  onChoose: (side: Side) => void;
}

/** Two versions of one part, of which one is kept. */
export function VersionChoice({ legend, mine, theirs, lang, chosen, onChoose }: VersionChoiceProps) {
  const { t } = useTranslation(['bedtime']);
  const name = useId();
  const sides = { mine, theirs };
  return (
    <fieldset className="mend-choice">
      <legend>{legend}</legend>
      {(['mine', 'theirs'] as const).map((side) => (
        <label key={side}>
          <input type="radio" name={name} checked={chosen === side} onChange={() => onChoose(side)} />
          <span>
            <b>{t(`mend.${side}`)}</b>
            {sides[side].length === 0 ? <i>{t('mend.noWords')}</i> : null}
            {sides[side].map((paragraph, at) => (
              <span key={at} lang={lang}>
                {paragraph}
              </span>
            ))}
          </span>
        </label>
      ))}
    </fieldset>
  );
}
