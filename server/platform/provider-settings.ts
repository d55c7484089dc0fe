// Who writes the stories and paints the pictures (contract 12). Without a word about it, what comes with the product does.
import * as v from 'valibot';
import { StartFailure, url } from './environment-values.ts';
import { isLoopback } from './loopback.ts';

const PROVIDER_KINDS = ['openai', 'anthropic', 'google', 'openai-compatible'] as const;
export type ProviderKind = (typeof PROVIDER_KINDS)[number];

const PROVIDERS = ['builtin', ...PROVIDER_KINDS] as const;
const key = v.optional(v.pipe(v.string(), v.regex(/^[!-~]+$/, 'must have letters, digits and signs of ASCII alone')));
const DOLLARS = /^\d{1,6}(\.\d{1,6})?$/;
const SECONDS = 'must be 5 to 300 seconds';
const seconds = (byDefault: number) =>
  v.optional(
    v.pipe(
      v.string(),
      v.regex(/^\d{1,3}$/, SECONDS),
      v.transform(Number),
      v.minValue(5, SECONDS),
      v.maxValue(300, SECONDS),
    ),
    String(byDefault),
  );
const dollars = (byDefault: number) =>
  v.optional(
    v.pipe(v.string(), v.regex(DOLLARS, 'must be US dollars, like 0.25'), v.transform(Number)),
    String(byDefault),
  );

/** The names of the environment that belong here. */
export const PROVIDER_ENTRIES = {
  STORY_PROVIDER: v.optional(v.picklist(PROVIDERS, `must be ${PROVIDERS.join(', ')}`), 'builtin'),
  STORY_MODEL: v.optional(v.string()),
  STORY_BASE_URL: v.optional(url),
  STORY_API_KEY: key,
  /** US dollars for a million tokens, read and written: `2.5/10`. */
  STORY_PRICE: v.optional(
    v.pipe(
      v.string(),
      v.regex(/^\d{1,4}(\.\d{1,4})?\/\d{1,4}(\.\d{1,4})?$/, 'must be US dollars for a million tokens, like 2.5/10'),
    ),
  ),
  IMAGE_PROVIDER: v.optional(
    v.picklist(
      PROVIDERS.filter((name) => name !== 'anthropic'),
      'must be builtin, openai, google, openai-compatible',
    ),
    'builtin',
  ),
  IMAGE_MODEL: v.optional(v.string()),
  IMAGE_BASE_URL: v.optional(url),
  IMAGE_API_KEY: key,
  /** US dollars for a picture. */
  IMAGE_PRICE: v.optional(v.pipe(v.string(), v.regex(DOLLARS, 'must be US dollars for a picture, like 0.04'))),
  PROVIDER_FALLBACK: v.optional(v.picklist(['builtin', 'fail'], 'must be builtin or fail'), 'builtin'),
  PROVIDER_STORY_LIMIT_USD: dollars(1),
  PROVIDER_DAY_LIMIT_USD: dollars(20),
  /** A provider that says nothing for so long, before its first word or between two, is asked again. 5 to 300. */
  PROVIDER_SILENCE_SECONDS: seconds(30),
  /**
   * So long a family waits for something new to be seen (the plan with its title, the next paragraph), however often the
   * provider is asked meanwhile; then PROVIDER_FALLBACK decides. A slow model of one's own needs more. 5 to 300.
   */
  PROVIDER_PATIENCE_SECONDS: seconds(90),
};
type ProviderEnvironment = v.InferOutput<v.ObjectSchema<typeof PROVIDER_ENTRIES, undefined>>;

