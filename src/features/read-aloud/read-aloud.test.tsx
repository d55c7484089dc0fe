// The row and the bar of the voice around an open story.
import { act, fireEvent, render, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { voiceIsOn, wantsToListen } from '../../lib/bedtime.ts';
import type { OpenStory } from '../../lib/open-story.ts';
import { installSpeech, removeSpeech } from '../../../tests/helpers/fake-speech.ts';
import { storyLike } from '../../../tests/helpers/stories.ts';
import { ListenRow } from './listen-row.tsx';
import { rangeOf } from './mark-words.ts';
import { VoiceBar } from './voice-bar.tsx';
import { theVoice } from './voice.ts';

const story = storyLike();
const text = {
  title: 'Sock',
  paragraphs: ['Mia was in bed. "Good night," said the *moon*.', 'Tup. Tup.\nSo near.', 'The sock slept.'],
};
const showParagraph = vi.fn();
const spot = { paragraph: -1, within: 0 };
const open: OpenStory = {
  story,
  text,
  summary: null,
  percent: 0,
  share: () => {},
  isBook: false,
  spot: () => spot,
  showParagraph,
  turnPage: () => {},
};
const onListen = vi.fn();
const onSettings = vi.fn<() => void>();

/** The page of a story as the reader writes it, with what stands around it. */
function Page({ has = ['row', 'bar'], around }: { has?: ('row' | 'bar')[]; around?: ReactNode }) {
  return (
    <main className="reader">
      <header className="reader-head">
        <a href="#back">Back</a>
        <h1>Sock</h1>
      </header>
      <div className="story-text">
        <p>
          Mia was in bed. &quot;Good night,&quot; said the <em>moon</em>.
        </p>
        <p>{'Tup. Tup.\nSo near.'}</p>
        <p>The sock slept.</p>
      </div>
      {has.includes('row') ? <ListenRow open={open} onListen={onListen} /> : null}
      {has.includes('bar') ? <VoiceBar open={open} onSettings={onSettings} /> : null}
      {around}
    </main>
  );
}
const button = (name: string) => screen.queryByRole('button', { name });
const press = async (name: string) => {
  fireEvent.click(screen.getByRole('button', { name }));
  await pass();
};
const pass = (ms = 10) => act(() => vi.advanceTimersByTimeAsync(ms));
const sentence = async () => {
  act(() => window.fakeSpeech.end());
  await pass();
};

const bar = () => screen.queryByRole('group', { name: 'Read aloud' });

beforeEach(() => {
  vi.useFakeTimers();
  // Nothing lies below the edge of a screen that has no size.
  Range.prototype.getClientRects = () => [] as unknown as DOMRectList;
  vi.spyOn(HTMLMediaElement.prototype, 'play').mockRejectedValue(new DOMException('no', 'NotAllowedError'));
  vi.spyOn(HTMLMediaElement.prototype, 'pause').mockReturnValue(undefined);
  URL.createObjectURL = () => 'blob:silence';
  URL.revokeObjectURL = () => {};
  installSpeech({
    voices: [
      { name: 'Ann', lang: 'en-US' },
      { name: 'Cloud', lang: 'en-GB', localService: false },
    ],
  });
});
afterEach(() => {
  act(() => theVoice.stop());
  removeSpeech();
  showParagraph.mockClear();
  wantsToListen.set(null);
  vi.useRealTimers();
});

it('BEY-6 Listen reads the story, and the bar pauses, goes on, moves by a sentence and stops', async () => {
  render(<Page />);
  expect(screen.getByText('Device voice, slow')).toBeInTheDocument();
  expect(bar()).toBeNull();
  await press('Listen');
  expect(onListen).toHaveBeenCalledOnce();
  expect(wantsToListen.read()).toBeNull();
  expect(window.fakeSpeech.said).toMatchObject([{ text: 'Sock', voice: 'Ann', rate: 0.9 }]);
  expect(document.documentElement).toHaveAttribute('data-voice-bar');
  expect(screen.getByText('Reading aloud.')).toHaveAttribute('role', 'status');
  await press('Forward a sentence');
  expect(window.fakeSpeech.sounding()).toBe('Mia was in bed.');
  await press('Back a sentence');
  expect(window.fakeSpeech.sounding()).toBe('Sock');
  await press('Pause');
  expect([window.fakeSpeech.sounding(), voiceIsOn.read()]).toEqual([null, false]);
  await press('Go on reading aloud');
  expect(window.fakeSpeech.sounding()).toBe('Sock');
  await press('Stop reading aloud');
  expect([bar(), window.fakeSpeech.sounding()]).toEqual([null, null]);
  expect(document.documentElement).not.toHaveAttribute('data-voice-bar');
});

it('BEY-6 where ranges cannot be painted the paragraph is marked, and kept before the eyes', async () => {
  render(<Page />);
  await press('Listen');
  await sentence();
  const [first, second] = document.querySelectorAll('p');
  expect(first).toHaveAttribute('data-voice');
  await sentence();
  await sentence();
  expect(first).not.toHaveAttribute('data-voice');
  expect(second).toHaveAttribute('data-voice');
  expect(showParagraph).toHaveBeenLastCalledWith(1);
  await press('Stop reading aloud');
  expect(document.querySelector('[data-voice]')).toBeNull();
});

it('BEY-6 the page is left alone for a moment after its reader has moved it', async () => {
  render(<Page />);
  await press('Listen');
  await sentence();
  showParagraph.mockClear();
  fireEvent.wheel(document.body);
  await sentence();
  expect(showParagraph).not.toHaveBeenCalled();
  await pass(9000);
  await sentence();
  expect(showParagraph).toHaveBeenCalledWith(1);
});

it('BEY-6 a sentence is found on the page across emphasis, and not where the page says something else', () => {
  render(<Page has={[]} />);
  const said = { paragraph: 0, start: 16, end: 44, text: '"Good night," said the moon.' };
  expect(rangeOf(said)?.toString()).toBe('"Good night," said the moon.');
  expect(rangeOf({ ...said, text: 'Good day.' })).toBeNull();
  expect(rangeOf({ ...said, paragraph: 7 })).toBeNull();
});

it('BEY-6 a voice and a pace are chosen, heard at once and remembered for the language', async () => {
  render(<Page />);
  await press('Listen');
  fireEvent.change(screen.getByLabelText('Voice'), { target: { value: 'Cloud' } });
  fireEvent.change(screen.getByLabelText('Pace'), { target: { value: '0.6' } });
  await pass();
  expect(window.fakeSpeech.said.at(-1)).toMatchObject({ voice: 'Cloud', rate: 0.6 });
  expect(screen.getByText('Online voice, very slow')).toBeInTheDocument();
  expect(JSON.parse(localStorage.getItem('listening') ?? '')).toEqual({ en: { voice: 'Cloud', rate: 0.6 } });
});

it('BEY-6, BEY-13: a story that opens with the wish to be heard is read, after a tap where the browser wants one', async () => {
  window.fakeSpeech.failAll('not-allowed');
  wantsToListen.set(story.story_id);
  render(<Page has={['bar']} />);
  await pass();
  expect(wantsToListen.read()).toBeNull();
  window.fakeSpeech.failAll(undefined);
  await press('Tap to go on listening');
  expect(window.fakeSpeech.sounding()).toBe('Sock');
});

it('BEY-6 whoever stops the voice by a key stands at Listen in the bar, or in the words where there is no bar', async () => {
  const around = (
    <div className="around-bar">
      <a href="#shelf">Shelf</a>
      <button type="button">Listen from the bar</button>
    </div>
  );
  const { rerender } = render(<Page around={around} />);
  const stop = async () => {
    await press('Listen');
    screen.getByRole('button', { name: 'Stop reading aloud' }).focus();
    await press('Stop reading aloud');
  };
  await stop();
  expect(button('Listen from the bar')).toHaveFocus();
  rerender(<Page />);
  await stop();
  expect(document.querySelector('.story-text')).toHaveFocus();
});

it('BEY-6 leaving the story silences it', async () => {
  const { unmount } = render(<Page />);
  await press('Listen');
  unmount();
  expect([window.fakeSpeech.sounding(), voiceIsOn.read()]).toEqual([null, false]);
});

describe('a device that cannot', () => {
  it.each([
    ['has no speech', removeSpeech, 'This browser cannot read aloud.'],
    [
      'has no voice of the language',
      () => installSpeech({ voices: [{ name: 'Anna', lang: 'de-DE' }] }),
      "This device has no voice for English. One can be added in the device's settings.",
    ],
    [
      'has only far voices and no network',
      () => {
        installSpeech({ voices: [{ name: 'Cloud', lang: 'en-US', localService: false }] });
        vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
      },
      'The voices for English need the internet. They are back when you are online.',
    ],
  ])('BEY-6 because it %s says so, and offers nothing that fails', (_what, prepare, words) => {
    prepare();
    render(<Page />);
    expect(screen.getByText(words)).toBeInTheDocument();
    expect([button('Listen'), screen.queryByText('Voice and pace')]).toEqual([null, null]);
  });

  it('BEY-6 yet waits a moment for voices that come late', async () => {
    installSpeech({ voices: [{ name: 'Ann', lang: 'en-US' }], isLate: true });
    render(<Page />);
    expect(button('Listen')).toBeDisabled();
    act(() => window.fakeSpeech.arrive());
    expect(button('Listen')).toBeEnabled();
  });

  it('BEY-6 is not waited for without end', async () => {
    installSpeech({ voices: [], isLate: true });
    render(<Page />);
    await pass(2500);
    expect(button('Listen')).toBeNull();
  });

  it('BEY-6 says so where the wish came from elsewhere', async () => {
    removeSpeech();
    render(<Page has={['bar']} />);
    act(() => wantsToListen.set(story.story_id));
    expect(bar()).toHaveTextContent('This browser cannot read aloud.');
    fireEvent.click(screen.getByRole('button', { name: 'Reading settings' }));
    expect(onSettings).toHaveBeenCalledOnce();
    await press('Stop reading aloud');
    expect(bar()).toBeNull();
  });
});

it('BEY-6 the lock screen has the title, the voice and its sentences', async () => {
  const handlers = new Map<string, (() => void) | null>();
  const session = {
    playbackState: 'none',
    metadata: null as unknown,
    setActionHandler: (action: string, handler: (() => void) | null) => {
      if (action === 'stop') throw new TypeError('unknown action');
      handlers.set(action, handler);
    },
  };
  vi.stubGlobal(
    'MediaMetadata',
    class {
      shown: object;
      constructor(shown: object) {
        this.shown = shown;
      }
    },
  );
  Object.defineProperty(navigator, 'mediaSession', { value: session, configurable: true });
  render(<Page />);
  await press('Listen');
  expect(session).toMatchObject({
    playbackState: 'playing',
    metadata: { shown: { title: 'Sock', artist: 'Tuckaway' } },
  });
  act(() => handlers.get('nexttrack')?.());
  await pass();
  expect(window.fakeSpeech.sounding()).toBe('Mia was in bed.');
  act(() => handlers.get('pause')?.());
  expect([session.playbackState, window.fakeSpeech.sounding()]).toEqual(['paused', null]);
  act(() => handlers.get('play')?.());
  await pass();
  act(() => handlers.get('previoustrack')?.());
  await pass();
  expect([session.playbackState, window.fakeSpeech.sounding()]).toEqual(['playing', 'Sock']);
  await press('Stop reading aloud');
  expect([session.playbackState, session.metadata, handlers.get('play')]).toEqual(['none', null, null]);
  Reflect.deleteProperty(navigator, 'mediaSession');
  vi.unstubAllGlobals();
});
