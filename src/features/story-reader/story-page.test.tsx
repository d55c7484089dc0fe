import { act, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Story } from '#contract/stories';
import { openPage } from '../../../tests/helpers/open-page.tsx';
import { track } from '../../lib/track.ts';
import { imageLike, STORY_ID, storyLike, unfinished } from '../../../tests/helpers/stories.ts';

vi.mock('../../lib/track.ts', () => ({ track: vi.fn() }));

const GET = `GET /stories/${STORY_ID}`;
const wait = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
/** Opens the page with these answers, one after the other; the last one stays. */
async function open(answers: (Story | number | 'cut')[], state: object = {}) {
  const left = [...answers];
  const page = await openPage(
    `/story/${STORY_ID}`,
    (call) => {
      if (call !== GET) return undefined;
      const next = left.length > 1 ? left.shift() : left[0];
      if (next === 'cut' || next === undefined) return 'cut';
      return typeof next === 'number' ? { status: next, body: { error: 'No' } } : { body: next };
    },
    state,
  );
  await wait(0);
  return page;
}
const generating = { isGenerating: true, storyParams: { protagonist_name: 'Ada' } };

// Parts that come when they are needed: here they are at hand.
beforeAll(async () => {
  await import('./failed-story.tsx');
  await import('./growing-story.tsx');
  await import('./follow-story.ts');
});
beforeEach(() => {
  vi.useFakeTimers();
  vi.mocked(track).mockClear();
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('a finished story', () => {
  it('READ-2, READ-3, READ-4, READ-5, READ-6, READ-12, READ-13, ROUTE-11 shows title, chips, paragraphs in order, The End and a way on', async () => {
    const story = storyLike();
    const { container } = await open([story]);
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(story.title);
    for (const chip of ['Starring Mia', 'Short story']) expect(screen.getByText(chip)).toBeVisible();
    const texts = [...container.querySelectorAll('.story-text p')].map((p) => p.textContent);
    expect(texts).toEqual([
      'Mia was in bed. "Good night," said the moon.',
      'Tup. Tup.\nSmall & soft <b>near</b>.',
      "That was Tup's sock.",
    ]);
    expect(screen.getByText('The End')).toBeVisible();
    expect(screen.getByText('Sleep tight, Mia.')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Create Another Story' })).toHaveAttribute('href', '/');
    expect(container.querySelector('article')).toHaveAttribute('lang', 'en');
  });
  describe('that came with the page', () => {
    const arrive = () => {
      document.body.insertAdjacentHTML('beforeend', '<script id="story" type="application/json"></script>');
      const block = document.getElementById('story');
      if (block) block.textContent = JSON.stringify(storyLike());
    };
    afterEach(() => document.getElementById('story')?.remove());

    it('DECIDE-44 is asked for once all the same, which counts as a read, and stands where it stood', async () => {
      arrive();
      const { asked, container } = await open([storyLike({ view_count: 8 })]);
      const before = container.querySelector('.story-text')?.outerHTML;
      expect(asked(GET)).toBe(1);
      await wait(15_000);
      expect(asked(GET)).toBe(1);
      expect(container.querySelector('.story-text')?.outerHTML).toBe(before);
    });
    it('stays when that call fails', async () => {
      arrive();
      await open(['cut']);
      await wait(100);
      expect(screen.getByText('The End')).toBeVisible();
      expect(screen.queryByText('The connection is lost.')).toBeNull();
    });
    it('is not asked for without a network', async () => {
      arrive();
      vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
      const { asked } = await open([storyLike()]);
      await wait(15_000);
      expect(asked(GET)).toBe(0);
      expect(screen.getByText('The End')).toBeVisible();
    });
  });
  it('POLL-9 is asked for once', async () => {
    const { asked } = await open([storyLike()]);
    await wait(15_000);
    expect(asked(GET)).toBe(1);
  });
  it('IMG-2, IMG-3, IMG-5, IMG-7, READ-1, READ-7 has each picture at its paragraph, and none where it was skipped', async () => {
    const { container } = await open([
      storyLike({
        status: 'story_complete',
        images: [
          imageLike({ id: 'cover', paragraph_index: null, status: 'complete', url: '/c.webp', alt: 'Mia' }),
          imageLike({ id: 'a', paragraph_index: 0, status: 'generating' }),
          imageLike({ id: 'b', paragraph_index: 1, status: 'skipped' }),
          imageLike({ id: 'c', paragraph_index: 2, status: 'failed' }),
        ],
      }),
    ]);
    expect(screen.getByRole('img', { name: 'Mia' })).toHaveAttribute('src', '/c.webp');
    const boxes = [...container.querySelectorAll('.story-text .picture')].map((box) => [
      box.previousElementSibling?.textContent?.slice(0, 4),
      box.querySelector('b')?.textContent,
    ]);
    expect(boxes).toEqual([
      ['Mia ', 'Creating'],
      ['That', 'Failed'],
    ]);
  });
  it('IMG-8, POLL-15, POLL-10 shows a picture as soon as it is there, then asks no more', async () => {
    const at = (status: 'pending' | 'complete') =>
      storyLike({
        status: 'story_complete',
        images: [imageLike({ status, url: status === 'complete' ? '/p.webp' : null })],
      });
    const { asked } = await open([at('pending'), at('complete')]);
    expect(screen.getByText('Waiting')).toBeVisible();
    await wait(5010);
    expect(screen.getByRole('img', { name: 'A sock in the moonlight' })).toHaveAttribute('src', '/p.webp');
    await wait(15_000);
    expect(asked(GET)).toBe(2);
  });
});

describe('a story in the making', () => {
  it('READ-14, PROG-1, POLL-8, POLL-13, POLL-14, PROG-9 shows its stages and percent and asks every five seconds', async () => {
    const { asked } = await open([
      unfinished(),
      unfinished({ status: 'processing', progress: { current_step: 4, total_steps: 10 } }),
    ]);
    expect([...document.querySelectorAll<HTMLElement>('[data-stage]')].map((item) => item.dataset['stage'])).toEqual([
      'planning',
      'writing',
      'illustrating',
      'finalizing',
    ]);
    expect(screen.getByRole('progressbar')).toHaveTextContent('15%');
    await wait(4900);
    expect(asked(GET)).toBe(1);
    await wait(200);
    expect(asked(GET)).toBe(2);
    expect(screen.getByRole('progressbar')).toHaveTextContent('40%');
    await wait(5010);
    expect(asked(GET)).toBe(3);
  });
  it('never goes back in percent within a visit', async () => {
    const at = (current_step: number) =>
      unfinished({ status: 'processing', progress: { current_step, total_steps: 10 } });
    await open([at(6), at(2)]);
    await wait(5010);
    expect(screen.getByRole('progressbar')).toHaveTextContent('60%');
  });
  it('PROG-11 stays in its stage however long it takes', async () => {
    await open([unfinished()]);
    await wait(60_000);
    expect(screen.getByText('Now').closest('li')?.dataset['stage']).toBe('planning');
  });
  it('PROG-12 changes its keyword every two seconds', async () => {
    const { container } = await open([unfinished()]);
    const word = () => container.querySelector('.making-keyword span')?.textContent;
    const seen = [word()];
    for (const _ of [2, 4]) {
      await wait(1950);
      expect(word()).toBe(seen.at(-1));
      await wait(50);
      seen.push(word());
    }
    expect(new Set(seen).size).toBe(3);
  });
  it('PROG-8 shows its last stage for a second, then the story', async () => {
    await open([unfinished({ status: 'processing' }), storyLike()]);
    await wait(5010);
    expect(screen.getByRole('progressbar')).toHaveTextContent('100%');
    expect(screen.getByText('Now').closest('li')?.dataset['stage']).toBe('finalizing');
    await wait(1100);
    expect(screen.getByText('The End')).toBeVisible();
  });
  it('POLL-16 is left alone when the page is left', async () => {
    const { router, asked } = await open([unfinished()]);
    await act(() => router.navigate({ to: '/stories' }));
    await wait(20_000);
    expect(asked(GET)).toBe(1);
  });
  it('POLL-12 stops at an answer that fails, says so, and resumes on request and when the network is back', async () => {
    const { asked } = await open([unfinished(), 'cut', 500, unfinished()]);
    await wait(5010);
    expect(screen.getByText('The connection is lost.')).toBeVisible();
    await wait(30_000);
    expect(asked(GET)).toBe(2);
    await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Try again' })));
    expect(asked(GET)).toBe(3);
    await wait(30_000);
    expect(asked(GET)).toBe(3);
    await act(async () => void dispatchEvent(new Event('online')));
    await wait(0);
    expect(screen.queryByText('The connection is lost.')).toBeNull();
    await wait(5010);
    expect(asked(GET)).toBe(5);
  });
  it('PWA-14 asks again a moment later when the network that is back is not whole yet, and not for ever', async () => {
    const { asked } = await open([unfinished(), 'cut', 'cut', 'cut', unfinished(), 'cut']);
    await wait(5010);
    expect(screen.getByText('The connection is lost.')).toBeVisible();
    await act(async () => void dispatchEvent(new Event('online')));
    await wait(0);
    expect(asked(GET)).toBe(3);
    await wait(1010);
    expect(asked(GET)).toBe(4);
    await wait(2010);
    expect(asked(GET)).toBe(5);
    expect(screen.queryByText('The connection is lost.')).toBeNull();
    await wait(5010);
    expect(asked(GET)).toBe(6);
    expect(screen.getByText('The connection is lost.')).toBeVisible();
    await wait(30_000);
    expect(asked(GET)).toBe(6);
  });
  it('PWA-14 does so also where nothing of the story is known yet', async () => {
    const { asked } = await open(['cut', 'cut', 'cut', unfinished()], generating);
    expect(screen.getByText('The connection is lost.')).toBeVisible();
    await act(async () => void dispatchEvent(new Event('online')));
    await wait(1010);
    await wait(2010);
    expect(asked(GET)).toBe(4);
    expect(screen.queryByText('The connection is lost.')).toBeNull();
  });
});

describe('a story that is read while it is written', () => {
  const written = (count: number, change: Partial<Story> = {}) =>
    unfinished({
      status: 'processing',
      title: 'Tup',
      content: { title: 'Tup', paragraphs: ['One.', 'Two.', 'Three.'].slice(0, count) },
      ...change,
    });
  const whole = (change: Partial<Story> = {}) => written(3, { status: 'complete', ...change });
  const texts = () => [...document.querySelectorAll('.story-text p')].map((p) => p.textContent);
  const said = () =>
    [...document.querySelectorAll('[role="status"]')].map((each) => each.textContent).filter((text) => text !== '');

  it('BEY-2, POLL-14 opens with its first paragraph and grows by polling alone, the same paragraphs in the same places', async () => {
    await open([written(1), written(2), whole()]);
    expect(texts()).toEqual(['One.']);
    expect(screen.getByText(/still being written/)).toBeVisible();
    expect(screen.queryByText('The End')).toBeNull();
    expect(screen.queryByRole('navigation')).toBeNull();
    const first = document.querySelector('.story-text p');
    await wait(5010);
    expect(texts()).toEqual(['One.', 'Two.']);
    expect(document.querySelector('.story-text p')).toBe(first);
    await wait(5010);
    expect(texts()).toEqual(['One.', 'Two.', 'Three.']);
    expect(document.querySelector('.story-text p')).toBe(first);
    expect(screen.queryByText(/still being written/)).toBeNull();
    expect(screen.getByText('The End')).toBeVisible();
  });
  it('says nothing of each paragraph to who hears the page, and one word at the end', async () => {
    await open([written(1), written(2), whole()]);
    expect(said()).toEqual([]);
    await wait(5010);
    expect(said()).toEqual([]);
    await wait(5010);
    await wait(1010);
    expect(said()).toEqual(['The story is whole now.']);
  });
  it('PROG-9 shows the steps that the server tells while it is read', async () => {
    await open([written(1, { progress: { current_step: 3, total_steps: 10 } })]);
    expect(screen.getByRole('progressbar')).toHaveTextContent('30%');
  });
  it('is not shared, listened to or counted before it is whole', async () => {
    await open([written(1), whole()]);
    const listen = () => screen.getAllByRole('button', { name: 'Listen' })[0];
    expect(listen()).toBeDisabled();
    expect(screen.queryAllByRole('button', { name: 'Share' }).filter((button) => button.matches('.glass'))).toEqual([]);
    expect(document.querySelector('.reader-minutes')?.textContent?.trim()).toBe('');
    await wait(5010);
    expect(listen()).toBeEnabled();
    expect(document.querySelector('.reader-minutes')).toHaveTextContent('1 minute');
  });
  it('stays one long page until it is opened anew, also where stories are books', async () => {
    localStorage.setItem('reading-pages', '"pages"');
    await open([written(1), whole()]);
    await wait(5010);
    expect(screen.getByText('The End')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Next page' })).toBeNull();
    expect(document.documentElement).not.toHaveAttribute('data-pages');
  });
  it('READ-17 says kindly that the beginning is gone when it breaks off', async () => {
    await open([written(2), unfinished({ status: 'failed' })]);
    await wait(5010);
    expect(screen.getByText(/The beginning that you read is gone/)).toBeVisible();
    await wait(3000);
    expect(screen.getByRole('button', { name: 'Try Again' })).toBeVisible();
  });
  it('POLL-12 keeps what is there when the connection is lost', async () => {
    await open([written(2), 'cut']);
    await wait(5010);
    expect(screen.getByText('The connection is lost.')).toBeVisible();
    expect(texts()).toEqual(['One.', 'Two.']);
  });
});

describe('before the first answer', () => {
  it('READ-15, READ-23 shows the shape of a story, or its making to whoever just asked for it', async () => {
    const never = () => new Promise<never>(() => {});
    const { container, unmount } = await openPage(`/story/${STORY_ID}`, never);
    expect(container.querySelectorAll('.skeleton').length).toBeGreaterThan(4);
    unmount();
    await openPage(`/story/${STORY_ID}`, never, generating);
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Stitching Ada’s story');
  });
  it('READ-23 believes the server more than where the visitor comes from', async () => {
    await open([storyLike()], generating);
    expect(screen.getByText('The End')).toBeVisible();
  });
});

describe('a story that is not there', () => {
  it.each([404, 500])('READ-16 says so after %i', async (status) => {
    await open([status]);
    expect(screen.getByRole('heading', { name: 'Story Not Found' })).toBeVisible();
    expect(screen.getByText("The story you're looking for doesn't exist or failed to load.")).toBeVisible();
    expect(screen.queryByRole('link', { name: 'Saved stories' })).toBeNull();
  });
  it('READ-16 offline, leads to the saved ones', async () => {
    await open(['cut']);
    expect(screen.getByRole('link', { name: 'Saved stories' })).toHaveAttribute('href', '/stories');
  });
  it('404 never resumes', async () => {
    const { asked } = await open([404]);
    await act(async () => void dispatchEvent(new Event('online')));
    expect(asked(GET)).toBe(1);
  });
});

describe('a story that failed', () => {
  it.each([
    [null, 'Story generation failed'],
    ['X went wrong', 'X went wrong'],
  ])('READ-17, READ-18, POLL-11 with the error %j shows %s', async (error, words) => {
    const { asked } = await open([unfinished({ status: 'failed', error })]);
    expect(screen.getByText("Our storytelling magic encountered a hiccup. Let's try again!")).toBeVisible();
    expect(screen.getByText(words)).toBeVisible();
    await wait(15_000);
    expect(asked(GET)).toBe(1);
  });
  it.each([
    ['The story took too long. Please try again.', 'The story took too long. Please try again.'],
    [
      'We could not write a suitable story for these choices. Please try others.',
      'We could not write a suitable story for these choices. Please try others.',
    ],
    ['Mia would not have it', 'Story generation failed'],
    [null, 'Story generation failed'],
  ])('ANL-2, ANL-4: failing under its reader’s eyes with %j is counted as %s', async (error, message) => {
    await open([unfinished(), unfinished({ status: 'failed', error })]);
    await wait(20_000);
    expect(vi.mocked(track).mock.calls).toEqual([['story_generate_failed', { message, code: 'story_failed' }]]);
  });
  it('and has failed long ago is not counted again', async () => {
    await open([unfinished({ status: 'failed' })]);
    expect(track).not.toHaveBeenCalled();
  });
  it('READ-19, READ-20, READ-21, LIM-14 has its buttons after three seconds', async () => {
    await open([unfinished({ status: 'failed' })]);
    await wait(2900);
    expect(screen.queryByRole('button', { name: 'Try Again' })).toBeNull();
    await wait(200);
    expect(screen.getByRole('button', { name: 'Try Again' })).toBeVisible();
    expect(screen.getByRole('button', { name: 'Go Back' })).toBeVisible();
  });
  it('READ-19 is told again under the same address', async () => {
    let isAgain = false;
    const { calls } = await openPage(`/story/${STORY_ID}`, (call) => {
      if (call === `POST /stories/${STORY_ID}/retry`) {
        isAgain = true;
        return { status: 202, body: { story_id: STORY_ID, status: 'pending' } };
      }
      return call === GET ? { body: unfinished({ status: isAgain ? 'pending' : 'failed' }) } : undefined;
    });
    await wait(3000);
    await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Try Again' })));
    await wait(0);
    expect(screen.getByRole('progressbar')).toBeVisible();
    expect(calls.filter((call) => call.startsWith('POST'))).toHaveLength(1);
  });
  it('READ-19 offers the same choices to whoever does not own it', async () => {
    await open([unfinished({ status: 'failed', is_owner: false })]);
    await wait(3000);
    const href = screen.getByRole('link', { name: 'Try Again' }).getAttribute('href') ?? '';
    expect(Object.fromEntries(new URL(href, 'http://x').searchParams)).toMatchObject({
      theme: 'bedtime',
      setting: 'forest',
    });
  });
});