/** Where a model is, and by what it is asked. */
export interface ProviderSettings {
  kind: ProviderKind;
  model: string;
  /** Undefined: the provider's own address. */
  baseUrl: string | undefined;
  /** Undefined where the model needs none. */
  apiKey: string | undefined;
}
export interface StoryProvider extends ProviderSettings {
  /** US dollars for a million tokens. */
  price: { read: number; written: number };
}
export interface ImageProvider extends ProviderSettings {
  /** US dollars for a picture. */
  price: number;
}
export interface ProvidersConfig {
  /** Undefined: the storyteller that comes with the product. */
  story: StoryProvider | undefined;
  /** Undefined: the illustrator that comes with the product. */
  image: ImageProvider | undefined;
  /** What happens when the provider cannot: the part that comes with the product steps in, or the story or the picture fails. */
  fallback: 'builtin' | 'fail';
  /** What all providers together may cost, in US dollars. */
  limits: { storyUsd: number; dayUsd: number };
  /** How long a writer is waited for, in milliseconds: while it is silent, and for something new to be seen. */
  waits: { silenceMs: number; unseenMs: number };
}

/** Where nobody said a price: rather too high, so that a ceiling holds. A model of one's own, without a key, costs nothing. */
const USUAL_PRICE: Record<ProviderKind, { text: string; picture: number }> = {
  openai: { text: '3/15', picture: 0.1 },
  anthropic: { text: '5/25', picture: 0 },
  google: { text: '3/15', picture: 0.1 },
  'openai-compatible': { text: '0/0', picture: 0 },
};

/** Throws StartFailure with one line that names what is missing. */
export function readProviderSettings(env: ProviderEnvironment): ProvidersConfig {
  const story = settingsOf('STORY', env.STORY_PROVIDER, {
    model: env.STORY_MODEL,
    baseUrl: env.STORY_BASE_URL,
    apiKey: env.STORY_API_KEY,
    price: env.STORY_PRICE,
  });
  const image = settingsOf('IMAGE', env.IMAGE_PROVIDER, {
    model: env.IMAGE_MODEL,
    baseUrl: env.IMAGE_BASE_URL,
    apiKey: env.IMAGE_API_KEY,
    price: env.IMAGE_PRICE,
  });
  const [read = 0, written = 0] = (env.STORY_PRICE ?? (story ? USUAL_PRICE[story.kind].text : ''))
    .split('/')
    .map(Number);
  return {
    story: story && { ...story, price: { read, written } },
    image: image && { ...image, price: Number(env.IMAGE_PRICE ?? USUAL_PRICE[image.kind].picture) },
    fallback: env.PROVIDER_FALLBACK,
    limits: { storyUsd: env.PROVIDER_STORY_LIMIT_USD, dayUsd: env.PROVIDER_DAY_LIMIT_USD },
    waits: { silenceMs: env.PROVIDER_SILENCE_SECONDS * 1000, unseenMs: env.PROVIDER_PATIENCE_SECONDS * 1000 },
  };
}

function settingsOf(
  what: 'STORY' | 'IMAGE',
  kind: (typeof PROVIDERS)[number],
  { model, baseUrl, apiKey, price }: Readonly<Record<'model' | 'baseUrl' | 'apiKey' | 'price', string | undefined>>,
): ProviderSettings | undefined {
  if (kind === 'builtin') return undefined;
  const missing = (name: string) => new StartFailure(`${what}_${name} is required when ${what}_PROVIDER=${kind}`);
  if (!model) throw missing('MODEL');
  if (kind === 'openai-compatible' && !baseUrl) throw missing('BASE_URL');
  // Who gives out keys sends bills, and nobody knows here how high: without a price no ceiling would hold.
  if (kind === 'openai-compatible' && apiKey && price === undefined)
    throw new StartFailure(
      `${what}_PRICE is required when ${what}_PROVIDER=openai-compatible has a key: ${what === 'STORY' ? '0/0' : '0'} where it costs nothing`,
    );
  if (kind !== 'openai-compatible') {
    if (!apiKey) throw missing('API_KEY');
    // A key must not travel where anybody may read it; a model of one's own may stand in the next room.
    if (baseUrl && !baseUrl.startsWith('https:') && !isLoopback(new URL(baseUrl)))
      throw new StartFailure(`${what}_BASE_URL must begin with https://`);
  }
  if (what === 'IMAGE' && kind === 'google' && !model.startsWith('gemini-'))
    throw new StartFailure('IMAGE_MODEL must begin with gemini- when IMAGE_PROVIDER=google');
  return { kind, model, baseUrl, apiKey };
}
