// The whole server in one process: real routes, real SQL, a storyteller and a clock that the test holds.
import { randomBytes } from 'node:crypto';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import * as v from 'valibot';
import { SessionAnswerSchema } from '#contract/accounts';
import { LANGUAGE_CODES } from '#contract/languages';
import type { Tier } from '#contract/tiers';
import { tellBeside } from '#storyteller/tell-story';
import { createApp } from '../../server/app.ts';
import { createMetrics } from '../../server/metrics/metrics.ts';
import { documentOf } from '../../server/pages/answer-bytes.ts';
import type { PainterNeeds } from '../../server/providers/paint-picture.ts';
import type { TellerNeeds } from '../../server/providers/providers.ts';
import type { StaticFiles } from '../../server/pages/static-files.ts';
import { readConfig } from '../../server/platform/config.ts';
import type { Database } from '../../server/platform/database.ts';
import { NO_TRACING } from '../../server/platform/tracing.ts';
import { createLetterFolder } from '../../server/platform/letter-folder.ts';
import type { Letter, SendLetter } from '../../server/platform/mail.ts';
import { createLog } from '../../server/platform/log.ts';
import { NO_NEWS } from '../../server/platform/process-news.ts';
import type { Painter } from '../../server/pictures/painter.ts';
import type { PaintedPicture, PictureFile, PictureFiles } from '../../server/pictures/picture-files.ts';
import { PICTURE_WAITS, type PictureWaits } from '../../server/pictures/picture-waits.ts';
import { STORY_WAITS, type StoryWaits } from '../../server/stories/story-waits.ts';
import type { Storyteller } from '../../server/stories/storyteller.ts';
import { openEmptyDatabase } from './empty-database.ts';

export const TEMPLATE =
  '<!doctype html><html lang="en"><head><!--head--><script>window.early = 1;</script></head><body><div id="root"></div><!--data--></body></html>';
const bytes = (text: string) => new TextEncoder().encode(text);

/** The words of the categories and of pages with heads of their own, as they stand in the product. */
const LOCALES = join(import.meta.dirname, '../../public/locales');
const pageTexts = readdirSync(LOCALES, { recursive: true, encoding: 'utf8' })
  .filter((path) => /^[\w-]+\/(categories|stories|pricing|privacy|landing\/[\w-]+)\.json$/.test(path))
  .map((path) => [`/locales/${path}`, documentOf(readFileSync(join(LOCALES, path)), 'application/json')] as const);

/** A build as small as one can be, with those words. */
export const SMALL_BUILD: StaticFiles = {
  home: TEMPLATE.replace('<div id="root">', '<div id="root">home'),
  shell: TEMPLATE,
  files: new Map([
    [
      '/assets/main-abc123.js',
      documentOf(bytes('console.log("hello")'), 'text/javascript; charset=utf-8', {
        br: bytes('BR'),
        gzip: bytes('GZIP'),
      }),
    ],
    ['/sw.js', documentOf(bytes('self'), 'text/javascript; charset=utf-8')],
    ['/manifest.webmanifest', documentOf(bytes('{}'), 'application/manifest+json')],
    ['/locales/en/common.json', documentOf(bytes('{"hello":"Hello"}'), 'application/json')],
    ['/locales/pt-BR/common.json', documentOf(bytes('{"hello":"Oi"}'), 'application/json')],
    ...pageTexts,
  ]),
};

export const WISH = {
  protagonist_name: 'Mia',
  age_group: 'preschool',
  theme: 'friendship',
  character: 'robot',
  setting: 'forest',
  length: 'short',
  moral: null,
  difficulty: null,
  tone: null,
  story_language: 'en',
  sync: true,
  include_images: false,
  image_style: 'watercolor',
};

