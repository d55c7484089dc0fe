// The end of a public story, with the real server behind it.
import { act, screen, waitFor, within } from '@testing-library/react';
import * as v from 'valibot';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { GenerateAnswerSchema } from '#contract/stories';
import { gate, renderRoute, type Call } from '../../../tests/helpers/render-route.tsx';
import { storyLike } from '../../../tests/helpers/stories.ts';
import { createTestApp, WISH, type AskFor, type TestApp } from '../../../tests/helpers/test-app.ts';

let app: TestApp;
let id = '';
beforeEach(async () => {
  // Whatever stands on the page is near.
  vi.stubGlobal('IntersectionObserver', undefined);
  app = await createTestApp();
  const told = await app.visitor()('/api/stories/generate', { method: 'POST', body: WISH });
  id = v.parse(GenerateAnswerSchema, await told.json()).story_id;
  await app.database.updateTable('stories').set({ visibility: 'public' }).execute();
});
afterEach(async () => {
  vi.restoreAllMocks();
  await app.close();
});

const open = (answer?: (call: Call) => Response | 'cut' | undefined | Promise<Response | 'cut' | undefined>) =>
  renderRoute(`/story/${id}`, { app, ...(answer ? { answer } : {}) });
const heart = () => screen.findByRole('button', { name: 'Like this story' });
const pressed = async () => (await heart()).getAttribute('aria-pressed');
const count = () => document.querySelector('.reactions-count')?.textContent;
const isLike = ({ path }: Call) => path.endsWith('/like');
const isReport = ({ path }: Call) => path.endsWith('/report');
const likeBy = (ask: AskFor) => ask(`/api/stories/${id}/like`, { method: 'PUT' });

describe('CAT-20 the heart of a public story', () => {
  it('shows how many like it, and likes it at once, by keyboard too', async () => {
    await likeBy(app.visitor());
    const answering = gate();
    const { user, asked } = await open(async (call) => {
      if (isLike(call)) await answering.passed;
      return undefined;
    });
    expect([await pressed(), count()]).toEqual(['false', '1 like']);
    (await heart()).focus();
    await user.keyboard(' ');
    expect([await pressed(), count()]).toEqual(['true', '2 likes']);
    expect(screen.queryByText('You like this story.')).toBeNull();
    await act(async () => answering.open());
    expect((await screen.findByText('You like this story.')).getAttribute('role')).toBe('status');
    expect([await pressed(), count()]).toEqual(['true', '2 likes']);
    expect(asked('PUT', `/stories/${id}/like`)).toHaveLength(1);
    await user.keyboard('{Enter}');
    expect(await screen.findByText('You no longer like this story.')).toBeInTheDocument();
    expect([await pressed(), count()]).toEqual(['false', '1 like']);
  });

  it('gives way to what the server says', async () => {
    const { user } = await open((call) => (isLike(call) ? Response.json({ liked: true, like_count: 41 }) : undefined));
    await user.click(await heart());
    await waitFor(() => expect(count()).toBe('41 likes'));
    expect(await pressed()).toBe('true');
  });

  it('goes back where the server refuses, and says that it was not sent', async () => {
    const { user } = await open((call) => (isLike(call) ? 'cut' : undefined));
    await user.click(await heart());
    expect(await screen.findByText('That could not be sent. Try again in a moment.')).toHaveAttribute('role', 'status');
    expect([await pressed(), count()]).toEqual(['false', undefined]);
  });

  it('ends where the last of many presses left it', async () => {
    const { user, asked } = await open();
    const button = await heart();
    for (let press = 0; press < 5; press += 1) await user.click(button);
    await waitFor(() =>
      expect(asked('PUT', `/stories/${id}/like`).length + asked('DELETE', `/stories/${id}/like`).length).toBe(5),
    );
    await waitFor(() => expect([button.getAttribute('aria-pressed'), count()]).toEqual(['true', '1 like']));
    const row = await app.database.selectFrom('stories').select('like_count').executeTakeFirstOrThrow();
    expect(row.like_count).toBe(1);
  });

  it('is not there for an unlisted story, and nothing is asked for it', async () => {
    await app.database.updateTable('stories').set({ visibility: 'unlisted' }).execute();
    const { asked } = await open();
    await screen.findByText('The End');
    await act(async () => {});
    expect(screen.queryByRole('button', { name: /Like|Report/ })).toBeNull();
    expect(asked('GET', `/stories/${id}`)).toHaveLength(1);
  });

  it('is not there offline, and comes with the network', async () => {
    const online = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    await open();
    await screen.findByText('The End');
    expect(screen.queryByRole('button', { name: /Like|Report/ })).toBeNull();
    online.mockReturnValue(true);
    act(() => void dispatchEvent(new Event('online')));
    expect(await heart()).toBeInTheDocument();
  });

  it('comes with a network whose first calls are lost', async () => {
    const online = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    let toLose = 2;
    const isLost = () => navigator.onLine && toLose-- > 0;
    await open(({ path }) => (path === `/stories/${id}` && isLost() ? 'cut' : undefined));
    await screen.findByText('The End');
    online.mockReturnValue(true);
    act(() => void dispatchEvent(new Event('online')));
    expect(await screen.findByRole('button', { name: 'Like this story' }, { timeout: 10_000 })).toBeInTheDocument();
    expect(toLose).toBeLessThan(1);
  });

  it('is not there for the owner, who sees what readers did', async () => {
    const own = storyLike({ story_id: id, visibility: 'public', is_owner: true, view_count: 1, like_count: 2 });
    await open(({ path }) => (path === `/stories/${id}` ? Response.json(own) : undefined));
    expect(await screen.findByText('2 likes')).toBeInTheDocument();
    expect(screen.getByText('1 view')).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: /Like|Report/ })).toBeNull();
  });
});

