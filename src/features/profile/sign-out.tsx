import { LogOut } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { CheckBox } from './check-box.tsx';
import { useLeave } from '../session/use-leave.ts';

/** Signs out. Stories stay on the device for the child, unless the box says otherwise (DECIDE-59). */
export function SignOut() {
  const { t } = useTranslation(['auth']);
  const [removesStories, setRemovesStories] = useState(false);
  const leave = useLeave();
  return (
    <div className="profile-leave">
      <CheckBox label={t('profile.leave.remove')} isChecked={removesStories} onChange={setRemovesStories} />
      <button
        type="button"
        className="btn btn-secondary w-full"
        aria-describedby="profile-leave-note"
        onClick={() => void leave({ removeStories: removesStories })}
      >
        <LogOut size={20} aria-hidden="true" />
        {t('profile.leave.signOut')}
      </button>
      <p id="profile-leave-note" role="status" className="profile-hint">
        {removesStories ? t('profile.leave.gone') : t('profile.leave.stay')}
      </p>
    </div>
  );
}
