import type { Context } from 'hono';
import { isIPv6 } from 'node:net';
import type { AppEnv } from './app-env.ts';

/**
 * The network address a request came from. Behind `proxies` proxies of ours it is that many places from the end of
 * X-Forwarded-For; with none the header is a caller's own word and is not looked at.
 */
export function addressOf(c: Context<AppEnv>, proxies: number): string {
  const socket = c.env?.incoming?.socket.remoteAddress ?? 'unknown';
  const forwarded =
    proxies > 0
      ? (c.req.header('X-Forwarded-For') ?? '')
          .split(',')
          .map((part) => part.trim())
          .filter(Boolean)
      : [];
  return network(forwarded.at(-proxies) ?? socket);
}

/** One household has a whole /64 of IPv6 to call from. */
function network(address: string): string {
  if (!isIPv6(address) || address.startsWith('::ffff:')) return address.replace(/^::ffff:/, '');
  const [head = '', tail = ''] = address.split('::');
  const front = head.split(':').filter(Boolean);
  const back = tail.split(':').filter(Boolean);
  const whole = address.includes('::')
    ? [...front, ...Array.from({ length: 8 - front.length - back.length }, () => '0'), ...back]
    : front;
  return whole.slice(0, 4).join(':');
}
