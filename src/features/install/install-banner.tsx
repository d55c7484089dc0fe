import { X } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { BrandMark } from '../../components/brand-mark.tsx';
import { useInstall } from './use-install.ts';

/** Offers to put the product on the home screen. Comes up from below, over nothing that is being read. */
export function InstallBanner() {
  const { t } = useTranslation(['common']);
  const { kind, install, dismiss } = useInstall();
  if (kind === 'none') return null;
  return (
    <section className="install-banner" aria-label={t('install.label')}>
      <BrandMark size={40} />
      <p className="flex-1 text-[14.5px] leading-snug">{kind === 'button' ? t('install.text') : t('install.ios')}</p>
      {kind === 'button' ? (
        <button type="button" className="btn btn-primary min-h-12 px-4 text-[15px]" onClick={() => void install()}>
          {t('install.button')}
        </button>
      ) : null}
      <button type="button" className="icon-button" aria-label={t('install.dismiss')} onClick={dismiss}>
        <X size={22} aria-hidden="true" />
      </button>
    </section>
  );
}
