// The row of the quiet sounds and what plays them, with a device whose sound is looked at instead of heard.
import { act, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { fakeAudio } from '../../../tests/helpers/fake-audio.ts';
import type { Levels } from './quiet-sounds.ts';

const openScape = vi.hoisted(() => vi.fn());
vi.mock('./quiet-sounds.ts', () => ({ openScape }));

const scapes: { sound: string; levels: Levels[]; filledTo: number; stoppedAt: number | undefined }[] = [];
const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));

/** The page as a browser loads it: its modules begin anew. */
async function load() {
  vi.resetModules();
  const { SoundsRow } = await import('./sounds-row.tsx');
  const bedtime = await import('../../lib/bedtime.ts');
  const view = render(<SoundsRow />);
  return { ...bedtime, ...view, again: () => render(<SoundsRow />) };
}
async function press(name: string) {
  fireEvent.click(screen.getByRole('button', { name }));
  await pass(10);
}
async function choose(name: string) {
  fireEvent.click(screen.getByRole('radio', { name }));
  await pass(10);
}
const last = () => scapes.at(-1);
const playing = () => scapes.filter(({ stoppedAt }) => stoppedAt === undefined).map(({ sound }) => sound);

let audio: ReturnType<typeof fakeAudio>;
beforeEach(() => {
  vi.useFakeTimers({ now: Date.parse('2026-11-22T20:00:00Z') });
  audio = fakeAudio();
  scapes.length = 0;
  openScape.mockImplementation((_context: unknown, sound: string, levels: Levels) => {
    const scape: (typeof scapes)[number] = { sound, levels: [levels], filledTo: 0, stoppedAt: undefined };
    scapes.push(scape);
    return {
      fill: (until: number) => (scape.filledTo = until),
      follow: (next: Levels) => scape.levels.push(next),
      stop: (at: number) => (scape.stoppedAt = at),
    };
  });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('the quiet sounds', () => {
  it('BEY-16 nothing plays by itself, also where something was chosen before', async () => {
    localStorage.setItem('quiet-sounds', JSON.stringify({ sound: 'sea', volume: 0.3 }));
    await load();
    await pass(60_000);
    expect(audio.made).toEqual([]);
    expect(screen.getByRole('radio', { name: 'Sea' })).toBeChecked();
    expect(screen.getByRole('slider', { name: 'Volume' })).toHaveValue('30');
  });

  it('BEY-16 play and change within one context, and stop; the choice is kept', async () => {
    await load();
    await choose('Night meadow');
    expect(screen.getByRole('status')).toHaveTextContent('Playing');
    expect(playing()).toEqual(['meadow']);
    await choose('Music box');
    expect(playing()).toEqual(['music-box']);
    expect(audio.made).toHaveLength(1);
    await press('Stop');
    expect(playing()).toEqual([]);
    expect(JSON.parse(localStorage.getItem('quiet-sounds') ?? '')).toMatchObject({ sound: 'music-box' });
    await press('Play');
    expect(playing()).toEqual(['music-box']);
    await pass(5000);
    expect(audio.made[0]?.state).toBe('running');
  });

  it('are written ahead as long as they play, and the context is closed some time after', async () => {
    await load();
    await press('Play');
    await pass(30_000);
    expect(last()?.filledTo).toBeGreaterThan(33);
    await press('Stop');
    const written = last()?.filledTo;
    await pass(10_000);
    expect(last()?.filledTo).toBe(written);
    expect(audio.made[0]?.state).toBe('closed');
    await press('Play');
    expect(audio.made).toHaveLength(2);
  });

  it('BEY-16 follow the fading evening, a voice and the thumb, and stop when lights are out', async () => {
    const { evening, voiceIsOn, lightsOut } = await load();
    await press('Play');
    act(() => voiceIsOn.set(true));
    expect(last()?.levels.at(-1)).toMatchObject({ isUnderVoice: true, evening: 1 });
    act(() => voiceIsOn.set(false));
    act(() => evening.set(0.4));
    expect(last()?.levels.at(-1)).toMatchObject({ isUnderVoice: false, evening: 0.4 });
    fireEvent.change(screen.getByRole('slider', { name: 'Volume' }), { target: { value: '25' } });
    expect(last()?.levels.at(-1)).toMatchObject({ volume: 0.25 });
    expect(screen.getByRole('slider', { name: 'Volume' })).toHaveAttribute('aria-valuetext', '25 percent');
    act(() => lightsOut.say());
    expect(playing()).toEqual([]);
    expect(screen.getByRole('button', { name: 'Play' })).toBeVisible();
  });

  it('BEY-16 go on from story to story, and can be stopped there', async () => {
    const { unmount, again } = await load();
    await press('Play');
    unmount();
    await pass(60_000);
    expect(playing()).toEqual(['rain']);
    again();
    await press('Stop');
    expect(playing()).toEqual([]);
  });

  it('stop when the page is left', async () => {
    await load();
    await press('Play');
    act(() => void dispatchEvent(new Event('pagehide')));
    expect(playing()).toEqual([]);
  });
});

describe('a sound that takes a while to be made', () => {
  it('BEY-16 is never heard once it was stopped, or another chosen, meanwhile', async () => {
    const made: (() => void)[] = [];
    const open = openScape.getMockImplementation();
    openScape.mockImplementation(async (...given: unknown[]) => {
      await new Promise<void>((resolve) => made.push(resolve));
      return open?.(...given) as unknown;
    });
    await load();
    await press('Play');
    await choose('Sea');
    for (const resolve of made) resolve();
    await pass(10);
    expect(playing()).toEqual(['sea']);
    await press('Stop');
    await press('Play');
    await press('Stop');
    for (const resolve of made) resolve();
    await pass(10);
    expect(playing()).toEqual([]);
  });
});

describe('a device that holds sound back', () => {
  it('BEY-16 is asked again by a tap', async () => {
    audio.isAllowed = false;
    await load();
    await press('Play');
    expect(screen.queryByRole('button', { name: 'Tap to hear' })).not.toBeInTheDocument();
    await pass(2000);
    expect(screen.getByRole('status')).toHaveTextContent('This device is holding the sound back.');
    audio.isAllowed = true;
    await press('Tap to hear');
    expect(screen.getByRole('button', { name: 'Stop' })).toBeVisible();
  });

  it('BEY-16 can be told to stop instead, and is not heard later', async () => {
    await load();
    await press('Play');
    act(() => audio.made[0]?.interrupt());
    expect(screen.getByRole('button', { name: 'Tap to hear' })).toBeVisible();
    await press('Stop');
    expect(screen.queryByRole('button', { name: 'Tap to hear' })).not.toBeInTheDocument();
    fireEvent(document, new Event('visibilitychange'));
    await pass(10);
    expect([playing(), audio.made[0]?.state]).toEqual([[], 'suspended']);
  });

  it('goes on by itself after a call, when the page is seen again', async () => {
    await load();
    await press('Play');
    act(() => audio.made[0]?.interrupt());
    expect(screen.getByRole('button', { name: 'Tap to hear' })).toBeVisible();
    fireEvent(document, new Event('visibilitychange'));
    await pass(10);
    expect(screen.getByRole('button', { name: 'Stop' })).toBeVisible();
  });

  it('says so plainly where it can make no sounds at all', async () => {
    vi.stubGlobal('AudioContext', undefined);
    await load();
    expect(screen.getByText('This browser cannot make sounds.')).toBeVisible();
    expect(screen.queryByRole('button')).not.toBeInTheDocument();
  });

  it('says so when a sound cannot be made, and may be asked again', async () => {
    vi.spyOn(console, 'warn').mockImplementation(() => {});
    openScape.mockImplementationOnce(() => {
      throw new DOMException('no room', 'NotSupportedError');
    });
    await load();
    await press('Play');
    expect(screen.getByRole('status')).toHaveTextContent('The sound could not be made here. Please try again.');
    await press('Play');
    expect(playing()).toEqual(['rain']);
  });
});
