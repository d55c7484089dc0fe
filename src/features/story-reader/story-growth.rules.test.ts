import { describe, expect, it } from 'vitest';
import type { Story } from '#contract/stories';
import { unfinished } from '../../../tests/helpers/stories.ts';
import { afterEvent } from './story-growth.rules.ts';

const event = (name: string, data: unknown) => ({ event: name, data: JSON.stringify(data) });
const paragraph = (index: number, text: string) => event('paragraph', { index, text });
const written = (...paragraphs: string[]): Story =>
  unfinished({ status: 'processing', title: 'Tup', content: { title: 'Tup', paragraphs } });
const textAfter = (story: Story, told: { event: string; data: string }) => {
  const after = afterEvent(story, told);
  return typeof after === 'object' ? after.content : after;
};

describe('a story after an event', () => {
  it('BEY-2 has the paragraph that came, below those that were there', () => {
    expect(textAfter(unfinished({ title: 'Tup' }), paragraph(0, 'One.'))).toEqual({
      title: 'Tup',
      paragraphs: ['One.'],
    });
    expect(textAfter(written('One.'), paragraph(1, 'Two.'))).toEqual({ title: 'Tup', paragraphs: ['One.', 'Two.'] });
  });
  it('is the same object where it is told what it knows', () => {
    const story = written('One.', 'Two.');
    expect(afterEvent(story, paragraph(0, 'One.'))).toBe(story);
    expect(afterEvent(story, event('status', { status: 'processing', error: null }))).toBe(story);
    expect(afterEvent(story, event('image', { id: 'p1' }))).toBe(story);
    expect(afterEvent(story, event('applause', {}))).toBe(story);
  });
  it('is another telling from the paragraph on that is another one', () => {
    expect(textAfter(written('One.', 'Two.', 'Three.'), paragraph(1, 'Else.'))).toEqual({
      title: 'Tup',
      paragraphs: ['One.', 'Else.'],
    });
  });
  it.each([
    ['a paragraph was lost', paragraph(3, 'Four.')],
    ['a paragraph came as no JSON', { event: 'paragraph', data: '{"index":1,"te' }],
    ['a paragraph came without words', event('paragraph', { index: 1 })],
    ['a number is none', event('paragraph', { index: -1, text: 'Minus.' })],
    ['a status is unknown', event('status', { status: 'asleep' })],
  ])('is to be asked for where %s', (_why, told) => {
    expect(afterEvent(written('One.'), told)).toBe('ask');
  });
  it.each([
    event('status', { status: 'story_complete', error: null }),
    event('status', { status: 'complete', error: null }),
    event('status', { status: 'failed', error: 'no' }),
    event('done', { status: 'complete' }),
  ])('is over after %j', (told) => {
    expect(afterEvent(written('One.'), told)).toBe('over');
  });
  it('PROG-9 tells its title and its steps', () => {
    expect(afterEvent(unfinished(), event('title', { title: 'Tup' }))).toMatchObject({ title: 'Tup', content: null });
    expect(afterEvent(unfinished(), event('progress', { current_step: 3, total_steps: 10 }))).toMatchObject({
      progress: { current_step: 3, total_steps: 10 },
    });
    expect(afterEvent(unfinished(), event('status', { status: 'processing' }))).toMatchObject({ status: 'processing' });
  });
});
