import 'fake-indexeddb/auto';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { createMemoryHistory, createRootRoute, createRouter, RouterProvider } from '@tanstack/react-router';
import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { Story } from '#contract/stories';
import { eraseShelf } from '#shelf/erase-shelf';
import { readMend } from '#shelf/mended';
import { keepStory, readSummary } from '#shelf/packages';
import { noteRefused, saveMend, tellingOf } from '#shelf/waiting-mends';
import { imageLike, STORY_ID, storyLike } from '../../../tests/helpers/stories.ts';
import type { OpenStory } from '../../lib/open-story.ts';
import { MendRoom } from './mend-room.tsx';
import { MendRow } from './mend-row.tsx';
import { setMending } from './mending.ts';

const images = [imageLike({ status: 'complete', url: '/p1' })];
const open = (change: Partial<Story> = {}, summary: OpenStory['summary'] = null): OpenStory => {
  const story = storyLike({ images, ...change });
  const { title, paragraphs } = tellingOf(story);
  return { story, text: { title, paragraphs }, summary, percent: 0, share: () => {}, showParagraph: () => {} };
};
async function show(part: ReactNode) {
  const router = createRouter({
    routeTree: createRootRoute({ component: () => part }),
    history: createMemoryHistory({ initialEntries: ['/'] }),
  });
  await router.load();
  render(
    <QueryClientProvider client={new QueryClient()}>
      <RouterProvider router={router} />
    </QueryClientProvider>,
  );
  await act(async () => {});
  return userEvent.setup();
}
let isOnline = true;

beforeEach(async () => {
  isOnline = true;
  vi.spyOn(navigator, 'onLine', 'get').mockImplementation(() => isOnline);
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('cut')));
  vi.spyOn(console, 'info').mockImplementation(() => {});
  await eraseShelf();
  await keepStory(storyLike({ images }), { now: 1 });
  setMending('nothing');
});

describe('BEY-14 who may mend a story', () => {
  const row = (each: OpenStory) => <MendRow open={each} onClose={() => {}} onDelete={() => {}} />;
  const mend = () => screen.queryByRole('button', { name: 'Mend this story' });

  it.each([
    ['its owner', { is_owner: true }, true],
    ['somebody else', { is_owner: false }, false],
    ['nobody, of an editorial story', { is_owner: true, is_seed: true }, false],
  ])('%s', async (_who, change, may) => {
    await show(row(open(change)));
    expect(mend() !== null).toBe(may);
  });

  it('whoever told it on this device', async () => {
    const summary = (await readSummary(STORY_ID)) ?? null;
    await show(row(open({ is_owner: false }, summary && { ...summary, made_here: true })));
    expect(mend()).not.toBeNull();
  });

  it('with no network whoever has it on the device as its owner', async () => {
    isOnline = false;
    await show(row(open({ is_owner: false })));
    await waitFor(() => expect(mend()).not.toBeNull());
  });

  it('with no network nobody whose device has it as a stranger’s', async () => {
    isOnline = false;
    const other = 'o'.repeat(22);
    await keepStory(storyLike({ story_id: other, is_owner: false }), { now: 1 });
    await show(row(open({ story_id: other, is_owner: false })));
    expect(mend()).toBeNull();
  });
});

describe('BEY-14 the editor', () => {
  const edit = async () => {
    const user = await show(<MendRoom open={open()} />);
    act(() => setMending('editor'));
    await screen.findByRole('dialog', { name: 'Mend this story' });
    return user;
  };

  it('keeps what was changed in the words, the title and the pictures, and closes', async () => {
    const user = await edit();
    await user.clear(screen.getByRole('textbox', { name: 'Title' }));
    await user.type(screen.getByRole('textbox', { name: 'Title' }), 'The Sock');
    await user.click(screen.getByRole('textbox', { name: 'Paragraph 3 of 3' }));
    await user.click(screen.getAllByRole('button', { name: 'Add a paragraph below' }).at(-1) ?? document.body);
    expect(screen.getByRole('textbox', { name: 'Paragraph 4 of 4' })).toHaveFocus();
    await user.keyboard('Good night.');
    await user.click(screen.getAllByRole('button', { name: 'Remove paragraph' })[0] ?? document.body);
    expect(screen.getByRole('button', { name: 'Put it back' })).toHaveFocus();
    await user.click(screen.getByRole('button', { name: /^Hide this picture/ }));
    await user.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    const [, second, third] = tellingOf(storyLike()).paragraphs;
    expect((await readMend(STORY_ID))?.mine).toMatchObject({
      title: 'The Sock',
      paragraphs: [second, third, 'Good night.'],
      hidden: ['p1'],
    });
  });

  it('closes without a word where nothing was changed, and asks where something was', async () => {
    const user = await edit();
    await user.click(screen.getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    act(() => setMending('editor'));
    await user.type(await screen.findByRole('textbox', { name: 'Paragraph 1 of 3' }), ' And so on.');
    await user.click(screen.getByRole('button', { name: 'Cancel' }));
    await user.click(screen.getByRole('button', { name: 'Keep mending' }));
    expect(screen.getByRole('textbox', { name: 'Paragraph 1 of 3' })).toHaveDisplayValue(/And so on\.$/);
    await user.click(screen.getByRole('button', { name: 'Cancel' }));
    await user.click(screen.getByRole('button', { name: 'Leave' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(await readMend(STORY_ID)).toBeUndefined();
  });
});

it('BEY-14 words that the server did not take are shown with its reason, and go when they are put away', async () => {
  const base = tellingOf(storyLike());
  await saveMend({ storyId: STORY_ID, owner: null, base, mine: { ...base, title: 'A Bad Word' } });
  const mend = await readMend(STORY_ID);
  if (mend) await noteRefused(mend, null, 'This text cannot be used');
  const user = await show(<MendRoom open={open()} />);
  await user.click(await screen.findByRole('button', { name: 'See your words' }));
  const words = await screen.findByRole('dialog', { name: 'Your words' });
  expect(words).toHaveTextContent('This text cannot be used');
  expect(words).toHaveTextContent('A Bad Word');
  await user.click(screen.getByRole('button', { name: 'Put away' }));
  await waitFor(() => expect(screen.queryByRole('button', { name: 'See your words' })).toBeNull());
  expect(await readMend(STORY_ID)).toBeUndefined();
});
