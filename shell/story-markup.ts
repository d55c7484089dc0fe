// A finished story exactly as the page's reader shows it at first (src/features/story-reader/story-reader.tsx).
import { COVER_SIZES, PICTURE_HEIGHT, PICTURE_SIZES, PICTURE_WIDTH, pictureSources } from '#contract/picture-address';
import { readingMinutes } from '#contract/reading-time';
import { coverOf, hasPictures, partsOf, type StoryPart } from '#contract/story-parts';
import { splitEmphasis } from '#contract/story-text';
import type { Story, StoryImage, StoryText } from '#contract/stories';
import { ARROW_LEFT, BOOK, BOOK_TO_READ, CHECK, FOLD, HALF_MOON, HEADPHONES, MOON, SHARE, STAR } from './drawings.ts';
import { escapeHtml } from './html.ts';
import type { Translate } from './texts.ts';

/** The story's text; null for forms that only the page can read. */
export function textOf({ content }: Story): StoryText | null {
  return content !== null && typeof content === 'object' ? content : null;
}

const img = ({ url, alt }: StoryImage, attributes: string, sizes: string, language = '') =>
  `<img${attributes} sizes="${sizes}" srcset="${escapeHtml(pictureSources(url ?? ''))}" src="${escapeHtml(url ?? '')}"` +
  ` alt="${escapeHtml(alt)}"${language} width="${PICTURE_WIDTH}" height="${PICTURE_HEIGHT}">`;
const isShown = (image: StoryImage) => image.status === 'complete' && image.url !== null;

const words = (paragraph: string) =>
  splitEmphasis(paragraph)
    .map(({ text, isEmphasis }) => (isEmphasis ? `<em>${escapeHtml(text)}</em>` : escapeHtml(text)))
    .join('');

function part({ picture, paragraphs: [first = '', ...rest] }: StoryPart): string {
  const text = rest.map((paragraph) => `<p>${words(paragraph)}</p>`).join('');
  // A picture that is not there yet keeps its room; what it says of itself is the page's business.
  const shown = picture && isShown(picture) ? img(picture, ' loading="lazy"', PICTURE_SIZES) : '';
  const figure = picture ? `<figure class="picture p-sca" data-status="${picture.status}">${shown}</figure>` : '';
  return `<section class="story-part"><p>${words(first)}</p>${figure}${text}</section>`;
}

function chips(story: Story, t: Translate): string {
  const { protagonist_name: name, theme, length } = story.parameters;
  const chip = (drawing: string, text: string) => `<li class="chip">${drawing}${escapeHtml(text)}</li>`;
  // A story written by hand may be about nobody.
  const starring = name === '' ? '' : chip(STAR, t('stories', 'reader.starring', { name }));
  return (
    `<ul class="reader-chips">${starring}${chip(BOOK, t('common', `options.theme.${theme}`))}` +
    chip(HALF_MOON, t('stories', `reader.length.${length}`)) +
    `<li class="chip chip-saved" data-kept="false">${CHECK}${escapeHtml(t('stories', 'reader.saved'))}</li></ul>`
  );
}

function start(t: Translate): string {
  const button = (kind: string, drawing: string, text: string) =>
    `<button type="button" class="btn btn-${kind}">${drawing}${escapeHtml(text)}</button>`;
  return (
    `<div class="reader-start">${button('secondary', HEADPHONES, t('stories', 'reader.listen'))}` +
    `${button('primary', BOOK_TO_READ, t('stories', 'reader.start'))}</div>`
  );
}

/** The markup of the root for a story with its text. */
export function storyMarkup(story: Story, text: StoryText, t: Translate): string {
  const cover = coverOf(story.images);
  const language = ` lang="${escapeHtml(story.parameters.story_language)}"`;
  const minutes = t('stories', 'reader.minutes', {
    count: readingMinutes(text.paragraphs, story.parameters),
  });
  return (
    `<main class="reader"${hasPictures(story.images) ? ' data-book="true"' : ''} data-style="${story.parameters.image_style}"><div class="reader-cover sky">` +
    (cover && isShown(cover) ? img(cover, ' fetchpriority="high"', COVER_SIZES, language) : MOON) +
    `<div class="reader-bar"><a href="/" class="icon-button glass" aria-label="${escapeHtml(t('stories', 'reader.back'))}">${ARROW_LEFT}</a>` +
    `<button type="button" class="icon-button glass" aria-label="${escapeHtml(t('stories', 'reader.share'))}">${SHARE}</button></div>${FOLD}</div>` +
    `<article${language}><header class="reader-head"><h1>${escapeHtml(text.title)}</h1>${chips(story, t)}` +
    `<p class="reader-minutes">${escapeHtml(minutes)}</p>${start(t)}</header><div class="story-text">${partsOf(text.paragraphs, story.images).map(part).join('')}</div></article></main>`
  );
}
