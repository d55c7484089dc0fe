import { Trash2 } from 'lucide-react';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { DeleteAccountDialog } from './delete-account-dialog.tsx';

/** Leads to the question whether the account shall go. */
export function DeleteAccount({ isOnline }: { isOnline: boolean }) {
  const { t } = useTranslation(['auth']);
  const opener = useRef<HTMLButtonElement>(null);
  const [isAsking, setAsking] = useState(false);
  return (
    <>
      <button
        ref={opener}
        type="button"
        className="btn btn-quiet profile-delete"
        aria-haspopup="dialog"
        aria-disabled={!isOnline}
        onClick={() => setAsking(isOnline)}
      >
        <Trash2 size={20} aria-hidden="true" />
        {t('profile.delete.open')}
      </button>
      {isAsking ? <DeleteAccountDialog opener={() => opener.current} onCancel={() => setAsking(false)} /> : null}
    </>
  );
}
