import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { track } from '../lib/track.ts';
import { SkyPanel } from './sky-panel.tsx';

/** The generic error screen: says that something went wrong, and reloads on request. */
export function SomethingWrong() {
  const { t } = useTranslation(['common']);
  useEffect(() => track('client_error', { message: 'a screen failed' }), []);
  return (
    <main>
      <SkyPanel title={t('somethingWrong.title')} text={t('somethingWrong.text')} surprised>
        <button type="button" className="btn btn-primary" onClick={() => location.reload()}>
          {t('actions.tryAgain')}
        </button>
      </SkyPanel>
    </main>
  );
}
