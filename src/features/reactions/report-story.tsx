import { Flag } from 'lucide-react';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ReportDialog } from './report-dialog.tsx';

/** Ids of the stories that were reported in this visit. */
const reported = new Set<string>();

/** The way to say that something is wrong with a story; then, that it was said. */
export function ReportStory({ storyId }: { storyId: string }) {
  const { t } = useTranslation(['stories', 'library']);
  const [isOpen, setOpen] = useState(false);
  const place = useRef<HTMLElement>(null);
  const take = (element: HTMLElement | null) => {
    place.current = element;
  };
  return (
    <>
      {reported.has(storyId) ? (
        <p ref={take} tabIndex={-1} className="reactions-report">
          <Flag size={16} aria-hidden="true" />
          {t('reactions.report.done', { ns: 'library' })}
        </p>
      ) : (
        <button
          ref={take}
          type="button"
          className="reactions-report"
          aria-haspopup="dialog"
          onClick={() => setOpen(true)}
        >
          <Flag size={16} aria-hidden="true" />
          {t('reactions.report.open', { ns: 'library' })}
        </button>
      )}
      {isOpen ? (
        <ReportDialog
          storyId={storyId}
          opener={() => place.current}
          onSent={() => reported.add(storyId)}
          onClose={() => setOpen(false)}
        />
      ) : null}
    </>
  );
}
