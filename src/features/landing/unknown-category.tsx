import { Link } from '@tanstack/react-router';
import { SkyPanel } from '../../components/sky-panel.tsx';
import { usePageHead } from '../../lib/use-page-head.ts';
import { CreateLink } from './create-link.tsx';
import { usePageTexts } from './use-page-texts.ts';

/** For a slug that no group has: the way to every group, and to a story. */
export function UnknownCategory() {
  const { t, lang } = usePageTexts();
  usePageHead({ title: t('landing.unknown.title'), robots: 'noindex' });
  return (
    <main lang={lang}>
      <SkyPanel title={t('landing.unknown.title')} text={t('landing.unknown.text')} surprised>
        <div className="landing-unknown">
          <CreateLink preset={{}} text={t('landing.unknown.create')} />
          <nav aria-label={t('landing.unknown.groups')}>
            <Link to="/stories" search={{ part: 'browse' }} className="btn btn-secondary">
              {t('landing.unknown.themes')}
            </Link>
            <Link to="/stories/age" className="btn btn-secondary">
              {t('landing.unknown.ages')}
            </Link>
            <Link to="/stories/characters" className="btn btn-secondary">
              {t('landing.unknown.characters')}
            </Link>
            <Link to="/stories/settings" className="btn btn-secondary">
              {t('landing.unknown.settings')}
            </Link>
          </nav>
        </div>
      </SkyPanel>
    </main>
  );
}
