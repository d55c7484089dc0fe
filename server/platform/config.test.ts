import { describe, expect, it } from 'vitest';
import { isHttps, readConfig } from './config.ts';

describe('the environment', () => {
  it('may be empty', () => {
    expect(readConfig({})).toMatchObject({
      port: 3000,
      showcase: true,
      anonymousDailyLimit: 1,
      publicUrl: 'http://localhost:3000',
      generateSyncWaitMs: 2000,
      rateLimitScale: 1,
      retiresWorker: false,
      isProduction: false,
    });
    expect(isHttps(readConfig({}))).toBe(false);
  });
  it('takes a name that is set to nothing for absent', () =>
    expect(readConfig({ PORT: '', SHOWCASE: '' }).port).toBe(3000));
  it('needs a secret in production', () => {
    expect(() => readConfig({ NODE_ENV: 'production' })).toThrow('JWT_SECRET is required when NODE_ENV=production');
    expect(isHttps(readConfig({ NODE_ENV: 'production', JWT_SECRET: 's'.repeat(32) }))).toBe(true);
  });
  it.each([
    ['PORT', 'abc', 'PORT must be a whole number'],
    ['PORT', '70000', 'PORT must be at most 65535'],
    ['SHOWCASE', 'maybe', 'SHOWCASE must be on or off'],
    ['RETIRE_WORKER', 'soon', 'RETIRE_WORKER must be on or off'],
    ['PUBLIC_URL', 'tuckaway', 'PUBLIC_URL must be an address'],
    ['PUBLIC_URL', 'ftp://x.org', 'PUBLIC_URL must begin with http'],
    ['JWT_SECRET', 'short', 'JWT_SECRET must have at least 32 bytes'],
    ['RATE_LIMIT_SCALE', '-1', 'RATE_LIMIT_SCALE must be a number'],
    ['ANON_DAILY_LIMIT', '-1', 'ANON_DAILY_LIMIT must be at least 0'],
    ['LOG_LEVEL', 'loud', 'LOG_LEVEL must be a level'],
  ])('refuses %s=%s in one line', (name, value, line) => expect(() => readConfig({ [name]: value })).toThrow(line));
});
