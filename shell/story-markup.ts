// A finished story exactly as the page's reader shows it at first (src/features/story-reader/story-reader.tsx).
import { readingMinutes } from '#contract/reading-time';
import { splitEmphasis } from '#contract/story-text';
import type { Story, StoryImage, StoryText } from '#contract/stories';
import { ARROW_LEFT, BOOK, CHECK, FOLD, HALF_MOON, MOON, SHARE, STAR } from './drawings.ts';
import { escapeHtml } from './html.ts';
import type { Translate } from './texts.ts';

/** The story's text; null for forms that only the page can read. */
export function textOf({ content }: Story): StoryText | null {
  return content !== null && typeof content === 'object' ? content : null;
}

const pictureAt = (story: Story, paragraph: number) =>
  story.images.find(
    ({ id, paragraph_index, status }) => id !== 'cover' && paragraph_index === paragraph && status !== 'skipped',
  );
const img = ({ url, alt }: StoryImage) =>
  `<img src="${escapeHtml(url ?? '')}" alt="${escapeHtml(alt)}" width="640" height="480">`;
const isShown = (image: StoryImage) => image.status === 'complete' && image.url !== null;

const words = (paragraph: string) =>
  splitEmphasis(paragraph)
    .map(({ text, isEmphasis }) => (isEmphasis ? `<em>${escapeHtml(text)}</em>` : escapeHtml(text)))
    .join('');

function paragraphs(story: Story, text: StoryText): string {
  return text.paragraphs
    .map((paragraph, at) => {
      const picture = pictureAt(story, at);
      // A picture that is not there yet keeps its room; what it says of itself is the page's business.
      return `<p>${words(paragraph)}</p>${picture ? `<figure class="picture">${isShown(picture) ? img(picture) : ''}</figure>` : ''}`;
    })
    .join('');
}

function chips(story: Story, t: Translate): string {
  const { protagonist_name: name, theme, length } = story.parameters;
  const chip = (drawing: string, text: string) => `<li class="chip">${drawing}${escapeHtml(text)}</li>`;
  return (
    `<ul class="reader-chips">${chip(STAR, t('stories', 'reader.starring', { name }))}${chip(BOOK, t('common', `options.theme.${theme}`))}` +
    chip(HALF_MOON, t('stories', `reader.length.${length}`)) +
    `<li class="chip chip-saved" data-kept="false">${CHECK}${escapeHtml(t('stories', 'reader.saved'))}</li></ul>`
  );
}

/** The markup of the root for a story with its text. */
export function storyMarkup(story: Story, text: StoryText, t: Translate): string {
  const cover = story.images.find(({ id }) => id === 'cover');
  const minutes = t('stories', 'reader.minutes', {
    count: readingMinutes(text.paragraphs, story.parameters.age_group),
  });
  return (
    `<main class="reader"><div class="reader-cover sky">${cover && isShown(cover) ? img(cover) : MOON}` +
    `<div class="reader-bar"><a href="/" class="icon-button glass" aria-label="${escapeHtml(t('stories', 'reader.back'))}">${ARROW_LEFT}</a>` +
    `<button type="button" class="icon-button glass" aria-label="${escapeHtml(t('stories', 'reader.share'))}">${SHARE}</button></div>${FOLD}</div>` +
    `<article lang="${escapeHtml(story.parameters.story_language)}"><header class="reader-head"><h1>${escapeHtml(text.title)}</h1>${chips(story, t)}` +
    `<p class="reader-minutes">${escapeHtml(minutes)}</p></header><div class="story-text">${paragraphs(story, text)}</div></article></main>`
  );
}
