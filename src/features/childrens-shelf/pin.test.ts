import { webcrypto } from 'node:crypto';
import { afterEach, expect, it, vi } from 'vitest';
import { canKeepPin, isPin, isRight, keepPin } from './pin.ts';

afterEach(() => vi.unstubAllGlobals());

it('BEY-9 of a PIN only derived bits are kept, of each another salt, and they know the PIN again', async () => {
  vi.stubGlobal('crypto', webcrypto);
  const [pin, same] = await Promise.all([keepPin('2468'), keepPin('2468')]);
  expect(JSON.stringify(pin)).not.toContain('2468');
  expect(pin.salt).not.toBe(same.salt);
  expect(pin.bits).not.toBe(same.bits);
  expect(pin.rounds).toBe(600_000);
  expect(await isRight('2468', pin)).toBe(true);
  expect(await isRight('2469', pin)).toBe(false);
});
it.each([
  ['1234', true],
  ['123456', true],
  ['123', false],
  ['1234567', false],
  ['12a4', false],
])('%j is a PIN: %s', (digits, is) => expect(isPin(digits)).toBe(is));
it('BEY-9 says that a page on an unsafe connection can keep none', () => {
  vi.stubGlobal('crypto', {});
  expect(canKeepPin()).toBe(false);
});
