// What the environment may say, checked before anything starts. Everything has a default that works on a fresh machine.
import { resolve } from 'node:path';
import * as v from 'valibot';

const flag = (byDefault: boolean) =>
  v.optional(
    v.pipe(
      v.picklist(['on', 'off', 'true', 'false', '1', '0'], 'must be on or off'),
      v.transform((text) => ['on', 'true', '1'].includes(text)),
    ),
    byDefault ? 'on' : 'off',
  );
const whole = (byDefault: number, min: number, max: number) =>
  v.optional(
    v.pipe(
      v.string(),
      v.regex(/^-?\d+$/, 'must be a whole number'),
      v.transform(Number),
      v.minValue(min, `must be at least ${min}`),
      v.maxValue(max, `must be at most ${max}`),
    ),
    String(byDefault),
  );
const url = v.pipe(
  v.string(),
  v.url('must be an address like https://example.org'),
  v.regex(/^https?:\/\//, 'must begin with http:// or https://'),
  v.transform((text) => text.replace(/\/+$/, '')),
);
const list = (byDefault: string) =>
  v.optional(
    v.pipe(
      v.string(),
      v.transform((text) =>
        text
          .split(',')
          .map((part) => part.trim())
          .filter(Boolean),
      ),
    ),
    byDefault,
  );

const EnvironmentSchema = v.object({
  NODE_ENV: v.optional(v.string(), ''),
  PORT: whole(3000, 0, 65_535),
  DATA_DIR: v.optional(v.string(), 'data'),
  DIST_DIR: v.optional(v.string(), 'dist'),
  PUBLIC_URL: v.optional(url),
  PRODUCT_NAME: v.optional(v.string(), 'Tuckaway'),
  SUPPORT_CONTACT: v.optional(
    v.pipe(v.string(), v.regex(/^(mailto:|https:\/\/)/, 'must begin with mailto: or https://')),
    'mailto:support@example.org',
  ),
  SHOWCASE: flag(true),
  ANON_DAILY_LIMIT: whole(1, 0, 1_000_000),
  ADS_ENABLED: flag(true),
  ADS_TIERS: list('free,basic'),
  JWT_SECRET: v.optional(
    v.pipe(
      v.string(),
      v.check((text) => Buffer.byteLength(text) >= 32, 'must have at least 32 bytes'),
    ),
  ),
  GENERATE_SYNC_WAIT_MS: whole(2000, 0, 60_000),
  SEED_STORIES: flag(true),
  RETIRE_WORKER: flag(false),
  RATE_LIMIT_SCALE: v.optional(
    v.pipe(v.string(), v.regex(/^\d+(\.\d+)?$/, 'must be a number, 0 or more'), v.transform(Number)),
    '1',
  ),
  ANALYTICS: flag(true),
  CORS_ORIGINS: list(''),
  /** How many proxies of ours stand before the server: so many entries from the end of X-Forwarded-For are to be believed. */
  TRUST_PROXY: whole(0, 0, 10),
  LOG_LEVEL: v.optional(
    v.picklist(['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent'], 'must be a level of pino'),
    'info',
  ),
});

/** A start that cannot succeed. Its message is one line for the person who started it. */
export class StartFailure extends Error {}

export interface Config {
  isProduction: boolean;
  port: number;
  dataDir: string;
  distDir: string;
  publicUrl: string;
  productName: string;
  supportContact: string;
  showcase: boolean;
  anonymousDailyLimit: number;
  ads: { enabled: boolean; tiers: string[] };
  /** Undefined on a machine that was given none: identity makes one and keeps it in the data folder. */
  secret: string | undefined;
  generateSyncWaitMs: number;
  seedStories: boolean;
  /** The service worker takes its leave of every device that has it, and no page registers one. */
  retiresWorker: boolean;
  rateLimitScale: number;
  analytics: boolean;
  corsOrigins: string[];
  proxies: number;
  logLevel: string;
}

/** The configuration an environment describes. Throws StartFailure with one line that names what is wrong. */
export function readConfig(environment: Readonly<Record<string, string | undefined>>): Config {
  // A name that is set to nothing is as good as absent.
  const given = Object.fromEntries(
    Object.entries(environment).filter(([, value]) => value !== undefined && value !== ''),
  );
  const parsed = v.safeParse(EnvironmentSchema, given);
  if (!parsed.success) {
    const [issue] = parsed.issues;
    throw new StartFailure(`${String(issue.path?.[0]?.key)} ${issue.message}`);
  }
  const env = parsed.output;
  const isProduction = env.NODE_ENV === 'production';
  if (isProduction && !env.JWT_SECRET)
    throw new StartFailure('JWT_SECRET is required when NODE_ENV=production (at least 32 bytes)');
  return {
    isProduction,
    port: env.PORT,
    dataDir: resolve(env.DATA_DIR),
    distDir: resolve(env.DIST_DIR),
    publicUrl: env.PUBLIC_URL ?? `http://localhost:${env.PORT}`,
    productName: env.PRODUCT_NAME,
    supportContact: env.SUPPORT_CONTACT,
    showcase: env.SHOWCASE,
    anonymousDailyLimit: env.ANON_DAILY_LIMIT,
    ads: { enabled: env.ADS_ENABLED, tiers: env.ADS_TIERS },
    secret: env.JWT_SECRET,
    generateSyncWaitMs: env.GENERATE_SYNC_WAIT_MS,
    seedStories: env.SEED_STORIES,
    retiresWorker: env.RETIRE_WORKER,
    rateLimitScale: env.RATE_LIMIT_SCALE,
    analytics: env.ANALYTICS,
    corsOrigins: env.CORS_ORIGINS,
    proxies: env.TRUST_PROXY,
    logLevel: env.LOG_LEVEL,
  };
}

/** Whether cookies may be marked Secure: a browser on plain http drops those that are. */
export const isHttps = (config: Config): boolean => config.publicUrl.startsWith('https:') || config.isProduction;
