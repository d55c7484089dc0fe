import { Link } from '@tanstack/react-router';
import { LogOut, UserRound } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { User } from '#contract/user';

/** What the top bar has for who is signed in: a welcome under the product's name, the profile, and a way out. */
export function SignedInNav({ user, onLogOut }: { user: User; onLogOut: () => void }) {
  const { t } = useTranslation(['common']);
  const hasPressed = useRef(false);
  // The pressed button goes with the session; the way back in takes its place, and its focus.
  useEffect(
    () => () => {
      if (hasPressed.current) document.querySelector<HTMLElement>('.top-bar [href="/auth"]')?.focus();
    },
    [],
  );
  const welcome = t('nav.welcome', { name: user.name || user.email });
  return (
    <>
      <p className="text-ink2 absolute start-18 bottom-0 max-w-36 truncate text-[14.5px] lg:max-w-72" title={welcome}>
        {welcome}
      </p>
      <Link to="/profile" className="icon-button" aria-label={t('nav.profile')} title={t('nav.profile')}>
        <UserRound size={22} aria-hidden="true" />
      </Link>
      <button
        type="button"
        className="icon-button"
        aria-label={t('nav.logout')}
        title={t('nav.logout')}
        onClick={() => {
          hasPressed.current = true;
          onLogOut();
        }}
      >
        <LogOut size={22} aria-hidden="true" />
      </button>
    </>
  );
}
