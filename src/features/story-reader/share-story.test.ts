import { describe, expect, it, vi } from 'vitest';
import { coverFile } from './cover-file.ts';
import { shareStory } from './share-story.ts';

const file = new File(['picture'], 'cover.png', { type: 'image/png' });
const story = { title: 'The Sock', text: 'A bedtime story: The Sock', url: 'https://t.example/story/x' };
type Share = (data?: ShareData) => Promise<void>;
const writeText = vi.fn<(text: string) => Promise<void>>(async () => {});
const clipboard = { writeText } as unknown as Clipboard;
const tools = (share: Share, losesWords = false) => ({ navigator: { share, clipboard }, losesWords });
const WITHOUT_SHARE = { navigator: { clipboard }, losesWords: false };

describe('the cover as a file', () => {
  const png = async () => new Blob(['picture'], { type: 'image/png' });
  const webp = async () => new Response('picture', { headers: { 'Content-Type': 'image/webp' } });
  const asked = { canShare: (data: ShareData) => data.files !== undefined, fetch: webp, toPng: png };
  it('READ-8 is a PNG, which every other program reads', async () => {
    expect(await coverFile('/cover', asked)).toMatchObject({ type: 'image/png', name: 'cover.png' });
  });
  it('READ-8 is as it is kept where it cannot be turned into PNG', async () => {
    const kept = await coverFile('/cover', { ...asked, toPng: () => Promise.reject(new Error('no canvas')) });
    expect(kept).toMatchObject({ type: 'image/webp', name: 'cover.webp' });
  });
  it('READ-8 is none where the cover does not come', async () => {
    for (const answer of [Response.json({ error: 'No' }, { status: 404 }), new Response('A hotel', { status: 200 })])
      expect(await coverFile('/cover', { ...asked, fetch: async () => answer })).toBeUndefined();
    expect(await coverFile(undefined, asked)).toBeUndefined();
  });
  it('READ-9 is none where files are not taken', async () => {
    expect(await coverFile('/cover', { ...asked, canShare: () => false })).toBeUndefined();
    expect(await coverFile('/cover', { ...asked, canShare: undefined })).toBeUndefined();
  });
});

describe('sharing', () => {
  it('READ-8, READ-11 hands over the cover, the title, the text with the title and the address, before anything is waited for', async () => {
    const share = vi.fn<Share>(async () => {});
    const end = shareStory({ ...story, file }, tools(share));
    expect(share).toHaveBeenCalledExactlyOnceWith({ ...story, files: [file] });
    expect(await end).toBe('shared');
  });
  it('READ-9 shares without a file where there is none', async () => {
    const share = vi.fn<Share>(async () => {});
    expect(await shareStory(story, tools(share))).toBe('shared');
    expect(share).toHaveBeenCalledExactlyOnceWith(story);
  });
  it('READ-8 shares the file alone where words beside it are lost, and copies the link in the same task', async () => {
    writeText.mockReset().mockResolvedValue(undefined);
    const share = vi.fn<Share>(async () => {});
    const end = shareStory({ ...story, file }, tools(share, true));
    expect(share).toHaveBeenCalledExactlyOnceWith({ files: [file] });
    expect(writeText).toHaveBeenCalledExactlyOnceWith(story.url);
    expect(await end).toBe('copied');
  });
  it('shares the words rather than the file where only one arrives and there is no link', async () => {
    const share = vi.fn<Share>(async () => {});
    await shareStory({ title: story.title, text: 'Tup.', file }, tools(share, true));
    expect(share).toHaveBeenCalledExactlyOnceWith({ title: story.title, text: 'Tup.' });
  });
  it('READ-9 copies the link where nothing shares', async () => {
    writeText.mockReset();
    expect(await shareStory(story, WITHOUT_SHARE)).toBe('copied');
    expect(writeText).toHaveBeenCalledWith(story.url);
  });
  it('READ-10 copies the link when sharing fails, and nothing when it was cancelled', async () => {
    writeText.mockReset();
    const refuse = (name: string) => tools(() => Promise.reject(new DOMException('', name)));
    expect(await shareStory({ ...story, file }, refuse('AbortError'))).toBe('cancelled');
    expect(writeText).not.toHaveBeenCalled();
    expect(await shareStory({ ...story, file }, refuse('NotAllowedError'))).toBe('copied');
    expect(writeText).toHaveBeenCalledWith(story.url);
  });
  it('shows the link where the clipboard is closed', async () => {
    writeText.mockReset().mockRejectedValue(new Error('no'));
    expect(await shareStory(story, WITHOUT_SHARE)).toBe('by-hand');
    expect(await shareStory(story, { navigator: {}, losesWords: false })).toBe('by-hand');
  });

  const words = { title: 'The Sock', text: 'The Sock\n\nTup.\n\nTup.' };
  it('a story without an address hands over its words and its cover, and no link', async () => {
    const share = vi.fn<Share>(async () => {});
    expect(await shareStory({ ...words, file }, tools(share))).toBe('shared');
    expect(share).toHaveBeenCalledExactlyOnceWith({ ...words, files: [file] });
  });
  it('the words of a story without an address are copied where nothing shares', async () => {
    writeText.mockReset();
    expect(await shareStory(words, WITHOUT_SHARE)).toBe('copied');
    expect(writeText).toHaveBeenCalledWith(words.text);
  });
});
