import { describe, expect, it } from 'vitest';
import { imageLike } from '../../../tests/helpers/stories.ts';
import { draftOf, drawOn, faultOf, isSameTelling, paragraphLeft, tellingFrom, titleLeft } from './mend-draft.rules.ts';

const TEXT = { title: 'The Lamp', paragraphs: ['One.', 'Two.', 'Three.'] };
const IMAGES = [
  imageLike({ id: 'cover', paragraph_index: null, status: 'complete' }),
  imageLike({ id: 'p1', paragraph_index: 1, status: 'complete' }),
  imageLike({ id: 'p2', paragraph_index: 2, status: 'skipped' }),
];
const start = draftOf(TEXT, IMAGES);

describe('BEY-14 what a parent does to a draft', () => {
  it.each([
    ['nothing', [], {}],
    ['a word', [{ type: 'text', key: 1, text: 'Two lamps.' }], { paragraphs: ['One.', 'Two lamps.', 'Three.'] }],
    ['the title', [{ type: 'title', text: ' The  Quiet Lamp ' }], { title: 'The Quiet Lamp' }],
    ['a paragraph removed', [{ type: 'remove', key: 0 }], { paragraphs: ['Two.', 'Three.'], places: { p1: 0 } }],
    ['one with a picture removed', [{ type: 'remove', key: 1 }], { paragraphs: ['One.', 'Three.'], places: { p1: 0 } }],
    [
      'one removed and put back',
      [
        { type: 'remove', key: 1 },
        { type: 'put-back', key: 1 },
      ],
      {},
    ],
    [
      'a paragraph added',
      [
        { type: 'add-after', key: 0 },
        { type: 'text', key: 3, text: 'And then.' },
      ],
      { paragraphs: ['One.', 'And then.', 'Two.', 'Three.'], places: { p1: 2 } },
    ],
    ['an added one left empty', [{ type: 'add-after', key: 2 }], {}],
    [
      'one split at a blank line',
      [{ type: 'text', key: 0, text: 'One.\n\n \nOne and a half.' }],
      { paragraphs: ['One.', 'One and a half.', 'Two.', 'Three.'], places: { p1: 2 } },
    ],
    ['the cover hidden', [{ type: 'picture', id: 'cover' }], { hidden: ['cover'] }],
    [
      'a picture hidden and shown again',
      [
        { type: 'picture', id: 'p1' },
        { type: 'picture', id: 'p1' },
      ],
      {},
    ],
  ] as const)('%s', (_what, strokes, expected) => {
    const draft = strokes.reduce(drawOn, start);
    const telling = tellingFrom(draft);
    expect(telling).toEqual({ ...TEXT, hidden: [], places: { p1: 1 }, ...expected });
    expect(isSameTelling(telling, tellingFrom(start))).toBe(Object.keys(expected).length === 0);
  });

  it('no picture is lost where a paragraph with one is removed beside another with one, and each comes back', () => {
    const both = draftOf(TEXT, [
      ...IMAGES.slice(0, 2),
      imageLike({ id: 'p2', paragraph_index: 2, status: 'complete' }),
    ]);
    const removed = drawOn(both, { type: 'remove', key: 2 });
    expect(tellingFrom(removed).places).toEqual({ p1: 0, p2: 1 });
    expect(tellingFrom(drawOn(removed, { type: 'put-back', key: 2 })).places).toEqual({ p1: 1, p2: 2 });
  });

  it('what was hidden before is hidden in the draft', () => {
    expect(draftOf(TEXT, [imageLike({ hidden: true })]).hidden).toEqual(['p1']);
  });
});

describe('BEY-14 the limits of a story are said before it is sent', () => {
  it.each([
    ['nothing', start, undefined],
    ['an empty title', drawOn(start, { type: 'title', text: ' ' }), { fault: 'no-title' }],
    ['a long title', drawOn(start, { type: 'title', text: 'x'.repeat(121) }), { fault: 'title-long' }],
    [
      'a long paragraph',
      drawOn(start, { type: 'text', key: 2, text: 'x'.repeat(2001) }),
      { fault: 'text-long', key: 2 },
    ],
    ['no text', draftOf({ title: 'The Lamp', paragraphs: [' '] }, []), { fault: 'no-text' }],
    [
      'too many paragraphs',
      drawOn(start, { type: 'text', key: 0, text: Array.from({ length: 79 }, () => 'x').join('\n\n') }),
      { fault: 'too-many' },
    ],
  ])('%s', (_what, draft, fault) => expect(faultOf(draft)).toEqual(fault));

  it.each([
    ['x'.repeat(1900), undefined],
    ['x'.repeat(1990), 10],
    ['x'.repeat(2005), -5],
    [`${'x'.repeat(1500)}\n\n${'x'.repeat(1500)}`, undefined],
  ])('how many characters are left of a paragraph', (text, left) => expect(paragraphLeft(text)).toBe(left));
  it.each([
    ['The Lamp', undefined],
    ['x'.repeat(100), 20],
    ['x'.repeat(130), -10],
  ])('how many characters are left of a title', (text, left) => expect(titleLeft(text)).toBe(left));
});
