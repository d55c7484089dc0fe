import 'fake-indexeddb/auto';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { createMemoryHistory, createRootRoute, createRouter, RouterProvider } from '@tanstack/react-router';
import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useEffect, useState, type ReactNode } from 'react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { Story } from '#contract/stories';
import { eraseShelf } from '#shelf/erase-shelf';
import { readMend } from '#shelf/mended';
import { keepStory, readSummary } from '#shelf/packages';
import { noteConflict, noteRefused, saveMend, tellingOf } from '#shelf/waiting-mends';
import { imageLike, STORY_ID, storyLike } from '../../../tests/helpers/stories.ts';
import type { OpenStory } from '../../lib/open-story.ts';
import { connectToaster } from '../../lib/toast.ts';
import { MendRoom } from './mend-room.tsx';
import { MendRow } from './mend-row.tsx';
import { setMending } from './mending.ts';

const images = [imageLike({ status: 'complete', url: '/p1' })];
const open = (change: Partial<Story> = {}, summary: OpenStory['summary'] = null): OpenStory => {
  const story = storyLike({ images, ...change });
  const { title, paragraphs } = tellingOf(story);
  return {
    story,
    text: { title, paragraphs },
    summary,
    percent: 0,
    share: () => {},
    isBook: false,
    spot: () => ({ paragraph: -1, within: 0 }),
    showParagraph: () => {},
    turnPage: () => {},
  };
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
const shown = vi.fn();
connectToaster(shown);
/** What was said so far, and what below it. */
const toasts = () => shown.mock.calls.map(([, text, { description }]) => [text, description]);
/** A room whose story is another one when it is told so. */
let swap: (next: OpenStory) => void;
function Swapped() {
  const [story, setStory] = useState(open());
  useEffect(() => {
    swap = setStory;
  }, []);
  return <MendRoom open={story} />;
}

beforeEach(async () => {
  shown.mockClear();
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

  it('closes once the device has it, while the server is still silent, and says that it is on its way', async () => {
    let cut = () => {};
    const held = new Promise<Response>((_, reject) => (cut = () => reject(new TypeError('cut'))));
    // It may be cut before it is asked for.
    held.catch(() => undefined);
    vi.stubGlobal('fetch', () => held);
    const user = await edit();
    await user.type(screen.getByRole('textbox', { name: 'Title' }), ' Again');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(toasts()).toEqual([['Kept on this device', 'It is being sent now.']]);
    cut();
    await waitFor(() => expect(toasts()).toHaveLength(2));
  });

  it.each([
    ['nobody answers', () => Promise.reject(new TypeError('cut')), ['Your changes are not sent yet']],
    [
      'the server is busy',
      async () => Response.json({ error: 'Busy', code: 'x' }, { status: 503 }),
      ['Your changes are not sent yet'],
    ],
    ['it is not taken', async () => Response.json({ error: 'No', code: 'x' }, { status: 403 }), []],
  ])('says what became of it where %s', async (_what, fetch, then) => {
    vi.stubGlobal('fetch', fetch);
    const user = await edit();
    await user.type(screen.getByRole('textbox', { name: 'Title' }), ' Again');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(toasts().map(([text]) => text)).toEqual(['Kept on this device', ...then]));
    if (then.length === 0) await screen.findByText('Your changes to this story were not taken.');
  });

  it('saves a change of what the parent saw, and not of what came to the device meanwhile', async () => {
    isOnline = false;
    const user = await show(<Swapped />);
    act(() => setMending('editor'));
    await user.type(await screen.findByRole('textbox', { name: 'Title' }), ' Again');
    act(() => swap(open({ title: 'Theirs', content: { title: 'Theirs', paragraphs: ['Theirs.'] } })));
    await user.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    const { title, paragraphs } = tellingOf(storyLike());
    expect((await readMend(STORY_ID))?.base).toMatchObject({ title, paragraphs });
  });

  it('says why it keeps nothing where another family’s changes wait', async () => {
    const told = tellingOf(storyLike());
    vi.spyOn(console, 'warn').mockImplementation(() => {});
    await saveMend({ storyId: STORY_ID, owner: 'anna', base: told, mine: { ...told, title: 'Anna’s' } });
    const user = await edit();
    await user.type(screen.getByRole('textbox', { name: 'Title' }), ' Again');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    expect(await screen.findByRole('alert')).toHaveTextContent('Another account on this device');
    expect((await readMend(STORY_ID))?.mine.title).toBe('Anna’s');
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

const refuse = async () => {
  const base = tellingOf(storyLike());
  await saveMend({ storyId: STORY_ID, owner: null, base, mine: { ...base, title: 'A Bad Word' } });
  const mend = await readMend(STORY_ID);
  if (mend) await noteRefused(mend, null, 'This text cannot be used');
  const user = await show(<MendRoom open={open()} />);
  await user.click(await screen.findByRole('button', { name: 'See your words' }));
  await screen.findByRole('dialog', { name: 'Your words' });
  return user;
};
const breakStorage = (method: 'put' | 'delete') =>
  vi.spyOn(IDBObjectStore.prototype, method).mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });

it('BEY-14 where there is no clipboard, the words are to be selected by hand', async () => {
  const user = await refuse();
  vi.stubGlobal('navigator', Object.create(navigator, { clipboard: { value: undefined } }));
  await user.click(screen.getByRole('button', { name: 'Copy the words' }));
  await waitFor(() => expect(toasts()).toEqual([['Copying did not work. Select the words to copy them.', undefined]]));
  vi.unstubAllGlobals();
});

it('BEY-14 words that cannot be put away stay open, and that is said', async () => {
  const user = await refuse();
  vi.spyOn(console, 'warn').mockImplementation(() => {});
  const broken = breakStorage('delete');
  await user.click(screen.getByRole('button', { name: 'Put away' }));
  await waitFor(() => expect(toasts()[0]?.[0]).toMatch(/^This device could not keep the changes/));
  expect(screen.getByRole('dialog', { name: 'Your words' })).toBeInTheDocument();
  broken.mockRestore();
});

it('BEY-14 a choice between two versions that cannot be kept stays open, and that is said', async () => {
  const base = tellingOf(storyLike());
  await saveMend({ storyId: STORY_ID, owner: null, base, mine: { ...base, title: 'Mine' } });
  const mend = await readMend(STORY_ID);
  if (mend) await noteConflict(mend, { ...base, title: 'Theirs' });
  const user = await show(<MendRoom open={open()} />);
  await user.click(await screen.findByRole('button', { name: 'See both' }));
  const versions = await screen.findByRole('dialog', { name: 'Two versions' });
  vi.spyOn(console, 'warn').mockImplementation(() => {});
  const broken = breakStorage('put');
  await user.click(screen.getByRole('button', { name: 'Keep this' }));
  expect(await screen.findByRole('alert')).toHaveTextContent('This device could not keep the changes');
  expect(versions).toBeInTheDocument();
  broken.mockRestore();
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
