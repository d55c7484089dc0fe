// Tonight's stories below The End, as a story page shows them.
import 'fake-indexeddb/auto';
import { act, fireEvent, screen } from '@testing-library/react';
import { loadNamespaces } from 'i18next';
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { openPage } from '../../../tests/helpers/open-page.tsx';
import { STORY_ID, storyLike } from '../../../tests/helpers/stories.ts';
import { evening, fadeBegan, lightsOut, storyEnded, voiceIsOn, wantsToListen } from '../../lib/bedtime.ts';
import { tonight } from '../../lib/tonight.ts';
import { summaryOf } from '#shelf/summary';
import { readSummary } from '#shelf/packages';
// They come late onto the page; with a stopped clock nobody would wait for them.
import '../../routes/story.tsx';
import './next-tonight.tsx';

vi.mock('#shelf/packages', async (original) => ({
  ...(await original<object>()),
  readSummary: vi.fn(),
  noteReading: vi.fn(async () => {}),
}));

// The voice and the timer, which these tests play themselves.
vi.mock('../../routes/story-tools.tsx', () => ({ StoryTools: () => null }));

const OTHER_ID = 'ZbCdEfGhIjKlMnOpQrStUv';
const GONE_ID = 'GoCdEfGhIjKlMnOpQrStUv';
const START = Date.UTC(2026, 10, 20, 19);
const titles: Record<string, string> = { [STORY_ID]: 'The Sock', [OTHER_ID]: 'The Hat' };
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
const LAST = 'That was tonight’s last story. Good night.';

it('BEY-13 below The End stands the next of tonight, and opens when it is pressed', async () => {
  const { router } = await openFirst([STORY_ID, OTHER_ID]);
  expect(screen.getByRole('region', { name: 'Next tonight' })).toHaveTextContent('The Hat');
  fireEvent.click(screen.getByRole('link', { name: 'Read this one' }));
  await wait(2000);
  expect(router.state.location.pathname).toBe(`/story/${OTHER_ID}`);
});
it('BEY-13 after the last comes a good night, and nothing more', async () => {
  await openFirst([OTHER_ID, STORY_ID]);
  await act(async () => tonight.choose({ stories: [OTHER_ID, STORY_ID], read: [OTHER_ID], chosen_at: START }));
  await wait(100);
  expect(screen.getByText(LAST)).toBeInTheDocument();
  expect(screen.queryByRole('link', { name: 'Read this one' })).toBeNull();
});
it('BEY-13 a story that was removed from the device is passed over', async () => {
  await openFirst([STORY_ID, GONE_ID, OTHER_ID]);
  expect(screen.getByRole('region', { name: 'Next tonight' })).toHaveTextContent('The Hat');
});
it('BEY-13 a story that was told here stays one of tonight’s when it moves to the id it was sent under', async () => {
  const MOVED_ID = 'local-AbCdEfGhIjKlMnOpQrSt';
  const known = vi.mocked(readSummary).getMockImplementation();
  vi.mocked(readSummary).mockImplementation(async (id) => known?.(id === MOVED_ID ? STORY_ID : id));
  await openFirst([MOVED_ID, OTHER_ID]);
  expect(screen.getByRole('region', { name: 'Next tonight' })).toHaveTextContent('The Hat');
  await act(async () => storyEnded.say(STORY_ID));
  expect(tonight.read()?.read).toEqual([MOVED_ID]);
});
it('BEY-13 a story that is none of tonight’s has none after it, and on the next day no story has', async () => {
  await openFirst([OTHER_ID, GONE_ID]);
  expect(screen.queryByText(/tonight/i)).toBeNull();
  await act(async () => tonight.choose({ stories: [STORY_ID, OTHER_ID], read: [], chosen_at: START - 36 * 3_600_000 }));
  await wait(100);
  expect(screen.queryByText(/tonight/i)).toBeNull();
});
it('BEY-13 what the voice has read is followed by the next after a pause, which is heard too', async () => {
  const { router } = await openFirst([STORY_ID, OTHER_ID]);
  await endByVoice();
  expect(tonight.read()?.read).toEqual([STORY_ID]);
  expect(screen.getByText('It opens by itself in a moment.')).toBeInTheDocument();
  await wait(7900);
  expect(router.state.location.pathname).toBe(`/story/${STORY_ID}`);
  expect(wantsToListen.read()).toBeNull();
  await wait(200);
  expect(router.state.location.pathname).toBe(`/story/${OTHER_ID}`);
  expect(wantsToListen.read()).toBe(OTHER_ID);
  await wait(2000);
  await endByVoice(OTHER_ID);
  expect(tonight.read()?.read).toEqual([STORY_ID, OTHER_ID]);
  await wait(60_000);
  expect(router.state.location.pathname).toBe(`/story/${OTHER_ID}`);
  expect(screen.getByText(LAST)).toBeInTheDocument();
});
it('BEY-13 what was read by a parent is followed by nothing of itself', async () => {
  const { router } = await openFirst([STORY_ID, OTHER_ID]);
  await act(async () => storyEnded.say(STORY_ID));
  expect(tonight.read()?.read).toEqual([STORY_ID]);
  await wait(60_000);
  expect(router.state.location.pathname).toBe(`/story/${STORY_ID}`);
});
it('BEY-13 the pause can be stopped', async () => {
  const { router } = await openFirst([STORY_ID, OTHER_ID]);
  await endByVoice();
  fireEvent.click(screen.getByRole('button', { name: 'Stop here' }));
  expect(screen.getByRole('link', { name: 'Read this one' })).toHaveFocus();
  await wait(60_000);
  expect(router.state.location.pathname).toBe(`/story/${STORY_ID}`);
});
it.each<[string, () => void, () => void]>([
  ['had gone out', () => lightsOut.say(), () => {}],
  ['go out in the pause', () => {}, () => lightsOut.say()],
  ['fade since the end', () => {}, () => fadeBegan.say()],
  ['were fading already', () => evening.set(0.5), () => {}],
])('BEY-13 nothing opens by itself where the lights %s', async (_what, before, after) => {
  const { router } = await openFirst([STORY_ID, OTHER_ID]);
  act(before);
  await endByVoice();
  act(after);
  await wait(60_000);
  expect(router.state.location.pathname).toBe(`/story/${STORY_ID}`);
  expect(wantsToListen.read()).toBeNull();
});
