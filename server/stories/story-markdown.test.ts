import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { markdownOf, readMarkdown } from './story-markdown.ts';

describe('a story as Markdown', () => {
  it.each([
    ['# The Lamp\n\nOne.\n\nTwo.', { title: 'The Lamp', paragraphs: ['One.', 'Two.'] }],
    ['\n \n## The Lamp ##\nOne.', { title: 'The Lamp', paragraphs: ['One.'] }],
    ['One.\n \t\n\n\nTwo.\n', { title: undefined, paragraphs: ['One.', 'Two.'] }],
    ['One goes\non here.', { title: undefined, paragraphs: ['One goes on here.'] }],
    ['Hush, hush,  \nsaid the lamp.', { title: undefined, paragraphs: ['Hush, hush,\nsaid the lamp.'] }],
    ['One.\n\n# Not the title', { title: undefined, paragraphs: ['One.', '# Not the title'] }],
    ['#no heading', { title: undefined, paragraphs: ['#no heading'] }],
    ['<b>One</b>\n\n<script>x</script>', { title: undefined, paragraphs: ['<b>One</b>', '<script>x</script>'] }],
    ['*Two* **three** [four](five)', { title: undefined, paragraphs: ['*Two* **three** [four](five)'] }],
    [' \n\n ', { title: undefined, paragraphs: [] }],
    ['# Only a title', { title: 'Only a title', paragraphs: [] }],
  ])('API-12 reads %j', (markdown, text) => {
    expect(readMarkdown(markdown)).toEqual(text);
  });

  it('API-12 reads what it wrote', () => {
    const word = fc.stringMatching(/^[\p{L}\p{N}<>"'*&;]{1,12}$/u);
    const line = fc.array(word, { minLength: 1, maxLength: 6 }).map((words) => words.join(' '));
    const paragraph = fc.array(line, { minLength: 1, maxLength: 4 }).map((lines) => lines.join('\n'));
    const story = fc.record({ title: line, paragraphs: fc.array(paragraph, { minLength: 1, maxLength: 8 }) });
    fc.assert(
      fc.property(story, (text) => {
        expect(readMarkdown(markdownOf(text))).toEqual(text);
      }),
    );
  });

  it('takes a text of nothing but hashes and blanks in no time', () => {
    for (const text of [
      '# '.repeat(20_000),
      `# x${' '.repeat(39_000)}x`,
      `# ${' #'.repeat(19_000)}x`,
      ' \n'.repeat(20_000),
    ]) {
      const begun = performance.now();
      readMarkdown(text);
      expect(performance.now() - begun).toBeLessThan(500);
    }
  });
});