/** Tells at once, always the same. */
export const quickTell: Storyteller['tell'] = async ({ name }) => ({
  title: `${name} and the Lamp`,
  paragraphs: [
    { text: `${name} lit the lamp.` },
    { text: 'Hush, hush,\nsaid the lamp.' },
    { text: `Good night, ${name}.` },
  ],
  plan: { arc: 'lamp' },
  told: ['themes/lamp'],
});
/** Paints at once: two files of a few bytes. */
const quickPaint = async (): Promise<PaintedPicture> => ({
  1024: { bytes: bytes('large'), type: 'image/webp' },
  640: { bytes: bytes('small'), type: 'image/webp' },
});
/** Keeps files for as long as the test runs. */
export function filesInMemory(): PictureFiles {
  const kept = new Map<string, PaintedPicture>();
  const converted = new Map<string, PictureFile>();
  return {
    store: async (storyId, version, painted) => void kept.set(`${storyId}/${version}`, painted),
    storeConverted: async (storyId, version, width, file) => void converted.set(`${storyId}/${version}-${width}`, file),
    read: async (storyId, version, width, types) =>
      [kept.get(`${storyId}/${version}`)?.[width], converted.get(`${storyId}/${version}-${width}`)].find(
        (file) => file && types.includes(file.type),
      ),
    removeVersion: async (storyId, version) => void kept.delete(`${storyId}/${version}`),
    remove: async (storyId) => {
      for (const key of kept.keys()) if (key.startsWith(`${storyId}/`)) kept.delete(key);
    },
    stories: async () => [...new Set([...kept.keys()].map((key) => key.split('/')[0] ?? ''))],
  };
}
/** Of every family that a test signs in. */
export const PASSWORD = 'sleep tight';
export const never = <T>() => new Promise<T>(() => {});

interface TestOptions {
  /** Of another server, beside which this one works as a second process would; that one closes it. */
  database?: Database;
  env?: Record<string, string>;
  tell?: Storyteller['tell'];
  /** Whoever tells in the place of that one. */
  storyteller?: (needs: Omit<TellerNeeds, 'random' | 'voiceFor' | 'waits'>) => Storyteller;
  /** What the storyteller speaks: all twelve unless told otherwise. */
  storyLanguages?: readonly string[];
  waits?: Partial<StoryWaits>;
  staticFiles?: StaticFiles;
  isWorking?: boolean;
  paint?: Painter['paint'];
  fit?: Painter['fit'];
  convert?: Painter['convert'];
  /** Whoever paints in the place of those. */
  painter?: (needs: Omit<PainterNeeds, 'random' | 'waits'>) => Painter;
  pictureFiles?: PictureFiles;
  pictureWaits?: Partial<PictureWaits>;
  sendLetter?: SendLetter;
  /** Where removals are noted: in a folder of the test's own unless told otherwise. */
  ledgerFile?: string;
}
interface Ask {
  method?: string;
  body?: unknown;
  headers?: Record<string, string>;
  address?: string;
}
export type AskFor = (path: string, ask?: Ask) => Promise<Response>;

/** A family with an account. `ask` carries its token, on the device of `device`. */
export interface Family {
  ask: AskFor;
  device: AskFor;
  token: string;
  userId: string;
}

