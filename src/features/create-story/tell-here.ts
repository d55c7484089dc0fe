// Tonight's story with no network: told, drawn and kept by the device itself (BEY-1).
import type { QueryClient } from '@tanstack/react-query';
import * as v from 'valibot';
import { GenerateRequestSchema } from '#contract/story-requests';
import { type Story } from '#contract/stories';
import { erasures } from '#shelf/erasures';
import { keepStory } from '#shelf/packages';
import { readTold, rememberTold } from '#shelf/told';
import { drawStoryPictures } from '../../lib/device-illustrator/draw-kept-picture.ts';
import { tellOnDevice } from '../../lib/device-teller/tell-on-device.ts';
import { askForSync } from '../../lib/service-worker.ts';
import { shelfChanged } from '../../lib/shelf.ts';
import { storyKey } from '../../lib/story-key.ts';
import type { StoryPayload } from './story-form.rules.ts';

/**
 * Tells a story on the device and puts it on the shelf as `toldBy`'s, who may have signed out since; its pictures are drawn
 * while it is read. Rejects with NotOnDevice where the story's language or a part of the storyteller is not on the device.
 */
export async function tellHere(payload: StoryPayload, client: QueryClient, toldBy?: string): Promise<Story> {
  const now = Date.now();
  const erased = await erasures();
  const request = v.parse(GenerateRequestSchema, payload);
  const { story, told } = await tellOnDevice(request, { told: await readTold(), now });
  // A key of its own: that of the press may have made a story on the server already.
  const kept = await keepStory(story, { now, isMadeHere: true, sendAs: crypto.randomUUID(), toldBy, erased });
  // A device that keeps nothing still reads it.
  client.setQueryData(storyKey(story.story_id), story);
  if (kept) void tuckAway(story, told, client);
  return story;
}

/** What may come after the first page is read. */
async function tuckAway(story: Story, told: readonly string[], client: QueryClient) {
  await rememberTold(told);
  await askForSync();
  await drawStoryPictures(story);
  await shelfChanged(client);
}
