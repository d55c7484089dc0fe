import * as v from 'valibot';
import { LANGUAGE_CODES } from './languages.ts';

/** GET /anonymous/status. */
export const AnonymousStatusSchema = v.object({
  current_usage: v.number(),
  daily_limit: v.number(),
  reset_at: v.optional(v.string()),
});
export type AnonymousStatus = v.InferOutput<typeof AnonymousStatusSchema>;

/** GET /config: what the page must know about this deployment. */
export const ConfigSchema = v.object({
  product_name: v.string(),
  public_url: v.string(),
  support_contact: v.string(),
  showcase: v.boolean(),
  version: v.string(),
  languages: v.array(v.picklist(LANGUAGE_CODES)),
  oauth_providers: v.array(v.string()),
  password_reset: v.boolean(),
  payments: v.picklist(['stripe', 'mock', 'off']),
  anonymous_daily_limit: v.number(),
  ads: v.object({
    enabled: v.boolean(),
    refreshInterval: v.number(),
    tiers: v.array(v.string()),
    slots: v.object({
      bottom: v.object({ height: v.number(), min: v.number(), max: v.number() }),
      sidebar: v.object({ width: v.number(), height: v.number() }),
      inline: v.object({ min: v.number(), max: v.number() }),
    }),
    impressionRatio: v.number(),
  }),
  experiments: v.array(v.unknown()),
  analytics: v.boolean(),
});
export type Config = v.InferOutput<typeof ConfigSchema>;

/** Analytics: the names we count, and the props each may carry. Nothing else is stored, and nothing personal is among them. */
export const ANALYTICS_EVENTS = {
  page_view: ['path'],
  story_generate_started: ['theme', 'length', 'language'],
  story_generate_succeeded: ['theme', 'length', 'language'],
  story_generate_failed: ['message', 'code'],
  /** At The End. */
  story_finished: [],
  story_shared: ['method'],
  language_changed: ['language'],
  category_clicked: ['category'],
  checkout_started: ['plan'],
  install_shown: [],
  install_accepted: [],
  install_dismissed: [],
  ad_impression: ['slot'],
  ad_click: ['slot'],
  ad_refresh: ['slot'],
  client_error: ['message'],
} as const satisfies Record<string, readonly string[]>;
export type AnalyticsEventName = keyof typeof ANALYTICS_EVENTS;
export const isAnalyticsEvent = (name: string): name is AnalyticsEventName => Object.hasOwn(ANALYTICS_EVENTS, name);
export const MAX_ANALYTICS_TEXT = 300;

export const AnalyticsBatchSchema = v.object({
  client_id: v.pipe(v.string(), v.regex(/^[\w-]{16,64}$/)),
  events: v.pipe(
    v.array(
      v.object({
        id: v.optional(v.pipe(v.string(), v.maxLength(64))),
        name: v.pipe(v.string(), v.guard(isAnalyticsEvent)),
        ts: v.number(),
        props: v.optional(v.record(v.string(), v.unknown())),
      }),
    ),
    v.minLength(1),
    v.maxLength(100),
  ),
});
export type AnalyticsBatch = v.InferOutput<typeof AnalyticsBatchSchema>;
export const AcceptedAnswerSchema = v.object({ accepted: v.number() });
export const HealthSchema = v.object({ status: v.string() });
export const ReadySchema = v.object({ status: v.string(), checks: v.record(v.string(), v.unknown()) });
