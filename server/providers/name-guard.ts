// The child's name stays home (BEY-3): nothing is sent that has it in it, whoever made the mistake of putting it there.
import { ProviderFailure } from './provider-failure.ts';

export interface NameGuard {
  /**
   * What may be sent although the name may stand in it: a text of ours that is the same for every child, or one that the
   * provider wrote itself. A child may be called Rose.
   */
  knows: (text: string) => void;
  /** fetch, for one story alone. Throws ProviderFailure `leak` instead of sending. */
  fetch: typeof globalThis.fetch;
}

/** A name in any spelling that a request could carry it in. */
const spellingsOf = (name: string): string[] => {
  const forms = [
    name,
    name.normalize('NFC'),
    name.normalize('NFD'),
    name.replaceAll(' ', '_'),
    name.replaceAll(' ', '-'),
  ];
  return [
    ...forms,
    ...forms.map((form) => encodeURIComponent(form)),
    ...forms.map((form) => Buffer.from(form).toString('base64')),
  ].map((form) => form.toLowerCase());
};

export function createNameGuard(name: string, send: typeof globalThis.fetch = globalThis.fetch): NameGuard {
  const finders = [...new Set(spellingsOf(name))].map(finderOf);
  const known: string[] = [LIBRARYS_WORDS];
  const isKnown = (finder: RegExp) => known.some((text) => finder.test(text));
  const isIn = (text: string) => {
    const small = text.toLowerCase();
    return finders.some((finder) => finder.test(small) && !isKnown(finder));
  };
  return {
    knows: (text) => void known.push(text.toLowerCase()),
    fetch: async (input, init) => {
      const address = input instanceof Request ? input.url : String(input);
      const headers = [...new Headers(init?.headers).values()];
      // Anything but text would have to be looked through in another way.
      if (input instanceof Request || (init?.body != null && typeof init.body !== 'string'))
        throw new ProviderFailure('leak');
      const said = init?.body == null ? [] : stringsIn(JSON.parse(init.body));
      if ([address, ...headers, ...said].some(isIn)) throw new ProviderFailure('leak');
      return send(input, init);
    },
  };
}

/** What the libraries put into a request themselves, in small letters: a child may be called Ai. */
const LIBRARYS_WORDS =
  'ai-sdk openai anthropic google compatible runtime node.js application json bearer user system developer input text';

/** As a word of its own; in scripts that set no spaces between words, anywhere. */
function finderOf(form: string): RegExp {
  const plain = form.replaceAll(/[$()*+./?[\\\]^{|}]/g, String.raw`\$&`);
  const hasSpaces = !/[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}]/u.test(form);
  return new RegExp(hasSpaces ? `(?<![\\p{L}\\p{M}\\p{N}_])${plain}(?![\\p{L}\\p{M}\\p{N}_])` : plain, 'u');
}

/** Every text in a body, keys too. */
function stringsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) => [key, ...stringsIn(inner)]);
}
