import { describe, expect, it, vi } from 'vitest';
import { shareStory } from './share-story.ts';

const story = {
  title: 'The Sock',
  text: 'A bedtime story: The Sock',
  url: 'https://t.example/story/x',
  cover: '/api/stories/x/images/cover',
};
const fetch = async () => new Response('picture', { headers: { 'Content-Type': 'image/webp' } });
const writeText = vi.fn<(text: string) => Promise<void>>();
const clipboard = { writeText } as unknown as Clipboard;
const toPng = async () => new Blob(['picture'], { type: 'image/png' });
const tools = (share: (data?: ShareData) => Promise<void>, takesFiles = true) =>
  ({
    navigator: { share, canShare: (data?: ShareData) => takesFiles || !data?.files, clipboard },
    fetch,
    toPng,
  }) as const;

describe('sharing', () => {
  it('READ-8, READ-11 hands over the cover, the title, the text with the title and the address', async () => {
    const share = vi.fn<(data?: ShareData) => Promise<void>>(async () => {});
    expect(await shareStory(story, tools(share))).toBe('shared');
    const data = share.mock.calls[0]?.[0];
    expect(data).toMatchObject({ title: 'The Sock', url: story.url });
    expect(data?.text).toContain('The Sock');
    expect(data?.files?.[0]).toMatchObject({ type: 'image/png', name: 'cover.png' });
  });
  it('READ-8 hands over the cover as it is kept where it cannot be turned into PNG', async () => {
    const share = vi.fn<(data?: ShareData) => Promise<void>>(async () => {});
    await shareStory(story, { ...tools(share), toPng: () => Promise.reject(new Error('no canvas')) });
    expect(share.mock.calls[0]?.[0]?.files?.[0]).toMatchObject({ type: 'image/webp', name: 'cover.webp' });
  });
  it('READ-8 shares without a file when the cover does not come', async () => {
    const share = vi.fn<(data?: ShareData) => Promise<void>>(async () => {});
    for (const answer of [Response.json({ error: 'No' }, { status: 404 }), new Response('A hotel', { status: 200 })])
      expect(await shareStory(story, { ...tools(share), fetch: async () => answer })).toBe('shared');
    for (const [data] of share.mock.calls) expect(data).not.toHaveProperty('files');
  });
  it('READ-9 shares without a file where files are not taken', async () => {
    const share = vi.fn<(data?: ShareData) => Promise<void>>(async () => {});
    await shareStory(story, tools(share, false));
    expect(share.mock.calls[0]?.[0]).not.toHaveProperty('files');
  });
  it('READ-9 copies the link where nothing shares', async () => {
    writeText.mockReset();
    expect(await shareStory(story, { navigator: { clipboard }, fetch, toPng })).toBe('copied');
    expect(writeText).toHaveBeenCalledWith(story.url);
  });
  it('READ-10 copies the link when sharing fails, and nothing when it was cancelled', async () => {
    writeText.mockReset();
    expect(
      await shareStory(
        story,
        tools(() => Promise.reject(new DOMException('', 'AbortError'))),
      ),
    ).toBe('cancelled');
    expect(writeText).not.toHaveBeenCalled();
    expect(
      await shareStory(
        story,
        tools(() => Promise.reject(new DOMException('', 'NotAllowedError'))),
      ),
    ).toBe('copied');
    expect(writeText).toHaveBeenCalledWith(story.url);
  });
  it('shows the link where the clipboard is closed', async () => {
    writeText.mockReset().mockRejectedValue(new Error('no'));
    expect(await shareStory(story, { navigator: { clipboard }, fetch, toPng })).toBe('by-hand');
    expect(await shareStory(story, { navigator: {}, fetch, toPng })).toBe('by-hand');
  });

  const words = { title: 'The Sock', text: 'The Sock\n\nTup.\n\nTup.', cover: story.cover };
  it('a story without an address hands over its words and its cover, and no link', async () => {
    const share = vi.fn<(data?: ShareData) => Promise<void>>(async () => {});
    expect(await shareStory(words, tools(share))).toBe('shared');
    const data = share.mock.calls[0]?.[0];
    expect(data).toMatchObject({ title: words.title, text: words.text });
    expect(data).not.toHaveProperty('url');
    expect(data?.files).toHaveLength(1);
  });
  it('the words of a story without an address are copied where nothing shares', async () => {
    writeText.mockReset();
    expect(await shareStory(words, { navigator: { clipboard }, fetch, toPng })).toBe('copied');
    expect(writeText).toHaveBeenCalledWith(words.text);
  });
});
