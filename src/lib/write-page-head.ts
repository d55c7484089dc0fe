import { categoryAddress } from '#contract/category-address';
import { HEAD_TAGS, headTags, type Head, type HeadTag, type Site } from '#contract/page-head';
import { groupHead, homeHead, landingHead, plainHead, storyHead, topHead, TOP_PAGES } from '#contract/page-heads';
import type { LandingData } from '#contract/landing';
import { FALLBACK_LANGUAGE, LANGUAGE_CODES, splitLanguage } from '#contract/languages';
import { SUMMARY } from '#contract/page-titles';
import type { Story, StorySummary } from '#contract/stories';
import i18next, { t } from 'i18next';
import { categoryLabel, trailWords } from './trail-words.ts';

/** What a screen says of itself. */
export interface PageHead {
  /** Without the product's name. A screen without one is called as the product. */
  title?: string | undefined;
  description?: string | undefined;
  /** For what search engines should leave alone: what only this family sees, and what is not there. */
  robots?: 'noindex' | undefined;
  /** The story that is read here. */
  story?: Story | undefined;
  /** The landing page that this is, and the stories that it shows. */
  landing?: LandingData | undefined;
  stories?: readonly StorySummary[] | undefined;
}

/** Puts a head into the document in the place of the one before; without one it is the home page's, or a nameless one. */
export function writePageHead(page: PageHead | undefined, productName: string): void {
  const site: Site = { productName, publicUrl: location.origin };
  const before = document.head.querySelectorAll(HEAD_TAGS);
  const after = headTags(headOf(page, site), site).map(elementOf);
  for (const element of before) element.remove();
  document.head.append(...after);
}

/** What is said of a page that says nothing of itself; English as the server has it. */
const ofProduct = (): string =>
  i18next.language === FALLBACK_LANGUAGE ? SUMMARY : t('index.hero.subtitle', { ns: 'pages' });

function headOf(page: PageHead | undefined, site: Site): Head {
  const { path } = splitLanguage(location.pathname);
  const { title = '', description = ofProduct(), story, landing, stories = [] } = page ?? {};
  if (story) return storyHead(story, { title, description }, trailWords(), site);
  if (landing) {
    const languages = LANGUAGE_CODES.filter((code) => __LANDING_LANGUAGES__.includes(code));
    const label = categoryLabel({ type: landing.type, slug: landing.slug }, landing.language) ?? landing.text.title;
    return landingHead({ data: landing, label, stories, languages }, trailWords(), site);
  }
  if (title && !page?.robots) {
    const named = { title, description };
    const top = TOP_PAGES.find((each) => each === path);
    if (top) return topHead(top, named, trailWords(), site);
    const { type, slug } = categoryAddress(path) ?? {};
    if (type && slug === undefined) return groupHead(type, named, trailWords(), site);
  }
  if (!page && path === '/') return homeHead(site, { title: t('index.tagline', { ns: 'pages' }), description });
  return plainHead({ ...page, description, path }, site);
}

function elementOf({ name, attributes, text }: HeadTag): HTMLElement {
  const element = document.createElement(name);
  for (const [key, value] of Object.entries(attributes)) element.setAttribute(key, value);
  if (text !== undefined) element.textContent = text;
  return element;
}
