// A whole evening with the sleep timer, by the clock: the row, the dark over the page, and where reading goes on.
import { act, fireEvent, render, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { noteReading, readSummary } from '#shelf/packages';
import { summaryOf } from '#shelf/summary';
import { stubMedia } from '../../../tests/helpers/render-route.tsx';
import { STORY_ID, storyLike } from '../../../tests/helpers/stories.ts';
import type { OpenStory } from '../../lib/open-story.ts';

vi.mock('#shelf/packages', async (original) => ({
  ...(await original<object>()),
  readSummary: vi.fn(),
  noteReading: vi.fn(async () => {}),
}));

const EIGHT = Date.parse('2026-11-22T20:00:00Z');
const SECOND = 1000;
const MINUTE = 60 * SECOND;
const PLACE = { paragraph: 1, share: 0.4 };
const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
const showParagraph = vi.fn<(at: number) => void>();
const openStory = (id = STORY_ID): OpenStory => ({
  story: storyLike({ story_id: id }),
  text: { title: 'Tup', paragraphs: ['One.', 'Two.', 'Three.'] },
  summary: null,
  percent: 0,
  share: () => {},
  isBook: false,
  spot: () => ({ paragraph: 0, within: 0 }),
  showParagraph,
  turnPage: () => {},
});

/** The page as a browser loads it: its modules begin anew. */
async function load(isWithStory = true) {
  vi.resetModules();
  const { NightFall } = await import('./night-fall.tsx');
  const { TimerRow } = await import('./timer-row.tsx');
  const bedtime = await import('../../lib/bedtime.ts');
  const said: string[] = [];
  bedtime.fadeBegan.on(() => said.push('fade'));
  bedtime.lightsOut.on(() => said.push('out'));
  const page = (id?: string) => (
    <>
      <NightFall {...(isWithStory ? { open: openStory(id) } : {})} />
      <TimerRow />
    </>
  );
  const view = render(page());
  return { ...bedtime, said, unmount: view.unmount, openOther: (id: string) => view.rerender(page(id)) };
}
const choose = (name: string) => fireEvent.click(screen.getByRole('radio', { name }));
const layer = () => document.querySelector<HTMLElement>('.night-fall');
const darkness = () => Number(layer()?.style.opacity ?? 0);

beforeEach(() => {
  vi.useFakeTimers({ now: EIGHT });
  stubMedia(() => false);
  vi.mocked(noteReading).mockClear();
  showParagraph.mockClear();
  const known = summaryOf(storyLike(), { known: undefined, isMadeHere: false, textBytes: 1, now: 0 });
  vi.mocked(readSummary).mockImplementation(async (id) => ({ ...known, story_id: id, place: PLACE }));
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('the row', () => {
  it('BEY-7 offers off, the end of the story and two times, and all others under More', async () => {
    await load();
    const names = () => screen.getAllByRole('radio').map((each) => each.textContent);
    expect(names()).toEqual(['Off', 'Story end', '10 min', '20 min']);
    fireEvent.click(screen.getByRole('button', { name: 'More times' }));
    expect(names()).toEqual([
      'Off',
      'Story end',
      '10 min',
      '20 min',
      '1 story',
      '2 stories',
      '3 stories',
      '5 min',
      '30 min',
      '45 min',
      '60 min',
    ]);
    choose('45 min');
    expect(screen.getByRole('radio', { name: '45 min' })).toBeChecked();
    expect(within(screen.getByRole('radiogroup', { name: 'Sleep timer' })).getAllByRole('radio')).toHaveLength(11);
  });

  it('BEY-7 says what is left by the minute, and not as something that is read out each time', async () => {
    const { storyEnded } = await load();
    choose('10 min');
    expect(screen.getByText('About 10 minutes left')).toBeInTheDocument();
    await pass(MINUTE);
    expect(screen.getByText('About 9 minutes left').closest('[role="status"], [aria-live]')).toBeNull();
    await pass(7.5 * MINUTE);
    expect(screen.getByText('About 2 minutes left')).toBeInTheDocument();
    await pass(1.2 * MINUTE);
    expect(screen.getByText('It is getting dark. A touch brings ten more minutes.')).toBeInTheDocument();
    fireEvent.click(screen.getByRole('button', { name: 'More times' }));
    choose('2 stories');
    expect(screen.getByText('2 stories left')).toBeInTheDocument();
    act(() => storyEnded.say(STORY_ID));
    expect(screen.getByText('Until this story ends')).toBeInTheDocument();
    choose('Off');
    expect(screen.queryByText(/left|Until/)).not.toBeInTheDocument();
  });
});

describe('the fade', () => {
  it('BEY-7 darkens page, voice and sounds in small steps, says when it begins, and then that lights are out', async () => {
    const { evening, said } = await load();
    const levels: number[] = [];
    evening.on((level) => levels.push(level));
    choose('10 min');
    await pass(9 * MINUTE - SECOND);
    expect(said).toEqual([]);
    expect(layer()).toBeNull();
    await pass(31 * SECOND);
    expect(said).toEqual(['fade']);
    expect(evening.read()).toBeCloseTo(0.5, 1);
    expect(darkness()).toBeCloseTo(0.5, 1);
    expect(layer()).toHaveAttribute('data-covers', 'false');
    await pass(31 * SECOND);
    expect(said).toEqual(['fade', 'out']);
    expect(evening.read()).toBe(0);
    expect(darkness()).toBe(1);
    expect(layer()).toHaveAttribute('data-covers', 'true');
    expect(levels.length).toBeGreaterThan(30);
    expect(levels).toEqual(levels.toSorted((one, other) => other - one));
  });

  it('BEY-7 with reduced motion takes few steps to the same end', async () => {
    stubMedia((query) => query.includes('reduced-motion'));
    await load();
    choose('10 min');
    await pass(9 * MINUTE);
    const seen = new Set<number>();
    for (let second = 0; second <= 60; second++) {
      seen.add(darkness());
      await pass(SECOND);
    }
    expect([...seen]).toEqual([0, 0.25, 0.5, 0.75, 1]);
  });

  it.each([
    ['a touch', () => fireEvent.pointerDown(document.body)],
    ['a key', () => fireEvent.keyDown(document.body, { key: 'Tab' })],
  ])(
    'BEY-7 %s stops it, brings the light back gently, and says once that there are ten more minutes',
    async (_name, touch) => {
      const { evening, said } = await load();
      choose('10 min');
      await pass(9.5 * MINUTE);
      const dim = evening.read();
      touch();
      expect(screen.getByRole('status')).toHaveTextContent('Ten more minutes, then it gets dark again.');
      await pass(SECOND);
      expect(evening.read()).toBeGreaterThan(dim);
      expect(evening.read()).toBeLessThan(1);
      await pass(3 * SECOND);
      expect(evening.read()).toBe(1);
      expect(layer()).toBeNull();
      await pass(4 * SECOND);
      expect(screen.getByRole('status')).toBeEmptyDOMElement();
      expect(screen.getByText('About 10 minutes left')).toBeInTheDocument();
      await pass(10 * MINUTE);
      expect(said).toEqual(['fade', 'fade', 'out']);
    },
  );

  it('BEY-7 after the last story takes twenty seconds', async () => {
    const { storyEnded, said } = await load();
    choose('Story end');
    await pass(40 * MINUTE);
    act(() => storyEnded.say(STORY_ID));
    await pass(19 * SECOND);
    expect(said).toEqual(['fade']);
    await pass(2 * SECOND);
    expect(said).toEqual(['fade', 'out']);
  });
});

describe('the dark', () => {
  async function dark() {
    const page = await load();
    choose('10 min');
    await pass(11 * MINUTE);
    expect(page.said).toEqual(['fade', 'out']);
    return page;
  }

  it('BEY-7 is woken by a touch that does nothing else, says good night, and gives the page back gently', async () => {
    const { evening } = await dark();
    const meant = vi.fn();
    document.body.addEventListener('pointerdown', meant);
    fireEvent.pointerDown(document.body);
    expect(meant).not.toHaveBeenCalled();
    document.body.removeEventListener('pointerdown', meant);
    expect(screen.getByRole('status')).toHaveTextContent('Good night');
    expect(darkness()).toBe(1);
    await pass(4.6 * SECOND);
    expect(evening.read()).toBeLessThan(0.4);
    await pass(4 * SECOND);
    expect(evening.read()).toBe(1);
    expect(layer()).toBeNull();
    expect(screen.getByRole('status')).toBeEmptyDOMElement();
  });

  it('is woken by a screen reader too, which neither points nor presses', async () => {
    await dark();
    fireEvent.click(screen.getByRole('button', { name: 'Good night. Wake the page' }));
    expect(screen.getByRole('status')).toHaveTextContent('Good night');
  });

  it('BEY-7 keeps the place where the fade began, whatever the voice scrolled meanwhile, and shows it on waking', async () => {
    await load();
    choose('10 min');
    await pass(9.5 * MINUTE);
    // The voice reads on, and the reader notes where it is.
    vi.mocked(readSummary).mockResolvedValue(undefined);
    await pass(1.5 * MINUTE);
    expect(vi.mocked(noteReading).mock.calls.map(([id, place]) => [id, place])).toEqual([[STORY_ID, PLACE]]);
    expect(showParagraph).not.toHaveBeenCalled();
    fireEvent.keyDown(document.body, { key: ' ' });
    await pass(2 * SECOND);
    expect(showParagraph).toHaveBeenCalledExactlyOnceWith(PLACE.paragraph);
    expect(vi.mocked(noteReading).mock.calls.at(-1)?.slice(0, 2)).toEqual([STORY_ID, PLACE]);
  });

  it('keeps the place of the story in which the fade began, also when the next one has come', async () => {
    const { openOther } = await load();
    choose('10 min');
    await pass(9.5 * MINUTE);
    openOther('another-story-of-tonight');
    await pass(1.5 * MINUTE);
    expect(vi.mocked(noteReading).mock.calls.map(([id]) => id)).toEqual([STORY_ID]);
    fireEvent.pointerDown(document.body);
    await pass(2 * SECOND);
    expect(showParagraph).not.toHaveBeenCalled();
  });

  it('a fade that was stopped keeps no place', async () => {
    const { lightsOut } = await load();
    choose('10 min');
    await pass(9.5 * MINUTE);
    fireEvent.pointerDown(document.body);
    await pass(MINUTE);
    act(() => lightsOut.say());
    await pass(5 * SECOND);
    expect(noteReading).not.toHaveBeenCalled();
  });
});

describe('an evening that is interrupted', () => {
  it.each([
    ['goes on counting', '10 min', 3 * MINUTE, 'About 7 minutes left'],
    ['keeps its count of stories', 'Story end', 3 * MINUTE, 'Until this story ends'],
  ])('BEY-7 a page that is loaded again %s', async (_name, choice, later, left) => {
    const { unmount } = await load();
    choose(choice);
    await pass(MINUTE);
    unmount();
    vi.setSystemTime(EIGHT + later);
    await load();
    expect(screen.getByText(left)).toBeInTheDocument();
    expect(screen.getByRole('radio', { name: choice })).toBeChecked();
  });

  it('BEY-7 a page that is loaded again in the middle of a fade keeps the place where that goes on', async () => {
    const { unmount } = await load();
    choose('10 min');
    await pass(9.5 * MINUTE);
    unmount();
    vi.mocked(noteReading).mockClear();
    await load();
    await pass(1.5 * MINUTE);
    expect(vi.mocked(noteReading).mock.calls.map(([id, place]) => [id, place])).toEqual([[STORY_ID, PLACE]]);
  });

  it('BEY-7 the next evening begins without a timer, in full light', async () => {
    const { unmount } = await load();
    choose('Story end');
    unmount();
    vi.setSystemTime(EIGHT + 24 * 60 * MINUTE);
    const { evening, said } = await load();
    expect(screen.getByRole('radio', { name: 'Off' })).toBeChecked();
    expect(evening.read()).toBe(1);
    expect(said).toEqual([]);
  });

  it.each([
    ['after its end is over: voice and sounds stop, and the page is light', 20 * MINUTE, ['out'], 1],
    ['before its end goes on, and fades in its time', 6 * MINUTE, [], 1],
  ])('BEY-7 a tab that slept %s', async (_name, slept, expected, level) => {
    const { said, evening } = await load();
    choose('10 min');
    await pass(2 * MINUTE);
    const state = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
    fireEvent(document, new Event('visibilitychange'));
    vi.setSystemTime(Date.now() + slept);
    state.mockReturnValue('visible');
    act(() => void fireEvent(document, new Event('visibilitychange')));
    expect(said).toEqual(expected);
    expect(evening.read()).toBe(level);
    await pass(3 * MINUTE);
    expect(said.at(-1)).toBe('out');
  });

  it('BEY-7 counts on from one story to the next, and on a page without a story', async () => {
    const { openOther, said, storyEnded } = await load();
    fireEvent.click(screen.getByRole('button', { name: 'More times' }));
    choose('2 stories');
    act(() => storyEnded.say(STORY_ID));
    openOther('the-second-story');
    await pass(5 * MINUTE);
    expect(said).toEqual([]);
    act(() => storyEnded.say('the-second-story'));
    await pass(21 * SECOND);
    expect(said).toEqual(['fade', 'out']);
  });

  it('BEY-7 a page that cannot show the dark falls silent and stays light', async () => {
    const { unmount, said, evening } = await load();
    choose('10 min');
    unmount();
    await pass(11 * MINUTE);
    expect(said).toEqual(['fade', 'out']);
    expect(evening.read()).toBe(1);
  });
});
