import { LLMock } from '@copilotkit/aimock';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import sharp from 'sharp';
import { lookFromSeed } from '#illustrator/hero-look';
import type { Picture } from '#illustrator/composition';
import { painterFor, taleFor, tellerFor } from '../../tests/helpers/provider-app.ts';

const NAME = 'Quetzalli';
const mock = new LLMock({ port: 0 });
let paragraphs: readonly string[];
beforeAll(async () => {
  paragraphs = (await taleFor()).paragraphs;
  const plan = {
    title: 'The Lamp of {name}',
    want: 'To sleep.',
    worry: 'The lamp is cold.',
    choice: 'To wait.',
    refrain: 'Hush, said the lamp.',
    paragraphs: paragraphs.map(() => ({ happens: 'The lamp is looked for.', scene: null })),
  };
  mock.on({ systemMessage: 'Plan one story.' }, { content: JSON.stringify(plan) });
  mock.on({ systemMessage: 'Write the story from its plan' }, { content: JSON.stringify({ paragraphs }) });
  mock.onModerate(/.*/s, { flagged: false, categories: {} });
  await mock.start();
});
afterAll(() => mock.stop());

describe('a provider as somebody else imagines it', () => {
  it.each([
    ['openai', '/v1', '/v1/responses'],
    ['anthropic', '/v1', '/v1/messages'],
    ['google', '/v1beta', ':streamGenerateContent'],
    ['openai-compatible', '/v1', '/v1/chat/completions'],
  ])('BEY-3 GEN-9 writes a story through the protocol of %s, and hears no name', async (kind, path, asked) => {
    mock.clearRequests();
    const tell = tellerFor(`${mock.url}${path}`, { STORY_PROVIDER: kind, STORY_MODEL: 'model-test' });
    const tale = await tell({ name: NAME, language: 'en' });
    expect(tale.title).toBe(`The Lamp of ${NAME}`);
    expect(tale.paragraphs).toHaveLength(paragraphs.length);
    expect(tale.paragraphs.at(-1)?.text).toMatch(`Good night, ${NAME}.`);
    const requests = mock.getRequests();
    expect(requests.filter((request) => request.path.includes(asked))).toHaveLength(2);
    expect(JSON.stringify(requests)).not.toContain(NAME);
  });

  it('is asked again after it was too busy, and in the end is not waited for', async () => {
    mock.nextRequestError(503, { message: 'slow down' });
    const tell = tellerFor(`${mock.url}/v1`);
    expect((await tell({ name: NAME, language: 'en' })).paragraphs).toHaveLength(paragraphs.length);
    for (let at = 0; at < 3; at++) mock.nextRequestError(500, { message: 'no' });
    await expect(tell({ name: NAME, language: 'en' })).rejects.toThrow('the provider could not');
  });
});

describe('a provider of pictures as somebody else imagines it', () => {
  const PICTURE: Picture = {
    seed: 'a story',
    page: 0,
    style: 'watercolor',
    setting: 'forest',
    theme: 'bedtime',
    character: 'animal',
    companion: 'moss',
    look: lookFromSeed('a story'),
    scene: { place: 'forest.pond', time: 'night', mood: 'glad', who: ['hero'] },
    asleep: false,
  };
  const KINDS = [
    ['openai', '/v1', 'gpt-image-1', '/v1/images/generations'],
    ['openai-compatible', '/v1', 'flux', '/v1/images/generations'],
    ['google', '/v1beta', 'gemini-2.5-flash-image', ':generateContent'],
  ] as const;
  const settings = (kind: string, model: string) => ({ IMAGE_PROVIDER: kind, IMAGE_MODEL: model });
  beforeAll(async () => {
    const image = sharp({ create: { width: 1200, height: 900, channels: 3, background: '#345' } });
    const b64Json = (await image.png().toBuffer()).toString('base64');
    mock.onImage(/bedtime picture book/, { image: { b64Json } });
    // The only part with data that it knows; what it is called is the same for a picture.
    const audio = { b64Json, contentType: 'image/png' };
    mock.on({ userMessage: /bedtime picture book/, model: 'gemini-2.5-flash-image' }, { audio });
    mock.on(
      { userMessage: /bedtime picture book/, model: 'gemini-strict' },
      { content: '', finishReason: 'content_filter' },
    );
  });

  it.each(KINDS)('BEY-3 paints through the protocol of %s, and hears no name', async (kind, path, model, asked) => {
    mock.clearRequests();
    const painted = await painterFor(`${mock.url}${path}`, settings(kind, model))(NAME, PICTURE);
    expect([painted[1024].type, painted[640].type]).toEqual(['image/webp', 'image/webp']);
    expect(mock.getRequests().filter((request) => request.path.includes(asked))).toHaveLength(1);
    expect(JSON.stringify(mock.getRequests())).not.toContain(NAME);
  });

  it('IMG-7 is taken at its word when it says that it will not', async () => {
    mock.clearRequests();
    const paint = painterFor(`${mock.url}/v1beta`, settings('google', 'gemini-strict'));
    await expect(paint(NAME, PICTURE)).rejects.toMatchObject({ ends: 'skipped', cause: { kind: 'refused' } });
    expect(mock.getRequests()).toHaveLength(1);
  });

  it('is asked again after it was too busy', async () => {
    mock.nextRequestError(429, { message: 'slow down' });
    await expect(
      painterFor(`${mock.url}/v1`, settings('openai-compatible', 'flux'))(NAME, PICTURE),
    ).resolves.toBeDefined();
  });
});
