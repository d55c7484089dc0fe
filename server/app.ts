// Wires the domains together. Everything comes in from outside, so a test builds the whole server in one call.
import type { Logger } from 'pino';
import { accountRoutes } from './accounts/account.routes.ts';
import { accountsRoutes } from './accounts/accounts.routes.ts';
import { tierOf } from './accounts/users.ts';
import { categoriesRoutes } from './categories/categories.routes.ts';
import { createCategories } from './categories/categories.ts';
import { createCategoryCounts } from './categories/category-counts.ts';
import { readCategoryWords } from './categories/category-words.ts';
import { createErasing, type FilesBeside } from './erasing.ts';
import { createJoining } from './joining.ts';
import { metricsRoutes } from './metrics/metrics.routes.ts';
import type { Metrics } from './metrics/metrics.ts';
import { operatorRoutes } from './operator/operator.routes.ts';
import { pagesRoutes } from './pages/pages.routes.ts';
import { createPageTexts } from './pages/page-texts.ts';
import { createPages } from './pages/pages.ts';
import { createSitemap } from './pages/sitemap.ts';
import { retireWorker } from './pages/retire-worker.ts';
import { withoutOperator, type StaticFiles } from './pages/static-files.ts';
import { paymentsRoutes } from './payments/payments.routes.ts';
import { createPayments } from './payments/payments.ts';
import type { Clock } from './platform/clock.ts';
import { isHttps, type Config } from './platform/config.ts';
import type { Database } from './platform/database.ts';
import { ApiFailure, retryAfter } from './platform/errors.ts';
import { createHttp } from './platform/http.ts';
import type { RandomBytes } from './platform/ids.ts';
import type { SendLetter } from './platform/mail.ts';
import type { ProcessNews } from './platform/process-news.ts';
import { createRateLimits } from './platform/rate-limits.ts';
import { createSigner } from './platform/signing.ts';
import type { Tracing } from './platform/tracing.ts';
import type { Painter } from './pictures/painter.ts';
import type { PictureFiles } from './pictures/picture-files.ts';
import type { PictureWaits } from './pictures/picture-waits.ts';
import { picturesRoutes } from './pictures/pictures.routes.ts';
import { createRecognizing } from './recognizing.ts';
import { sandboxPaymentsRoutes } from './sandbox-payments/sandbox-payments.routes.ts';
import { createSandboxPayments } from './sandbox-payments/sandbox-payments.ts';
import { sandboxSignInRoutes } from './sandbox-sign-in/sandbox-sign-in.routes.ts';
import { createAttemptCookies } from './sign-in/attempt-cookies.ts';
import { isSignInCallback, signInRoutes } from './sign-in/sign-in.routes.ts';
import { reactionsRoutes } from './stories/reactions.routes.ts';
import { createReactions } from './stories/reactions.ts';
import { storiesRoutes } from './stories/stories.routes.ts';
import type { StoryWaits } from './stories/story-waits.ts';
import type { Storyteller } from './stories/storyteller.ts';
import { createTelling } from './telling.ts';
import { createAnalytics } from './usage/analytics.ts';
import { readinessRoutes } from './usage/readiness.routes.ts';
import { createRights } from './usage/rights.ts';
import { createUsage } from './usage/usage.ts';
import { usageRoutes } from './usage/usage.routes.ts';

export interface Dependencies extends FilesBeside {
  config: Config;
  secret: string;
  database: Database;
  clock: Clock;
  random: RandomBytes;
  storyteller: Storyteller;
  waits: StoryWaits;
  pictures: { files: PictureFiles; painter: Painter; waits: PictureWaits };
  log: Logger;
  /** One registry a server. */
  metrics: Metrics;
  tracing: Tracing;
  /** Missing where no letter can be sent. */
  sendLetter: SendLetter | undefined;
  staticFiles: StaticFiles;
  /** To and from other processes on the same database. */
  processNews: ProcessNews;
  /** Names this process among others on the same database. */
  workerName: string;
}

/**
 * The server without a network: `app` answers requests, `watched` those about the process alone; `worker`, `pictureWorker` and
 * `sweeper` are to be started and drained.
 */
