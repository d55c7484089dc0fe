// Tonight's stories together with the sleep timer: whichever ends first ends the evening.
import 'fake-indexeddb/auto';
import { act, screen } from '@testing-library/react';
import { loadNamespaces } from 'i18next';
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { openPage } from './helpers/open-page.tsx';
import { STORY_ID, storyLike } from './helpers/stories.ts';
import { evening, lightsOut, storyEnded, voiceIsOn, wantsToListen } from '../src/lib/bedtime.ts';
import { chooseTimer } from '../src/features/sleep-timer/sleep-timer.ts';
import { tonight } from '../src/lib/tonight.ts';
import { summaryOf } from '#shelf/summary';
import { readSummary } from '#shelf/packages';
// They come late onto the page; with a stopped clock nobody would wait for them.
import '../src/routes/story.tsx';
import '../src/routes/story-tools.tsx';
import '../src/features/tonight/next-tonight.tsx';

vi.mock('#shelf/packages', async (original) => ({
  ...(await original<object>()),
  readSummary: vi.fn(),
  noteReading: vi.fn(async () => {}),
}));

// The timer alone of all that stands around a story.
vi.mock('../src/routes/story-tools.tsx', async () => {
  const { NightFall } = await import('../src/features/sleep-timer/night-fall.tsx');
  return { StoryTools: () => <NightFall /> };
});

const OTHER_ID = 'ZbCdEfGhIjKlMnOpQrStUv';
const THIRD_ID = 'GoCdEfGhIjKlMnOpQrStUv';
const START = Date.UTC(2026, 10, 20, 19);
const titles: Record<string, string> = { [STORY_ID]: 'The Sock', [OTHER_ID]: 'The Hat', [THIRD_ID]: 'The Shoe' };
const wait = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));

beforeAll(() => loadNamespaces(['stories', 'bedtime']));
beforeEach(() => {
  vi.useFakeTimers({ now: START });
  vi.mocked(readSummary).mockImplementation(async (id) => {
    const title = titles[id];
    if (!title) return undefined;
    const story = storyLike({ story_id: id, title });
    return summaryOf(story, { known: undefined, isMadeHere: false, textBytes: 1, now: 0 });
  });
});
afterEach(() => {
  act(() => chooseTimer('off'));
  voiceIsOn.set(false);
  wantsToListen.set(null);
  evening.set(1);
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

async function openFirst(stories: string[], path = `/story/${STORY_ID}`) {
  tonight.choose({ stories, read: [], chosen_at: START });
  const page = await openPage(path, (call) => {
    const id = call.replace('GET /stories/', '');
    return titles[id] ? { body: storyLike({ story_id: id, title: titles[id] }) } : undefined;
  });
  await wait(2000);
  // What comes late onto the page does so by itself, not by this clock.
  await vi.dynamicImportSettled();
  await wait(1);
  return page;
}
/** The voice has read the story to its end. */
const endByVoice = async (id = STORY_ID) => {
  act(() => voiceIsOn.set(true));
  await act(async () => {
    storyEnded.say(id);
    voiceIsOn.set(false);
  });
};

const ALL = [STORY_ID, OTHER_ID, THIRD_ID];

it('BEY-7, BEY-13 a timer of two stories lets the second follow the first, and nothing the second', async () => {
  const { router } = await openFirst(ALL);
  const at = () => router.state.location.pathname;
  let isOut = false;
  const end = lightsOut.on(() => {
    isOut = true;
  });
  act(() => chooseTimer('stories-2'));
  await endByVoice();
  await wait(10_000);
  expect(at()).toBe(`/story/${OTHER_ID}`);
  expect(evening.read()).toBe(1);
  await endByVoice(OTHER_ID);
  expect(screen.queryByText('It opens by itself in a moment.')).toBeNull();
  await wait(10 * 60_000);
  expect(isOut).toBe(true);
  expect(at()).toBe(`/story/${OTHER_ID}`);
  expect(tonight.read()?.read).toEqual([STORY_ID, OTHER_ID]);
  end();
});
