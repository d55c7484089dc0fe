// A lookup as small as the shell needs it: nested keys, {{placeholders}} and plurals of the translation files.
import type { LanguageCode, Namespace } from '#contract/languages';

/** The words of the categories, and of what is kept, stand in files beside the namespaces of the screens. */
type Words = Namespace | 'categories' | 'privacy';
/** Translations of one language as they stand in its files: namespace → nested texts. */
export type Texts = Partial<Record<Words, unknown>>;

function find(tree: unknown, key: string): string | undefined {
  let at: unknown = tree;
  for (const part of key.split('.')) {
    if (typeof at !== 'object' || at === null) return undefined;
    at = Object.entries(at).find(([name]) => name === part)?.[1];
  }
  return typeof at === 'string' ? at : undefined;
}

/** The lookup for one language. A text that is missing is empty: a raw key is never shown. */
export function textsIn(language: LanguageCode, texts: Texts) {
  return (namespace: Words, key: string, values: Record<string, string | number> = {}): string => {
    const count = values['count'];
    const form = typeof count === 'number' ? `${key}_${new Intl.PluralRules(language).select(count)}` : key;
    const text = find(texts[namespace], form) ?? find(texts[namespace], `${key}_other`) ?? '';
    return text.replace(/\{\{(\w+)\}\}/g, (_mark, name: string) => String(values[name] ?? ''));
  };
}
export type Translate = ReturnType<typeof textsIn>;