describe('reporting a public story', () => {
  const openDialog = async (user: Awaited<ReturnType<typeof open>>['user']) => {
    await user.click(await screen.findByRole('button', { name: 'Report this story' }));
    return screen.findByRole('dialog', { name: 'Report this story' });
  };
  const words = (dialog: HTMLElement) => within(dialog).getByLabelText('What should we know?');
  const send = (dialog: HTMLElement) => within(dialog).getByRole('button', { name: 'Send' });

  it('asks for one of five reasons, and sends it with the words', async () => {
    const { user, router } = await open();
    const dialog = await openDialog(user);
    const reasons = within(dialog).getByRole('radiogroup', { name: 'What is wrong?' });
    expect(within(reasons).getAllByRole('radio')).toHaveLength(5);
    await user.click(send(dialog));
    expect(within(dialog).getByText('Choose what is wrong.')).toHaveAttribute('role', 'alert');
    expect(within(reasons).getAllByRole('radio')[0]).toHaveFocus();
    await user.keyboard('{ArrowDown}');
    await user.type(words(dialog), 'The wolf on page three.');
    await user.click(send(dialog));
    await waitFor(() => expect(dialog).not.toBeInTheDocument());
    const [kept] = await app.database.selectFrom('story_reports').selectAll().execute();
    expect(kept).toMatchObject({ story_id: id, reason: 'frightening', details: 'The wolf on page three.' });
    await waitFor(() => expect(screen.getByText('You have reported this story')).toHaveFocus());
    expect(screen.queryByRole('button', { name: 'Report this story' })).toBeNull();
    await act(() => router.navigate({ to: '/login' }));
    expect(screen.queryByText('You have reported this story')).toBeNull();
    await act(() => router.navigate({ to: '/story/$storyId', params: { storyId: id } }));
    expect(await screen.findByText('You have reported this story')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Report this story' })).toBeNull();
  });

  it('keeps the words when it could not be sent, and says why', async () => {
    let answer: Response | 'cut' | undefined = 'cut';
    const { user } = await open((call) => (isReport(call) ? answer : undefined));
    const dialog = await openDialog(user);
    await user.click(within(dialog).getByLabelText('Something else'));
    await user.type(words(dialog), 'Look.');
    await user.click(send(dialog));
    expect(await within(dialog).findByText(/^It could not be sent\./)).toHaveAttribute('role', 'alert');
    answer = Response.json({ error: 'Too many requests. Please try again later.' }, { status: 429 });
    await user.click(send(dialog));
    expect(await within(dialog).findByText(/^Those were many reports/)).toBeInTheDocument();
    expect(words(dialog)).toHaveValue('Look.');
    expect(within(dialog).getByLabelText('Something else')).toBeChecked();
    answer = undefined;
    await user.click(send(dialog));
    await waitFor(() => expect(dialog).not.toBeInTheDocument());
  });

  it('sends nothing when it is cancelled, and keeps its keys from the book behind it', async () => {
    const { user, calls } = await open();
    const dialog = await openDialog(user);
    const behind = vi.fn();
    addEventListener('keydown', behind);
    await user.click(within(dialog).getByLabelText('Something else'));
    await user.keyboard('{ArrowUp}{ArrowLeft}');
    removeEventListener('keydown', behind);
    expect(behind).not.toHaveBeenCalled();
    await user.keyboard('{Escape}');
    await waitFor(() => expect(dialog).not.toBeInTheDocument());
    await user.click(within(await openDialog(user)).getByRole('button', { name: 'Cancel' }));
    expect(calls.filter(isReport)).toEqual([]);
  });
});
