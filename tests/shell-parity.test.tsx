// What the server and the worker write must be what the reader shows at first: taking over moves nothing.
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { renderStory } from '#shell/document';
import { imageLike, STORY_ID, storyLike } from './helpers/stories.ts';
import { openPage } from './helpers/open-page.tsx';

const texts = Object.fromEntries(
  ['common', 'stories'].map((name) => [
    name,
    JSON.parse(readFileSync(join(import.meta.dirname, `../public/locales/en/${name}.json`), 'utf8')),
  ]),
);
const TEMPLATE = '<html lang="en"><head><!--head--></head><body><div id="root"></div><!--data--></body></html>';

/** The markup without ids, which no two renderers make alike, and with attributes in order. */
function normalized(main: Element): string {
  const copy = document.importNode(main, true);
  copy.querySelectorAll('.story-end, .reading-moon').forEach((part) => part.remove());
  for (const element of [copy, ...copy.querySelectorAll('*')]) {
    element.removeAttribute('id');
    if (element.getAttribute('fill')?.startsWith('url(#')) element.setAttribute('fill', 'url(#)');
    const attributes = [...element.attributes]
      .map(({ name, value }) => [name, value] as const)
      .sort(([a], [b]) => (a < b ? -1 : 1));
    for (const [name] of attributes) element.removeAttribute(name);
    for (const [name, value] of attributes) element.setAttribute(name, value);
  }
  return copy.outerHTML;
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it.each([
  ['a story without pictures', storyLike()],
  [
    'a story with its cover',
    storyLike({
      images: [
        imageLike({ id: 'cover', paragraph_index: null, status: 'complete', url: '/api/stories/x/images/cover' }),
      ],
    }),
  ],
  [
    'a story with pictures',
    storyLike({
      images: [
        imageLike({ id: 'cover', paragraph_index: null, status: 'complete', url: '/api/stories/x/images/cover?v=1' }),
        imageLike({ status: 'complete', url: '/api/stories/x/images/p1?v=1&exp=2' }),
        imageLike({ id: 'p2', paragraph_index: 2, status: 'skipped' }),
      ],
    }),
  ],
])('SEO-7 the HTML of %s is the first render of its page', async (_name, story) => {
  const html = renderStory(TEMPLATE, story, { productName: 'Tuckaway', publicUrl: 'https://tuckaway.example' }, texts);
  const shell = new DOMParser().parseFromString(html, 'text/html').querySelector('#root > main');
  const { container } = await openPage(`/story/${STORY_ID}`, (call) =>
    call === `GET /stories/${STORY_ID}` ? { body: story } : undefined,
  );
  const page = container.querySelector('main.reader');
  if (!shell || !page) throw new Error('one of the two has no page');
  expect(normalized(shell)).toBe(normalized(page));
});
