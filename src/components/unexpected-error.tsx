import { useTranslation } from 'react-i18next';

/** What shows when even the frame of the page failed. */
export function UnexpectedError() {
  const { t } = useTranslation(['common']);
  return (
    <main className="mx-auto grid min-h-dvh max-w-xl place-content-center gap-5 p-6 text-center">
      <h1 className="text-[33px] leading-tight">{t('unexpected.title')}</h1>
      <p className="text-ink2">{t('unexpected.text')}</p>
      <button type="button" className="btn btn-primary mx-auto" onClick={() => location.reload()}>
        {t('actions.tryAgain')}
      </button>
    </main>
  );
}
