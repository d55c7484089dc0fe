// What a network of advertisers may say on our pages: words and one link, nothing that runs, nothing that is fetched from it.
import * as v from 'valibot';

/** In one line, without signs that are not seen or that turn the direction of the words. */
const text = (longest: number) =>
  v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(longest), v.regex(/^[^\p{C}\p{Zl}\p{Zp}]*$/u));

const NetworkAdSchema = v.object({
  id: v.pipe(v.string(), v.regex(/^[\w-]{1,64}$/)),
  /** Who speaks; the label above the ad says it. */
  advertiser: text(40),
  title: text(48),
  text: text(120),
  action: text(24),
  url: v.pipe(v.string(), v.maxLength(2000), v.url(), v.startsWith('https://')),
});
export type NetworkAd = v.InferOutput<typeof NetworkAdSchema>;

/** What the address in AD_FEED_URL answers, and GET /ads after it. */
export const AdFeedSchema = v.object({ ads: v.pipe(v.array(NetworkAdSchema), v.maxLength(20)) });
export type AdFeed = v.InferOutput<typeof AdFeedSchema>;
