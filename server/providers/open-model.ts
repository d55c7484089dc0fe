// A model of a provider, ready to be asked. The libraries are loaded when the first one is opened: a start without a provider knows
// nothing of them.
import type { ImageModel, LanguageModel } from 'ai';
import type { ProviderKind, ProviderSettings } from '../platform/provider-settings.ts';

/** Said here, so that no variable of the machine says otherwise. */
const ADDRESSES: Readonly<Record<Exclude<ProviderKind, 'openai-compatible'>, string>> = {
  openai: 'https://api.openai.com/v1',
  anthropic: 'https://api.anthropic.com/v1',
  google: 'https://generativelanguage.googleapis.com/v1beta',
};

/** What the library calls a model of one's own, and its options. */
const COMPATIBLE = 'compatible';

/** Where a provider is asked. */
export const addressOf = ({ kind, baseUrl }: ProviderSettings): string =>
  baseUrl ?? (kind === 'openai-compatible' ? '' : ADDRESSES[kind]);

/** @param fetch sends the requests: one that looks them through */
export async function openLanguageModel(
  settings: ProviderSettings,
  fetch: typeof globalThis.fetch,
): Promise<LanguageModel> {
  const { kind, model, apiKey = '' } = settings;
  const options = { baseURL: addressOf(settings), apiKey, fetch };
  switch (kind) {
    case 'openai':
      return (await import('@ai-sdk/openai')).createOpenAI(options)(model);
    case 'anthropic':
      return (await import('@ai-sdk/anthropic')).createAnthropic(options)(model);
    case 'google':
      return (await import('@ai-sdk/google')).createGoogle(options)(model);
    case 'openai-compatible':
      return (await import('@ai-sdk/openai-compatible')).createOpenAICompatible({
        name: COMPATIBLE,
        baseURL: options.baseURL,
        fetch,
        includeUsage: true,
        supportsStructuredOutputs: true,
        ...(apiKey ? { apiKey } : {}),
      })(model);
  }
}

/** @param fetch sends the requests: one that looks them through */
export async function openImageModel(settings: ProviderSettings, fetch: typeof globalThis.fetch): Promise<ImageModel> {
  const { kind, model, apiKey = '' } = settings;
  const options = { baseURL: addressOf(settings), apiKey, fetch };
  switch (kind) {
    case 'openai':
      return (await import('@ai-sdk/openai')).createOpenAI(options).image(model);
    case 'google':
      return (await import('@ai-sdk/google')).createGoogle(options).image(model);
    case 'openai-compatible':
      return (await import('@ai-sdk/openai-compatible'))
        .createOpenAICompatible({ name: COMPATIBLE, baseURL: options.baseURL, fetch, ...(apiKey ? { apiKey } : {}) })
        .imageModel(model);
    case 'anthropic':
      throw new RangeError('no pictures are painted there');
  }
}

/** The library that speaks to all of them. It would write warnings to the console, with a prompt in them. */
export async function loadLibrary() {
  globalThis.AI_SDK_LOG_WARNINGS = false;
  return import('ai');
}

const GOOGLE_HARMS = ['HATE_SPEECH', 'DANGEROUS_CONTENT', 'HARASSMENT', 'SEXUALLY_EXPLICIT'];

/** What every request says: nothing is kept there, and what is read to children is judged as strictly as it can be. */
export const PROVIDER_OPTIONS = {
  // Left to itself a model that thinks does so for longer than a family waits, without a word. Its thoughts are for nobody.
  openai: { store: false, reasoningEffort: 'low', reasoningSummary: null },
  google: {
    safetySettings: GOOGLE_HARMS.map((harm) => ({
      category: `HARM_CATEGORY_${harm}`,
      threshold: 'BLOCK_LOW_AND_ABOVE',
    })),
  },
};

/** The same for pictures; as small over the wire as they can be, and as data: no address of ours to fetch them from. */
export const PICTURE_OPTIONS = {
  openai: { quality: 'medium', outputFormat: 'webp', outputCompression: 90, moderation: 'auto' },
  google: { safetySettings: PROVIDER_OPTIONS.google.safetySettings },
  [COMPATIBLE]: { response_format: 'b64_json' },
};
