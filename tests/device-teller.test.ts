// The device tells with the server's own storyteller and plans its pictures as the server does.
import * as v from 'valibot';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { GenerateRequestSchema, type GenerateRequest } from '#contract/story-requests';
import { STORY_ID, StorySchema } from '#contract/stories';
import { tellStory } from '#storyteller/tell-story';
import { NotOnDevice, tellOnDevice } from '../src/lib/device-teller/tell-on-device.ts';
import { createTestApp, WISH } from './helpers/test-app.ts';
import { runWorkerHere } from './helpers/worker-in-this-thread.ts';

const wish = (change: Partial<GenerateRequest> = {}) => v.parse(GenerateRequestSchema, { ...WISH, ...change });
const NOW = Date.UTC(2026, 10, 22, 20, 30);

beforeEach(async () => {
  vi.resetModules();
  await runWorkerHere(() => import('../src/lib/device-teller/teller-worker.ts'));
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.doUnmock('#storyteller/languages/en/settings/forest');
});

describe('a story told on the device', () => {
  it.each(['short', 'long'] as const)(
    'PWA-21, BEY-1 is, from the same seed, the story that the server tells, with the pictures that it plans (%s)',
    async (length) => {
      const server = await createTestApp({ tell: tellStory, env: { SHOWCASE: 'on' } });
      const request = { ...WISH, length, include_images: true };
      const made = await (await server.ask('/api/stories/generate', { method: 'POST', body: request })).json();
      const theirs = v.parse(StorySchema, await (await server.ask(`/api/stories/${made.story_id}`)).json());
      await server.close();

      const { story, told } = await tellOnDevice(wish({ length, include_images: true }), {
        told: [],
        now: NOW,
        randomId: () => made.story_id,
      });
      expect(story.content).toEqual(theirs.content);
      expect(story.title).toBe(theirs.title);
      expect(story.parameters).toEqual(theirs.parameters);
      const planned = ({ images }: typeof theirs) =>
        images.map(({ id, paragraph_index, description, alt }) => ({ id, paragraph_index, description, alt }));
      expect(planned(story)).toEqual(planned(theirs));
      expect(story.art).toEqual(theirs.art);
      expect(told.length).toBeGreaterThan(10);
    },
  );

  it('PWA-21 is a whole story of the contract, the family’s own, complete with an address for every picture', async () => {
    const { story } = await tellOnDevice(wish({ include_images: true }), { told: [], now: NOW });
    expect(v.parse(v.strictObject(StorySchema.entries), story)).toEqual(story);
    expect(story.story_id).toMatch(STORY_ID);
    expect(story).toMatchObject({
      status: 'complete',
      progress: { current_step: 10, total_steps: 10 },
      visibility: 'unlisted',
      is_owner: true,
      story_data: null,
      error: null,
      created_at: '2026-11-22T20:30:00.000Z',
      updated_at: '2026-11-22T20:30:00.000Z',
      cover_image: `/api/stories/${story.story_id}/images/cover`,
    });
    expect(story.images.map(({ status, url }) => [status, url])).toEqual(
      Object.keys(story.art ?? {}).map((id) => ['complete', `/api/stories/${story.story_id}/images/${id}`]),
    );
    expect(story.images[0]?.alt).toContain('Mia');
    expect(story.images[0]?.description).not.toContain('Mia');
  });

  it('has no pictures where none are wanted', async () => {
    const { story } = await tellOnDevice(wish(), { told: [], now: NOW });
    expect([story.images, story.art, story.cover_image]).toEqual([[], null, null]);
  });

  it('is another one when the family has heard it', async () => {
    const randomId = () => 'A'.repeat(22);
    const first = await tellOnDevice(wish(), { told: [], now: NOW, randomId });
    const next = await tellOnDevice(wish(), { told: first.told, now: NOW, randomId });
    expect(next.story.content).not.toEqual(first.story.content);
  });

  it('PWA-21 is refused, as not being on the device, in a language whose bank cannot be loaded', async () => {
    vi.doMock('#storyteller/languages/de/german', () => {
      throw new TypeError('Failed to fetch dynamically imported module');
    });
    await expect(tellOnDevice(wish({ story_language: 'de' }), { told: [], now: NOW })).rejects.toThrow(NotOnDevice);
  });

  it('BEY-11 is planned for its own language alone, since the kit has no other', async () => {
    vi.doMock('#storyteller/languages/fr/french', () => {
      throw new TypeError('Failed to fetch dynamically imported module');
    });
    const both = { ...wish(), beside_language: 'fr' as const };
    expect((await tellOnDevice(both, { told: [], now: NOW })).story.status).toBe('complete');
  });

  it('PWA-21 is refused, as not being on the device, when one of its modules cannot be loaded', async () => {
    vi.doMock('#storyteller/languages/en/settings/forest', () => {
      throw new TypeError('Failed to fetch dynamically imported module');
    });
    await expect(tellOnDevice(wish(), { told: [], now: NOW })).rejects.toThrow(NotOnDevice);
    const { story } = await tellOnDevice(wish({ setting: 'space' }), { told: [], now: NOW });
    expect(story.status).toBe('complete');
  });

  it('that fails for any other reason says which', async () => {
    const request = { ...wish(), setting: 'nowhere' } as unknown as GenerateRequest;
    const failure = await tellOnDevice(request, { told: [], now: NOW }).catch((cause: unknown) => cause);
    expect(failure).toBeInstanceOf(Error);
    expect(failure).not.toBeInstanceOf(NotOnDevice);
  });
});