export function createApp(dependencies: Dependencies) {
  const { config, database, clock, random, log, metrics, tracing, processNews } = dependencies;
  const secrets = [dependencies.secret, ...(config.earlierSecret ? [config.earlierSecret] : [])] as const;
  const signer = createSigner(secrets);
  const secure = isHttps(config);
  const erasing = createErasing({ ...dependencies, signer });
  const limits = createRateLimits({ scale: config.rateLimitScale, database, signer, onRefused: metrics.rateLimited });
  const { sessions, identity } = createRecognizing({ config, database, clock, random, signer, secrets });
  const { showcase, anonymousDailyLimit } = config;
  const rightsOf = createRights({ showcase, anonymousDailyLimit, scaled: limits.scaled });
  const usage = createUsage({ clock, showcase, rightsOf, scaled: limits.scaled });
  const built = config.operatorToken ? dependencies.staticFiles : withoutOperator(dependencies.staticFiles);
  const staticFiles = config.retiresWorker ? retireWorker(built) : built;
  const analytics = createAnalytics({ database, clock, random });
  const categoryCounts = createCategoryCounts({ clock });
  const onUnlisted = () => {
    sitemap.forget();
    processNews.send('unlisted');
  };
  processNews.hear('unlisted', () => sitemap.forget());
  const { stories, news, worker, pictures, sweeper } = createTelling({
    ...dependencies,
    signer,
    usage,
    rightsOf,
    sessions,
    analytics,
    categoryCounts,
    erasing,
    staticFiles,
    onUnlisted,
  });
  const categories = createCategories({
    database,
    clock,
    words: readCategoryWords(staticFiles.files),
    counts: categoryCounts,
    countPublicStories: stories.countPublic,
    onCountRead: (isKept) => metrics.cacheRead('public_stories', isKept),
  });
  const { publicUrl, productName, corsOrigins } = config;
  const site = { productName, publicUrl };
  const sandboxPayments =
    config.payments.kind === 'mock'
      ? createSandboxPayments({ database, clock, random, signer, ...site, log, request: (asked) => app.request(asked) })
      : undefined;
  const payments = createPayments({
    database,
    clock,
    random,
    usage,
    tierOf,
    publicUrl,
    provider: sandboxPayments?.connection ?? (config.payments.kind === 'stripe' ? config.payments : undefined),
    onPricesRead: (isKnown) => metrics.cacheRead('prices', isKnown),
    log,
  });
  const { accounts, accountData, passwordReset, belongings, sandbox, signIn } = createJoining({
    ...dependencies,
    signer,
    sessions,
    stories,
    pictures,
    payments,
    erasing,
    onUnlisted,
  });
  const draining = new AbortController();
  const isDraining = () => draining.signal.aborted;
  const assertServing = () => {
    if (isDraining()) throw new ApiFailure('unavailable', { headers: retryAfter(10) });
  };
  const pages = createPages(staticFiles, { site, ads: config.ads }, async ({ type, slug }, language) => {
    const { stories: featured } = await stories.listByCategory(slug, type, { language });
    return featured;
  });
  const sitemap = createSitemap({
    site,
    texts: createPageTexts(staticFiles.files),
    publicAddresses: stories.publicAddresses,
    clock,
    onRead: (isKept) => metrics.cacheRead('sitemap', isKept),
  });

  const http = {
    config,
    log,
    templates: [staticFiles.home, staticFiles.shell],
    isDraining,
    onAnswered: metrics.requestAnswered,
    tracing,
    mayComeFromAnywhere: isSignInCallback,
  };
  const app = createHttp(http);
  const isWorkerAlive = config.isWorking ? () => worker.isAlive() && pictures.worker.isAlive() : undefined;
  // What a process without readers answers: how it is, and what it counts.
  const watched = createHttp(http);
  watched.notFound(() => {
    throw new ApiFailure('not_found');
  });
  for (const each of [app, watched]) {
    readinessRoutes(each, { database, isWorkerAlive, isDraining });
    metricsRoutes(each, { config, metrics, database, clock, identity, limits });
  }
  usageRoutes(app, {
    config,
    offersPasswordReset: passwordReset.isOffered,
    database,
    clock,
    log,
    analytics,
    usage,
    identity,
    limits,
    onFeedRead: (isKept) => metrics.cacheRead('ad_feed', isKept),
  });
  accountsRoutes(app, { accounts, identity, limits });
  accountRoutes(app, { accountData, passwordReset, identity, limits });
  paymentsRoutes(app, { identity, limits, payments });
  if (sandboxPayments) sandboxPaymentsRoutes(app, sandboxPayments);
  const attempts = createAttemptCookies({ signer, clock, secure });
  signInRoutes(app, { signIn, attempts, identity, limits, publicUrl, origins: corsOrigins });
  if (sandbox) sandboxSignInRoutes(app, sandbox, corsOrigins);
  picturesRoutes(app, {
    database,
    clock,
    signer,
    files: dependencies.pictures.files,
    painter: dependencies.pictures.painter,
    identity,
    limits,
    visibilityOf: stories.visibilityOf,
  });
  storiesRoutes(app, { stories, identity, limits, assertServing, news, draining: draining.signal, metrics });
  const { assertCurrent } = sessions;
  const reactions = createReactions({ database, clock, assertCurrent, onUnlisted, log });
  reactionsRoutes(app, { reactions, identity, limits });
  categoriesRoutes(app, { categories, identity, limits });
  operatorRoutes(app, { config, database, clock, page: staticFiles.operator, identity, limits });
  pagesRoutes(app, { staticFiles, pages, site, sitemap: sitemap.document, readStory: stories.readForPage });

  return {
    app,
    watched,
    worker,
    pictureWorker: pictures.worker,
    sweeper,
    payments,
    sandboxPayments,
    /** To be called before anybody is answered: the database may be an old copy. */
    eraseAgain: () => erasing.eraseAgain({ belongings, payments, sandboxPayments }),
    /** From now on: not ready, nothing new, connections end with their answer. */
    beginDraining: () => draining.abort(),
  };
}
