import { act, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { summaryOf } from '#shelf/summary';
import { STORY_ID, storyLike } from '../../../tests/helpers/stories.ts';
import { toast } from '../../lib/toast.ts';
import { track } from '../../lib/track.ts';
import { readContent } from './story-content.rules.ts';
import { useShare } from './use-share.ts';

vi.mock('../../lib/toast.ts', () => ({ toast: vi.fn() }));
vi.mock('../../lib/track.ts', () => ({ track: vi.fn() }));

const story = storyLike();
const text = readContent(story) ?? { title: '', paragraphs: [] };
const keptAs = (isMadeHere: boolean, id = STORY_ID) =>
  summaryOf({ ...story, story_id: id }, { known: undefined, isMadeHere, textBytes: 1, now: 0 });
const writeText = vi.fn<(text: string) => Promise<void>>();
const share = async (kept: Parameters<typeof useShare>[2]) => {
  const { result } = renderHook(() => useShare(story, text, kept));
  await act(async () => result.current());
};

beforeEach(() => {
  vi.mocked(toast).mockReset();
  vi.mocked(track).mockReset();
  writeText.mockReset().mockResolvedValue(undefined);
  vi.stubGlobal('navigator', { clipboard: { writeText }, userAgent: 'X11', maxTouchPoints: 0 });
});
afterEach(() => vi.unstubAllGlobals());

describe('sharing from the page of a story', () => {
  it.each([
    ['the server has', null],
    ['is kept as well', keptAs(false)],
  ])('READ-9 copies the link of a story that %s', async (_name, kept) => {
    await share(kept);
    expect(writeText).toHaveBeenCalledExactlyOnceWith(`${location.origin}/story/${STORY_ID}`);
    expect(toast).toHaveBeenCalledExactlyOnceWith('success', 'Link copied');
    expect(track).toHaveBeenCalledExactlyOnceWith('story_shared', { method: 'copied' });
  });
  it('copies the words of a story that is on this device alone, without marks, and says so', async () => {
    await share(keptAs(true));
    expect(writeText).toHaveBeenCalledExactlyOnceWith(
      'Tup & <Tup>\n\nMia was in bed. "Good night," said the moon.\n\n' +
        "Tup. Tup.\nSmall & soft <b>near</b>.\n\nThat was Tup's sock.",
    );
    expect(toast).toHaveBeenCalledExactlyOnceWith(
      'success',
      'This story is only on this device, so its words were copied.',
    );
  });
  it('says so where they cannot be copied', async () => {
    writeText.mockRejectedValue(new Error('closed'));
    await share(keptAs(true));
    expect(toast).toHaveBeenCalledExactlyOnceWith(
      'message',
      'This story is only on this device. Its words could not be copied.',
    );
    expect(track).not.toHaveBeenCalled();
  });
  it('copies the link that the story has since it was sent', async () => {
    const sent = 'ZyXwVuTsRqPoNmLkJiHgFe';
    await share({ ...keptAs(true, sent), sent: true });
    expect(writeText).toHaveBeenCalledExactlyOnceWith(`${location.origin}/story/${sent}`);
    expect(toast).toHaveBeenCalledExactlyOnceWith('success', 'Link copied');
  });
});
