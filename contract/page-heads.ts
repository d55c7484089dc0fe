// The heads of the pages that both sides write: the server into its documents, the page when somebody goes on to them.
import { categoryUrl } from './category-address.ts';
import { categoryPicture, type LandingData } from './landing.ts';
import { inLanguage, type LanguageCode } from './languages.ts';
import { absolute, canonicalOf, type Head, type Site } from './page-head.ts';
import { homeTitle, SUMMARY, titleOf } from './page-titles.ts';
import type { Story, StorySummary } from './stories.ts';
import { trailOf, type TrailWords } from './trail.ts';

type Node = Record<string, unknown>;

/** Where a page stands, as structured data. */
function breadcrumbs(path: string, last: string, words: TrailWords, site: Site): Node {
  return {
    '@type': 'BreadcrumbList',
    itemListElement: trailOf(path, words, last).map((step, at) => ({
      '@type': 'ListItem',
      position: at + 1,
      name: step.text,
      ...(step.path === undefined ? {} : { item: canonicalOf(step.path, site) }),
    })),
  };
}

/** The head of the home page. */
export function homeHead(site: Site): Head {
  const jsonLd = { '@type': 'WebSite', name: site.productName, url: canonicalOf('/', site), description: SUMMARY };
  return { title: homeTitle(site), description: SUMMARY, path: '/', type: 'website', jsonLd: [jsonLd] };
}

/** The head of a page that has a name at most. */
export function plainHead(
  page: { path: string; title?: string | undefined; description?: string | undefined; robots?: string | undefined },
  site: Site,
): Head {
  const { path, title, description = SUMMARY, robots } = page;
  return { title: titleOf(title, site), description, path, type: 'website', robots };
}

/** The head of a story that can be read. `described` says what its text says; the text may be of a form that only the page reads. */
export function storyHead(
  story: Story,
  { title, description }: { title: string; description: string },
  words: TrailWords,
  site: Site,
): Head {
  const path = `/story/${story.story_id}`;
  const cover = story.images.find(({ id, status }) => id === 'cover' && status === 'complete')?.url ?? undefined;
  const us = { '@type': 'Organization', name: site.productName, url: canonicalOf('/', site) };
  const article = {
    '@type': 'Article',
    headline: title,
    description,
    inLanguage: story.parameters.story_language,
    url: canonicalOf(path, site),
    mainEntityOfPage: canonicalOf(path, site),
    ...(cover ? { image: absolute(cover, site) } : {}),
    datePublished: story.created_at,
    dateModified: story.updated_at,
    author: us,
    publisher: us,
  };
  return {
    title: titleOf(title, site),
    description,
    path,
    type: 'article',
    robots: story.visibility === 'public' ? undefined : 'noindex',
    image: cover,
    jsonLd: [article, breadcrumbs(path, title, words, site)],
    published: story.created_at,
    modified: story.updated_at,
  };
}

interface LandingPage {
  data: LandingData;
  /** The category's own name, as the trail on the screen has it. */
  label: string;
  /** The public stories that the page shows. */
  stories: readonly Pick<StorySummary, 'story_id' | 'title'>[];
  /** Those in which the page is written. */
  languages: readonly LanguageCode[];
  /** False where the build drew none. */
  hasPicture?: boolean;
}

/** The head of a category's landing page. */
export function landingHead(page: LandingPage, words: TrailWords, site: Site): Head {
  const { data, label, stories, languages, hasPicture = true } = page;
  const { text, language } = data;
  const address = categoryUrl(data);
  const path = inLanguage(address, language);
  const image = hasPicture ? categoryPicture(data, 'large') : undefined;
  const collection = {
    '@type': 'CollectionPage',
    name: text.title,
    description: text.description,
    inLanguage: language,
    url: canonicalOf(path, site),
    ...(image ? { image: absolute(image, site) } : {}),
    mainEntity: {
      '@type': 'ItemList',
      numberOfItems: stories.length,
      itemListElement: stories.map(({ story_id, title }, at) => ({
        '@type': 'ListItem',
        position: at + 1,
        url: canonicalOf(`/story/${story_id}`, site),
        ...(title ? { name: title } : {}),
      })),
    },
  };
  return {
    title: titleOf(text.title, site),
    description: text.description,
    path,
    type: 'website',
    lang: language,
    image,
    jsonLd: [collection, breadcrumbs(address, label, words, site)],
    alternates: languageLinks(address, languages),
  };
}

/** The same page in each of its languages, and for who speaks none of them. */
export const languageLinks = (
  address: string,
  languages: readonly LanguageCode[],
): (readonly [hreflang: string, path: string])[] => [
  ...languages.map((code) => [code, inLanguage(address, code)] as const),
  ['x-default', address],
];
