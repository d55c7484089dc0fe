import { Flag } from 'lucide-react';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ReportDialog } from './report-dialog.tsx';

/** The way to say that something is wrong with a story. */
export function ReportStory({ storyId }: { storyId: string }) {
  const { t } = useTranslation(['stories', 'library']);
  const [isOpen, setOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  return (
    <>
      <button
        ref={button}
        type="button"
        className="reactions-report"
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
      >
        <Flag size={16} aria-hidden="true" />
        {t('reactions.report.open', { ns: 'library' })}
      </button>
      {isOpen ? <ReportDialog storyId={storyId} opener={() => button.current} onClose={() => setOpen(false)} /> : null}
    </>
  );
}
