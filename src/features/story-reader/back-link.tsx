import { ArrowLeft } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useLeave } from './use-leave.ts';

/** The way out of a story, over its cover: back to where the visitor came from, a link home for whoever opens it in a tab. */
export function BackLink() {
  const { t } = useTranslation(['stories']);
  const leave = useLeave();
  return (
    <a
      href="/"
      className="icon-button glass"
      aria-label={t('reader.back')}
      onClick={(event) => {
        if (event.metaKey || event.ctrlKey || event.shiftKey) return;
        event.preventDefault();
        leave();
      }}
    >
      <ArrowLeft size={23} />
    </a>
  );
}
