// Reads the texts of `{"paragraphs": ["…", "…"]}` out of a stream, each as soon as its closing quote is there.
import * as v from 'valibot';
import { MAX_PARAGRAPH_LENGTH } from '#contract/story-requests';
import { ProviderFailure } from './provider-failure.ts';

/** Before the list; a model may say a few words of its own there, or open a code fence. */
const MOST_BEFORE = 400;
/** A paragraph as long as it may be, each sign of it as two escapes. */
const MOST_RAW = MAX_PARAGRAPH_LENGTH * 12;

/** Takes the stream piece by piece; gives the texts that became whole. Throws ProviderFailure `shape` for anything else. */
export function createTextScanner(): (piece: string) => string[] {
  let before = '';
  let raw: string | undefined;
  let state: 'before' | 'between' | 'after' = 'before';
  let isEscaped = false;
  return (piece) => {
    const whole: string[] = [];
    for (const sign of piece) {
      if (state === 'after') continue;
      if (raw !== undefined) {
        if (sign === '"' && !isEscaped) {
          whole.push(unquoted(raw));
          raw = undefined;
        } else if (raw.length < MOST_RAW) raw += sign;
        else throw new ProviderFailure('shape');
        isEscaped = sign === '\\' && !isEscaped;
      } else if (state === 'before') {
        before += sign;
        if (sign === '[') {
          if (!/"paragraphs"\s*:\s*\[$/.test(before)) throw new ProviderFailure('shape');
          state = 'between';
        } else if (before.length > MOST_BEFORE) throw new ProviderFailure('shape');
      } else if (sign === '"') {
        raw = '';
        isEscaped = false;
      } else if (sign === ']') state = 'after';
      else if (!/[\s,]/.test(sign)) throw new ProviderFailure('shape');
    }
    return whole;
  };
}

function unquoted(raw: string): string {
  try {
    return v.parse(v.string(), JSON.parse(`"${raw}"`));
  } catch {
    throw new ProviderFailure('shape');
  }
}

/** One whole answer as JSON; models set it between words or in a code fence. Throws ProviderFailure `shape`. */
export function readAnswer<T extends v.GenericSchema>(schema: T, text: string): v.InferOutput<T> {
  const json = text.slice(text.indexOf('{'), text.lastIndexOf('}') + 1);
  try {
    return v.parse(schema, JSON.parse(json));
  } catch {
    throw new ProviderFailure('shape');
  }
}
