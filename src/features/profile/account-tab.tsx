import { LockKeyhole } from 'lucide-react';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import type { User } from '#contract/user';
import { useOnline } from '../../lib/use-online.ts';
import { DeleteAccount } from './delete-account.tsx';
import { ExportAccount } from './export-account.tsx';
import { InterfaceLanguage } from './interface-language.tsx';
import { SignOut } from './sign-out.tsx';

function ReadOnly({ label, value, placeholder }: { label: string; value: string; placeholder?: string }) {
  const id = useId();
  return (
    <div>
      <label className="profile-label" htmlFor={id}>
        {label}
      </label>
      <span className="profile-box">
        <input id={id} readOnly value={value} placeholder={placeholder} />
        <LockKeyhole size={18} aria-hidden="true" />
      </span>
    </div>
  );
}

/** Who one is here, the language of this device, and the ways to leave. All but the last two work without a network. */
export function AccountTab({ user }: { user: User }) {
  const { t } = useTranslation(['auth']);
  const isOnline = useOnline();
  return (
    <>
      <div className="profile-fields">
        <ReadOnly
          label={t('profile.account.name')}
          value={user.name ?? ''}
          placeholder={t('profile.account.nameless')}
        />
        <ReadOnly label={t('profile.account.email')} value={user.email} />
        <InterfaceLanguage />
      </div>
      <div className="seam profile-seam" />
      <SignOut />
      <div className="seam profile-seam" />
      <section className="profile-data" aria-labelledby="profile-data">
        <h2 id="profile-data">{t('profile.data.title')}</h2>
        <p>{isOnline ? t('profile.data.text') : t('profile.data.offline')}</p>
        <ExportAccount isOnline={isOnline} />
        <DeleteAccount isOnline={isOnline} />
      </section>
    </>
  );
}
