import { BookOpen, Hourglass, ShieldCheck } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { AdRoom } from '../features/ads/ad-room.tsx';
import { Fold } from '../components/fold.tsx';
import { SkyArt } from '../components/sky-art.tsx';
import { BrowseRoom } from '../features/browse/browse-room.tsx';
import { CreateStoryCard } from '../features/create-story/create-story-card.tsx';
import { Faq } from '../features/faq/faq.tsx';
import { FeaturedStories } from '../features/featured/featured-stories.tsx';
import { InstallSlot } from '../features/install/install-slot.tsx';
import { OfflineSlot } from '../features/offline/offline-slot.tsx';
import { TonightPanel } from '../features/session/tonight-panel.tsx';
import type { Subscription } from '../features/session/use-subscription-status.ts';
import { useUser } from '../lib/session.ts';

const BADGES = [
  ['age', ShieldCheck],
  ['educational', BookOpen],
  ['length', Hourglass],
] as const;

interface HomePageProps {
  preset: Readonly<Record<string, string | undefined>>;
  onPresetTaken: () => void;
  subscription: Subscription;
  support: string | undefined;
}

/** The home page: sky, fold, quilt, and what a family may want to look at below it. */
export function HomePage({ preset, onPresetTaken, subscription, support }: HomePageProps) {
  const { t } = useTranslation(['pages']);
  const user = useUser();
  return (
    <main>
      <InstallSlot place="top" />
      <div className="home-sky">
        <SkyArt />
        <section className="home-hero">
          <h1>{t('index.hero.title')}</h1>
          <div className="home-below-title">
            <p className="home-subtitle">{t('index.hero.subtitle')}</p>
            <OfflineSlot />
          </div>
        </section>
      </div>
      <div className="home-fold">
        <Fold />
      </div>
      <div className="home-under" id="create">
        <ul className="home-badges">
          {BADGES.map(([key, Icon]) => (
            <li key={key}>
              <Icon size={16} aria-hidden="true" />
              {t(`index.badges.${key}`)}
            </li>
          ))}
        </ul>
        <div className="home-main">
          {/* Another user, another form: what a sign-out forgot must not be written back. */}
          <CreateStoryCard
            key={user?.id ?? 'anonymous'}
            preset={preset}
            onPresetTaken={onPresetTaken}
            subscription={subscription}
          />
          <div>
            <TonightPanel status={subscription.status} />
            <AdRoom slot="sidebar" />
          </div>
        </div>
        <AdRoom slot="bottom" />
        <FeaturedStories />
        <AdRoom slot="inline" />
        <BrowseRoom />
        <Faq support={support} />
        <InstallSlot place="foot" />
      </div>
    </main>
  );
}
