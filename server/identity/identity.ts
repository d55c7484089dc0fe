// Who is asking. For now everybody is an anonymous visitor, told apart by a signed cookie (DECIDE-9).
import type { Context } from 'hono';
import { ANONYMOUS_BEARER } from '#contract/accounts';
import { addressOf } from '../platform/address.ts';
import type { AppEnv } from '../platform/app-env.ts';
import { utcDay, type Clock } from '../platform/clock.ts';
import { ApiFailure } from '../platform/errors.ts';
import type { RandomBytes } from '../platform/ids.ts';
import type { Signer } from '../platform/signing.ts';
import { visitorOf } from './visitor-cookie.ts';

export interface Viewer {
  /** Owner of what this viewer makes: `anon:` and the visitor's id. */
  owner: string;
  /** Counts this viewer once: its id when it keeps cookies, else its address, so that dropping cookies is no new viewer. */
  countedAs: string;
  /** The visitor for rate limits; missing when only the address is known. */
  visitor?: string;
  /** Salted hash of the network address: it changes every day and never leads back. */
  address: string;
}

export interface Identity {
  /** The caller. Throws ApiFailure token_invalid for a real token: there are no accounts yet that could have given one. */
  viewer: (c: Context<AppEnv>) => Viewer;
  /** The device, whoever is signed in on it. */
  device: (c: Context<AppEnv>) => Viewer;
  /** The hash of the caller's address, for calls without an identity. */
  address: (c: Context<AppEnv>) => string;
}

interface IdentityNeeds {
  signer: Signer;
  random: RandomBytes;
  clock: Clock;
  secure: boolean;
  proxies: number;
}

export function createIdentity({ signer, random, clock, secure, proxies }: IdentityNeeds): Identity {
  const address = (c: Context<AppEnv>) =>
    `ip:${signer.sign(`address ${utcDay(clock.now())}`, addressOf(c, proxies)).slice(0, 22)}`;
  const known = (c: Context<AppEnv>, introduces: boolean): Viewer => {
    const visitor = visitorOf(c, { signer, random, secure, introduces });
    const owner = `anon:${visitor.id}`;
    const from = address(c);
    return {
      owner,
      countedAs: visitor.isKnown ? owner : from,
      address: from,
      ...(visitor.isKnown ? { visitor: owner } : {}),
    };
  };
  return {
    address,
    device: (c) => known(c, true),
    viewer: (c) => {
      if (!isAnonymous(c.req.header('Authorization')))
        throw new ApiFailure('token_invalid', { headers: { 'WWW-Authenticate': 'Bearer' } });
      return known(c, c.req.method !== 'GET' && c.req.method !== 'HEAD');
    },
  };
}

const isAnonymous = (header: string | undefined): boolean =>
  header === undefined || new RegExp(`^bearer +${ANONYMOUS_BEARER}$`, 'i').test(header.trim());
