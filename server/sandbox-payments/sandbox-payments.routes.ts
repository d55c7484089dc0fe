import type { Hono } from 'hono';
import type { AppEnv } from '../platform/app-env.ts';
import { SANDBOX_PAYMENTS_PATH, type SandboxPayments } from './sandbox-payments.ts';

/** The hosted pages of the sandbox: the test checkout and the billing portal. */
export function sandboxPaymentsRoutes(app: Hono<AppEnv>, _sandbox: SandboxPayments): void {
  app.get(`${SANDBOX_PAYMENTS_PATH}/*`, (c) => c.notFound());
}
