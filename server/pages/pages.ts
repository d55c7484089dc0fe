// The HTML of each address. The home page is the same for everybody: it is written and compressed once, at the start.
import { adPolicy, type AdSettings } from '#contract/ads';
import { findCategory } from '#contract/category-address';
import { type CategoryType } from '#contract/category-groups';
import { categoryPicture } from '#contract/landing';
import { FALLBACK_LANGUAGE, type LanguageCode } from '#contract/languages';
import type { Head } from '#contract/page-head';
import { TIERS } from '#contract/tiers';
import { groupHead, topHead, TOP_PAGES } from '#contract/page-heads';
import { isFinished, type Story, type StorySummary } from '#contract/stories';
import { renderHead, renderHome, renderPage, renderStory, type Page, type Site } from '#shell/document';
import { renderLanding } from '#shell/landing-document';
import { textsIn } from '#shell/texts';
import { trailWords } from '#shell/trail-words';
import { compressedDocument, HTML_TYPE, type Document } from './answer-bytes.ts';
import { isClientRoute, isIndexed } from './client-routes.ts';
import { createPageTexts } from './page-texts.ts';
import type { StaticFiles } from './static-files.ts';

interface PageAnswer {
  status: 200 | 404;
  html: string;
}
export interface Pages {
  home: Document;
  /** The shell for a path, with a head of its own; 404 for a path that the page does not know. */
  page: (path: string) => PageAnswer;
  story: (path: string, story: Story | undefined) => PageAnswer & { isIndexed: boolean };
  /** A group of categories, or one of them, which may be unknown. */
  category: (
    path: string,
    address: { type: CategoryType; slug?: string },
    language?: LanguageCode,
  ) => Promise<PageAnswer>;
}
/** The public stories of a category that its page begins with, those in its language first. */
export type FeaturedStories = (
  category: { type: CategoryType; slug: string },
  language: LanguageCode,
) => Promise<readonly StorySummary[]>;

/** Style sheets of the screen that a landing page is; those that lie right below /assets stand in the shell already. */
const LANDING_STYLES = /^\/assets\/rare\/(landing|public-story-card)[\w.-]*\.css$/;

/** A document of a deployment without ads keeps no room for them (index.html). */
const withoutAds = (template: string) => template.replace(/<html [^>]*/, '$& data-ads="none"');

/** The documents of a build for one deployment. */
export function createPages(
  { files, ...templates }: StaticFiles,
  { site, ads }: { site: Site; ads: AdSettings },
  featured: FeaturedStories,
): Pages {
  // Of who comes the document knows nothing: where one plan sees ads, the device says of which plan it is (keep-ad-rooms.ts).
  const hasAds = TIERS.some((tier) => adPolicy(tier, ads).showsSlots);
  const home = hasAds ? templates.home : withoutAds(templates.home);
  const shell = hasAds ? templates.shell : withoutAds(templates.shell);
  const texts = createPageTexts(files);
  const t = textsIn(FALLBACK_LANGUAGE, texts.of(FALLBACK_LANGUAGE));
  const words = trailWords(t);
  const topWords = {
    '/stories': { title: words.stories, description: t('stories', 'summary') },
    '/pricing': { title: words.pricing, description: t('pricing', 'summary') },
    '/privacy': { title: words.privacy, description: t('privacy', 'summary') },
  };
  const styles = [...files.keys()].filter((path) => LANDING_STYLES.test(path));
  const known = (page: Page): PageAnswer => ({ status: 200, html: renderPage(shell, site, page) });
  const named = (head: Head): PageAnswer => ({ status: 200, html: renderHead(shell, site, head) });
  const hidden = (path: string, title?: string) => known({ path, robots: 'noindex', ...(title ? { title } : {}) });
  const unknown = (path: string, title?: string): PageAnswer => ({ ...hidden(path, title), status: 404 });
  return {
    home: compressedDocument(renderHome(home, site), HTML_TYPE),
    page: (path) => {
      const top = TOP_PAGES.find((each) => each === path);
      if (top) return named(topHead(top, topWords[top], words, site));
      if (isIndexed(path)) return known({ path });
      return isClientRoute(path) ? hidden(path) : unknown(path);
    },
    story: (path, story) => {
      if (!story) return { ...unknown(path), isIndexed: false };
      if (!isFinished(story.status) || story.content === null) return { ...hidden(path), isIndexed: false };
      const html = renderStory(shell, story, site, texts.of(story.parameters.story_language));
      return { status: 200, html, isIndexed: story.visibility === 'public' };
    },
    category: async (path, { type, slug }, language = FALLBACK_LANGUAGE) => {
      if (slug === undefined) {
        const say = (what: 'groups' | 'summaries') => t('categories', `browse.${what}.${type}`);
        return named(groupHead(type, { title: say('groups'), description: say('summaries') }, words, site));
      }
      const say = textsIn(language, texts.of(language));
      const category = findCategory(type, slug);
      if (!category) return unknown(path, say('categories', 'landing.unknown.title'));
      const spoken = [language, FALLBACK_LANGUAGE].find((code) => texts.landing(category, code));
      const text = category.hasLanding && spoken && texts.landing(category, spoken);
      const label = say('categories', `${type}.${slug}.label`);
      if (!text) return hidden(path, say('categories', 'landing.missing.title', { label }));
      const landing = {
        data: { type, slug, language: spoken, text },
        stories: await featured(category, spoken),
        languages: texts.landingLanguages(category),
        hasPicture: files.has(categoryPicture(category, 'large')),
        styles,
      };
      return { status: 200, html: renderLanding(shell, landing, site, texts.of(spoken)) };
    },
  };
}
