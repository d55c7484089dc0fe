// Two stories of one night, heard one after the other, with all that stands around them.
import 'fake-indexeddb/auto';
import { act, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { Story } from '#contract/stories';
import { readSummary } from '#shelf/packages';
import { summaryOf } from '#shelf/summary';
import { tonight } from '../src/lib/tonight.ts';
import { installSpeech, removeSpeech } from './helpers/fake-speech.ts';
import { openPage } from './helpers/open-page.tsx';
import { STORY_ID, storyLike } from './helpers/stories.ts';
// They come late onto the page; with a stopped clock nobody would wait for them.
import '../src/features/tonight/next-tonight.tsx';
import '../src/routes/story-tools.tsx';

vi.mock('#shelf/packages', async (original) => ({
  ...(await original<object>()),
  readSummary: vi.fn(),
  noteReading: vi.fn(async () => {}),
}));

const OTHER_ID = 'ZbCdEfGhIjKlMnOpQrStUv';
const START = Date.UTC(2026, 10, 20, 19);
const stories: Record<string, Partial<Story>> = {
  [STORY_ID]: { title: 'The Sock', content: { title: 'The Sock', paragraphs: ['The sock slept.'] } },
  [OTHER_ID]: { title: 'The Hat', content: { title: 'The Hat', paragraphs: ['The hat slept too.'] } },
};
const wait = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));

beforeEach(() => {
  vi.useFakeTimers({ now: START });
  vi.spyOn(HTMLMediaElement.prototype, 'play').mockRejectedValue(new DOMException('no', 'NotAllowedError'));
  vi.spyOn(HTMLMediaElement.prototype, 'pause').mockReturnValue(undefined);
  URL.createObjectURL = () => 'blob:silence';
  URL.revokeObjectURL = () => {};
  Range.prototype.getClientRects = () => [] as unknown as DOMRectList;
  Element.prototype.scrollIntoView = () => {};
  installSpeech({ voices: [{ name: 'Ann', lang: 'en-US' }] });
  vi.mocked(readSummary).mockImplementation(async (id) => {
    const story = storyLike({ story_id: id, ...stories[id] });
    return summaryOf(story, { known: undefined, isMadeHere: false, textBytes: 1, now: 0 });
  });
});
afterEach(() => {
  removeSpeech();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it('BEY-13 the story that opens by itself is spoken, and the one before it is not spoken again', async () => {
  tonight.choose({ stories: [STORY_ID, OTHER_ID], read: [], chosen_at: START });
  const { router } = await openPage(`/story/${STORY_ID}`, (call) => {
    const id = call.replace('GET /stories/', '');
    return stories[id] ? { body: storyLike({ story_id: id, ...stories[id] }) } : undefined;
  });
  await wait(2000);
  fireEvent.click(screen.getAllByRole('button', { name: 'Listen' })[0] ?? document.body);
  await wait(100);
  for (let sentence = 0; sentence < 20 && window.fakeSpeech.sounding() !== null; sentence++) {
    act(() => window.fakeSpeech.end());
    await wait(100);
  }
  const first = window.fakeSpeech.said.map(({ text }) => text);
  expect(first[0]).toBe('The Sock');
  await wait(12_000);
  expect(router.state.location.pathname).toBe(`/story/${OTHER_ID}`);
  const second = window.fakeSpeech.said.slice(first.length).map(({ text }) => text);
  expect(second).toEqual(['The Hat']);
  expect(window.fakeSpeech.sounding()).toBe('The Hat');
});
