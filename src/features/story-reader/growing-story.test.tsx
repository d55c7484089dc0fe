import { act, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import type { Story } from '#contract/stories';
import { openPage } from '../../../tests/helpers/open-page.tsx';
import { STORY_ID, unfinished } from '../../../tests/helpers/stories.ts';

const wait = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
const told = (title: string, paragraphs: string[], status: Story['status'] = 'processing') =>
  unfinished({ status, title, content: { title, paragraphs } });
/** Opens the page with these answers, one at each poll; the last one stays. */
async function open(...answers: Story[]) {
  await openPage(`/story/${STORY_ID}`, (call) => {
    if (call !== `GET /stories/${STORY_ID}`) return undefined;
    const next = answers.length > 1 ? answers.shift() : answers[0];
    return next ? { body: next } : 'cut';
  });
  await wait(0);
}
const texts = () => [...document.querySelectorAll('.story-text p')].map((p) => p.textContent);
const trail = () => document.querySelector('nav [aria-current="page"]')?.textContent;
const title = () => screen.getByRole('heading', { level: 1 }).textContent;

beforeAll(async () => {
  await import('./growing-story.tsx');
  await import('./follow-story.ts');
  await import('../../components/breadcrumbs.tsx');
});
beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('scrollTo', vi.fn());
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it('BEY-2 keeps what is read when its teller begins anew, says so below it, and opens the new one at its title when asked', async () => {
  await open(told('Tup', ['One.', 'Two.']), told('Tap', ['Once.']), told('Tap', ['Once.', 'Twice.'], 'complete'));
  const first = document.querySelector('.story-text p');
  for (const _ of ['while the new one is written', 'when it is whole']) {
    await wait(5010);
    expect([title(), texts()]).toEqual(['Tup', ['One.', 'Two.']]);
    expect(document.querySelector('.story-text p')).toBe(first);
    expect(screen.getAllByText(/The story has begun anew/).some((each) => each.role === 'status')).toBe(true);
    expect(screen.queryByText('The End')).toBeNull();
    // Its trail comes with the text that it leads to.
    expect(trail()).toBeUndefined();
  }
  await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Read the new one from the start' })));
  expect([title(), texts()]).toEqual(['Tap', ['Once.', 'Twice.']]);
  expect(scrollTo).toHaveBeenCalledWith({ top: 0, behavior: 'instant' });
  expect(document.activeElement).toBe(screen.getByRole('heading', { level: 1 }));
  expect(screen.getByText('The End')).toBeVisible();
  expect(screen.queryByText(/The story has begun anew/)).toBeNull();
  expect(trail()).toBe('Tap');
});

it('BEY-2 takes no word back while the same telling comes once more', async () => {
  await open(told('Tup', ['One.', 'Two.']), told('Tup', ['One.']), told('Tup', ['One.', 'Two.', 'Three.'], 'complete'));
  await wait(5010);
  expect(texts()).toEqual(['One.', 'Two.']);
  expect(screen.queryByText(/begun anew/)).toBeNull();
  await wait(5010);
  expect(texts()).toEqual(['One.', 'Two.', 'Three.']);
});
