import { useTranslation } from 'react-i18next';
import type { NetworkAd } from '#contract/ad-feed';
import type { AdSlot } from '#contract/ads';
import { track } from '../../lib/analytics.ts';

/** The words of an advertiser, said to be his; the way to him tells him nothing of the page or of who goes it. */
export function NetworkAdWords({ ad, slot }: { ad: NetworkAd; slot: AdSlot }) {
  const { t, i18n, ready } = useTranslation(['ads'], { useSuspense: false });
  if (!ready) return null;
  const label = (
    <p className="ad-label" id={`ad-${slot}`}>
      {t('label', { product: ad.advertiser })}
    </p>
  );
  return (
    <>
      {slot === 'bottom' ? null : label}
      <div className="ad-card ad-words" lang={i18n.language}>
        <div>
          <b>{ad.title}</b>
          {slot === 'bottom' ? label : <p>{ad.text}</p>}
        </div>
        <a
          href={ad.url}
          target="_blank"
          rel="sponsored nofollow noopener noreferrer"
          className="ad-link"
          onClick={() => track('ad_click', { slot, creative: ad.id })}
        >
          {ad.action}
        </a>
      </div>
    </>
  );
}
