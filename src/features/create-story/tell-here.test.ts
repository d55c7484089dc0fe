import 'fake-indexeddb/auto';
import { QueryClient } from '@tanstack/react-query';
import { expect, it, vi } from 'vitest';
import { waitingOf } from '#shelf/outbox';
import { eraseShelf } from '#shelf/erase-shelf';
import { readStory } from '#shelf/packages';
import { ANNA } from '../../../tests/helpers/session.ts';
import { storyLike } from '../../../tests/helpers/stories.ts';
import { tellOnDevice } from '../../lib/device-teller/tell-on-device.ts';
import type { StoryPayload } from './story-form.rules.ts';
import { tellHere } from './tell-here.ts';

vi.mock('../../lib/device-teller/tell-on-device.ts', () => ({ tellOnDevice: vi.fn() }));
vi.mock('../../lib/device-illustrator/draw-kept-picture.ts', () => ({ drawStoryPictures: async () => {} }));
const payload: StoryPayload = {
  protagonist_name: 'Mia',
  age_group: 'preschool',
  theme: 'bedtime',
  character: 'robot',
  setting: 'forest',
  length: 'short',
  moral: null,
  difficulty: null,
  tone: null,
  story_language: 'en',
  sync: true,
  include_images: false,
  image_style: 'watercolor',
};

it('PWA-11, PWA-21: what is told here waits as the story of the family that asked for it, whoever is signed in', async () => {
  const story = storyLike({ story_id: 'a'.repeat(22) });
  vi.mocked(tellOnDevice).mockResolvedValueOnce({ story, told: [] });
  await tellHere(payload, new QueryClient(), ANNA.id);
  expect(await waitingOf('another family')).toEqual([]);
  expect(await waitingOf(ANNA.id)).toMatchObject([{ story_id: story.story_id, owner: ANNA.id }]);

  const next = storyLike({ story_id: 'b'.repeat(22) });
  vi.mocked(tellOnDevice).mockResolvedValueOnce({ story: next, told: [] });
  await tellHere(payload, new QueryClient());
  expect(await waitingOf('another family')).toMatchObject([{ story_id: next.story_id }]);
});

it('DECIDE-59: a story that is told while the shelf is erased does not come onto it', async () => {
  const story = storyLike({ story_id: 'c'.repeat(22) });
  vi.mocked(tellOnDevice).mockImplementationOnce(async () => {
    await eraseShelf();
    return { story, told: [] };
  });
  await tellHere(payload, new QueryClient(), ANNA.id);
  expect(await readStory(story.story_id)).toBeUndefined();
  expect(await waitingOf(ANNA.id)).toEqual([]);
});
