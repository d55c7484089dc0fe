import { Link } from '@tanstack/react-router';
import { UserRound } from 'lucide-react';
import { Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { optionalPart } from '../lib/optional-part.ts';
import { useUser } from '../lib/session.ts';
import { BrandMark } from './brand-mark.tsx';
import { LanguagePicker } from './language-picker.tsx';
import { BROWSE, EXACT, lit, usePlace } from './use-place.ts';

const SignedInNav = optionalPart(async () => (await import('./signed-in-nav.tsx')).SignedInNav);

/** The product's name and, from 768 px on, every way through it. Who is signed in finds profile and logout in the login's room. */
export function TopBar({ onLogOut }: { onLogOut: () => void }) {
  const { t } = useTranslation(['common']);
  const user = useUser();
  const place = usePlace();
  return (
    <header className="top-bar">
      <Link
        to="/"
        className="text-ink me-auto flex min-h-12 items-center gap-2.5 font-display text-[23px] leading-none no-underline md:text-[26px]"
      >
        <BrandMark size={38} />
        {t('product')}
      </Link>
      <nav aria-label={t('nav.label')} className="hidden items-center gap-1 md:flex">
        <Link to="/" className="nav-link" activeOptions={{ exact: true, includeSearch: false }}>
          {t('nav.create')}
        </Link>
        <Link to="/stories" search={BROWSE} className="nav-link" data-status={lit(place === 'browse')}>
          <span className="lg:hidden">{t('nav.browseShort')}</span>
          <span className="hidden lg:inline">{t('nav.browse')}</span>
        </Link>
        <Link to="/stories" className="nav-link" activeOptions={EXACT}>
          <span className="lg:hidden">{t('nav.shelfShort')}</span>
          <span className="hidden lg:inline">{t('nav.shelf')}</span>
        </Link>
        <Link to="/pricing" className="nav-link">
          {t('nav.pricing')}
        </Link>
      </nav>
      <LanguagePicker />
      {user ? (
        <div className="hidden w-25 md:flex">
          <Suspense fallback={null}>
            <SignedInNav user={user} onLogOut={onLogOut} />
          </Suspense>
        </div>
      ) : (
        <Link to="/auth" className="pill hidden md:inline-flex">
          <UserRound size={18} aria-hidden="true" />
          {t('nav.login')}
        </Link>
      )}
    </header>
  );
}
