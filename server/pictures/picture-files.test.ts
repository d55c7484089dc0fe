import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { createTestApp } from '../../tests/helpers/test-app.ts';
import { createPictureFiles, type PaintedPicture } from './picture-files.ts';

const bytes = (text: string) => new TextEncoder().encode(text);
const PAINTED: PaintedPicture = {
  1024: { bytes: bytes('large'), type: 'image/avif' },
  640: { bytes: bytes('small'), type: 'image/webp' },
};
const BOTH = ['image/webp', 'image/avif'] as const;

function open() {
  const folder = mkdtempSync(join(tmpdir(), 'tuckaway-pictures-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return createPictureFiles(join(folder, 'pictures'));
}

it('keeps both widths of a version, and what was converted, until it is removed', async () => {
  const files = open();
  expect(await files.stories()).toEqual([]);
  await files.store('a-story', 'v1', PAINTED);
  await files.storeConverted('a-story', 'v1', 1024, { bytes: bytes('png'), type: 'image/png' });
  const text = async (width: 1024 | 640, types: Parameters<typeof files.read>[3]) =>
    new TextDecoder().decode((await files.read('a-story', 'v1', width, types))?.bytes);
  expect([await text(1024, BOTH), await text(640, BOTH), await text(1024, ['image/png'])]).toEqual([
    'large',
    'small',
    'png',
  ]);
  expect(await files.read('a-story', 'v1', 1024, ['image/webp'])).toBeUndefined();
  await files.removeVersion('a-story', 'v1');
  expect(await files.read('a-story', 'v1', 1024, ['image/png', ...BOTH])).toBeUndefined();
});

it('loses what a crash left of stories that are gone, and nothing else', async () => {
  const files = open();
  const server = await createTestApp({ env: { SHOWCASE: 'on' }, pictureFiles: files });
  onTestFinished(() => server.close());
  const body = { protagonist_name: 'Mia', age_group: 'preschool', theme: 'bedtime', character: 'robot' };
  const more = { setting: 'forest', length: 'short', include_images: true };
  const answer = await server.ask('/api/stories/generate', { method: 'POST', body: { ...body, ...more } });
  const { story_id: id }: { story_id: string } = await answer.json();
  await expect.poll(async () => (await (await server.ask(`/api/stories/${id}/status`)).json()).status).toBe('complete');
  await files.store('left-behind', 'v1', PAINTED);
  await server.sweeper.sweep();
  expect(await files.stories()).toEqual([id]);
});
