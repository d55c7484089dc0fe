import { describe, expect, it } from 'vitest';
import { imageLike, storyLike } from '../tests/helpers/stories.ts';
import { describeStory } from '#contract/story-text';
import { renderHome, renderPage, renderStory } from './document.ts';

const TEMPLATE = '<html lang="en"><head><!--head--></head><body><div id="root"></div><!--data--></body></html>';
const site = { productName: 'Tuckaway', publicUrl: 'https://tuckaway.example/' };
const texts = { stories: { reader: { starring: 'Starring {{name}}', minutes_one: 'About {{count}} minute' } } };
const meta = (html: string, name: string) =>
  new RegExp(`<meta (?:name|property)="${name}" content="([^"]*)">`).exec(html)?.[1];

describe('the head', () => {
  it('SEO-5 of a story is an article, elsewhere a website', () => {
    const story = renderStory(TEMPLATE, storyLike(), site, texts);
    expect(meta(story, 'og:type')).toBe('article');
    expect(story).toContain('"@type":"Article"');
    for (const html of [renderHome(TEMPLATE, site), renderPage(TEMPLATE, site, { path: '/stories' })])
      expect(meta(html, 'og:type')).toBe('website');
    expect(renderHome(TEMPLATE, site)).toContain('"@type":"WebSite"');
  });
  it('names one address for a page, whatever its query', () => {
    const canonical = (html: string) => /rel="canonical" href="([^"]*)"/.exec(html)?.[1];
    expect(canonical(renderPage(TEMPLATE, site, { path: '/stories?x=1#y' }))).toBe('https://tuckaway.example/stories');
    expect(canonical(renderHome(TEMPLATE, site))).toBe('https://tuckaway.example/');
    expect(canonical(renderStory(TEMPLATE, storyLike({ story_id: 'abc' }), site, texts))).toBe(
      'https://tuckaway.example/story/abc',
    );
  });
  it('keeps search engines away from all but public stories', () => {
    expect(meta(renderStory(TEMPLATE, storyLike(), site, texts), 'robots')).toBe('noindex');
    expect(meta(renderStory(TEMPLATE, storyLike({ visibility: 'public' }), site, texts), 'robots')).toBeUndefined();
  });
  it('shows the cover in previews once it is there', () => {
    const cover = imageLike({ id: 'cover', status: 'complete', url: '/api/stories/x/images/cover' });
    const html = renderStory(TEMPLATE, storyLike({ images: [cover] }), site, texts);
    expect([meta(html, 'og:image'), meta(html, 'twitter:card')]).toEqual([
      'https://tuckaway.example/api/stories/x/images/cover',
      'summary_large_image',
    ]);
  });
  it('SEO-6 describes a story by 150 code points of its first paragraph, without marks', () => {
    expect(describeStory(['a'.repeat(400)])).toHaveLength(150);
    expect(describeStory(['b'.repeat(90), 'more'])).toBe('b'.repeat(90));
    expect(describeStory(['She *saw*\nit.'])).toBe('She saw it.');
    expect(Array.from(describeStory(['🌙'.repeat(200)]))).toHaveLength(150);
  });
});

describe('SRV-17 what somebody wrote', () => {
  const wild = `</script><img src=x onerror=alert(1)><!--data--><!--head-->$& $1 "'`;
  const html = renderStory(
    TEMPLATE,
    storyLike({
      content: { title: wild, paragraphs: [wild] },
      parameters: { ...storyLike().parameters, protagonist_name: wild },
    }),
    site,
    texts,
  );
  it('is only ever text', () => {
    expect(html).not.toContain('<img src=x');
    expect(html.match(/<\/script>/g)?.length).toBe(html.match(/<script/g)?.length);
    expect(html).toContain('$&amp; $1');
  });
  it('arrives in the data as it was', () => {
    const data = /<script type="application\/json" id="story">(.*?)<\/script>/.exec(html)?.[1] ?? '';
    expect(JSON.parse(data).content.title).toBe(wild);
  });
});

describe('the root', () => {
  it('holds the text of a finished story, in its language', () => {
    const parameters = { ...storyLike().parameters, story_language: 'fr' as const };
    const html = renderStory(TEMPLATE, storyLike({ parameters }), site, texts);
    expect(html).toContain('<article lang="fr">');
    expect(html).toContain('<p>Tup. Tup.\nSmall &amp; soft &lt;b&gt;near&lt;/b&gt;.</p>');
    expect(html).toContain('Starring Mia');
    expect(html).toContain('About 1 minute<');
  });

  it('names nobody where a story is about nobody', () => {
    const parameters = { ...storyLike().parameters, protagonist_name: '' };
    const html = renderStory(TEMPLATE, storyLike({ parameters }), site, texts);
    expect(html).not.toContain('Starring');
  });
  it('stays empty for a text that only the page can read', () => {
    expect(renderStory(TEMPLATE, storyLike({ content: '# Title' }), site, texts)).toContain('<div id="root"></div>');
  });
});
