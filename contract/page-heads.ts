// The heads of the pages that both sides write: the server into its documents, the page when somebody goes on to them.
import { CATEGORY_SLUGS } from './categories.ts';
import { categoryUrl } from './category-address.ts';
import { GROUP_SEGMENT, type CategoryType } from './category-groups.ts';
import { categoryPicture, type LandingData } from './landing.ts';
import { inLanguage, type LanguageCode } from './languages.ts';
import { absolute, canonicalOf, type Head, type Site } from './page-head.ts';
import { SUMMARY, TAGLINE, titleOf } from './page-titles.ts';
import type { Story, StorySummary } from './stories.ts';
import { trailOf, type TrailWords } from './trail.ts';

type Node = Record<string, unknown>;

/** What a page says of itself, in the language of who reads it. */
interface Named {
  title: string;
  description: string;
}

/** Where a page stands, as structured data. `own` is what the page is called and where it lies, where its path says less. */
function breadcrumbs(path: string, words: TrailWords, site: Site, own: { name?: string; path?: string } = {}): Node {
  const steps = trailOf(path, words, own.name);
  return {
    '@type': 'BreadcrumbList',
    itemListElement: steps.map((step, at) => {
      const place = at === steps.length - 1 ? (own.path ?? step.path) : step.path;
      return {
        '@type': 'ListItem',
        position: at + 1,
        name: step.text,
        ...(place === undefined ? {} : { item: canonicalOf(place, site) }),
      };
    }),
  };
}

/** The head of the home page, in English where nothing is said in another language. */
export function homeHead(site: Site, { title = TAGLINE, description = SUMMARY }: Partial<Named> = {}): Head {
  const jsonLd = { '@type': 'WebSite', name: site.productName, url: canonicalOf('/', site), description };
  return {
    title: `${site.productName}: ${title}`,
    description,
    path: '/',
    type: 'website',
    jsonLd: [jsonLd],
  };
}

/** The head of a page that has a name at most. */
export function plainHead(
  page: { path: string; title?: string | undefined; description?: string | undefined; robots?: string | undefined },
  site: Site,
): Head {
  const { path, title, description = SUMMARY, robots } = page;
  return { title: titleOf(title, site), description, path, type: 'website', robots };
}

/** Pages right below home that search engines find. `/stories` is one, whichever of its parts is open. */
export const TOP_PAGES = ['/stories', '/pricing', '/privacy'] as const;

/** The head of such a page. What the plans cost is the payment provider's to say, and may be another tomorrow. */
export function topHead(path: (typeof TOP_PAGES)[number], named: Named, words: TrailWords, site: Site): Head {
  const jsonLd = [breadcrumbs(path, words, site)];
  return { title: titleOf(named.title, site), description: named.description, path, type: 'website', jsonLd };
}

/** The head of a group of categories. */
export function groupHead(group: CategoryType, { title, description }: Named, words: TrailWords, site: Site): Head {
  const path = `/stories/${GROUP_SEGMENT[group]}`;
  const pages = CATEGORY_SLUGS.filter(({ type, hasLanding }) => hasLanding && type === group);
  const collection = {
    '@type': 'CollectionPage',
    name: title,
    description,
    url: canonicalOf(path, site),
    mainEntity: {
      '@type': 'ItemList',
      numberOfItems: pages.length,
      itemListElement: pages.map((category, at) => ({
        '@type': 'ListItem',
        position: at + 1,
        url: canonicalOf(categoryUrl(category), site),
      })),
    },
  };
  const jsonLd = [collection, breadcrumbs(path, words, site)];
  return { title: titleOf(title, site), description, path, type: 'website', jsonLd };
}

/** The head of a story that can be read. `described` says what its text says; the text may be of a form that only the page reads. */
export function storyHead(story: Story, { title, description }: Named, words: TrailWords, site: Site): Head {
  const path = `/story/${story.story_id}`;
  const cover =
    story.images.find(({ id, status, hidden }) => id === 'cover' && status === 'complete' && !hidden)?.url ?? undefined;
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
    jsonLd: [article, breadcrumbs(path, words, site, { name: title })],
    published: story.created_at,
    modified: story.updated_at,
  };
}

interface LandingPage {
  data: LandingData;
  /** The category's own name in the language of the page, as the trail on the screen has it. */
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
    jsonLd: [collection, breadcrumbs(address, words, site, { name: label, path })],
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
