// A landing page exactly as the page shows it at first (src/features/landing/landing-page.tsx).
import type { AdSlot } from '#contract/ads';
import { categoryUrl } from '#contract/category-address';
import { type CategorySlug } from '#contract/categories';
import { categoryPicture, type LandingData } from '#contract/landing';
import { ideasOf, marksOf, presetOf, relatedTo, type Preset } from '#contract/landing-layout';
import { inLanguage } from '#contract/languages';
import { PICTURE_HEIGHT, PICTURE_WIDTH } from '#contract/picture-address';
import type { StorySummary } from '#contract/stories';
import { FOLD } from './drawings.ts';
import { escapeHtml } from './html.ts';
import { ARROW_RIGHT, MOON_STAR, sleepingMoon, stitched } from './landing-drawings.ts';
import { storyCard } from './story-card.ts';
import type { Translate } from './texts.ts';

type Named = Pick<CategorySlug, 'type' | 'slug'>;

const PATTERNS = ['p-dot', 'p-ging', 'p-chk'] as const;

/** The home page with choices sewn into its quilt. */
function quiltUrl(preset: Preset): string {
  const choices = Object.entries(preset).map(([field, value]) => `${field}=${value}`);
  return escapeHtml(`/?${choices.join('&')}#create`);
}
const createLink = (preset: Preset, text: string) =>
  `<a class="btn btn-primary" href="${quiltUrl(preset)}">${MOON_STAR}<span>${escapeHtml(text)}</span></a>`;

function picture(category: Named, size: 'small' | 'large'): string {
  const loading = size === 'large' ? 'fetchpriority="high"' : 'loading="lazy"';
  const file = `width="${PICTURE_WIDTH}" height="${PICTURE_HEIGHT}" decoding="async" ${loading} src="${categoryPicture(category, size)}"`;
  return `<span class="landing-picture p-sca"><img alt="" ${file}></span>`;
}

const part = (name: string, title: string, content: string) =>
  `<section class="landing-part" aria-labelledby="landing-${name}"><h2${name === 'stories' ? ' tabindex="-1"' : ''} id="landing-${name}">${escapeHtml(title)}</h2>${content}</section>`;

/** Blank until the page is alive (src/features/ads/ad-room.tsx). */
const adRoom = (slot: AdSlot) => `<div class="ad-room ad-${slot}"></div>`;

/** The markup of the root for a category's landing page. `t` speaks the language of the page. */
export function landingMarkup(data: LandingData, stories: readonly StorySummary[], t: Translate): string {
  const { text, language } = data;
  const words = (key: string) => t('categories', `landing.${key}`);
  const preset = presetOf(data);
  const action = createLink(preset, text.action);
  const marks = marksOf(data);
  const benefits = text.benefits.map(
    (benefit, at) =>
      `<li><span class="landing-mark ${PATTERNS[at % PATTERNS.length]}">${stitched(marks[at] ?? 'star')}</span><span>${escapeHtml(benefit)}</span></li>`,
  );
  const ideas = ideasOf(data);
  const examples = text.examples.map(
    (example, at) => `<li><a href="${quiltUrl(ideas[at] ?? preset)}">${escapeHtml(example)}${ARROW_RIGHT}</a></li>`,
  );
  const related = relatedTo(data).map(
    (other) =>
      `<li><a href="${inLanguage(categoryUrl(other), language)}">${picture(other, 'small')}<b>${escapeHtml(t('categories', `${other.type}.${other.slug}.label`))}</b></a></li>`,
  );
  const empty =
    `<div class="landing-empty card"><div class="landing-empty-sky sky">${sleepingMoon()}</div>${FOLD}` +
    `<div class="landing-empty-words"><h3>${escapeHtml(words('empty'))}</h3><p>${escapeHtml(words('emptyText'))}</p>${action}</div></div>`;
  const cards = stories.map((story) => `<li>${storyCard(story, language, t)}</li>`).join('');
  const featured =
    stories.length === 0
      ? empty
      : `<ul class="public-stories" aria-labelledby="landing-stories" aria-busy="false">${cards}</ul>`;
  const long = text.long.map((paragraph) => `<p>${escapeHtml(paragraph)}</p>`).join('');
  return (
    `<main class="landing"><div class="landing-top">${picture(data, 'large')}<div class="landing-words"><h1>${escapeHtml(text.title)}</h1>` +
    `<p class="landing-description">${escapeHtml(text.description)}</p>` +
    `<ul class="landing-benefits" aria-label="${escapeHtml(words('benefits'))}">${benefits.join('')}</ul>${action}</div></div>` +
    part('stories', words('featured'), featured) +
    adRoom('inline') +
    `<div class="landing-columns">` +
    part(
      'ideas',
      words('ideas'),
      `<p class="landing-hint">${escapeHtml(words('ideasText'))}</p><ul class="landing-ideas">${examples.join('')}</ul>`,
    ) +
    part('about', words('about'), `<div class="landing-long">${long}</div>`) +
    `</div>${part('related', words('related'), `<ul class="landing-related">${related.join('')}</ul>`)}` +
    `<div class="landing-end">${action}</div>${adRoom('bottom')}</main>`
  );
}
