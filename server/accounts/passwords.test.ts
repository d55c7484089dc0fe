import { hash } from '@node-rs/argon2';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { createPasswords } from './passwords.ts';

vi.mock('@node-rs/argon2', { spy: true });
afterEach(() => vi.clearAllMocks());

describe('the hash of nobody', () => {
  it('is made at the start, once', async () => {
    const { isRight } = createPasswords();
    expect(hash).toHaveBeenCalledTimes(1);
    await vi.mocked(hash).mock.results[0]?.value;
    expect(await isRight('sleep tight', null)).toBe(false);
    expect(await isRight('the password of nobody', undefined)).toBe(false);
    expect(hash).toHaveBeenCalledTimes(1);
  });

  it('is made anew when it could not be made', async () => {
    vi.mocked(hash).mockRejectedValueOnce(new Error('no memory'));
    const { isRight } = createPasswords();
    expect(await isRight('sleep tight', null)).toBe(false);
  });
});
