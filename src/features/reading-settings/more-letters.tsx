import { ChevronDown } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Choices } from '../../components/ui/choices.tsx';
import { LINES, SPACINGS, USUAL_LETTERS, WIDTHS } from '../../lib/letters.rules.ts';
import { chooseLetters, lettersSetting } from '../../lib/page-choices.ts';

/** What few families change of their letters, folded away: the space around them, and the way back. */
export function MoreLetters() {
  const { t } = useTranslation(['bedtime']);
  const letters = lettersSetting.use();
  return (
    <details className="more-letters">
      <summary>
        {t('settings.more')}
        <ChevronDown size={20} aria-hidden="true" />
      </summary>
      <Choices
        label={t('settings.line')}
        options={LINES}
        value={letters.line}
        onChoose={(line) => void chooseLetters({ ...letters, line })}
        renderOption={(line) => t(`settings.lines.${line}`)}
      />
      <Choices
        label={t('settings.spacing')}
        options={SPACINGS}
        value={letters.spacing}
        onChoose={(spacing) => void chooseLetters({ ...letters, spacing })}
        renderOption={(spacing) => t(`settings.spacings.${spacing}`)}
      />
      <Choices
        label={t('settings.width')}
        options={WIDTHS}
        value={letters.width}
        onChoose={(width) => void chooseLetters({ ...letters, width })}
        renderOption={(width) => t(`settings.widths.${width}`)}
      />
      <button type="button" className="btn btn-quiet" onClick={() => void chooseLetters(USUAL_LETTERS)}>
        {t('settings.reset')}
      </button>
    </details>
  );
}
