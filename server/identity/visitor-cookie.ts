import type { Context } from 'hono';
import { getCookie, setCookie } from 'hono/cookie';
import { VISITOR_COOKIE_DAYS } from '#contract/kept-for';
import type { AppEnv } from '../platform/app-env.ts';
import { newId, type RandomBytes } from '../platform/ids.ts';
import type { Signer } from '../platform/signing.ts';

const COOKIE = 'anon_id';
const PURPOSE = 'visitor';
const DAY_SECONDS = 86_400;
const VISITOR_ID = /^[A-Za-z0-9_-]{22}$/;

export interface Visitor {
  id: string;
  /** False for a visitor that was made up for this very request: it has not shown that it keeps cookies. */
  isKnown: boolean;
}

/**
 * The visitor a signed cookie names; without one, or with a changed one, a new visitor. With `introduces` he is given the
 * cookie to know him by. Only few calls introduce: of several reads at once each would bring another cookie, and the last
 * one in would take a story from the one that made it.
 */
export function visitorOf(
  c: Context<AppEnv>,
  { signer, random, secure, introduces }: { signer: Signer; random: RandomBytes; secure: boolean; introduces: boolean },
): Visitor {
  const [id, signature, ...rest] = (getCookie(c, COOKIE) ?? '').split('.');
  if (id && signature && rest.length === 0 && VISITOR_ID.test(id) && signer.isSigned(PURPOSE, id, signature))
    return { id, isKnown: true };
  const fresh = newId(random);
  if (!introduces) return { id: fresh, isKnown: false };
  setCookie(c, COOKIE, `${fresh}.${signer.sign(PURPOSE, fresh)}`, {
    path: '/api',
    httpOnly: true,
    secure,
    sameSite: 'Lax',
    maxAge: VISITOR_COOKIE_DAYS * DAY_SECONDS,
  });
  return { id: fresh, isKnown: false };
}
