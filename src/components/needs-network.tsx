import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { isChildrensMode } from '../lib/childrens-mode.ts';
import { usePageHead } from '../lib/use-page-head.ts';
import { SkyPanel } from './sky-panel.tsx';

/** In the place of a screen that is not on the device yet while there is no network to bring it. */
export function NeedsNetwork() {
  const { t } = useTranslation(['common']);
  usePageHead({ title: t('needsNetwork.title'), robots: 'noindex' });
  return (
    <main>
      <SkyPanel title={t('needsNetwork.title')} text={t('needsNetwork.text')}>
        <button type="button" className="btn btn-primary" onClick={() => location.reload()}>
          {t('actions.tryAgain')}
        </button>
        {isChildrensMode() ? null : (
          <Link to="/stories" className="btn btn-secondary">
            {t('nav.shelf')}
          </Link>
        )}
      </SkyPanel>
    </main>
  );
}
