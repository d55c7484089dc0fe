// The ads of a network, by configuration (DECIDE-5). The server alone asks for them, and says nothing of who reads: no page
// asks anybody else, and no script of others comes with them.
import type { Logger } from 'pino';
import * as v from 'valibot';
import { AdFeedSchema, type AdFeed } from '#contract/ad-feed';
import type { LanguageCode } from '#contract/languages';
import type { Clock } from '../platform/clock.ts';

/** How long an answer serves, and how long the last good one stands in when the network says nothing, in ms. */
const FRESH_MS = 600_000;
const STALE_MS = 86_400_000;
const TIMEOUT_MS = 5000;
const MAX_BYTES = 65_536;
const NOTHING: AdFeed = { ads: [] };

interface Heard {
  feed: AdFeed;
  /** When the network was asked last, and when it last had an answer. */
  askedAt: number;
  goodAt: number;
}
/** The ads for readers of a language; none where the network has none, fails or lies. */
export type AdFeeds = (language: LanguageCode) => Promise<AdFeed>;

interface FeedNeeds {
  url: string;
  /** Nobody else speaks in the name of the product. */
  productName: string;
  clock: Clock;
  log: Logger;
  /** Hears of every reading, and whether an answer was kept. */
  onRead?: (isKept: boolean) => void;
}

export function createAdFeeds({ url, productName, clock, log, onRead }: FeedNeeds): AdFeeds {
  const heard = new Map<LanguageCode, Heard>();
  const underWay = new Map<LanguageCode, Promise<AdFeed>>();

  const listen = async (language: LanguageCode): Promise<AdFeed> => {
    const now = clock.now();
    const before = heard.get(language);
    try {
      const { ads } = await ask(url, language);
      const feed = { ads: ads.filter(({ advertiser }) => !sameName(advertiser, productName)) };
      heard.set(language, { feed, askedAt: now, goodAt: now });
      return feed;
    } catch (cause) {
      log.warn({ reason: reasonOf(cause) }, 'the ads of the network did not come');
      const isGood = before !== undefined && now - before.goodAt < STALE_MS;
      const feed = isGood ? before.feed : NOTHING;
      heard.set(language, { feed, askedAt: now, goodAt: before?.goodAt ?? 0 });
      return feed;
    } finally {
      underWay.delete(language);
    }
  };
  return (language) => {
    const known = heard.get(language);
    const isKept = known !== undefined && clock.now() - known.askedAt < FRESH_MS;
    onRead?.(isKept);
    if (known && isKept) return Promise.resolve(known.feed);
    const asking = underWay.get(language) ?? listen(language);
    underWay.set(language, asking);
    return asking;
  };
}

/** What a failed fetch says of itself stands one level deeper. */
function reasonOf(cause: unknown): string {
  if (!(cause instanceof Error)) return 'no answer';
  return cause.cause instanceof Error ? `${cause.message}: ${cause.cause.message}` : cause.message;
}

const sameName = (one: string, other: string) =>
  one.localeCompare(other, undefined, { sensitivity: 'base', ignorePunctuation: true }) === 0;

/** Throws for anything but a whole, valid answer of a decent size. */
async function ask(url: string, language: LanguageCode): Promise<AdFeed> {
  const address = new URL(url);
  address.searchParams.set('language', language);
  const answer = await fetch(address, {
    headers: { Accept: 'application/json' },
    redirect: 'error',
    signal: AbortSignal.timeout(TIMEOUT_MS),
  });
  if (!answer.ok) throw new Error(`status ${answer.status}`);
  const parts: Uint8Array[] = [];
  let bytes = 0;
  for await (const part of answer.body ?? []) {
    bytes += part.length;
    if (bytes > MAX_BYTES) throw new Error('too long');
    parts.push(part);
  }
  const parsed = v.safeParse(AdFeedSchema, JSON.parse(Buffer.concat(parts).toString('utf8')));
  if (!parsed.success) throw new Error(`wrong shape: ${v.getDotPath(parsed.issues[0]) ?? 'all of it'}`);
  return parsed.output;
}
