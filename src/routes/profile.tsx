import '../styles/profile.css';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { useCallback } from 'react';
import { ProfilePage } from '../features/profile/profile-page.tsx';
import { ToSignIn } from '../features/profile/to-sign-in.tsx';
import { useUser } from '../lib/session.ts';

/** `/profile`: plan, stories and account of who is signed in. */
export function ProfileRoute() {
  const user = useUser();
  const { tab = 'subscription', checkout } = useSearch({ from: '/profile' });
  const navigate = useNavigate({ from: '/profile' });
  // A reload of what is left shows neither banner nor toast.
  const clearCheckout = useCallback(
    () => void navigate({ search: ({ tab: open }) => ({ tab: open }), replace: true, resetScroll: false }),
    [navigate],
  );
  if (!user) return <ToSignIn from="/profile" />;
  return (
    <ProfilePage
      key={user.id}
      user={user}
      tab={tab}
      isFromCheckout={checkout === 'success'}
      onCheckoutRead={clearCheckout}
      // Back leads out of the profile, not through its tabs.
      onTab={(chosen) =>
        void navigate({
          search: chosen === 'subscription' ? {} : { tab: chosen },
          replace: true,
          resetScroll: false,
        })
      }
    />
  );
}
