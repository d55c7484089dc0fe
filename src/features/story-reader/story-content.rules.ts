import type { Story, StoryText } from '#contract/stories';

const tidy = (block: string) =>
  block
    .split('\n')
    .map((line) => line.replace(/^\s*(?:#{1,6}\s+|>\s?|[-+]\s+|\d+\.\s+)/, '').trim())
    .join('\n')
    .replace(/!\[[^\]]*\]\((?:[^()]|\([^()]*\))*\)/g, '')
    .replace(/\[([^\]]*)\]\((?:[^()]|\([^()]*\))*\)/g, '$1')
    .replace(
      /\*\*([^*\n]+)\*\*|__([^_\n]+)__/g,
      (_all, stars: string | undefined, lines: string | undefined) => stars ?? lines ?? '',
    )
    .replace(/`([^`\n]+)`/g, '$1')
    .replace(/\\([\\`*_{}[\]()#+\-.!])/g, '$1')
    .trim();

/**
 * The little of markdown that a story needs: a first heading is the title, blank lines part paragraphs, lines stay lines.
 * What comes out is plain text that may carry *emphasis*; markup in it is only ever text.
 */
export function parseMarkdown(markdown: string, title = ''): StoryText {
  const blocks = markdown
    .replace(/\r\n?/g, '\n')
    .split(/\n\s*\n/)
    .map((block) => block.trim())
    .filter(Boolean);
  const heading = /^#\s+(?<title>[^\n]+)(?:\n(?<rest>[\s\S]*))?$/.exec(blocks[0] ?? '')?.groups;
  const paragraphs = heading ? [heading['rest'] ?? '', ...blocks.slice(1)] : blocks;
  return {
    title: heading?.['title']?.replace(/\s+#+$/, '').trim() || title,
    paragraphs: paragraphs
      .filter((block) => !/^(?:[-*_]\s*){3,}$/.test(block))
      .map(tidy)
      .filter(Boolean),
  };
}

/** The text of a story, whichever of its forms it came in (DECIDE-43); null while there is none. */
export function readContent({ content, story_data, title }: Story): StoryText | null {
  if (content !== null && typeof content === 'object') return content;
  if (typeof content === 'string') return parseMarkdown(content, title ?? '');
  if (story_data?.content) return story_data.content;
  if (story_data?.markdown) return parseMarkdown(story_data.markdown, title ?? '');
  return null;
}
