// The child's name stays home (BEY-3): nothing is sent that has it in it, whoever made the mistake of putting it there.
import { findersFor, plainly } from './name-forms.ts';
import { ProviderFailure } from './provider-failure.ts';

export interface NameGuard {
  /**
   * What may be sent word for word although the name may stand in it: texts of ours that are the same for every child, and what
   * the provider wrote itself. A child may be called Rose, and the moon rose. Whole lines, whatever they are sent in.
   */
  knows: (value: unknown) => void;
  /** Words that a text of ours is put together from: if the name is one of them, it may stand there. */
  knowsWordsOf: (text: string) => void;
  /** fetch, for one story alone. Throws ProviderFailure `leak` instead of sending. */
  fetch: typeof globalThis.fetch;
}

interface GuardNeeds {
  send?: typeof globalThis.fetch | undefined;
  /** What stands in the addresses and heads of all requests: a key may begin with “sk-ant”. */
  head?: string;
}

export function createNameGuard(name: string, { send = globalThis.fetch, head = '' }: GuardNeeds = {}): NameGuard {
  const finders = findersFor(name);
  const lines = new Set(LIBRARYS_LINES);
  const words: string[] = [];
  const isIn = (text: string, known: readonly string[]) => {
    const plain = plainly(text);
    return finders.some((finder) => finder.test(plain) && !known.some((one) => finder.test(one)));
  };
  const heads = [LIBRARYS_WORDS, plainly(head)];
  return {
    knows: (value) => {
      for (const line of linesIn(value)) lines.add(line);
    },
    knowsWordsOf: (text) => void words.push(plainly(text)),
    fetch: async (input, init) => {
      const address = input instanceof Request ? input.url : String(input);
      const headers = [...new Headers(init?.headers).values()];
      // Anything but text would have to be looked through in another way.
      if (input instanceof Request || (init?.body != null && typeof init.body !== 'string'))
        throw new ProviderFailure('leak');
      const said = init?.body == null ? [] : linesIn(JSON.parse(init.body)).filter((line) => !lines.has(line));
      if ([address, ...headers].some((text) => isIn(text, heads)) || said.some((line) => isIn(line, words)))
        throw new ProviderFailure('leak');
      return send(input, init);
    },
  };
}

/** What the libraries put into addresses and heads themselves, in small letters: a child may be called Ai. */
const LIBRARYS_WORDS =
  'ai-sdk ai-sdk-openai openai anthropic google compatible provider-utils runtime node.js application json bearer http https ' +
  'localhost api v1 v1beta models responses messages chat completions moderations images generations alt sse generatecontent streamgeneratecontent';
/** What they put into bodies: a child may be called Type. */
const LIBRARYS_LINES: readonly string[] = [
  ...'model input role system developer user assistant content type text format strict name schema store stream include'.split(
    ' ',
  ),
  ...'messages tools description tool_choice any contents parts category threshold prompt n size quality medium webp auto'.split(
    ' ',
  ),
  ...'moderation url json application/json object string array null number boolean properties required items enum const'.split(
    ' ',
  ),
  ...'generationConfig maxOutputTokens responseMimeType responseJsonSchema systemInstruction safetySettings'.split(' '),
  ...'responseModalities imageConfig aspectRatio instances parameters sampleCount image IMAGE omni-moderation-latest'.split(
    ' ',
  ),
  ...'reasoning effort low reasoning.encrypted_content'.split(' '),
  'Respond with a JSON object.',
];

/** Every line of every text in a value, keys too; a text may be JSON itself. */
function linesIn(value: unknown): string[] {
  if (typeof value === 'string') {
    const inner = /^[[{]/.test(value) ? parsed(value) : undefined;
    return inner === undefined ? value.split('\n') : linesIn(inner);
  }
  if (typeof value !== 'object' || value === null) return [];
  if (Array.isArray(value)) return value.flatMap(linesIn);
  return Object.entries(value).flatMap(([key, inner]) => [key, ...linesIn(inner)]);
}

function parsed(text: string): unknown {
  try {
    const value: unknown = JSON.parse(text);
    return value;
  } catch {
    return undefined;
  }
}
