import { PencilLine, Trash2 } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { OpenStory } from '../../lib/open-story.ts';
import '../../styles/mend.css';
import { setMending } from './mending.ts';
import { useMayMend } from './use-may-mend.ts';

interface MendRowProps {
  open: OpenStory;
  onClose: () => void;
  /** Deletes the whole story, with a way back. */
  onDelete: () => void;
}

/** What a parent may mend in a story of the own family, as rows of the reading sheet: its words, its pictures, all of it. */
export function MendRow({ open, onClose, onDelete }: MendRowProps) {
  const { t } = useTranslation(['bedtime']);
  if (!useMayMend(open)) return null;
  const mend = () => {
    onClose();
    setMending('editor');
  };
  return (
    <div className="mend-rows">
      <button type="button" className="btn btn-secondary" onClick={mend}>
        <PencilLine size={20} aria-hidden="true" />
        {t('mend.open')}
      </button>
      <button type="button" className="btn btn-quiet" onClick={onDelete}>
        <Trash2 size={20} aria-hidden="true" />
        {t('mend.delete')}
      </button>
    </div>
  );
}
