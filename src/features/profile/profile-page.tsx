import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { User } from '#contract/user';
import { AdRoom } from '../ads/ad-room.tsx';
import { Tabs } from '../../components/ui/tabs.tsx';
import { usePageHead } from '../../lib/use-page-head.ts';
import { subscriptionQuery } from '../session/check-subscription.ts';
import { renewStatus } from '../session/renew-status.ts';
import { AccountTab } from './account-tab.tsx';
import { ActivationBanner } from './activation-banner.tsx';
import { ProfileHead } from './profile-head.tsx';
import { StoriesTab } from './stories-tab.tsx';
import { SubscriptionTab } from './subscription-tab.tsx';

type ProfileTab = 'subscription' | 'stories' | 'account';
interface ProfilePageProps {
  user: User;
  tab: ProfileTab;
  onTab: (tab: ProfileTab) => void;
  /** The address says that somebody comes from the checkout, which it is to say no more once that is read. */
  isFromCheckout: boolean;
  onCheckoutRead: () => void;
}

/** Who is signed in, and in three tabs what this family has here. */
export function ProfilePage({ user, tab, onTab, isFromCheckout, onCheckoutRead }: ProfilePageProps) {
  const { t } = useTranslation(['auth']);
  usePageHead({ title: t('profile.title'), robots: 'noindex' });
  const [cameFromCheckout, setCameFromCheckout] = useState(isFromCheckout);
  if (isFromCheckout && !cameFromCheckout) setCameFromCheckout(true);
  useEffect(() => {
    if (isFromCheckout) onCheckoutRead();
  }, [isFromCheckout, onCheckoutRead]);
  const { data: subscription } = useQuery(subscriptionQuery(user.id));
  useEffect(() => {
    if (subscription) renewStatus(user, subscription);
  }, [user, subscription]);
  return (
    <main className="profile">
      {cameFromCheckout ? <ActivationBanner user={user} /> : null}
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
      <AdRoom slot="bottom" />
    </main>
  );
}
