import { randomUUID } from 'node:crypto';
import { accessSync, constants, mkdirSync } from 'node:fs';
import { Server } from 'node:http';
import process from 'node:process';
import { join } from 'node:path';
import { createAdaptorServer } from '@hono/node-server';
import type { Logger } from 'pino';
import { createApp } from './app.ts';
import { agreeOnSecret } from './identity/secret.store.ts';
import { secretOf } from './identity/secret.ts';
import { createMetrics } from './metrics/metrics.ts';
import { keepBuild } from './pages/previous-builds.ts';
import { readStaticFiles } from './pages/static-files.ts';
import { systemClock, type Clock } from './platform/clock.ts';
import type { Config } from './platform/config.ts';
import { StartFailure } from './platform/environment-values.ts';
import { isPostgres, openDatabase, type Database } from './platform/database.ts';
import { ApiFailure } from './platform/errors.ts';
import { createLog } from './platform/log.ts';
import { followQueries } from './platform/query-spans.ts';
import { NO_TRACING, type Tracing } from './platform/tracing.ts';
import { createLetterFolder } from './platform/letter-folder.ts';
import { createMailer } from './platform/mail.ts';
import { NO_NEWS, type ProcessNews } from './platform/process-news.ts';
import { systemRandom, type RandomBytes } from './platform/ids.ts';
import { createPainter, type Painter } from './pictures/painter.ts';
import { openPictureDisk } from './pictures/open-picture-disk.ts';
import { createPictureFiles } from './pictures/picture-files.ts';
import { PICTURE_WAITS, WAITING_WAITS as PICTURE_WAITING_WAITS, type PictureWaits } from './pictures/picture-waits.ts';
import type { PainterNeeds } from './providers/paint-picture.ts';
import type { TellerNeeds } from './providers/providers.ts';
import { loadEditorialStories } from './stories/editorial-stories.ts';
import { createGoldenVoices } from './stories/golden-voice.ts';
import { VERSION } from './usage/config.ts';
import { STORY_WAITS, WAITING_WAITS, type StoryWaits } from './stories/story-waits.ts';
import type { Storyteller } from './stories/storyteller.ts';

/** What a test may put in the place of the real thing. */
export interface Overrides {
  tell?: Storyteller['tell'];
  clock?: Clock;
  random?: RandomBytes;
  waits?: Partial<StoryWaits>;
  pictureWaits?: Partial<PictureWaits>;
  painter?: Painter;
  log?: Logger;
}
export interface RunningServer {
  url: string;
  port: number;
  /** Finishes what runs, takes nothing new, and lets go of everything. */
  stop: () => Promise<void>;
}

const CLOSE_IDLE_EVERY_MS = 50;

/** Starts the whole server and resolves when it listens. Throws StartFailure with one line where the reason is the machine's. */
export async function startServer(config: Config, overrides: Overrides = {}): Promise<RunningServer> {
  const log = overrides.log ?? createLog(config.logLevel);
  const random = overrides.random ?? systemRandom;
  const clock = overrides.clock ?? systemClock;
  assertWritable(config.dataDir);
  const staticFiles = readStaticFiles(config.distDir);
  const pictureFiles = createPictureFiles(await openPictureDisk(config));
  const { STORY_LANGUAGES, tellBeside, tellStory } = await import('#storyteller/tell-story');
  const opened = await openConfigured(config);
  const metrics = createMetrics({ isWatchingProcess: config.metricsToken !== undefined });
  metrics.describe({ version: VERSION, node: process.version, role: config.role });
  const tracing = await openTracing(config, log);
  const database = followQueries(opened, tracing);
  const builtin = { languages: STORY_LANGUAGES, tell: overrides.tell ?? tellStory, tellBeside };
  const providing = { config: config.providers, database, clock, log, metrics, tracing };
  const storyteller = await chooseTeller({ ...providing, builtin });
  const painter = await choosePainter({ ...providing, builtin: overrides.painter ?? createPainter(log) });
  if (config.seedStories && config.isAnswering) await loadEditorialStories(database, clock);
  const processNews = await openNews(config, log);
  const letters = createLetterFolder(join(config.dataDir, 'mail'));
  const { app, watched, eraseAgain, beginDraining, sandboxPayments, ...working } = createApp({
    config,
    database,
    clock,
    random,
    log,
    metrics,
    tracing,
    staticFiles: config.isAnswering
      ? { ...staticFiles, earlier: keepBuild(config.distDir, join(config.dataDir, 'builds'), log) }
      : staticFiles,
    sendLetter: createMailer(config.mail, letters),
    letters,
    ledgerFile: join(config.dataDir, 'erased.jsonl'),
    secret: config.secret ?? (await agreeOnSecret(database, secretOf(undefined, config.dataDir, random))),
    storyteller,
    waits: { ...STORY_WAITS, ...(config.providers.story ? WAITING_WAITS : {}), ...overrides.waits },
    pictures: {
      files: pictureFiles,
      painter,
      waits: { ...PICTURE_WAITS, ...(config.providers.image ? PICTURE_WAITING_WAITS : {}), ...overrides.pictureWaits },
    },
    processNews,
    workerName: randomUUID(),
  });
  const again = await eraseAgain();
  if (again.accounts + again.stories > 0) log.warn(again, 'what had been removed was there again, and is gone');
  const server = createAdaptorServer({
    fetch: config.isAnswering ? app.fetch : watched.fetch,
    serverOptions: { requestTimeout: 30_000, headersTimeout: 15_000, keepAliveTimeout: 5000 },
  });
  if (!(server instanceof Server)) throw new Error('expected a plain HTTP server');
  const port = await listen(server, config.port).catch(async (thrown: unknown) => {
    await processNews.close();
    await database.destroy();
    throw thrown;
  });
  const { worker, pictureWorker, sweeper, payments } = working;
  if (config.isWorking) for (const each of [worker, pictureWorker, sweeper, payments]) each.start();
  // It stands for somebody else's server, and hears what is bought on the pages of this process.
  if (config.isAnswering) sandboxPayments?.start();

  return {
    url: `http://localhost:${port}`,
    port,
    stop: async () => {
      beginDraining();
      sweeper.stop();
      payments.stop();
      await Promise.all([worker.drain(), pictureWorker.drain(), sandboxPayments?.stop()]);
      await close(server);
      await processNews.close();
      await database.destroy();
      await tracing.stop();
    },
  };
}

