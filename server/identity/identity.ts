// Who is asking: a user with a token of ours, or an anonymous visitor, told apart from others by a signed cookie (DECIDE-9).
import type { Context } from 'hono';
import type { Tier } from '#contract/tiers';
import { ANONYMOUS_BEARER } from '#contract/user';
import { addressOf } from '../platform/address.ts';
import type { AppEnv } from '../platform/app-env.ts';
import { utcDay, type Clock } from '../platform/clock.ts';
import { ApiFailure } from '../platform/errors.ts';
import type { RandomBytes } from '../platform/ids.ts';
import { remembering } from '../platform/kept.ts';
import type { Signer } from '../platform/signing.ts';
import { visitorOf } from './visitor-cookie.ts';

const MINUTE_MS = 60_000;
const MOST_ADDRESSES = 10_000;

export interface Viewer {
  /** Owner of what this viewer makes: `user:` and the user's id, or `anon:` and the visitor's. */
  owner: string;
  /** What the viewer has paid for. */
  tier: Tier | 'anonymous';
  /** The user's id; missing for visitors without an account. */
  userId?: string;
  /** The version of his account that his token was made for; missing with the user. */
  tokenVersion?: number;
  /** Counts this viewer once: its id when it keeps cookies, else its address, so that dropping cookies is no new viewer. */
  countedAs: string;
  /** The visitor for rate limits; missing when only the address is known. */
  visitor?: string;
  /** Salted hash of the network address: it changes every day and never leads back. */
  address: string;
}
export type SignedInViewer = Viewer & { userId: string; tokenVersion: number; tier: Tier };

export interface Identity {
  /** The caller. Throws ApiFailure token_invalid for a token that is good for nothing. */
  viewer: (c: Context<AppEnv>) => Promise<Viewer>;
  /** The caller when he is signed in. Throws ApiFailure auth_required for a visitor without an account, token_invalid. */
  user: (c: Context<AppEnv>) => Promise<SignedInViewer>;
  /** The device, whoever is signed in on it. */
  device: (c: Context<AppEnv>) => Viewer;
  /** Owner of what this device made while nobody was signed in; undefined for one that we have not met. */
  knownDevice: (c: Context<AppEnv>) => string | undefined;
  /** The token that came along; undefined for a visitor without an account. */
  token: (c: Context<AppEnv>) => string | undefined;
  /** The hash of the caller's address, for calls without an identity. */
  address: (c: Context<AppEnv>) => string;
}

interface IdentityNeeds {
  signer: Signer;
  random: RandomBytes;
  clock: Clock;
  secure: boolean;
  proxies: number;
  /** Whose token this is; undefined when it is good for nothing. */
  userOfToken: (token: string) => Promise<{ id: string; version: number; owner: string; tier: Tier } | undefined>;
}

export function createIdentity({ signer, random, clock, secure, proxies, userOfToken }: IdentityNeeds): Identity {
  const hashes = createHashes(signer);
  const address = (c: Context<AppEnv>) => hashes(addressOf(c, proxies), clock.now());
  const anonymous = (c: Context<AppEnv>, introduces: boolean): Viewer => {
    const visitor = visitorOf(c, { signer, random, secure, introduces });
    const owner = `anon:${visitor.id}`;
    const from = address(c);
    return {
      owner,
      tier: 'anonymous',
      countedAs: visitor.isKnown ? owner : from,
      address: from,
      ...(visitor.isKnown ? { visitor: owner } : {}),
    };
  };
  const signedIn = async (c: Context<AppEnv>, token: string): Promise<SignedInViewer> => {
    const user = await userOfToken(token);
    if (!user) throw new ApiFailure('token_invalid', { headers: { 'WWW-Authenticate': 'Bearer' } });
    const { id, version, owner, tier } = user;
    return { owner, tier, userId: id, tokenVersion: version, countedAs: owner, visitor: owner, address: address(c) };
  };
  return {
    address,
    token: tokenIn,
    device: (c) => anonymous(c, true),
    knownDevice: (c) => {
      const device = anonymous(c, false);
      return device.visitor;
    },
    viewer: async (c) => {
      const token = tokenIn(c);
      if (token !== undefined) return signedIn(c, token);
      return anonymous(c, c.req.method !== 'GET' && c.req.method !== 'HEAD');
    },
    user: async (c) => {
      const token = tokenIn(c);
      if (token === undefined) throw new ApiFailure('auth_required', { headers: { 'WWW-Authenticate': 'Bearer' } });
      return signedIn(c, token);
    },
  };
}

/** Hashes addresses. Who reads asks more than once a minute, so for that long it is known what came out. */
function createHashes(signer: Signer): (address: string, now: number) => string {
  let minute = -1;
  let hash = (address: string) => address;
  return (address, now) => {
    if (Math.floor(now / MINUTE_MS) !== minute) {
      minute = Math.floor(now / MINUTE_MS);
      const purpose = `address ${utcDay(now)}`;
      hash = remembering((text) => `ip:${signer.sign(purpose, text).slice(0, 22)}`, MOST_ADDRESSES);
    }
    return hash(address);
  };
}

const ANONYMOUS = new RegExp(`^bearer +${ANONYMOUS_BEARER}$`, 'i');

/** What stands behind `Bearer`; a header of another kind is a token that nobody gave. */
function tokenIn(c: Context<AppEnv>): string | undefined {
  const header = c.req.header('Authorization')?.trim();
  if (header === undefined || ANONYMOUS.test(header)) return undefined;
  return /^bearer +(?<token>\S+)$/i.exec(header)?.groups?.['token'] ?? '';
}
