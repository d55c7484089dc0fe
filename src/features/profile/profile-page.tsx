import { useTranslation } from 'react-i18next';
import type { User } from '#contract/user';
import { Tabs } from '../../components/ui/tabs.tsx';
import { usePageHead } from '../../lib/use-page-head.ts';
import { AccountTab } from './account-tab.tsx';
import { ProfileHead } from './profile-head.tsx';
import { StoriesTab } from './stories-tab.tsx';
import { SubscriptionTab } from './subscription-tab.tsx';

type ProfileTab = 'subscription' | 'stories' | 'account';
interface ProfilePageProps {
  user: User;
  tab: ProfileTab;
  onTab: (tab: ProfileTab) => void;
}

/** Who is signed in, and in three tabs what this family has here. */
export function ProfilePage({ user, tab, onTab }: ProfilePageProps) {
  const { t } = useTranslation(['auth']);
  usePageHead({ title: t('profile.title'), robots: 'noindex' });
  return (
    <main className="profile">
      <ProfileHead user={user} />
      <Tabs
        label={t('profile.title')}
        value={tab}
        onValueChange={onTab}
        tabs={[
          { value: 'subscription', label: t('profile.tabs.subscription'), panel: <SubscriptionTab user={user} /> },
          { value: 'stories', label: t('profile.tabs.stories'), panel: <StoriesTab user={user} /> },
          { value: 'account', label: t('profile.tabs.account'), panel: <AccountTab user={user} /> },
        ]}
      />
    </main>
  );
}
