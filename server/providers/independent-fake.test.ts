import { LLMock } from '@copilotkit/aimock';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { taleFor, tellerFor } from '../../tests/helpers/provider-app.ts';

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
