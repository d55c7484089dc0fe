// The card of a public story exactly as the page shows it at first (src/components/public-story-card.tsx): its cover comes
// when the card comes near the screen.
import { coverFabric } from '#contract/cover-fabric';
import { type LanguageCode, nameInItself, withDigits } from '#contract/languages';
import type { StorySummary } from '#contract/stories';
import { escapeHtml } from './html.ts';
import { EYE, HEART, sleepingMoon } from './landing-drawings.ts';
import type { Translate } from './texts.ts';

/** What stands in the list item of a story. `t` speaks `language`. */
export function storyCard(story: StorySummary, language: LanguageCode, t: Translate): string {
  const { story_id: id, title, parameters, created_at: made, cover_image: cover } = story;
  const { fabric, pattern } = coverFabric(id);
  const day = new Intl.DateTimeFormat(withDigits(language), { dateStyle: 'medium', timeZone: 'UTC' }).format(
    new Date(made),
  );
  const short = new Intl.NumberFormat(withDigits(language), { notation: 'compact' });
  const fact = (drawing: string, key: string, count: number) =>
    `<span class="public-story-fact">${drawing}<span aria-hidden="true">${short.format(count)}</span>` +
    `<span class="sr-only">${escapeHtml(t('categories', `card.${key}`, { count }))}</span></span>`;
  const name =
    title === null
      ? `<span class="cover-title">${escapeHtml(t('stories', 'shelf.unfinished', { name: parameters.protagonist_name }))}</span>`
      : `<span class="cover-title" lang="${parameters.story_language}">${escapeHtml(title)}</span>`;
  const { story_language: own } = parameters;
  const told =
    own === language ? '' : `<span class="cover-language" lang="${own}">${escapeHtml(nameInItself(own))}</span>`;
  return (
    `<a class="cover-card" href="/story/${escapeHtml(id)}"><span class="cover ${pattern}" data-style="${parameters.image_style}" ` +
    `style="background-color: var(--${fabric});">${cover ? '' : sleepingMoon('mx-auto mt-[18%] w-[86%]')}</span>${name}${told}</a>` +
    `<span class="public-story-facts"><time datetime="${escapeHtml(made)}">${escapeHtml(day)}</time>` +
    `${fact(EYE, 'views', story.view_count)}${fact(HEART, 'likes', story.like_count)}</span>`
  );
}
