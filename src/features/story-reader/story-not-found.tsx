import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { SkyPanel } from '../../components/sky-panel.tsx';
import { CHILDREN_PATH, useChildrensMode } from '../../lib/childrens-mode.ts';
import { usePageHead } from '../../lib/use-page-head.ts';

/** There is no such story, or it is out of reach; offline, a word on what still opens. */
export function StoryNotFound({ isOffline }: { isOffline: boolean }) {
  const { t } = useTranslation(['stories']);
  const isChildren = useChildrensMode();
  usePageHead({ title: t('notFound.title'), robots: 'noindex' });
  return (
    <main className="alone">
      <SkyPanel title={t('notFound.title')} text={t('notFound.text')} surprised>
        {isOffline ? <p className="text-ink2 w-full">{t('notFound.offline')}</p> : null}
        {isChildren ? (
          <Link to={CHILDREN_PATH} className="btn btn-primary">
            {t('reader.shelf')}
          </Link>
        ) : null}
        {isOffline && !isChildren ? (
          <Link to="/stories" className="btn btn-primary">
            {t('notFound.saved')}
          </Link>
        ) : null}
        {isChildren ? null : (
          <Link to="/" activeOptions={{ exact: true }} className={isOffline ? 'btn btn-secondary' : 'btn btn-primary'}>
            {t('notFound.home')}
          </Link>
        )}
      </SkyPanel>
    </main>
  );
}
