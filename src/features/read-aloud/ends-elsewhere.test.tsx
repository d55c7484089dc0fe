// What the voice does to the page: by what the open story hands over, and never by the buttons of others.
import { act, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { wantsToListen } from '../../lib/bedtime.ts';
import type { OpenStory } from '../../lib/open-story.ts';
import { installSpeech, removeSpeech } from '../../../tests/helpers/fake-speech.ts';
import { storyLike } from '../../../tests/helpers/stories.ts';
import { useReadingAloud } from './use-reading-aloud.ts';
import { theVoice } from './voice.ts';

const showParagraph = vi.fn<(at: number) => void>();
const onArrow = vi.fn();
const open: OpenStory = {
  story: storyLike(),
  text: { title: 'Sock', paragraphs: ['One sleeps.', 'Two yawn.'] },
  summary: null,
  percent: 0,
  share: () => {},
  isBook: true,
  spot: () => ({ paragraph: 1, within: 0 }),
  showParagraph,
  turnPage: () => {},
};
const pass = (ms = 10) => act(() => vi.advanceTimersByTimeAsync(ms));

beforeEach(() => {
  vi.useFakeTimers();
  vi.spyOn(HTMLMediaElement.prototype, 'play').mockResolvedValue(undefined);
  vi.spyOn(HTMLMediaElement.prototype, 'pause').mockReturnValue(undefined);
  URL.createObjectURL = () => 'blob:silence';
  URL.revokeObjectURL = () => {};
  installSpeech({ voices: [{ name: 'Ann', lang: 'en-US' }] });
  document.body.innerHTML = '<nav class="book-arrows"><button>back</button><button>on</button></nav>';
  for (const arrow of document.querySelectorAll('button')) arrow.addEventListener('click', onArrow);
});
afterEach(() => {
  act(() => theVoice.stop());
  removeSpeech();
  document.body.innerHTML = '';
  vi.useRealTimers();
});

it('BEY-6 the voice begins where the open story says its reader is, and ends by showing The End, wherever the book is open', async () => {
  renderHook(() => useReadingAloud(open));
  act(() => wantsToListen.set(open.story.story_id));
  await pass();
  expect(window.fakeSpeech.said.map(({ text }) => text)).toEqual(['Two yawn.']);
  showParagraph.mockClear();
  act(() => window.fakeSpeech.end());
  await pass();
  expect(showParagraph.mock.calls).toEqual([[2]]);
  expect(onArrow).not.toHaveBeenCalled();
});
