import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createTextScanner, readAnswer } from './text-scanner.ts';
import { ParagraphSchema } from './story-shapes.ts';

const read = (pieces: readonly string[]): string[] => pieces.flatMap(createTextScanner());

describe('the texts in a stream', () => {
  it('are whole at their closing quote, before anything else has come', () => {
    const scan = createTextScanner();
    expect(scan('{"paragraphs": ["One.", "Tw')).toEqual(['One.']);
    expect(scan('o: \\"hush')).toEqual([]);
    expect(scan('\\"."')).toEqual(['Two: "hush".']);
    expect(scan(']}')).toEqual([]);
  });

  it('are the same however they are cut', () =>
    fc.assert(
      fc.property(fc.array(fc.string({ unit: 'grapheme' })), fc.integer({ min: 1, max: 9 }), (texts, size) => {
        const json = JSON.stringify({ paragraphs: texts });
        const pieces = json.match(new RegExp(`[^]{1,${size}}`, 'g')) ?? [];
        expect(read(pieces)).toEqual(texts);
      }),
    ));

  it('may stand in a code fence, after a word of the model’s own', () =>
    expect(read(['Sure!\n```json\n{"paragraphs":["One."]}\n```'])).toEqual(['One.']));

  it.each(['{"story": ["One."]}', '{"paragraphs": [{"text": "One."}]}', '{"paragraphs": ["\\x"]}', 'No. '.repeat(200)])(
    'are nothing else: %.30s',
    (text) => expect(() => read([text])).toThrow('the provider could not: shape'),
  );
});

describe('one answer', () => {
  it('is read out of whatever stands around it', () =>
    expect(readAnswer(ParagraphSchema, 'Here: ```{"text":"One."}```')).toEqual({ text: 'One.' }));
  it.each(['', 'no', '{"text":', '{"text":1}', '{"text":"One.","more":true}'])('is not %j', (text) =>
    expect(() => readAnswer(ParagraphSchema, text)).toThrow('the provider could not: shape'),
  );
});
