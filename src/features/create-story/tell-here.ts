// Tonight's story with no network: told, drawn and kept by the device itself (BEY-1).
import type { QueryClient } from '@tanstack/react-query';
import * as v from 'valibot';
import { GenerateRequestSchema, type Story } from '#contract/stories';
import { queueStory } from '#shelf/outbox';
import { keepStory } from '#shelf/packages';
import { readTold, rememberTold } from '#shelf/told';
import { drawStoryPictures } from '../../lib/device-illustrator/draw-kept-picture.ts';
import { tellOnDevice } from '../../lib/device-teller/tell-on-device.ts';
import { askForSync } from '../../lib/service-worker.ts';
import { shelfChanged } from '../../lib/shelf.ts';
import { storyKey } from '../../lib/story-key.ts';
import type { StoryPayload } from './story-form.rules.ts';

/**
 * Tells a story on the device and puts it on the shelf; its pictures are drawn while it is read. Rejects with NotOnDevice
 * where the story's language or a part of the storyteller is not on the device.
 */
export async function tellHere(payload: StoryPayload, idempotencyKey: string, client: QueryClient): Promise<Story> {
  const now = Date.now();
  const request = v.parse(GenerateRequestSchema, payload);
  const { story, told } = await tellOnDevice(request, { told: await readTold(), now });
  const kept = await keepStory(story, { now, isMadeHere: true });
  // A device that keeps nothing still reads it.
  client.setQueryData(storyKey(story.story_id), story);
  if (kept) void tuckAway(story, told, idempotencyKey, client);
  return story;
}

/** What may come after the first page is read. */
async function tuckAway(story: Story, told: readonly string[], idempotencyKey: string, client: QueryClient) {
  await rememberTold(told);
  try {
    await queueStory(story.story_id, idempotencyKey);
    await askForSync();
  } catch (cause) {
    console.warn('a story could not be put into the outbox', cause);
  }
  await drawStoryPictures(story);
  await shelfChanged(client);
}
