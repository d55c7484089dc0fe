import { Link } from '@tanstack/react-router';
import { MoonStar } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Fold } from '../../components/fold.tsx';
import { SleepyMoon } from '../../components/sleepy-moon.tsx';

/** What a family without stories sees: the moon, and the way to a first one. */
export function NoStoriesYet() {
  const { t } = useTranslation(['auth']);
  return (
    <section className="no-stories card" aria-labelledby="no-stories">
      <div className="no-stories-sky sky">
        <SleepyMoon />
      </div>
      <Fold />
      <div className="no-stories-words">
        <h2 id="no-stories">{t('profile.stories.emptyTitle')}</h2>
        <p>{t('profile.stories.emptyText')}</p>
        <Link to="/" className="btn btn-primary">
          <MoonStar size={21} aria-hidden="true" />
          {t('profile.stories.create')}
        </Link>
      </div>
    </section>
  );
}
