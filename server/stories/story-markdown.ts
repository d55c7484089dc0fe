// Stories as Markdown, as far as a story needs it: a heading, paragraphs, and verses whose lines end in two spaces.
// Everything else, HTML too, is text.
import type { StoryText } from '#contract/stories';

/** A text that may lack its title. */
export interface UntitledText {
  title?: string | undefined;
  paragraphs: string[];
}

const BLANK_LINES = /\n(?:[ \t]*\n)+/;
/** A heading of any depth. */
const HEADING = /^#{1,6}[ \t](?<title>.*)$/;
/** Hashes that close a heading are marks too. */
const CLOSING_HASHES = /[ \t]#+$/;

/** A verse keeps its lines by two spaces before the break. */
export const markdownOf = ({ title, paragraphs }: StoryText): string =>
  [`# ${title}`, ...paragraphs.map((paragraph) => paragraph.replaceAll('\n', '  \n'))].join('\n\n');

/** Title and paragraphs of a Markdown text. Only what it begins with is its title; without a heading there it has none. */
export function readMarkdown(markdown: string): UntitledText {
  const text = markdown.replace(/^(?:[ \t]*\n)+/, '');
  const [first = '', ...lines] = text.split('\n');
  const title = HEADING.exec(first)?.groups?.['title']?.trim().replace(CLOSING_HASHES, '').trim();
  const body = title === undefined ? text : lines.join('\n');
  return { title, paragraphs: partsAtBlankLines(body).map(joinSoftLines) };
}

/** The parts of a text between blank lines; blank ones are none. */
export const partsAtBlankLines = (text: string): string[] =>
  text.split(BLANK_LINES).filter((part) => part.trim() !== '');

/** Where a line ends without two spaces its sentence goes on. */
const joinSoftLines = (part: string): string =>
  part
    .trim()
    .split('\n')
    .map((line, at, { length }) => `${line.trim()}${at === length - 1 ? '' : line.endsWith('  ') ? '\n' : ' '}`)
    .join('');
