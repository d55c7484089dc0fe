// The calls of the payment provider that our SDK makes, answered as Stripe answers them.
import { createHash, timingSafeEqual } from 'node:crypto';
import { Hono, type Context } from 'hono';
import type { Logger } from 'pino';
import type { Clock } from '../platform/clock.ts';
import type { Connection, Database } from '../platform/database.ts';
import type { Call } from './call.ts';
import { checkoutCalls } from './checkout-calls.ts';
import { customerCalls } from './customer-calls.ts';
import { expand } from './expand.ts';
import type { Ledger } from './sandbox-ledger.ts';
import { findObject, saveObject } from './sandbox-payments.store.ts';
import {
  brokenApi,
  missingParameter,
  reusedKey,
  StripeFailure,
  unknownAddress,
  unknownParameter,
  wrongKey,
} from './stripe-failure.ts';
import { subscriptionCalls } from './subscription-calls.ts';

interface ApiNeeds {
  database: Database;
  clock: Clock;
  ledger: Ledger;
  pages: string;
  secretKey: string;
  log: Logger;
  /** Something may have happened of which our server is to be told. */
  onChange: () => void;
}

const digest = (text: string) => createHash('sha256').update(text).digest();

export function createSandboxApi({ database, clock, ledger, pages, secretKey, log, onChange }: ApiNeeds): Hono {
  const app = new Hono();
  const isKey = (given: string) => timingSafeEqual(digest(given), digest(`Bearer ${secretKey}`));
  app.use(async (c, next) => {
    c.header('Request-Id', ledger.newId('req'));
    if (!isKey(c.req.header('Authorization') ?? '')) throw wrongKey();
    await next();
    onChange();
  });
  app.onError((thrown, c) => {
    if (thrown instanceof StripeFailure) return c.json(thrown.body, thrown.status);
    log.error({ err: thrown }, 'the payment sandbox failed');
    const failure = brokenApi();
    return c.json(failure.body, failure.status);
  });
  app.notFound((c) => {
    const failure = unknownAddress(c.req.method, c.req.path);
    return c.json(failure.body, failure.status);
  });

  for (const { method, path, knows, answer } of [...customerCalls, ...checkoutCalls, ...subscriptionCalls])
    app.on(method, path, async (c) => {
      const params = await paramsOf(c);
      const unknown = [...params.keys()].find((name) => ![...knows, 'expand'].includes(name.split('[')[0] ?? ''));
      if (unknown !== undefined) throw unknownParameter(unknown);
      const text = await database.transaction().execute(async (db) => {
        const earlier = await earlierAnswer(db, c, params);
        if (earlier) return earlier.body;
        const call: Call = {
          db,
          ledger,
          clock,
          pages,
          params,
          id: c.req.param('id') ?? '',
          required: (name) => {
            const value = params.get(name);
            if (value === null || value === '') throw missingParameter(name);
            return value;
          },
          record: (name) => recordOf(params, name),
        };
        const paths = [...params].filter(([name]) => /^expand\[\d*\]$/.test(name)).map(([, value]) => value);
        const body = JSON.stringify(await expand(call, await answer(call), paths));
        await keepAnswer(db, c, params, body);
        return body;
      });
      return c.body(text, 200, { 'Content-Type': 'application/json' });
    });

  const keyOf = (c: Context) => {
    const key = c.req.method === 'POST' ? c.req.header('Idempotency-Key') : undefined;
    return key === undefined ? undefined : `idem_${digest(key).toString('base64url')}`;
  };
  const askedOf = (c: Context, params: URLSearchParams) =>
    digest(`${c.req.path}\n${params.toString()}`).toString('base64url');
  const earlierAnswer = async (db: Connection, c: Context, params: URLSearchParams) => {
    const id = keyOf(c);
    const kept = id === undefined ? undefined : await findObject(db, 'answer', id);
    if (kept && kept.asked !== askedOf(c, params)) throw reusedKey();
    return kept;
  };
  const keepAnswer = async (db: Connection, c: Context, params: URLSearchParams, body: string) => {
    const id = keyOf(c);
    if (id === undefined) return;
    const object = { asked: askedOf(c, params), body };
    await saveObject(db, { id, kind: 'answer', customer: customerIn(params, body), object }, clock.now());
  };
  return app;
}

/** Whose answer it is, so that it goes when he goes. */
function customerIn(params: URLSearchParams, body: string): string | null {
  const { id }: { id?: string } = JSON.parse(body);
  return params.get('customer') ?? id ?? null;
}

/** Of the address, or of the form in the body. */
async function paramsOf(c: Context): Promise<URLSearchParams> {
  return c.req.method === 'POST' ? new URLSearchParams(await c.req.text()) : new URL(c.req.url).searchParams;
}

function recordOf(params: URLSearchParams, name: string): Record<string, string> {
  const entries = [...params].flatMap(([key, value]) =>
    key.startsWith(`${name}[`) && key.endsWith(']') ? [[key.slice(name.length + 1, -1), value] as const] : [],
  );
  return Object.fromEntries(entries);
}
