import { describe, expect, it } from 'vitest';
import { storyLike } from '../../../tests/helpers/stories.ts';
import { parseMarkdown, readContent } from './story-content.rules.ts';

const text = { title: 'The Sock', paragraphs: ['Mia was in bed.', 'Tup.\nTup.'] };
const markdown = '# The Sock\n\nMia was in bed.\n\nTup.\nTup.\n';
const none = { content: null, story_data: null };

describe('READ-22 the forms of a text', () => {
  it.each([
    ['an object', { ...none, content: text }],
    ['markdown', { ...none, content: markdown }],
    ['an object in story_data', { ...none, story_data: { content: text } }],
    ['markdown in story_data', { ...none, story_data: { markdown } }],
  ])('ENT-2 %s reads the same', (_form, change) => {
    expect(readContent(storyLike(change))).toEqual(text);
  });
  it('has none before it is written', () => expect(readContent(storyLike(none))).toBeNull());
  it('prefers the content object, then the string', () => {
    expect(readContent(storyLike({ content: 'Other.', story_data: { content: text } }))?.paragraphs).toEqual([
      'Other.',
    ]);
  });
});

describe('markdown', () => {
  it('leaves markup as text', () => {
    expect(parseMarkdown('<script>alert(1)</script>\n\n[go](javascript:alert(1)) ![x](y)').paragraphs).toEqual([
      '<script>alert(1)</script>',
      'go',
    ]);
  });
  it('keeps emphasis and drops what only paper needs', () => {
    expect(parseMarkdown('#  A  \n## One\n\n**Bold** and *soft*\n\n---\n\n> said\n- she\r\n').paragraphs).toEqual([
      'One',
      'Bold and *soft*',
      'said\nshe',
    ]);
  });
  it('takes the title of the story where it has none itself', () =>
    expect(parseMarkdown('Once.', 'Kept').title).toBe('Kept'));
});
