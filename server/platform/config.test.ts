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
  it('says which database is meant: the file in the data folder, or another by its address', () => {
    expect(readConfig({ DATA_DIR: '/somewhere' }).databaseAddress).toBe('/somewhere/tuckaway.db');
    const address = 'postgresql://me:hush@db.example.org/tuckaway?sslmode=verify-full';
    expect(readConfig({ DATABASE_URL: address }).databaseAddress).toBe(address);
  });
  it('takes a name that is set to nothing for absent', () =>
    expect(readConfig({ PORT: '', SHOWCASE: '' }).port).toBe(3000));
  it('needs a secret in production', () => {
    expect(() => readConfig({ NODE_ENV: 'production' })).toThrow('JWT_SECRET is required when NODE_ENV=production');
    expect(() => readConfig({ NODE_ENV: 'PRODUCTION' })).toThrow('JWT_SECRET is required when NODE_ENV=production');
    expect(isHttps(readConfig({ NODE_ENV: 'production', JWT_SECRET: 's'.repeat(32) }))).toBe(true);
  });
  it('keeps letters in a folder outside production only', () => {
    expect(readConfig({}).mail.kind).toBe('folder');
    for (const NODE_ENV of ['production', 'Production'])
      expect(readConfig({ NODE_ENV, JWT_SECRET: 's'.repeat(32) }).mail.kind).toBe('off');
  });
  it.each([
    ['PORT', 'abc', 'PORT must be a whole number'],
    ['PORT', '70000', 'PORT must be at most 65535'],
    ['SHOWCASE', 'maybe', 'SHOWCASE must be on or off'],
    ['RETIRE_WORKER', 'soon', 'RETIRE_WORKER must be on or off'],
    ['DATABASE_URL', 'mysql://me:hush@localhost/tuckaway', 'DATABASE_URL must begin with postgres://'],
    ['DATABASE_URL', 'postgres://me:hush@localhost', 'DATABASE_URL must be an address like'],
    ['DATABASE_URL', 'postgres://me:hu#sh@localhost/tuckaway', 'DATABASE_URL must be an address like'],
    ['PUBLIC_URL', 'tuckaway', 'PUBLIC_URL must be an address'],
    ['PUBLIC_URL', 'ftp://x.org', 'PUBLIC_URL must begin with http'],
    ['JWT_SECRET', 'short', 'JWT_SECRET must have at least 32 bytes'],
    ['RATE_LIMIT_SCALE', '-1', 'RATE_LIMIT_SCALE must be a number'],
    ['ANON_DAILY_LIMIT', '-1', 'ANON_DAILY_LIMIT must be at least 0'],
    ['OPERATOR_TOKEN', 'x'.repeat(23), 'OPERATOR_TOKEN must have at least 24 characters'],
    [
      'OPERATOR_TOKEN',
      'a token with spaces in it',
      'OPERATOR_TOKEN must have letters, digits and signs of ASCII alone',
    ],
    ['METRICS_TOKEN', 'x'.repeat(23), 'METRICS_TOKEN must have at least 24 characters'],
    ['OTEL_EXPORTER_OTLP_ENDPOINT', 'collector:4318', 'OTEL_EXPORTER_OTLP_ENDPOINT must begin with http'],
    ['OTEL_TRACES_SAMPLER_ARG', '1.5', 'OTEL_TRACES_SAMPLER_ARG must be a share from 0 to 1'],
    ['ROLE', 'both', 'ROLE must be all, web, worker'],
    ['LOG_LEVEL', 'loud', 'LOG_LEVEL must be a level'],
  ])('refuses %s=%s in one line', (name, value, line) => expect(() => readConfig({ [name]: value })).toThrow(line));
});

