import type { LandingData } from '#contract/landing';
import type { StorySummary } from '#contract/stories';
import { escapeHtml } from './html.ts';
import type { Translate } from './texts.ts';

/** The markup of the root for a category's landing page. */
export function landingMarkup(data: LandingData, stories: readonly StorySummary[], _t: Translate): string {
  const { text, language } = data;
  const paragraphs = (texts: readonly string[]) => texts.map((each) => `<p>${escapeHtml(each)}</p>`).join('');
  const links = stories.map(
    ({ story_id, title }) => `<li><a href="/story/${escapeHtml(story_id)}">${escapeHtml(title ?? '')}</a></li>`,
  );
  return (
    `<main lang="${language}"><h1>${escapeHtml(text.title)}</h1>` +
    paragraphs([text.description, ...text.benefits, ...text.examples, ...text.long]) +
    `<ul>${links.join('')}</ul></main>`
  );
}
