import { describe, expect, it, onTestFinished } from 'vitest';
import { PICTURE_PLACES, temporaryFolder } from '../../tests/helpers/picture-stores.ts';
import { createTestApp } from '../../tests/helpers/test-app.ts';
import { folderDisk } from './folder-disk.ts';
import { createPictureFiles, type PaintedPicture } from './picture-files.ts';

const bytes = (text: string) => new TextEncoder().encode(text);
const PAINTED: PaintedPicture = {
  1024: { bytes: bytes('large'), type: 'image/avif' },
  640: { bytes: bytes('small'), type: 'image/webp' },
};
const BOTH = ['image/webp', 'image/avif'] as const;

describe.each(PICTURE_PLACES)('pictures %s', (_, open) => {
  const place = open();

  it('stay in both widths of a version, with what was converted, until it is removed', async () => {
    const files = place.files();
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

  it('are as many bytes as were given, whatever they are, and of the type they were given', async () => {
    const { disk, root } = place.disk();
    const files = place.files();
    const many = Uint8Array.from({ length: 151_344 }, (_, at) => (at * 7919) % 256);
    await files.store('a-story', 'v1', { ...PAINTED, 1024: { bytes: many, type: 'image/webp' } });
    expect((await files.read('a-story', 'v1', 1024, BOTH))?.bytes).toEqual(many);
    const { contentLength, contentType } = await disk.getMetaData(`${root}a-story/v1-1024.webp`);
    expect([contentLength, contentType]).toEqual([151_344, 'image/webp']);
    expect([...(await disk.listAll(`${root}a-story`)).objects].map(({ name }) => name).toSorted()).toEqual([
      'v1-1024.webp',
      'v1-640.webp',
    ]);
  });

  it('go with their story, and those of a story whose id begins like it stay', async () => {
    const files = place.files();
    for (const story of ['a-story', 'a-story-more', 'another']) await files.store(story, 'v1', PAINTED);
    await files.remove('a-story');
    await files.remove('of-nobody');
    expect((await files.stories()).toSorted()).toEqual(['a-story-more', 'another']);
    expect(await files.read('a-story', 'v1', 640, BOTH)).toBeUndefined();
    expect(await files.read('a-story-more', 'v1', 640, BOTH)).toBeDefined();
  });

  it('lose what a crash left of stories that are gone, and nothing else', async () => {
    const files = place.files();
    const server = await createTestApp({ env: { SHOWCASE: 'on' }, pictureFiles: files });
    onTestFinished(() => server.close());
    const body = { protagonist_name: 'Mia', age_group: 'preschool', theme: 'bedtime', character: 'robot' };
    const more = { setting: 'forest', length: 'short', include_images: true };
    const answer = await server.ask('/api/stories/generate', { method: 'POST', body: { ...body, ...more } });
    const { story_id: id }: { story_id: string } = await answer.json();
    await expect
      .poll(async () => (await (await server.ask(`/api/stories/${id}/status`)).json()).status)
      .toBe('complete');
    await files.store('left-behind', 'v1', PAINTED);
    await server.sweeper.sweep();
    expect(await files.stories()).toEqual([id]);
  });
});

const folder = temporaryFolder();
it('shows no half of a picture that is being written to the disk', async () => {
  const files = createPictureFiles(folderDisk(folder));
  const large = new Uint8Array(4_000_000).fill(7);
  for (let version = 1; version <= 5; version++) {
    const progress = { isStored: false };
    const storing = files
      .storeConverted('a-story', `v${version}`, 1024, { bytes: large, type: 'image/png' })
      .then(() => (progress.isStored = true));
    while (!progress.isStored) {
      const seen = await files.read('a-story', `v${version}`, 1024, ['image/png']);
      expect([undefined, large.length]).toContain(seen?.bytes.length);
    }
    await storing;
    expect((await files.read('a-story', `v${version}`, 1024, ['image/png']))?.bytes.length).toBe(large.length);
  }
});
