// GET /operator/figures: what was counted, for who runs a deployment. Nothing in it leads back to a family.
import * as v from 'valibot';
import { ANALYTICS_EVENTS, isAnalyticsEvent } from './analytics.ts';

/** Days that may be asked for, today among them; events are kept no longer. */
export const MAX_FIGURE_DAYS = 90;
export const DEFAULT_FIGURE_DAYS = 30;

/** From the quilt to The End. */
export const FUNNEL_STEPS = ['home', 'started', 'succeeded', 'opened', 'finished'] as const;
export type FunnelStep = (typeof FUNNEL_STEPS)[number];

const count = v.pipe(v.number(), v.integer(), v.minValue(0));
const EVENT_NAMES = Object.keys(ANALYTICS_EVENTS).filter(isAnalyticsEvent);
const TallySchema = v.array(v.object({ name: v.string(), count }));

export const OperatorFiguresSchema = v.object({
  /** The first and the last day, UTC, as `2026-11-20`. */
  from: v.string(),
  to: v.string(),
  /** Whether this deployment counts anything at all. */
  is_counting: v.boolean(),
  /** Every day from the first to the last: how often each event was counted, and on how many devices each step was taken. */
  days: v.array(
    v.object({
      day: v.string(),
      events: v.record(v.picklist(EVENT_NAMES), count),
      devices: v.record(v.picklist(FUNNEL_STEPS), count),
    }),
  ),
  /** Over all days: on how many devices a step was taken, and on how many of these every step before it too. */
  funnel: v.array(v.object({ step: v.picklist(FUNNEL_STEPS), devices: count, all_the_way: count })),
  /** The most frequent first. */
  failures: v.array(
    v.object({
      event: v.picklist(['story_generate_failed', 'client_error']),
      code: v.string(),
      message: v.string(),
      count,
      last_at: v.string(),
    }),
  ),
  languages: TallySchema,
  installs: v.object({ shown: count, accepted: count, dismissed: count }),
  /** `click_rate`: of the impressions; null where there was none. */
  ads: v.array(v.object({ slot: v.string(), impressions: count, clicks: count, click_rate: v.nullable(v.number()) })),
  /** Checkouts that were begun, by plan. */
  plans: TallySchema,
});
export type OperatorFigures = v.InferOutput<typeof OperatorFiguresSchema>;
