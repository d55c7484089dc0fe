// Events of the page. A module of its own: the page needs it with the first event, not before.
import * as v from 'valibot';

/** The names we count, and the props each may carry. Nothing else is stored, and nothing personal is among them. */
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
  ad_impression: ['slot', 'creative'],
  ad_click: ['slot', 'creative'],
  ad_refresh: ['slot', 'creative'],
  client_error: ['message'],
} as const satisfies Record<string, readonly string[]>;
export type AnalyticsEventName = keyof typeof ANALYTICS_EVENTS;
export const isAnalyticsEvent = (name: string): name is AnalyticsEventName => Object.hasOwn(ANALYTICS_EVENTS, name);
export const MAX_ANALYTICS_TEXT = 300;
/** So many events go at once, after so long at the latest (specification, section 9). */
export const ANALYTICS_BATCH = 10;
export const ANALYTICS_BATCH_MS = 5000;
/** Events in one call, and on a device until it can send them. */
export const MAX_ANALYTICS_EVENTS = 100;

export const AnalyticsEventsSchema = v.pipe(
  v.array(
    v.object({
      id: v.optional(v.pipe(v.string(), v.maxLength(64))),
      name: v.pipe(v.string(), v.guard(isAnalyticsEvent)),
      ts: v.number(),
      props: v.optional(v.record(v.string(), v.unknown())),
    }),
  ),
  v.minLength(1),
  v.maxLength(MAX_ANALYTICS_EVENTS),
);
export const AnalyticsBatchSchema = v.object({
  client_id: v.pipe(v.string(), v.regex(/^[\w-]{16,64}$/)),
  events: AnalyticsEventsSchema,
});
export type AnalyticsBatch = v.InferOutput<typeof AnalyticsBatchSchema>;
