import * as v from 'valibot';
import { OperatorFiguresSchema, type OperatorFigures } from '#contract/operator';

/** Why there are no figures. */
export type Refusal = { why: 'wrong-token' | 'away' } | { why: 'too-many'; minutes: number };
export type Answer = { figures: OperatorFigures } | Refusal;

/** What a header can carry; anything else is not the token. */
const SENDABLE = /^[!-~]+$/;

/** Asks for the figures of some days. Never throws, but when the signal says that nobody waits any more. */
export async function askFigures(token: string, days: number, signal: AbortSignal): Promise<Answer> {
  if (!SENDABLE.test(token)) return { why: 'wrong-token' };
  try {
    const answer = await fetch(`/api/operator/figures?days=${days}`, {
      headers: { Authorization: `Bearer ${token}` },
      cache: 'no-store',
      credentials: 'omit',
      signal,
    });
    if (answer.status === 401) return { why: 'wrong-token' };
    if (answer.status === 429)
      return { why: 'too-many', minutes: Math.ceil(Number(answer.headers.get('Retry-After') ?? 60) / 60) };
    const parsed = v.safeParse(OperatorFiguresSchema, await answer.json());
    return parsed.success ? { figures: parsed.output } : { why: 'away' };
  } catch (thrown) {
    if (signal.aborted) throw thrown;
    return { why: 'away' };
  }
}
