import '../../styles/install.css';
import { useQuery } from '@tanstack/react-query';
import { X } from 'lucide-react';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { BrandMark } from '../../components/brand-mark.tsx';
import { track } from '../../lib/analytics.ts';
import { anythingKeptQuery } from './anything-kept.queries.ts';
import { askToInstall, sendOfferAway, type InstallWay } from './install-offer.ts';
import { placeOfOffer, type OfferPlace } from './install.rules.ts';

interface InstallBannerProps {
  place: OfferPlace;
  /** How it can be installed here. */
  way: Exclude<InstallWay, 'none'>;
}

/**
 * Offers to install the product. At the top it takes the top bar's row on a phone and a free piece of sky on wider
 * screens, so that whenever it comes nothing moves and nothing is covered; at the foot it is the last block of the page.
 */
export function InstallBanner({ place, way }: InstallBannerProps) {
  const { t } = useTranslation(['common']);
  const { data: isAnythingKept } = useQuery(anythingKeptQuery);
  const isShown = placeOfOffer(isAnythingKept) === place;
  useEffect(() => {
    if (isShown) track('install_shown');
  }, [isShown]);
  if (!isShown) return null;
  const install = async () => {
    if (await askToInstall()) track('install_accepted');
  };
  const dismiss = () => {
    track('install_dismissed');
    sendOfferAway();
  };
  return (
    <section className="install-banner" data-place={place} aria-label={t('install.label')}>
      <BrandMark size={36} />
      <p>
        <b>{t('install.title')}</b> <span>{way === 'button' ? t('install.text') : t('install.ios')}</span>
      </p>
      {way === 'button' ? (
        <button type="button" className="btn btn-primary" onClick={() => void install()}>
          {t('install.button')}
        </button>
      ) : null}
      <button type="button" className="icon-button" aria-label={t('install.dismiss')} onClick={dismiss}>
        <X size={22} aria-hidden="true" />
      </button>
    </section>
  );
}
