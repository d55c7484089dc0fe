import { useTranslation } from 'react-i18next';
import { Slider } from '../../components/ui/slider.tsx';
import { SIZES } from '../../lib/letters.rules.ts';
import { chooseLetters, lettersSetting } from '../../lib/page-choices.ts';
import { BOOK_WIDTHS } from '../../lib/reading-settings.ts';
import { useMedia } from '../../lib/use-media.ts';
import { stepFor } from './size.rules.ts';

const LAST = SIZES.length - 1;

/** The size of a story's letters: a slider between a small and a large letter. It begins where the screen's own size is. */
export function SizeSlider() {
  const { t } = useTranslation(['bedtime']);
  const letters = lettersSetting.use();
  const isWide = useMedia(BOOK_WIDTHS);
  const step = stepFor(letters.size, isWide);
  const choose = (to: number) => {
    const size = SIZES[Math.min(LAST, Math.max(0, to))];
    if (size !== undefined) void chooseLetters({ ...letters, size });
  };
  const text =
    letters.size === null
      ? t('settings.sizeOfScreen')
      : t('settings.sizeStep', { step: step + 1, count: SIZES.length });
  return (
    <div className="size-row">
      <button
        type="button"
        className="btn btn-secondary size-small"
        aria-label={t('settings.smaller')}
        aria-disabled={step === 0}
        onClick={() => choose(step - 1)}
      >
        A
      </button>
      <Slider label={t('settings.size')} text={text} value={step} max={LAST} onChange={choose} />
      <button
        type="button"
        className="btn btn-secondary size-large"
        aria-label={t('settings.larger')}
        aria-disabled={step === LAST}
        onClick={() => choose(step + 1)}
      >
        A
      </button>
    </div>
  );
}
