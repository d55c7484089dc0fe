import { Link, useRouter } from '@tanstack/react-router';
import { MoonStar } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { SkyPanel } from '../../components/sky-panel.tsx';
import { keepReturnPath } from '../session/return-path.ts';

/** The way to the sign-in page, which comes back here. */
export function ToAccount({ className }: { className: string }) {
  const { t } = useTranslation(['common']);
  const router = useRouter();
  return (
    <Link to="/auth" className={className} onClick={() => keepReturnPath(router.state.location.href)}>
      {t('nav.login')}
    </Link>
  );
}

/** No story yet: the way to a first one, and for who is not signed in the way to those of the account. */
export function NoFamilyStories({ isSignedIn }: { isSignedIn: boolean }) {
  const { t } = useTranslation(['stories', 'library']);
  return (
    <SkyPanel
      title={t('emptyTitle', { ns: 'library' })}
      text={isSignedIn ? t('emptyText', { ns: 'library' }) : t('emptyAnonymous', { ns: 'library' })}
    >
      <Link to="/" activeOptions={{ exact: true }} className="btn btn-primary">
        <MoonStar size={21} aria-hidden="true" />
        {t('shelf.create')}
      </Link>
      {isSignedIn ? null : <ToAccount className="btn btn-secondary" />}
    </SkyPanel>
  );
}

/** The list could not be fetched. */
export function FamilyFailed({ onAgain }: { onAgain: () => void }) {
  const { t } = useTranslation(['stories', 'library']);
  return (
    <SkyPanel title={t('errorTitle', { ns: 'library' })} text={t('errorText', { ns: 'library' })} surprised>
      <button type="button" className="btn btn-primary" onClick={onAgain}>
        {t('lost.again')}
      </button>
    </SkyPanel>
  );
}

/** There is no network and the list was never here: what is on the device opens. */
export function FamilyOffline() {
  const { t } = useTranslation(['stories', 'library']);
  return (
    <SkyPanel title={t('offlineTitle', { ns: 'library' })} text={t('offlineText', { ns: 'library' })}>
      <Link to="/stories" search={{}} className="btn btn-primary">
        {t('library.parts.device')}
      </Link>
    </SkyPanel>
  );
}
