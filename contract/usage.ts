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
    /** Whether a network of advertisers speaks here too: GET /ads. */
    feed: v.optional(v.boolean(), false),
  }),
  /** Who writes the stories: our own storyteller, or a provider of language models. */
  writer: v.optional(v.picklist(['builtin', 'provider']), 'builtin'),
  /** Who paints the pictures: our own illustrator, or a provider of image models. */
  painter: v.optional(v.picklist(['builtin', 'provider']), 'builtin'),
  experiments: v.array(v.unknown()),
  analytics: v.boolean(),
});
export type Config = v.InferOutput<typeof ConfigSchema>;

export const AcceptedAnswerSchema = v.object({ accepted: v.number() });
export const HealthSchema = v.object({ status: v.string() });
export const ReadySchema = v.object({ status: v.string(), checks: v.record(v.string(), v.unknown()) });
