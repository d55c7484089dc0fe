// What the server writes of a landing page must be what the page shows at first: taking over moves nothing.
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { categoryUrl } from '#contract/category-address';
import { CATEGORY_SLUGS } from '#contract/categories';
import { LANDING_DATA_ID, landingFile, type LandingData } from '#contract/landing';
import type { StorySummary } from '#contract/stories';
import { dataBlock } from '#shell/html';
import { landingMarkup } from '#shell/landing-markup';
import { textsIn } from '#shell/texts';
import { openPage } from './helpers/open-page.tsx';
import { storyLike } from './helpers/stories.ts';

const read = (path: string): unknown =>
  JSON.parse(readFileSync(join(import.meta.dirname, `../public/locales/en/${path}`), 'utf8'));
const texts = Object.fromEntries(['categories', 'common', 'stories'].map((name) => [name, read(`${name}.json`)]));

/** The markup without ids of gradients, which no two renderers make alike, and with attributes in order. */
function normalized(main: Element): string {
  const copy = document.importNode(main, true);
  for (const element of [copy, ...copy.querySelectorAll('*')]) {
    if (element.tagName.toLowerCase() === 'radialgradient') element.removeAttribute('id');
    if (element.getAttribute('fill')?.startsWith('url(#')) element.setAttribute('fill', 'url(#)');
    const attributes = [...element.attributes]
      .map(({ name, value }) => [name, value] as const)
      .sort(([a], [b]) => (a < b ? -1 : 1));
    for (const [name] of attributes) element.removeAttribute(name);
    for (const [name, value] of attributes) element.setAttribute(name, value);
  }
  return copy.outerHTML;
}
function summary(change: Partial<StorySummary>): StorySummary {
  const { content: _content, story_data: _data, images: _images, error: _error, art: _art, ...story } = storyLike();
  return { ...story, excerpt: null, ...change };
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  document.body.replaceChildren();
});

const pages = CATEGORY_SLUGS.filter(({ hasLanding }) => hasLanding);
it.each(pages.map((page, at) => [categoryUrl(page), page, at] as const))(
  'SEO-7 the HTML of %s is the first render of its page',
  async (path, { type, slug }, at) => {
    // Every third page has no stories, so that both are compared.
    const stories =
      at % 3 === 0
        ? []
        : [
            summary({ cover_image: '/covers/a.webp?v=1', view_count: 1, like_count: 12_345 }),
            summary({ story_id: 'B'.repeat(22), title: 'The <fox> & me', view_count: 2 }),
            summary({
              story_id: 'C'.repeat(22),
              title: 'छत पर',
              parameters: { ...storyLike().parameters, story_language: 'hi' },
            }),
          ];
    const text = read(landingFile({ type, slug })) as LandingData['text'];
    const data: LandingData = { type, slug, language: 'en', text, stories };
    document.body.innerHTML = dataBlock('application/json', data, LANDING_DATA_ID);
    const html = landingMarkup(data, stories, textsIn('en', texts));
    const shell = new DOMParser().parseFromString(html, 'text/html').querySelector('main');
    const { container, calls } = await openPage(path, () => undefined);
    const page = container.querySelector('main');
    if (!shell || !page) throw new Error('one of the two has no page');
    expect(normalized(shell)).toBe(normalized(page));
    expect(calls.filter((call) => call.includes('/stories/category/') || call.includes('/locales/'))).toEqual([]);
  },
);
