import '../styles/profile.css';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { ProfilePage } from '../features/profile/profile-page.tsx';
import { ToSignIn } from '../features/profile/to-sign-in.tsx';
import { useUser } from '../lib/session.ts';

/** `/profile`: plan, stories and account of who is signed in. */
export function ProfileRoute() {
  const user = useUser();
  const { tab = 'subscription' } = useSearch({ from: '/profile' });
  const navigate = useNavigate({ from: '/profile' });
  if (!user) return <ToSignIn from="/profile" />;
  return (
    <ProfilePage
      key={user.id}
      user={user}
      tab={tab}
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
