import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { SkyPanel } from '../../components/sky-panel.tsx';
import { useDocumentTitle } from '../../lib/use-document-title.ts';
import { CreateLink } from './create-link.tsx';

/** For a slug that no group has: the way to every group, and to a story. */
export function UnknownCategory() {
  const { t } = useTranslation(['categories']);
  useDocumentTitle(t('landing.unknown.title'));
  return (
    <main>
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
