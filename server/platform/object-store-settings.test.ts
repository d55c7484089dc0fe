import { describe, expect, it } from 'vitest';
import { readConfig } from './config.ts';

const storeOf = (env: Record<string, string>) => readConfig(env).objectStore;
const KEYS = { S3_BUCKET: 'bedtime', S3_ACCESS_KEY_ID: 'AKIA', S3_SECRET_ACCESS_KEY: 'hush' };

describe('the settings of a store for pictures', () => {
  it('are none where nobody says a word', () => expect(storeOf({ S3_BUCKET: '', S3_REGION: '' })).toBeUndefined());

  it('name a bucket at Amazon’s', () =>
    expect(storeOf(KEYS)).toEqual({
      bucket: 'bedtime',
      endpoint: undefined,
      region: 'us-east-1',
      accessKeyId: 'AKIA',
      secretAccessKey: 'hush',
      prefix: '',
      hasPathStyle: false,
    }));

  it('name one in the next room, with the bucket in the path unless told otherwise', () => {
    const own = { ...KEYS, S3_ENDPOINT: 'http://garage:3900/', S3_REGION: 'garage', S3_PREFIX: '/tuckaway/pictures/' };
    expect(storeOf(own)).toMatchObject({
      endpoint: 'http://garage:3900',
      region: 'garage',
      prefix: 'tuckaway/pictures',
      hasPathStyle: true,
    });
    expect(storeOf({ ...own, S3_PATH_STYLE: 'off' })?.hasPathStyle).toBe(false);
    expect(storeOf({ ...KEYS, S3_PATH_STYLE: 'on' })?.hasPathStyle).toBe(true);
  });

  it.each([
    [{ S3_BUCKET: 'bedtime' }, 'S3_ACCESS_KEY_ID is required beside S3_BUCKET'],
    [{ S3_ENDPOINT: 'http://garage:3900' }, 'S3_BUCKET is required beside S3_ENDPOINT'],
    [{ S3_PATH_STYLE: 'on' }, 'S3_BUCKET is required beside S3_PATH_STYLE'],
    [{ ...KEYS, S3_SECRET_ACCESS_KEY: '' }, 'S3_SECRET_ACCESS_KEY is required beside S3_BUCKET'],
    [{ ...KEYS, S3_ENDPOINT: 'garage' }, 'S3_ENDPOINT must be an address'],
    [{ ...KEYS, S3_PREFIX: '../up' }, 'S3_PREFIX must be names'],
    [{ ...KEYS, S3_BUCKET: 'a/b' }, 'S3_BUCKET must be the name of a bucket'],
    [{ ...KEYS, S3_PATH_STYLE: 'maybe' }, 'S3_PATH_STYLE must be on or off'],
  ])('are refused in one line when half of them is there, or nonsense: %j', (env, line) => {
    expect(() => storeOf(env)).toThrow(line);
    expect(() => storeOf(env)).not.toThrow(/hush|\n/);
  });
});