describe('OAUTH-13, DECIDE-52: sign-in providers in the environment', () => {
  const mail = { OAUTH_MAIL_CLIENT_ID: 'us', OAUTH_MAIL_CLIENT_SECRET: 'secret' };
  it('are known by their name in small letters; the issuer of Google need not be said', () => {
    const { signInProviders } = readConfig({
      OAUTH_GOOGLE_CLIENT_ID: 'us',
      OAUTH_GOOGLE_CLIENT_SECRET: 'secret',
      ...mail,
      OAUTH_MAIL_ISSUER: 'https://mail.example/realm',
    });
    expect(signInProviders).toEqual({
      google: { issuer: 'https://accounts.google.com', clientId: 'us', clientSecret: 'secret' },
      mail: { issuer: 'https://mail.example/realm', clientId: 'us', clientSecret: 'secret' },
    });
  });
  it.each([
    [{ OAUTH_GOOGLE_CLIENT_ID: 'us' }, 'OAUTH_GOOGLE_CLIENT_SECRET is missing beside OAUTH_GOOGLE_CLIENT_ID'],
    [mail, "OAUTH_MAIL_ISSUER must be the issuer's address"],
    [{ ...mail, OAUTH_MAIL_ISSUER: 'mail' }, "OAUTH_MAIL_ISSUER must be the issuer's address"],
    [{ ...mail, OAUTH_MAIL_ISSUER: 'http://mail.example' }, 'OAUTH_MAIL_ISSUER must begin with https://'],
    [{ ...mail, OAUTH_MAIL_ISSUER: 'ftp://localhost' }, 'OAUTH_MAIL_ISSUER must begin with https://'],
    [{ OAUTH_SANDBOX_CLIENT_ID: 'us' }, "OAUTH_SANDBOX_CLIENT_ID cannot be: this name is our own issuer's"],
    [{ OAUTH_SANDBOX: 'maybe' }, 'OAUTH_SANDBOX must be on or off'],
  ])('%j are refused', (environment, line) => expect(() => readConfig(environment)).toThrow(line));
  it('may be on this very machine without https', () =>
    expect(readConfig({ ...mail, OAUTH_MAIL_ISSUER: 'http://localhost:9000' }).signInProviders['mail']?.issuer).toBe(
      'http://localhost:9000',
    ));
  it.each([undefined, 'http://localhost:4000', 'http://127.0.0.2', 'https://[::1]:4000'])(
    'have the sandbox beside them on the machine itself: %s',
    (PUBLIC_URL) => {
      expect(readConfig({ PUBLIC_URL }).hasSandboxSignIn).toBe(true);
      expect(readConfig({ PUBLIC_URL, OAUTH_SANDBOX: 'off' }).hasSandboxSignIn).toBe(false);
    },
  );
  it.each([
    { NODE_ENV: 'production', JWT_SECRET: 's'.repeat(32) },
    { NODE_ENV: 'Production', JWT_SECRET: 's'.repeat(32) },
    { PUBLIC_URL: 'https://tuckaway.example' },
    { PUBLIC_URL: 'http://192.168.1.7:3000' },
    { PUBLIC_URL: 'http://127.0.0.1.tuckaway.example' },
    { PUBLIC_URL: 'http://localhost.tuckaway.example' },
  ])('have the sandbox beside them in production and elsewhere only when that is allowed: %j', (environment) => {
    expect(readConfig(environment).hasSandboxSignIn).toBe(false);
    expect(readConfig({ ...environment, ALLOW_SANDBOX: 'true' }).hasSandboxSignIn).toBe(false);
    expect(readConfig({ ...environment, ALLOW_SANDBOX: 'true', OAUTH_SANDBOX: 'on' }).hasSandboxSignIn).toBe(true);
    expect(() => readConfig({ ...environment, OAUTH_SANDBOX: 'on' })).toThrow(
      'OAUTH_SANDBOX=on needs ALLOW_SANDBOX=true',
    );
  });
});

describe('DECIDE-66: what payments go through', () => {
  const KEYS = { STRIPE_SECRET_KEY: 'sk_live_x', STRIPE_WEBHOOK_SECRET: 'whsec_x' };
  const production = { NODE_ENV: 'production', JWT_SECRET: 's'.repeat(32) };
  it('is the sandbox on a fresh machine, Stripe where its keys are, nothing where that is said', () => {
    expect(readConfig({}).payments).toEqual({ kind: 'mock' });
    expect(readConfig({ PAYMENTS: 'off' }).payments).toEqual({ kind: 'off' });
    expect(readConfig({ ...KEYS, PAYMENTS: 'mock' }).payments).toEqual({ kind: 'mock' });
    for (const environment of [KEYS, { ...KEYS, PAYMENTS: 'stripe' }, { ...KEYS, ...production }])
      expect(readConfig(environment).payments).toEqual({
        kind: 'stripe',
        apiBase: 'https://api.stripe.com',
        secretKey: 'sk_live_x',
        webhookSecret: 'whsec_x',
      });
  });
  it.each([production, { PUBLIC_URL: 'https://tuckaway.example' }, { PUBLIC_URL: 'http://192.168.1.7:3000' }])(
    'is no sandbox in production and elsewhere unless that is said twice: %j',
    (environment) => {
      expect(readConfig(environment).payments).toEqual({ kind: 'off' });
      expect(readConfig({ ...environment, ALLOW_SANDBOX: 'true' }).payments).toEqual({ kind: 'off' });
      expect(() => readConfig({ ...environment, PAYMENTS: 'mock' })).toThrow('PAYMENTS=mock needs ALLOW_SANDBOX=true');
      expect(readConfig({ ...environment, ALLOW_SANDBOX: 'true', PAYMENTS: 'mock' }).payments).toEqual({
        kind: 'mock',
      });
    },
  );
  it.each([
    [{ PAYMENTS: 'free' }, 'PAYMENTS must be stripe, mock or off'],
    [{ PAYMENTS: 'stripe' }, 'STRIPE_SECRET_KEY is required when PAYMENTS=stripe'],
    [{ STRIPE_SECRET_KEY: 'sk_live_x' }, 'STRIPE_WEBHOOK_SECRET is required beside STRIPE_SECRET_KEY'],
    [{ ...KEYS, STRIPE_API_BASE: 'stripe' }, 'STRIPE_API_BASE must be an address'],
    [{ ...KEYS, STRIPE_API_BASE: 'https://proxy.example/stripe' }, 'STRIPE_API_BASE must be an address without a path'],
    [{ ...KEYS, STRIPE_API_BASE: 'https://proxy.example/?to=stripe' }, 'STRIPE_API_BASE must be an address without'],
    [{ ...KEYS, STRIPE_API_BASE: 'https://me:word@proxy.example' }, 'STRIPE_API_BASE must be an address without'],
    [{ ...KEYS, STRIPE_API_BASE: 'http://stripe.example' }, 'STRIPE_API_BASE must begin with https://'],
  ])('%j is refused', (environment, line) => expect(() => readConfig(environment)).toThrow(line));
  it('may be on this very machine without https', () =>
    expect(readConfig({ ...KEYS, STRIPE_API_BASE: 'http://127.0.0.1:4242/' }).payments).toMatchObject({
      apiBase: 'http://127.0.0.1:4242',
    }));
});
