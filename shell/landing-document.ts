// The document of a category's page. A module of its own: the worker writes none, and its drawings would weigh on it.
import { LANDING_DATA_ID, type LandingData } from '#contract/landing';
import type { LanguageCode } from '#contract/languages';
import type { Site } from '#contract/page-head';
import { landingHead } from '#contract/page-heads';
import type { StorySummary } from '#contract/stories';
import { DATA_MARK, EMPTY_ROOT, withHead } from './document.ts';
import { dataBlock, fill } from './html.ts';
import { landingMarkup } from './landing-markup.ts';
import { textsIn, type Texts } from './texts.ts';
import { trailWords } from './trail-words.ts';

interface LandingPage {
  data: LandingData;
  stories: readonly StorySummary[];
  /** Those in which the page is written. */
  languages: readonly LanguageCode[];
  hasPicture: boolean;
  /** Addresses of the style sheets that the page brings besides those of the shell. */
  styles: readonly string[];
}

/** A category's landing page from shell.html: its head, its words in the root, and the data for the page's first paint. */
export function renderLanding(template: string, landing: LandingPage, site: Site, texts: Texts): string {
  const { data, stories, styles } = landing;
  const t = textsIn(data.language, texts);
  const label = t('categories', `${data.type}.${data.slug}.label`);
  const head = landingHead({ ...landing, label }, trailWords(t), site);
  const page = withHead(template, site, head, styles);
  const filled = fill(page, EMPTY_ROOT, `<div id="root">${landingMarkup(data, stories, t)}</div>`);
  return fill(filled, DATA_MARK, dataBlock('application/json', { ...data, stories }, LANDING_DATA_ID));
}
