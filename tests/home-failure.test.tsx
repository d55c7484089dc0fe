// When the story cannot be made: the page says so, keeps every choice, and works again.
import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { rememberForm, renderRoute, SIX, type Call } from './helpers/render-route.tsx';

const GENERATE = '/stories/generate';
const generate = () => screen.getByRole('button', { name: 'Generate story' });
const stored = (key: string): unknown => JSON.parse(localStorage.getItem(key) ?? 'null');
const failed = () => screen.findByText('The story could not be made');
const refuse = (status: number, body: unknown) => (call: Call) =>
  call.path === GENERATE ? Response.json(body, { status }) : undefined;
const serverError = refuse(500, { error: 'The lamp went out' });

describe('a failed generation', () => {
  it.each([
    ['500', serverError, 'The lamp went out'],
    ['429', refuse(429, { error: 'Please wait a little', code: 'rate_limited' }), 'Please wait a little'],
    ['500 without words', refuse(500, 'oops'), 'HTTP error! status: 500'],
  ])('GEN-16: is told in a toast after a %s', async (_name, answer, description) => {
    rememberForm();
    const page = await renderRoute('/', { answer });
    await page.user.click(generate());
    expect(await failed()).toBeInTheDocument();
    expect(screen.getByText(description)).toBeInTheDocument();
    expect(page.router.state.location.pathname).toBe('/');
  });

  it('GEN-16: is told in a toast when nothing answers, after one more try of the same press', async () => {
    rememberForm();
    const page = await renderRoute('/', { answer: ({ path }) => (path === GENERATE ? 'cut' : undefined) });
    await page.user.click(generate());
    expect(await failed()).toBeInTheDocument();
    expect(page.asked('POST', GENERATE)).toHaveLength(2);
  });

  it('GEN-12, GEN-17: goes back to idle with every choice kept, and Generate works again', async () => {
    rememberForm({ ...SIX, tone: 'cozy' });
    const page = await renderRoute('/', {
      answer: (call) => (call.path === GENERATE && call.count === 1 ? serverError(call) : undefined),
    });
    const before = stored('story_choices');
    await page.user.click(generate());
    await failed();
    await waitFor(() => expect(generate()).toBeEnabled());
    expect(generate()).toHaveAttribute('aria-busy', 'false');
    expect(stored('story_choices')).toEqual(before);
    expect(screen.getByRole('button', { name: /^Tone: Cozy/ })).toBeVisible();
    await page.user.click(generate());
    await waitFor(() => expect(page.router.state.location.pathname).toMatch(/^\/story\//));
    const [first, second] = page.asked('POST', GENERATE);
    expect(second?.body).toEqual(first?.body);
  });

  it('GEN-18: does not count as a story of today', async () => {
    rememberForm();
    const page = await renderRoute('/', { answer: serverError });
    await screen.findByText('5 of 5 stories left');
    await page.user.click(generate());
    await failed();
    expect(stored('subscription_status')).toMatchObject({ dailyStoriesUsed: 0 });
    expect(screen.getByText('5 of 5 stories left')).toBeVisible();
  });

  it('SUBS-8: asks for the use of today again when the server says that the limit is reached', async () => {
    rememberForm();
    const body = { error: 'Daily story limit reached', code: 'daily_limit_reached' };
    const page = await renderRoute('/', {
      answer: (call) => {
        if (call.path === GENERATE) return Response.json(body, { status: 429 });
        if (call.path === '/anonymous/status' && call.count > 1)
          return Response.json({ current_usage: 5, daily_limit: 5 });
        return undefined;
      },
    });
    await screen.findByText('5 of 5 stories left');
    await page.user.click(generate());
    await failed();
    expect(await screen.findByText('0 of 5 stories left')).toBeVisible();
    await page.user.click(generate());
    expect(await screen.findByText("Today's stories are all told. There are new ones tomorrow.")).toBeInTheDocument();
    expect(page.asked('POST', GENERATE)).toHaveLength(1);
  });

  it('GEN-20: is counted with its message and without the name', async () => {
    rememberForm();
    const page = await renderRoute('/', { answer: serverError });
    await page.user.click(generate());
    await failed();
    const { flushEvents } = await import('../src/lib/analytics.ts');
    flushEvents();
    // Not sent yet: nothing has said whether this deployment counts.
    const waiting = localStorage.getItem('analytics_waiting');
    expect(waiting).toContain('"name":"story_generate_failed"');
    expect(waiting).toContain('The lamp went out');
    expect(waiting).not.toContain('Mia');
  });
});
