import { Hono } from 'hono';
import { expect, it } from 'vitest';
import { addressOf } from './address.ts';
import type { AppEnv } from './app-env.ts';

const seen = async (remoteAddress: string, forwarded: string | undefined, proxies: number) => {
  const app = new Hono<AppEnv>().get('/', (c) => c.text(addressOf(c, proxies)));
  return (
    await app.request(
      '/',
      { headers: forwarded === undefined ? {} : { 'X-Forwarded-For': forwarded } },
      { incoming: { socket: { remoteAddress } } },
    )
  ).text();
};

it.each([
  ['the socket', '192.0.2.7', undefined, 0, '192.0.2.7'],
  ['the socket, whatever a caller claims', '192.0.2.7', '1.2.3.4', 0, '192.0.2.7'],
  ['what our proxy saw', '10.0.0.1', '6.6.6.6, 192.0.2.7', 1, '192.0.2.7'],
  ['the socket where our proxy said nothing', '10.0.0.1', undefined, 1, '10.0.0.1'],
  ['IPv4 in the clothes of IPv6', '::ffff:192.0.2.7', undefined, 0, '192.0.2.7'],
  ['the network of an IPv6 address', '2001:db8:1:2:3:4:5:6', undefined, 0, '2001:db8:1:2'],
  ['the network of a shortened one', '2001:db8::5', undefined, 0, '2001:db8:0:0'],
])('an address is %s', async (_what, socket, forwarded, proxies, address) =>
  expect(await seen(socket, forwarded, proxies)).toBe(address),
);
