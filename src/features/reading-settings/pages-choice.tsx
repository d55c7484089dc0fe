import { useTranslation } from 'react-i18next';
import { Choices } from '../../components/ui/choices.tsx';
import { BOOK_WIDTHS, pagesSetting } from '../../lib/reading-settings.ts';
import { useMedia } from '../../lib/use-media.ts';

const CHOICES = ['pages', 'scroll'] as const;

/** A book whose pages are turned, or one page that is scrolled. Where nothing is chosen, what the screen makes of it. */
export function PagesChoice() {
  const { t } = useTranslation(['bedtime']);
  const chosen = pagesSetting.use();
  const hasRoom = useMedia(BOOK_WIDTHS);
  const isBook = hasRoom && document.querySelector('.reader[data-book]') !== null;
  return (
    <Choices
      label={t('settings.pages')}
      options={CHOICES}
      value={chosen === 'auto' ? (isBook ? 'pages' : 'scroll') : chosen}
      onChoose={pagesSetting.choose}
      renderOption={(pages) => t(`settings.pagesAs.${pages}`)}
    />
  );
}
