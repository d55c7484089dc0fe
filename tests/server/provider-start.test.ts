// The server as it is started, with a provider that writes and paints: nothing of it stands in for anything but the provider.
import sharp from 'sharp';
import { expect, it, onTestFinished } from 'vitest';
import { taleFor } from '../helpers/provider-app.ts';
import { startProcess, temporaryHome } from '../helpers/server-process.ts';
import { createStrictProvider, KEY } from '../helpers/strict-provider.ts';
import { WISH } from '../helpers/test-app.ts';

it('BEY-3 IMG-8 tells and paints by a provider as the settings say, and says so', { timeout: 60_000 }, async () => {
  const provider = await createStrictProvider(await taleFor());
  const home = await temporaryHome();
  const settings = (what: string, model: string) => ({
    [`${what}_PROVIDER`]: 'openai',
    [`${what}_MODEL`]: model,
    [`${what}_API_KEY`]: KEY,
    [`${what}_BASE_URL`]: provider.url,
  });
  const server = startProcess('server/main.ts', {
    ...home.environment,
    SEED_STORIES: 'off',
    PROVIDER_FALLBACK: 'fail',
    ...settings('STORY', 'gpt-test'),
    ...settings('IMAGE', 'gpt-image-test'),
  });
  onTestFinished(async () => {
    server.child.kill('SIGKILL');
    await server.ended;
    await provider.close();
    await home.remove();
  });
  const url = await server.ready;
  expect(await (await fetch(`${url}/api/config`)).json()).toMatchObject({ writer: 'provider', painter: 'provider' });
  const asked = await fetch(`${url}/api/stories/generate`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ ...WISH, protagonist_name: 'Quetzalli', sync: false, include_images: true }),
  });
  const { story_id: id } = await asked.json();
  const read = async () => (await fetch(`${url}/api/stories/${id}`)).json();
  await expect.poll(async () => (await read()).status, { timeout: 50_000, interval: 100 }).toBe('complete');
  const { images, title } = await read();
  expect(title).toBe(provider.state.story.title.replace('{name}', 'Quetzalli'));
  expect(images.map(({ status }: { status: string }) => status)).toEqual(Array(4).fill('complete'));
  // The provider paints everything in one blue.
  const cover = sharp(await (await fetch(`${url}${images[0].url}`)).arrayBuffer());
  const { channels } = await cover.stats();
  [40, 60, 120].forEach((value, at) => expect(Math.abs((channels[at]?.mean ?? 0) - value)).toBeLessThan(4));
  expect(provider.painted()).toBe(4);
  expect(JSON.stringify(provider.requests)).not.toContain('Quetzalli');
});
