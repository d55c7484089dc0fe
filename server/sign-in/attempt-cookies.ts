// A sign-in that is under way lives in the browser that began it: one signed cookie an attempt, so that two tabs do not
// take each other's, and nobody can be signed in by an address that somebody else began.
import type { Context } from 'hono';
import { deleteCookie, getCookie, setCookie } from 'hono/cookie';
import * as v from 'valibot';
import type { AppEnv } from '../platform/app-env.ts';
import type { Clock } from '../platform/clock.ts';
import type { Signer } from '../platform/signing.ts';

const PREFIX = 'sign_in_';
const PATH = '/api/auth/oauth';
const PURPOSE = 'sign-in attempt';
const MAX_AGE_SECONDS = 600;
/** Tabs that may be under way at once; a browser that gives up again and again must not fill its header. */
const MAX_ATTEMPTS = 4;

const AttemptSchema = v.object({
  provider: v.string(),
  state: v.string(),
  nonce: v.string(),
  /** The secret half of PKCE. */
  verifier: v.string(),
  /** The page that is told how it ended. */
  redirect: v.string(),
  expiresAt: v.number(),
});
export type Attempt = v.InferOutput<typeof AttemptSchema>;

export interface AttemptCookies {
  /** Leaves an attempt with the browser for ten minutes. */
  keep: (c: Context<AppEnv>, attempt: Omit<Attempt, 'expiresAt'>) => void;
  /** Takes back the attempt of this state; undefined when this browser began none, or not with us, or too long ago. */
  take: (c: Context<AppEnv>, provider: string, state: string | undefined) => Attempt | undefined;
}

/** Part of the state, which is random, tells the cookies apart. */
const nameFor = (state: string): string => PREFIX + state.replaceAll(/[^\w-]/g, '').slice(0, 12);

/** Keeps attempts with the browsers that began them. */
export function createAttemptCookies({
  signer,
  clock,
  secure,
}: {
  signer: Signer;
  clock: Clock;
  secure: boolean;
}): AttemptCookies {
  const drop = (c: Context<AppEnv>, name: string) => deleteCookie(c, name, { path: PATH, secure });
  const open = (sealed: string): Attempt | undefined => {
    const [text = '', signature = '', ...rest] = sealed.split('.');
    if (rest.length > 0 || !signer.isSigned(PURPOSE, text, signature)) return undefined;
    // One that an earlier version signed may look different.
    const attempt = v.safeParse(AttemptSchema, JSON.parse(Buffer.from(text, 'base64url').toString()));
    return attempt.success && attempt.output.expiresAt > clock.now() ? attempt.output : undefined;
  };
  const makeRoom = (c: Context<AppEnv>) => {
    const own = Object.entries(getCookie(c)).filter(([name]) => name.startsWith(PREFIX));
    const newestFirst = own
      .map(([name, sealed]) => ({ name, expiresAt: open(sealed)?.expiresAt ?? 0 }))
      .toSorted((a, b) => b.expiresAt - a.expiresAt);
    for (const [place, { name, expiresAt }] of newestFirst.entries())
      if (expiresAt === 0 || place >= MAX_ATTEMPTS - 1) drop(c, name);
  };
  return {
    keep: (c, attempt) => {
      makeRoom(c);
      const expiresAt = clock.now() + MAX_AGE_SECONDS * 1000;
      const text = Buffer.from(JSON.stringify({ ...attempt, expiresAt })).toString('base64url');
      setCookie(c, nameFor(attempt.state), `${text}.${signer.sign(PURPOSE, text)}`, {
        path: PATH,
        httpOnly: true,
        secure,
        sameSite: 'Lax',
        maxAge: MAX_AGE_SECONDS,
      });
    },
    take: (c, provider, state = '') => {
      const name = nameFor(state);
      const sealed = getCookie(c, name);
      if (sealed === undefined) return undefined;
      const attempt = open(sealed);
      if (attempt && (attempt.state !== state || attempt.provider !== provider)) return undefined;
      drop(c, name);
      return attempt;
    },
  };
}
