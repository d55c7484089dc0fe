import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { join } from 'node:path';
import { getRequestListener } from '@hono/node-server';
import { Hono } from 'hono';
import type { AppEnv } from '../server/platform/app-env.ts';
import { systemClock } from '../server/platform/clock.ts';
import { openDatabase } from '../server/platform/database.ts';
import { systemRandom } from '../server/platform/ids.ts';
import { createLog } from '../server/platform/log.ts';
import { createSigner } from '../server/platform/signing.ts';
import { sandboxPaymentsRoutes } from '../server/sandbox-payments/sandbox-payments.routes.ts';
import { createSandboxPayments } from '../server/sandbox-payments/sandbox-payments.ts';

/** What the pages show in their tab. */
const ICON = join(import.meta.dirname, '../public/icons/icon.svg');

interface Options {
  /** 0 for any free one. */
  port: number;
  webhookUrl: string;
  /** A file, or `:memory:`. */
  database: string;
  publicUrl: string | undefined;
  isShuffled: boolean;
  secretKey: string;
  webhookSecret: string;
}

/** The payment sandbox as a server of its own, with its API, its pages and its events. Resolves when it listens. */
export async function startPaymentSandbox(options: Options): Promise<{ url: string; stop: () => Promise<void> }> {
  const app = new Hono<AppEnv>({ strict: false });
  const answer = getRequestListener(app.fetch);
  const server = createServer((request, response) => void answer(request, response));
  const port = await new Promise<number>((resolve, reject) => {
    server.once('error', reject);
    server.listen(options.port, '127.0.0.1', () => {
      const address = server.address();
      resolve(typeof address === 'object' && address !== null ? address.port : options.port);
    });
  });
  const url = `http://127.0.0.1:${port}`;
  const database = await openDatabase(options.database);
  const { secretKey, webhookSecret, webhookUrl, isShuffled } = options;
  const sandbox = createSandboxPayments({
    database,
    clock: systemClock,
    random: systemRandom,
    publicUrl: options.publicUrl ?? url,
    productName: 'Tuckaway',
    signer: createSigner([secretKey]),
    request: (asked) => fetch(asked),
    log: createLog('warn'),
    webhookUrl,
    keys: { secretKey, webhookSecret },
    isShuffled,
  });
  app.all('/v1/*', (c) => sandbox.connection.answer(c.req.raw));
  app.get('/icons/icon.svg', (c) => c.body(readFileSync(ICON, 'utf8'), 200, { 'Content-Type': 'image/svg+xml' }));
  sandboxPaymentsRoutes(app, sandbox);
  sandbox.start();
  return {
    url,
    stop: async () => {
      await sandbox.stop();
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
      await database.destroy();
    },
  };
}
