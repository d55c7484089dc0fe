import 'fake-indexeddb/auto';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { StoryStatusAnswer } from '#contract/stories';
import { readLeft, rememberLeft } from '#shelf/left-stories';
import { ANNA, sessionOf } from '../../../tests/helpers/session.ts';
import { endSession } from '../../lib/session.ts';
import { toast } from '../../lib/toast.ts';
import { reportLeftStories } from './left-stories.ts';
import { waitForStory } from './wait-for-story.ts';

vi.mock('../../lib/toast.ts', () => ({ toast: vi.fn() }));
vi.mock('./wait-for-story.ts', () => ({ waitForStory: vi.fn(), TIMED_OUT: 'late' }));
const DONE: StoryStatusAnswer = { status: 'complete', error: null, progress: null, images_pending: 0 };
const said = () => vi.mocked(toast).mock.calls.map(([, text]) => text);

beforeEach(async () => {
  vi.mocked(toast).mockReset();
  vi.mocked(waitForStory).mockReset().mockResolvedValue(DONE);
  await rememberLeft({ story_id: 'a'.repeat(22), name: 'Mia', owner: ANNA.id });
  await rememberLeft({ story_id: 'b'.repeat(22), name: 'Ben', owner: 'another family' });
  await rememberLeft({ story_id: 'c'.repeat(22), name: 'Lou' });
});

describe('PWA-11 stories that were in the making when their page was left', () => {
  it('are reported to their own family, and to whoever comes when nobody was signed in', async () => {
    for (const [key, stored] of Object.entries(sessionOf())) localStorage.setItem(key, stored);
    await reportLeftStories(() => {});
    expect(said()).toEqual([expect.stringContaining('Mia'), expect.stringContaining('Lou')]);
    // Nor is the server asked about the others.
    expect(vi.mocked(waitForStory).mock.calls).toEqual([['a'.repeat(22)], ['c'.repeat(22)]]);
    expect((await readLeft()).map(({ name }) => name)).toEqual(['Ben']);
  });
  it('stay their family’s when somebody else opens them in the making', async () => {
    await rememberLeft({ story_id: 'b'.repeat(22), name: 'Ben', owner: undefined });
    await rememberLeft({ story_id: 'a'.repeat(22), name: 'Mia', owner: 'another family' });
    expect(new Map((await readLeft()).map(({ name, owner }) => [name, owner]))).toEqual(
      new Map([
        ['Lou', undefined],
        ['Ben', 'another family'],
        ['Mia', ANNA.id],
      ]),
    );
  });
  it.each(['complete', 'failed'])('are kept from whoever comes next, also when they are %s late', async (end) => {
    for (const [key, stored] of Object.entries(sessionOf())) localStorage.setItem(key, stored);
    vi.mocked(waitForStory).mockImplementation(async () => {
      endSession();
      if (end === 'failed') throw new Error('it could not be told');
      return DONE;
    });
    await reportLeftStories(() => {});
    expect(said()).toEqual([expect.stringContaining('Lou')]);
    expect((await readLeft()).map(({ name }) => name)).toEqual(['Mia', 'Ben']);
  });
});
