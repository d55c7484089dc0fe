import { describe, expect, it } from 'vitest';
import type { Story } from '#contract/stories';
import { unfinished } from '../../../tests/helpers/stories.ts';
import { courseOf } from './tellings.rules.ts';

const told = (title: string | null, paragraphs: string[], status: Story['status'] = 'processing'): Story =>
  unfinished({ status, title, content: paragraphs.length > 0 ? { title: title ?? '', paragraphs } : null });
const shown = told('Tup', ['One.', 'Two.']);

describe('what is shown of a story', () => {
  it.each<[string, Story]>([
    ['the next paragraph', told('Tup', ['One.', 'Two.', 'Three.'])],
    ['nothing new', told('Tup', ['One.', 'Two.'])],
    ['its end', told('Tup', ['One.', 'Two.', 'Three.'], 'complete')],
  ])('BEY-2 goes on with %s', (_what, now) => expect(courseOf(shown, now)).toBe('on'));

  it.each<[string, Story]>([
    ['another beginning', told('Tup', ['Once.'])],
    ['another paragraph below the first', told('Tup', ['One.', 'Else.'])],
    ['another whole story', told('Tap', ['Once.', 'Twice.'], 'complete')],
    ['a whole story that is shorter', told('Tup', ['One.'], 'story_complete')],
    ['the same words and more under another title', told('Tap', ['One.', 'Two.', 'Three.'])],
  ])('BEY-2 gives way to %s only when it is asked for', (_what, now) => expect(courseOf(shown, now)).toBe('anew'));

  it.each<[string, Story]>([
    ['it has no words yet', told('Tup', [])],
    ['it has only its first words again', told('Tup', ['One.'])],
    ['it has only its new title', told('Tap', ['One.', 'Two.'])],
  ])('stays while a story that was begun anew is not there: %s', (_what, now) =>
    expect(courseOf(shown, now)).toBe('behind'),
  );

  it('is nothing before the first paragraph, and what was changed by hand after the last', () => {
    expect(courseOf(told(null, []), told('Tap', ['Once.']))).toBe('on');
    expect(courseOf(told('Tup', [], 'pending'), told('Tap', ['Once.']))).toBe('on');
    expect(courseOf(told('Tup', ['One.'], 'complete'), told('Tap', ['Once.'], 'complete'))).toBe('on');
  });
});
