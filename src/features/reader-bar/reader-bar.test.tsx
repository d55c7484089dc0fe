import { createMemoryHistory, createRootRoute, createRouter, RouterProvider } from '@tanstack/react-router';
import { act, fireEvent, render, screen } from '@testing-library/react';
import i18next from 'i18next';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { storyLike } from '../../../tests/helpers/stories.ts';
import { isHandsLocked, storyTapped, wantsToListen } from '../../lib/bedtime.ts';
import { besideTelling } from '../../lib/beside.ts';
import { setChildrensMode } from '../../lib/childrens-mode.ts';
import type { OpenStory } from '../../lib/open-story.ts';
import { littleHandsSetting } from '../../lib/reading-settings.ts';
import bedtime from '../../../public/locales/en/bedtime.json';
import { ReaderBar } from './reader-bar.tsx';
import { HOLD_MS } from './use-hold.ts';

const story = storyLike();
const share = vi.fn<() => void>();
const onSettings = vi.fn<() => void>();
const text = { title: 'Tup', paragraphs: ['tup '.repeat(460), 'tup'] };
const opened: OpenStory = {
  story,
  text,
  summary: null,
  percent: 0,
  share,
  isBook: false,
  spot: () => ({ paragraph: -1, within: 0 }),
  showParagraph: () => {},
  turnPage: () => {},
};
const wait = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
async function open() {
  const route = createRootRoute({ component: () => <ReaderBar open={opened} onSettings={onSettings} /> });
  const router = createRouter({ routeTree: route, history: createMemoryHistory({ initialEntries: ['/'] }) });
  await router.load();
  render(<RouterProvider router={router} />);
  await wait(0);
}
const tap = () => act(() => storyTapped.say());
const bar = () => screen.getByRole('toolbar', { name: 'Around the story' });
const isShown = () => bar().dataset['shown'] === 'true';

beforeEach(() => {
  vi.useFakeTimers();
  i18next.addResourceBundle('en', 'bedtime', bedtime);
  littleHandsSetting.choose(false);
  setChildrensMode(null);
});
afterEach(() => {
  setChildrensMode(null);
  littleHandsSetting.choose(false);
  vi.useRealTimers();
});

describe('the bar around a story', () => {
  it('is shown by a tap, goes after four seconds, and is hidden by another tap or Escape', async () => {
    await open();
    expect(isShown()).toBe(false);
    tap();
    expect(isShown()).toBe(true);
    await wait(3900);
    expect(isShown()).toBe(true);
    await wait(100);
    expect(isShown()).toBe(false);
    tap();
    tap();
    expect(isShown()).toBe(false);
    tap();
    fireEvent.keyDown(document.body, { key: 'Escape' });
    expect(isShown()).toBe(false);
  });
  it('stays while a mouse is over it', async () => {
    await open();
    tap();
    fireEvent.pointerEnter(bar(), { pointerType: 'mouse' });
    await wait(9000);
    expect(isShown()).toBe(true);
    fireEvent.pointerLeave(bar(), { pointerType: 'mouse' });
    await wait(4000);
    expect(isShown()).toBe(false);
  });
  it('leads to the shelf, listens, opens the settings and shares, and says how much is left', async () => {
    await open();
    expect(screen.getByRole('link', { name: 'Shelf' })).toHaveAttribute('href', '/stories');
    fireEvent.click(screen.getByRole('button', { name: 'Listen' }));
    expect(wantsToListen.read()).toBe(story.story_id);
    wantsToListen.set(null);
    fireEvent.click(screen.getByRole('button', { name: 'Text' }));
    expect(onSettings).toHaveBeenCalledOnce();
    fireEvent.click(screen.getByRole('button', { name: 'Share' }));
    expect(share).toHaveBeenCalledOnce();
    expect(screen.getByText('About 4 minutes left')).toBeInTheDocument();
    act(() => besideTelling.set({ ...text, story_language: 'de', storyId: story.story_id }));
    expect(screen.getByText('About 9 minutes left')).toBeInTheDocument();
    act(() => besideTelling.set(null));
  });
  it('is walked through with the arrow keys', async () => {
    await open();
    screen.getByRole('link', { name: 'Shelf' }).focus();
    fireEvent.keyDown(screen.getByRole('link', { name: 'Shelf' }), { key: 'ArrowRight' });
    expect(screen.getByRole('button', { name: 'Listen' })).toHaveFocus();
    fireEvent.keyDown(screen.getByRole('button', { name: 'Listen' }), { key: 'ArrowLeft' });
    fireEvent.keyDown(screen.getByRole('link', { name: 'Shelf' }), { key: 'ArrowLeft' });
    expect(screen.getByRole('button', { name: 'Share' })).toHaveFocus();
  });
  it('in children’s hands shares nothing and leads to the children’s shelf', async () => {
    setChildrensMode('question');
    await open();
    expect(screen.queryByRole('button', { name: 'Share' })).toBeNull();
    expect(screen.getByRole('link', { name: 'Shelf' })).toHaveAttribute('href', '/children');
  });
});

describe('the little-hands lock', () => {
  const moon = () => screen.getByRole('button', { name: 'Unlock the story' });
  const lock = async () => {
    littleHandsSetting.choose(true);
    await open();
    expect(isHandsLocked.read()).toBe(true);
    expect(screen.queryByRole('toolbar')).toBeNull();
  };
  const isUnlocked = () => screen.queryByRole('toolbar') !== null && !isHandsLocked.read();

  it('is opened by holding the moon for a second and a half; letting go begins anew', async () => {
    await lock();
    tap();
    expect(moon().parentElement).toHaveAttribute('data-shown', 'true');
    fireEvent.pointerDown(moon(), { button: 0 });
    expect(screen.getByText('Keep holding the moon')).toBeInTheDocument();
    await wait(HOLD_MS - 100);
    fireEvent.pointerUp(moon());
    await wait(HOLD_MS);
    expect(isUnlocked()).toBe(false);
    fireEvent.pointerDown(moon(), { button: 0 });
    await wait(HOLD_MS);
    expect(isUnlocked()).toBe(true);
    expect(screen.getByText('The story is unlocked')).toBeInTheDocument();
    expect(isShown()).toBe(true);
  });
  it('is opened by holding Space, not by pressing it', async () => {
    await lock();
    fireEvent.keyDown(moon(), { key: ' ' });
    await wait(400);
    fireEvent.keyUp(moon(), { key: ' ' });
    await wait(HOLD_MS);
    expect(isUnlocked()).toBe(false);
    fireEvent.keyDown(moon(), { key: ' ' });
    for (let at = 0; at < 5; at++) fireEvent.keyDown(moon(), { key: ' ', repeat: true });
    await wait(HOLD_MS);
    expect(isUnlocked()).toBe(true);
    expect(screen.getByRole('link', { name: 'Shelf' })).toHaveFocus();
  });
  it('is opened by Enter twice, within four seconds', async () => {
    await lock();
    fireEvent.click(moon(), { detail: 0 });
    expect(screen.getByText('Press once more to unlock')).toBeInTheDocument();
    await wait(4000);
    fireEvent.click(moon(), { detail: 0 });
    expect(isUnlocked()).toBe(false);
    fireEvent.click(moon(), { detail: 0 });
    expect(isUnlocked()).toBe(true);
  });
  it('is not opened by tapping, however often', async () => {
    await lock();
    for (let at = 1; at < 9; at++) fireEvent.click(moon(), { detail: at });
    expect(isUnlocked()).toBe(false);
  });
});
