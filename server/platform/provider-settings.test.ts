import { describe, expect, it } from 'vitest';
import { readConfig } from './config.ts';

const providersOf = (env: Record<string, string>) => readConfig(env).providers;
const OPENAI = { STORY_PROVIDER: 'openai', STORY_MODEL: 'gpt-5', STORY_API_KEY: 'sk-1' };
const OWN = { STORY_PROVIDER: 'openai-compatible', STORY_MODEL: 'qwen3', STORY_BASE_URL: 'http://ollama:11434/v1/' };

describe('the settings of providers', () => {
  it('are what comes with the product where nobody says a word', () =>
    expect(providersOf({})).toEqual({
      story: undefined,
      image: undefined,
      fallback: 'builtin',
      limits: { storyUsd: 1, dayUsd: 20 },
      waits: { silenceMs: 30_000, unseenMs: 90_000 },
    }));

  it('name a writer, with prices that are rather too high where none are said', () => {
    expect(providersOf(OPENAI).story).toEqual({
      kind: 'openai',
      model: 'gpt-5',
      apiKey: 'sk-1',
      baseUrl: undefined,
      price: { read: 3, written: 15 },
    });
    expect(providersOf({ ...OPENAI, STORY_PRICE: '0.25/2' }).story?.price).toEqual({ read: 0.25, written: 2 });
  });

  it('name a model of one’s own, in the next room and without a key, that costs nothing', () =>
    expect(providersOf(OWN).story).toEqual({
      kind: 'openai-compatible',
      model: 'qwen3',
      apiKey: undefined,
      baseUrl: 'http://ollama:11434/v1',
      price: { read: 0, written: 0 },
    }));

  it('say what a compatible model with a key costs, be it nothing', () => {
    const keyed = { ...OWN, STORY_API_KEY: 'k' };
    expect(() => readConfig(keyed)).toThrow('STORY_PRICE is required when STORY_PROVIDER=openai-compatible has a key');
    expect(providersOf({ ...keyed, STORY_PRICE: '0/0' }).story?.price).toEqual({ read: 0, written: 0 });
    const painting = { IMAGE_PROVIDER: 'openai-compatible', IMAGE_MODEL: 'flux', IMAGE_BASE_URL: 'https://p.example' };
    expect(() => readConfig({ ...painting, IMAGE_API_KEY: 'k' })).toThrow('IMAGE_PRICE is required');
    expect(providersOf({ ...painting, IMAGE_API_KEY: 'k', IMAGE_PRICE: '0.04' }).image?.price).toBe(0.04);
  });

  it('say how long a writer is waited for', () =>
    expect(providersOf({ PROVIDER_SILENCE_SECONDS: '60', PROVIDER_PATIENCE_SECONDS: '240' }).waits).toEqual({
      silenceMs: 60_000,
      unseenMs: 240_000,
    }));

  it('name a painter', () =>
    expect(
      providersOf({ IMAGE_PROVIDER: 'google', IMAGE_MODEL: 'gemini-i', IMAGE_API_KEY: 'k', IMAGE_PRICE: '0.04' }).image,
    ).toMatchObject({ kind: 'google', model: 'gemini-i', price: 0.04 }));

  it.each([
    [{ STORY_PROVIDER: 'gpt' }, 'STORY_PROVIDER must be builtin, openai, anthropic, google, openai-compatible'],
    [{ STORY_PROVIDER: 'openai' }, 'STORY_MODEL is required when STORY_PROVIDER=openai'],
    [{ ...OPENAI, STORY_API_KEY: '' }, 'STORY_API_KEY is required when STORY_PROVIDER=openai'],
    [{ ...OPENAI, STORY_API_KEY: 'sk 1' }, 'STORY_API_KEY must have letters, digits and signs of ASCII alone'],
    [{ ...OPENAI, STORY_BASE_URL: 'http://example.org' }, 'STORY_BASE_URL must begin with https://'],
    [{ ...OPENAI, STORY_PRICE: 'cheap' }, 'STORY_PRICE must be US dollars for a million tokens'],
    [{ ...OWN, STORY_BASE_URL: '' }, 'STORY_BASE_URL is required when STORY_PROVIDER=openai-compatible'],
    [{ IMAGE_PROVIDER: 'anthropic' }, 'IMAGE_PROVIDER must be builtin, openai, google, openai-compatible'],
    [{ IMAGE_PROVIDER: 'google', IMAGE_MODEL: 'imagen', IMAGE_API_KEY: 'k' }, 'IMAGE_MODEL must begin with gemini-'],
    [{ PROVIDER_FALLBACK: 'maybe' }, 'PROVIDER_FALLBACK must be builtin or fail'],
    [{ PROVIDER_SILENCE_SECONDS: '4' }, 'PROVIDER_SILENCE_SECONDS must be 5 to 300 seconds'],
    [{ PROVIDER_PATIENCE_SECONDS: '1e9' }, 'PROVIDER_PATIENCE_SECONDS must be 5 to 300 seconds'],
    [{ PROVIDER_DAY_LIMIT_USD: '-1' }, 'PROVIDER_DAY_LIMIT_USD must be US dollars'],
  ])('are refused in one line: %o', (env, line) => expect(() => readConfig(env)).toThrow(line));
});
