// One answer for one press of a button, however often it is sent (contract 10).
import { createHash } from 'node:crypto';
import type { Context } from 'hono';
import type { AppEnv } from './app-env.ts';
import type { Clock } from './clock.ts';
import type { Connection } from './database.ts';
import { ApiFailure } from './errors.ts';
import { findAnswer, keepAnswer } from './idempotency.store.ts';

const KEY = /^[\x20-\x7e]{8,128}$/;

/** The key that a call came with, if it came with one. Throws ApiFailure validation_failed. */
export function idempotencyKey(c: Context<AppEnv>): string | undefined {
  const key = c.req.header('Idempotency-Key');
  if (key !== undefined && !KEY.test(key))
    throw new ApiFailure('validation_failed', { body: { fields: { 'Idempotency-Key': 'invalid' } } });
  return key;
}

interface Pressed {
  /** Owner of what the press makes. */
  viewer: string;
  /** The caller's key; without one every call is a press of its own. */
  key: string | undefined;
  /** What was asked for: the call and its checked body. */
  asked: readonly [call: string, body: object];
}
export interface Press {
  /** What was answered before. Throws ApiFailure idempotency_conflict when something else was asked for under this key. */
  earlier: (db: Connection) => Promise<{ status: number; answer: unknown } | undefined>;
  /** Keeps what is answered for a day. */
  keep: (db: Connection, status: number, answer: object) => Promise<void>;
}

export function createPress(clock: Clock, { viewer, key, asked }: Pressed): Press {
  if (key === undefined) return { earlier: async () => undefined, keep: async () => {} };
  const bodyHash = createHash('sha256').update(JSON.stringify(asked)).digest('base64url');
  return {
    earlier: async (db) => {
      const kept = await findAnswer(db, viewer, key, clock.now());
      if (!kept) return undefined;
      if (kept.body_hash !== bodyHash) throw new ApiFailure('idempotency_conflict');
      const answer: unknown = JSON.parse(kept.answer);
      return { status: kept.status, answer };
    },
    keep: (db, status, answer) =>
      keepAnswer(db, {
        viewer,
        key,
        body_hash: bodyHash,
        status,
        answer: JSON.stringify(answer),
        created_at: clock.now(),
      }),
  };
}
