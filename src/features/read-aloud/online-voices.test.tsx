// A device whose only voices for the language of the story work online.
import { act, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { OpenStory } from '../../lib/open-story.ts';
import { installSpeech, removeSpeech } from '../../../tests/helpers/fake-speech.ts';
import { storyLike } from '../../../tests/helpers/stories.ts';
import { ListenRow } from './listen-row.tsx';
import { onlineVoicesSetting } from './listening.ts';
import { VoiceBar } from './voice-bar.tsx';
import { theVoice } from './voice.ts';

const open: OpenStory = {
  story: storyLike(),
  text: { title: 'Sock', paragraphs: ['Mia sleeps.'] },
  summary: null,
  percent: 0,
  share: () => {},
  isBook: false,
  spot: () => ({ paragraph: -1, within: 0 }),
  showParagraph: () => {},
  turnPage: () => {},
};
const WORDS = 'This voice works online: it sends the words of the story to its maker.';
const pass = () => act(() => vi.advanceTimersByTimeAsync(10));

beforeEach(() => {
  vi.useFakeTimers();
  Range.prototype.getClientRects = () => [] as unknown as DOMRectList;
  vi.spyOn(HTMLMediaElement.prototype, 'play').mockResolvedValue(undefined);
  vi.spyOn(HTMLMediaElement.prototype, 'pause').mockReturnValue(undefined);
  URL.createObjectURL = () => 'blob:silence';
  URL.revokeObjectURL = () => {};
  installSpeech({ voices: [{ name: 'Cloud', lang: 'en-US', localService: false }] });
});
afterEach(() => {
  act(() => theVoice.stop());
  onlineVoicesSetting.choose(false);
  removeSpeech();
  vi.useRealTimers();
});

it('BEY-6 the row says what an online voice does with the words before it reads, and asks only once', async () => {
  const page = (
    <>
      <ListenRow open={open} onListen={() => {}} />
      <VoiceBar open={open} onSettings={() => {}} />
    </>
  );
  const { unmount } = render(page);
  expect(screen.getByText(WORDS)).toHaveAttribute('role', 'status');
  expect(screen.queryByRole('button', { name: 'Listen' })).toBeNull();
  expect(window.fakeSpeech.said).toEqual([]);
  fireEvent.click(screen.getByRole('button', { name: 'Listen online' }));
  await pass();
  expect(window.fakeSpeech.said).toMatchObject([{ text: 'Sock', voice: 'Cloud' }]);
  expect(screen.getByRole('option', { name: 'The best online voice (sends the words to its maker)' })).toBeTruthy();
  unmount();
  render(page);
  expect(screen.queryByText(WORDS)).toBeNull();
  expect(screen.getByRole('button', { name: 'Listen' })).toBeEnabled();
});
