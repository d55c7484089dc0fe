// What the environment may say, checked before anything starts. Everything has a default that works on a fresh machine.
import { join, resolve } from 'node:path';
import * as v from 'valibot';
import { SESSION_DAYS } from '#contract/kept-for';
import { flag, list, secret, StartFailure, token, url, whole } from './environment-values.ts';
import { isLoopback } from './loopback.ts';
import { OBJECT_STORE_ENTRIES, readObjectStore, type ObjectStoreSettings } from './object-store-settings.ts';
import { PROVIDER_ENTRIES, readProviderSettings, type ProvidersConfig } from './provider-settings.ts';

/** `web`: answers, and makes nothing. `worker`: makes stories and pictures and tidies up, and answers only who watches it. */
const ROLES = ['all', 'web', 'worker'] as const;

const EnvironmentSchema = v.object({
  NODE_ENV: v.optional(v.string(), ''),
  ROLE: v.optional(v.picklist(ROLES, `must be ${ROLES.join(', ')}`), 'all'),
  PORT: whole(3000, 0, 65_535),
  DATA_DIR: v.optional(v.string(), 'data'),
  DIST_DIR: v.optional(v.string(), 'dist'),
  /** PostgreSQL in the place of the file in DATA_DIR. What is wrong with it is said without it: it holds a password. */
  DATABASE_URL: v.optional(
    v.pipe(
      v.string(),
      v.regex(/^postgres(ql)?:\/\//, 'must begin with postgres:// or postgresql://'),
      v.check(
        (text) => URL.canParse(text) && new URL(text).pathname.length > 1,
        'must be an address like postgres://user:password@host:5432/name; signs like @ / # % in a password are written as %40 %2F %23 %25',
      ),
    ),
  ),
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
  /** Where a network of advertisers says its ads; without it they are our own. */
  AD_FEED_URL: v.optional(url),
  JWT_SECRET: v.optional(secret),
  /** The secret before the last change: what it signed is good until its time is over. */
  JWT_SECRET_PREVIOUS: v.optional(secret),
  JWT_TTL_SECONDS: whole(SESSION_DAYS * 86_400, 60, 31_536_000),
  OAUTH_SANDBOX: v.optional(v.picklist(['on', 'off'], 'must be on or off')),
  ALLOW_SANDBOX: flag(false),
  /** smtp://user:password@host:port, or smtps:// */
  MAIL_URL: v.optional(v.pipe(v.string(), v.regex(/^smtps?:\/\//, 'must begin with smtp:// or smtps://'))),
  MAIL_FROM: v.optional(v.string(), 'Tuckaway <no-reply@localhost>'),
  PAYMENTS: v.optional(v.picklist(['stripe', 'mock', 'off'], 'must be stripe, mock or off')),
  STRIPE_SECRET_KEY: v.optional(v.string()),
  STRIPE_WEBHOOK_SECRET: v.optional(v.string()),
  /** Where the payment provider's API is; another address only for tests of its protocol. */
  STRIPE_API_BASE: v.optional(url, 'https://api.stripe.com'),
  GENERATE_SYNC_WAIT_MS: whole(2000, 0, 60_000),
  ...PROVIDER_ENTRIES,
  ...OBJECT_STORE_ENTRIES,
  SEED_STORIES: flag(true),
  RETIRE_WORKER: flag(false),
  RATE_LIMIT_SCALE: v.optional(
    v.pipe(v.string(), v.regex(/^\d+(\.\d+)?$/, 'must be a number, 0 or more'), v.transform(Number)),
    '1',
  ),
  ANALYTICS: flag(true),
  /** Opens the operator's figures. */
  OPERATOR_TOKEN: v.optional(token),
  /** Opens the counters at /metrics, for a Prometheus. */
  METRICS_TOKEN: v.optional(token),
  /** A collector of traces, by the names that every program has for it. */
  OTEL_EXPORTER_OTLP_ENDPOINT: v.optional(url),
  OTEL_TRACES_SAMPLER_ARG: v.optional(
    v.pipe(v.string(), v.regex(/^(0(\.\d+)?|1(\.0+)?)$/, 'must be a share from 0 to 1'), v.transform(Number)),
    '1',
  ),
  CORS_ORIGINS: list(''),
  /** How many proxies of ours stand before the server: so many entries from the end of X-Forwarded-For are to be believed. */
  TRUST_PROXY: whole(0, 0, 10),
  LOG_LEVEL: v.optional(
    v.picklist(['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent'], 'must be a level of pino'),
    'info',
  ),
});

export interface SignInProvider {
  issuer: string;
  clientId: string;
  clientSecret: string;
}

/** `mock`: the payment sandbox that comes with the product, where no card is charged. `off`: nothing can be bought. */
type PaymentsConfig =
  | { kind: 'stripe'; apiBase: string; secretKey: string; webhookSecret: string }
  | { kind: 'mock' }
  | { kind: 'off' };

export interface Config {
  isProduction: boolean;
  role: (typeof ROLES)[number];
  /** Whether this process answers readers. One that does not still says how it is. */
  isAnswering: boolean;
  /** Whether this process tells, paints, sweeps and looks after subscriptions. */
  isWorking: boolean;
  port: number;
  dataDir: string;
  /** What `openDatabase` opens: the file in the data folder, or PostgreSQL. It may hold a password. */
  databaseAddress: string;
  /** Where pictures are kept; undefined: in the data folder. */
  objectStore: ObjectStoreSettings | undefined;
  distDir: string;
  publicUrl: string;
  productName: string;
  supportContact: string;
  showcase: boolean;
  anonymousDailyLimit: number;
  ads: { enabled: boolean; tiers: string[]; feedUrl: string | undefined };
  /** Undefined on a machine that was given none: identity makes one and keeps it in the data folder. */
  secret: string | undefined;
  earlierSecret: string | undefined;
  /** How long a session lasts. */
  tokenSeconds: number;
  /** OpenID Connect issuers to sign in with, by the name that stands in addresses. */
  signInProviders: Readonly<Record<string, SignInProvider>>;
  /** The issuer that comes with the product, for machines that know no other. */
  hasSandboxSignIn: boolean;
  /** `off`: no letters. `folder`: each falls into DATA_DIR/mail. */
  mail: { kind: 'off' } | { kind: 'folder'; from: string } | { kind: 'smtp'; url: string; from: string };
  payments: PaymentsConfig;
  /** Who writes and paints beside the storyteller and the illustrator that come with the product. */
  providers: ProvidersConfig;
  generateSyncWaitMs: number;
  seedStories: boolean;
  /** The service worker takes its leave of every device that has it, and no page registers one. */
  retiresWorker: boolean;
  rateLimitScale: number;
  analytics: boolean;
  /** Without it there is no page of figures. */
  operatorToken: string | undefined;
  /** Without it nothing is to be read at /metrics. */
  metricsToken: string | undefined;
  /** Where traces go, and which share of them. Undefined: nothing is followed. */
  traces: { endpoint: string; share: number } | undefined;
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
  const isProduction = env.NODE_ENV.toLowerCase() === 'production';
  if (isProduction && !env.JWT_SECRET)
    throw new StartFailure('JWT_SECRET is required when NODE_ENV=production (at least 32 bytes)');
  const publicUrl = env.PUBLIC_URL ?? `http://localhost:${env.PORT}`;
  const isTryingOut = !isProduction && isLoopback(new URL(publicUrl));
  const wantsSandbox = env.OAUTH_SANDBOX ?? (isTryingOut ? 'on' : 'off');
  if (wantsSandbox === 'on' && !isTryingOut && !env.ALLOW_SANDBOX)
    throw new StartFailure(
      'OAUTH_SANDBOX=on needs ALLOW_SANDBOX=true in production and on a public address: anybody may sign in there as anybody',
    );
  return {
    isProduction,
    role: env.ROLE,
    isAnswering: env.ROLE !== 'worker',
    isWorking: env.ROLE !== 'web',
    port: env.PORT,
    dataDir: resolve(env.DATA_DIR),
    databaseAddress: env.DATABASE_URL ?? join(resolve(env.DATA_DIR), 'tuckaway.db'),
    objectStore: readObjectStore(env, given),
    distDir: resolve(env.DIST_DIR),
    publicUrl,
    productName: env.PRODUCT_NAME,
    supportContact: env.SUPPORT_CONTACT,
    showcase: env.SHOWCASE,
    anonymousDailyLimit: env.ANON_DAILY_LIMIT,
    ads: { enabled: env.ADS_ENABLED, tiers: env.ADS_TIERS, feedUrl: env.AD_FEED_URL },
    secret: env.JWT_SECRET,
    earlierSecret: env.JWT_SECRET_PREVIOUS,
    tokenSeconds: env.JWT_TTL_SECONDS,
    signInProviders: readProviders(given),
    hasSandboxSignIn: wantsSandbox === 'on',
    mail: env.MAIL_URL
      ? { kind: 'smtp', url: env.MAIL_URL, from: env.MAIL_FROM }
      : isProduction
        ? { kind: 'off' }
        : { kind: 'folder', from: env.MAIL_FROM },
    payments: readPayments(env, isTryingOut),
    providers: readProviderSettings(env),
    generateSyncWaitMs: env.GENERATE_SYNC_WAIT_MS,
    seedStories: env.SEED_STORIES,
    retiresWorker: env.RETIRE_WORKER,
    rateLimitScale: env.RATE_LIMIT_SCALE,
    analytics: env.ANALYTICS,
    operatorToken: env.OPERATOR_TOKEN,
    metricsToken: env.METRICS_TOKEN,
    traces: env.OTEL_EXPORTER_OTLP_ENDPOINT
      ? { endpoint: env.OTEL_EXPORTER_OTLP_ENDPOINT, share: env.OTEL_TRACES_SAMPLER_ARG }
      : undefined,
    corsOrigins: env.CORS_ORIGINS,
    proxies: env.TRUST_PROXY,
    logLevel: env.LOG_LEVEL,
  };
}

/** What payments go through: said by PAYMENTS, else Stripe where its key is given, else the sandbox while trying out. */
function readPayments(env: v.InferOutput<typeof EnvironmentSchema>, isTryingOut: boolean): PaymentsConfig {
  const kind = env.PAYMENTS ?? (env.STRIPE_SECRET_KEY ? 'stripe' : isTryingOut ? 'mock' : 'off');
  if (kind === 'off') return { kind };
  if (kind === 'mock') {
    if (!isTryingOut && !env.ALLOW_SANDBOX)
      throw new StartFailure(
        'PAYMENTS=mock needs ALLOW_SANDBOX=true in production and on a public address: anybody may have any plan there for nothing',
      );
    return { kind };
  }
  const { STRIPE_SECRET_KEY: secretKey, STRIPE_WEBHOOK_SECRET: webhookSecret, STRIPE_API_BASE: apiBase } = env;
  if (!secretKey) throw new StartFailure('STRIPE_SECRET_KEY is required when PAYMENTS=stripe');
  if (!webhookSecret) throw new StartFailure('STRIPE_WEBHOOK_SECRET is required beside STRIPE_SECRET_KEY');
  const { protocol, origin } = new URL(apiBase);
  // The SDK takes a host and a port alone, and the rest would be dropped without a word.
  if (new URL(apiBase).href !== `${origin}/`)
    throw new StartFailure('STRIPE_API_BASE must be an address without a path, like https://api.stripe.com');
  if (protocol !== 'https:' && !isLoopback(new URL(apiBase)))
    throw new StartFailure('STRIPE_API_BASE must begin with https://');
  return { kind, apiBase, secretKey, webhookSecret };
}

/** What the issuer that comes with the product is called in addresses. */
export const SANDBOX_PROVIDER = 'sandbox';
/** Issuers that need not be named. */
const KNOWN_ISSUERS: Readonly<Record<string, string>> = { google: 'https://accounts.google.com' };

/** OAUTH_<NAME>_CLIENT_ID, _CLIENT_SECRET and, where we do not know it, _ISSUER. */
function readProviders(given: Readonly<Record<string, string | undefined>>): Record<string, SignInProvider> {
  const providers: Record<string, SignInProvider> = {};
  for (const [key, clientId = ''] of Object.entries(given)) {
    const [, NAME = ''] = /^OAUTH_([A-Z0-9]+)_CLIENT_ID$/.exec(key) ?? [];
    if (!NAME) continue;
    const name = NAME.toLowerCase();
    const clientSecret = given[`OAUTH_${NAME}_CLIENT_SECRET`];
    const issuer = given[`OAUTH_${NAME}_ISSUER`] ?? KNOWN_ISSUERS[name];
    if (name === SANDBOX_PROVIDER) throw new StartFailure(`${key} cannot be: this name is our own issuer's`);
    if (!clientSecret) throw new StartFailure(`OAUTH_${NAME}_CLIENT_SECRET is missing beside ${key}`);
    if (!issuer || !URL.canParse(issuer)) throw new StartFailure(`OAUTH_${NAME}_ISSUER must be the issuer's address`);
    const { protocol } = new URL(issuer);
    if (protocol !== 'https:' && !(protocol === 'http:' && isLoopback(new URL(issuer))))
      throw new StartFailure(`OAUTH_${NAME}_ISSUER must begin with https://`);
    providers[name] = { issuer, clientId, clientSecret };
  }
  return providers;
}

/** Whether cookies may be marked Secure: a browser on plain http drops those that are. */
export const isHttps = (config: Config): boolean => config.publicUrl.startsWith('https:') || config.isProduction;