export async function createTestApp(options: TestOptions = {}) {
  const time = { now: Date.parse('2026-11-20T20:00:00.000Z') };
  const clock = { now: () => time.now };
  const database = options.database ?? (await openEmptyDatabase());
  const config = readConfig({
    SHOWCASE: 'off',
    ANON_DAILY_LIMIT: '5',
    RATE_LIMIT_SCALE: '0',
    SEED_STORIES: 'off',
    LOG_LEVEL: 'silent',
    ...options.env,
  });
  const lines: string[] = [];
  const log = createLog('debug', { write: (line: string) => void lines.push(line) });
  const letters: Letter[] = [];
  const builtin = { languages: options.storyLanguages ?? LANGUAGE_CODES, tell: options.tell ?? quickTell, tellBeside };
  const metrics = createMetrics();
  const providing = { config: config.providers, database, clock, log, metrics, tracing: NO_TRACING };
  const painter: Painter = {
    paint: options.paint ?? quickPaint,
    fit: options.fit ?? quickPaint,
    convert: options.convert ?? (async (_kept, type) => bytes(`converted to ${type}`)),
    close: () => {},
  };
  const folder = mkdtempSync(join(tmpdir(), 'tuckaway-app-'));
  const server = createApp({
    config,
    database,
    clock,
    log,
    metrics,
    tracing: NO_TRACING,
    random: (size) => randomBytes(size),
    secret: 'a-secret-for-tests-of-32-bytes!!',
    processNews: NO_NEWS,
    workerName: 'test',
    sendLetter:
      config.mail.kind === 'off' ? undefined : (options.sendLetter ?? (async (letter) => void letters.push(letter))),
    letters: createLetterFolder(join(folder, 'mail')),
    ledgerFile: options.ledgerFile ?? join(folder, 'erased.jsonl'),
    storyteller: options.storyteller?.({ ...providing, builtin }) ?? builtin,
    waits: { ...STORY_WAITS, pollMs: 50, retryMs: 0, drainMs: 20, ...options.waits },
    staticFiles: options.staticFiles ?? SMALL_BUILD,
    pictures: {
      files: options.pictureFiles ?? filesInMemory(),
      painter: options.painter?.({ ...providing, builtin: painter }) ?? painter,
      waits: { ...PICTURE_WAITS, pollMs: 20, retryMs: 0, drainMs: 20, ...options.pictureWaits },
    },
  });
  if (options.isWorking !== false) {
    server.worker.start();
    server.pictureWorker.start();
  }

  /** A browser with cookies of its own. */
  const visitor = (): AskFor => {
    let cookie = '';
    return async (path, { method = 'GET', body, headers = {}, address = '192.0.2.1' } = {}) => {
      const answer = await server.app.request(
        path,
        {
          method,
          headers: {
            ...(cookie ? { Cookie: cookie } : {}),
            ...(body === undefined ? {} : { 'Content-Type': 'application/json' }),
            ...headers,
          },
          ...(body === undefined ? {} : { body: typeof body === 'string' ? body : JSON.stringify(body) }),
        },
        { incoming: { socket: { remoteAddress: address } } },
      );
      cookie = answer.headers.get('Set-Cookie')?.split(';')[0] ?? cookie;
      return answer;
    };
  };
  const setTier = async (userId: string, tier: Tier, expiresAt: number | null = null) => {
    await database
      .updateTable('users')
      .set({ subscription_status: tier, subscription_type: 'month', subscription_expires_at: expiresAt })
      .where('id', '=', userId)
      .execute();
  };
  let families = 0;
  return {
    ...server,
    database,
    /** Gives a plan to a user, as a payment would. */
    setTier,
    /** Opens an account on a device, from a network address of its own. */
    signedIn: async (tier: Tier = 'free', device: AskFor = visitor()): Promise<Family> => {
      families += 1;
      const email = `family-${families}@example.com`;
      const address = `198.51.100.${families}`;
      const answer = await device('/api/auth/register', {
        method: 'POST',
        body: { email, password: PASSWORD },
        address,
      });
      const { token, user } = v.parse(SessionAnswerSchema, await answer.json());
      if (tier !== 'free') await setTier(user.id, tier);
      const ask: AskFor = (path, { headers, ...rest } = {}) =>
        device(path, { address, ...rest, headers: { Authorization: `Bearer ${token}`, ...headers } });
      return { ask, device, token, userId: user.id };
    },
    clock,
    lines,
    /** What was sent by mail. */
    letters,
    visitor,
    ask: visitor(),
    config,
    /** Lets the server's clock jump forward. */
    later: (ms: number) => {
      time.now += ms;
    },
    close: async () => {
      server.sweeper.stop();
      server.payments.stop();
      await Promise.all([server.worker.drain(), server.pictureWorker.drain(), server.sandboxPayments?.stop()]);
      if (!options.database) await database.destroy();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
export type TestApp = Awaited<ReturnType<typeof createTestApp>>;

const TABLES = [
  'stories',
  'story_jobs',
  'pictures',
  'story_views',
  'story_likes',
  'story_reports',
  'daily_usage',
  'idempotent_answers',
  'analytics_events',
  'users',
  'external_identities',
  'password_resets',
  'revoked_tokens',
  'billing_accounts',
  'subscription_changes',
  'checkout_sessions',
  'payment_events',
  'sandbox_payment_objects',
  'sandbox_payment_events',
] as const;
/** How much is stored: the same before and after means that nothing was left behind. */
export async function rowCounts(database: Database): Promise<Record<string, number>> {
  const counts: Record<string, number> = {};
  for (const table of TABLES) {
    const row = await database
      .selectFrom(table)
      .select((eb) => eb.fn.countAll<number>().as('count'))
      .executeTakeFirstOrThrow();
    counts[table] = row.count;
  }
  const used = await database
    .selectFrom('daily_usage')
    .select((eb) => eb.fn.sum<number | null>('used').as('sum'))
    .executeTakeFirstOrThrow();
  counts['used'] = used.sum ?? 0;
  return counts;
}