/** What follows requests and jobs is loaded only where somebody wants to know. */
async function openTracing({ traces, role }: Config, log: Logger): Promise<Tracing> {
  if (!traces) return NO_TRACING;
  const { createOtlpTracing } = await import('./platform/otlp-tracing.ts');
  return createOtlpTracing({ ...traces, about: { 'service.version': VERSION, 'tuckaway.role': role }, log });
}

async function openConfigured({ databaseAddress, dataDir }: Config): Promise<Database> {
  try {
    return await openDatabase(databaseAddress);
  } catch (thrown) {
    const cause = thrown instanceof ApiFailure ? thrown.cause : thrown;
    const { hostname } = URL.canParse(databaseAddress) ? new URL(databaseAddress) : {};
    const where = hostname === undefined ? `in ${dataDir}` : `at ${hostname}`;
    // Two addresses of one host that both refuse have a code and no word of their own.
    const why = cause instanceof AggregateError ? cause.errors.map(String).join(', ') : String(cause);
    throw new StartFailure(`The database ${where} cannot be opened: ${why}`, { cause });
  }
}

/** Processes on a file of SQLite find out about one another by asking. */
async function openNews({ databaseAddress }: Config, log: Logger): Promise<ProcessNews> {
  if (!isPostgres(databaseAddress)) return NO_NEWS;
  const { openPostgresNews } = await import('./platform/postgres-news.ts');
  return openPostgresNews(databaseAddress, log);
}

/** What a provider needs is loaded only where one is chosen. */
async function chooseTeller(needs: Omit<TellerNeeds, 'random' | 'voiceFor' | 'waits'>): Promise<Storyteller> {
  if (!needs.config.story) return needs.builtin;
  const { createTeller, providerWaits } = await import('./providers/providers.ts');
  return createTeller({
    ...needs,
    random: Math.random,
    voiceFor: createGoldenVoices(),
    waits: providerWaits(needs.config),
  });
}

async function choosePainter(needs: Omit<PainterNeeds, 'random' | 'waits'>): Promise<Painter> {
  if (!needs.config.image) return needs.builtin;
  const { createProviderPainter, PICTURE_PROVIDER_WAITS } = await import('./providers/paint-picture.ts');
  return createProviderPainter({ ...needs, random: Math.random, waits: PICTURE_PROVIDER_WAITS });
}

function assertWritable(dataDir: string): void {
  try {
    mkdirSync(dataDir, { recursive: true });
    accessSync(dataDir, constants.W_OK);
  } catch {
    throw new StartFailure(`DATA_DIR cannot be written: ${dataDir}`);
  }
}

function listen(server: Server, port: number): Promise<number> {
  return new Promise((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => {
      reject(
        error.code === 'EADDRINUSE'
          ? new StartFailure(`Port ${port} is in use. Set PORT to another one.`)
          : error.code === 'EACCES'
            ? new StartFailure(`Port ${port} may not be used by this user. Set PORT to another one.`)
            : error,
      );
    });
    server.listen(port, () => {
      const address = server.address();
      resolve(typeof address === 'object' && address !== null ? address.port : port);
    });
  });
}

/** Idle connections that the browser keeps open would hold the end back until they time out. */
async function close(server: Server): Promise<void> {
  const idle = setInterval(() => server.closeIdleConnections(), CLOSE_IDLE_EVERY_MS);
  await new Promise((resolve) => server.close(resolve));
  clearInterval(idle);
}
