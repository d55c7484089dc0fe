import '../../styles/ads.css';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Link, useRouterState } from '@tanstack/react-router';
import { BookOpen, Compass, Library, MoonStar } from 'lucide-react';
import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import type { AdPolicy, AdSlot } from '#contract/ads';
import { categoryPicture } from '#contract/landing';
import { PICTURE_HEIGHT, PICTURE_WIDTH } from '#contract/picture-address';
import type { Config } from '#contract/usage';
import { CLIENT_KEY, track } from '../../lib/analytics.ts';
import { readStored } from '../../lib/storage.ts';
import { useOnline } from '../../lib/use-online.ts';
import { usePictureFile } from '../../lib/use-picture-file.ts';
import { configQuery } from '../session/session.queries.ts';
import { useAdPolicy } from './ad-tier.ts';
import { adFeedQuery } from './ad-feed.queries.ts';
import { adsFor, at, goalOf, placeOf, type AdGoal, type HouseAd as Ad } from './house-ads.rules.ts';
import { LostAd } from './lost-ad.tsx';
import { NetworkAdWords } from './network-ad.tsx';
import { useSeen } from './use-seen.ts';
import { useTurns } from './use-turns.ts';

/** Those of the ways through the product: the page has them already. */
const ICONS = { plans: BookOpen, shelf: Library, browse: Compass, create: MoonStar } as const;

const GOALS = {
  plans: { to: '/pricing' },
  shelf: { to: '/stories' },
  browse: { to: '/stories', search: { part: 'browse' } },
  create: { to: '/', hash: 'create' },
} as const satisfies Record<AdGoal, object>;

const HEARD: ReadonlySet<string> = new Set(['updated', 'observerAdded', 'observerRemoved']);

/** Whether something that this page asked for did not come. */
function useHasFailed(): boolean {
  const cache = useQueryClient().getQueryCache();
  return useSyncExternalStore(
    // Not while another part of the page is rendered, which is when a query is added.
    (changed) => cache.subscribe(({ type }) => (HEARD.has(type) ? changed() : undefined)),
    () => cache.findAll({ type: 'active' }).some(({ state }) => state.status === 'error'),
  );
}

/**
 * What stands in a room for ads: a word from us about ourselves. Nothing before it is known who looks; without a network, or
 * on a page on which something failed, no ad (BEY-18).
 */
export function HouseAd({ slot }: { slot: AdSlot }) {
  const isOnline = useOnline();
  const { data: config } = useQuery(configQuery);
  const policy = useAdPolicy(config?.ads);
  const hasFailed = useHasFailed();
  const [isGone, setGone] = useState(false);
  if (isGone) return <div className="ad-gone" />;
  if (!isOnline || hasFailed || policy?.showsSlots === false)
    return <LostAd hasWord={policy?.showsSlots !== false} onOutOfSight={() => setGone(true)} />;
  return config && policy ? <TurningAd slot={slot} config={config} policy={policy} /> : null;
}

interface TurningAdProps {
  slot: AdSlot;
  config: Config;
  policy: AdPolicy;
}

function TurningAd({ slot, config, policy }: TurningAdProps) {
  const { refreshInterval, impressionRatio } = config.ads;
  const room = useRef<HTMLDivElement>(null);
  const isSeen = useSeen(room, impressionRatio);
  const turn = useTurns({ isRunning: policy.startsEngine, isSeen, seconds: refreshInterval, element: room });
  const page = useRouterState({ select: ({ location: { pathname, search } }) => goalOf(pathname, search.part) });
  const ads = adsFor({ page, isBasic: !policy.startsEngine, config });
  const { i18n } = useTranslation();
  const { data: feed, isLoading } = useQuery({
    ...adFeedQuery(i18n.language),
    // Whoever pays sees words of ours alone (DECIDE-4).
    enabled: config.ads.feed && policy.startsEngine,
  });
  // As it is now: the number may come, or go, while the ad stands there.
  const [deviceId] = useState(() => readStored(CLIENT_KEY) ?? '');
  const place = placeOf(slot, deviceId, turn);
  const networkAd = at(feed?.ads ?? [], place);
  // Nothing of ours stands in for a network that is still asked.
  const ad = isLoading ? undefined : at(ads, place);
  const creative = networkAd?.id ?? ad?.id ?? '';
  const counted = useRef(-1);
  useEffect(() => {
    if (turn > 0) track('ad_refresh', { slot, creative });
  }, [turn, slot, creative]);
  useEffect(() => {
    // Once for each ad, however often it comes and goes.
    if (!isSeen || creative === '' || counted.current === turn) return;
    counted.current = turn;
    track('ad_impression', { slot, creative });
  }, [isSeen, turn, slot, creative]);
  return (
    <div ref={room} className="ad" role="group" aria-labelledby={`ad-${slot}`}>
      {networkAd ? <NetworkAdWords ad={networkAd} slot={slot} /> : null}
      {ad && !networkAd ? <AdWords ad={ad} slot={slot} product={config.product_name} /> : null}
    </div>
  );
}

function AdWords({ ad, slot, product }: { ad: Ad; slot: AdSlot; product: string }) {
  const { t, i18n, ready } = useTranslation(['ads'], { useSuspense: false });
  const src = categoryPicture(ad.picture, 'small');
  const { isBroken, onError } = usePictureFile(src);
  if (!ready) return null;
  const Icon = ICONS[ad.goal];
  const label = (
    <p className="ad-label" id={`ad-${slot}`} lang={i18n.language}>
      {t('label', { product })}
    </p>
  );
  const link = (
    <Link {...GOALS[ad.goal]} className="ad-link" onClick={() => track('ad_click', { slot, creative: ad.id })}>
      {t(`goals.${ad.goal}`)}
    </Link>
  );
  if (slot === 'bottom')
    return (
      <div className="ad-card" lang={i18n.language}>
        <Icon size={28} aria-hidden="true" />
        <div>
          <b>{t(`ads.${ad.id}.title`)}</b>
          {label}
        </div>
        {link}
      </div>
    );
  return (
    <>
      {label}
      <div className="ad-card" lang={i18n.language}>
        {isBroken ? null : (
          <img
            src={src}
            alt=""
            width={PICTURE_WIDTH}
            height={PICTURE_HEIGHT}
            loading="lazy"
            decoding="async"
            onError={onError}
          />
        )}
        <div>
          <b>{t(`ads.${ad.id}.title`)}</b>
          <p>{t(`ads.${ad.id}.text`)}</p>
          {link}
        </div>
      </div>
    </>
  );
}
