// How the device draws: the worker is a stand-in, as are the parts of a browser that jsdom lacks.
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { drawOnDevice } from './draw-on-device.ts';
import { encodePicture } from './encode-picture.ts';
import type { FromPictureWorker, ToPictureWorker } from './picture-worker.ts';

const workers: StandIn[] = [];
class StandIn {
  onmessage: ((event: { data: FromPictureWorker }) => void) | undefined;
  onerror: (() => void) | undefined;
  asked: ToPictureWorker[] = [];
  isEnded = false;
  constructor() {
    workers.push(this);
  }
  postMessage(message: ToPictureWorker) {
    this.asked.push(message);
  }
  terminate() {
    this.isEnded = true;
  }
  answer(data: FromPictureWorker) {
    this.onmessage?.({ data });
  }
}
const webp = new Blob(['x'], { type: 'image/webp' });
const settled = () => new Promise((resolve) => setTimeout(resolve));

beforeEach(() => {
  workers.length = 0;
  vi.stubGlobal('Worker', StandIn);
  vi.stubGlobal('requestIdleCallback', (work: () => void) => setTimeout(work));
});
afterEach(() => vi.unstubAllGlobals());

describe('offline the device draws', () => {
  it('one picture at a time, in one worker that ends with the last of them', async () => {
    const both = [drawOnDevice('one'), drawOnDevice('two')];
    await settled();
    expect(workers.map(({ asked }) => asked)).toEqual([[{ draw: 'one' }]]);
    workers[0]?.answer({ blob: webp });
    await settled();
    expect(workers.map(({ asked }) => asked)).toEqual([[{ draw: 'one' }, { draw: 'two' }]]);
    workers[0]?.answer({ blob: webp });
    expect(await Promise.all(both)).toEqual([webp, webp]);
    await settled();
    expect(workers[0]?.isEnded).toBe(true);
  });

  it('on the page what its worker can only describe, in a moment of rest', async () => {
    vi.stubGlobal(
      'Image',
      class {
        decode = async () => {};
      },
    );
    URL.createObjectURL = () => 'blob:svg';
    URL.revokeObjectURL = vi.fn();
    const drawImage = vi.fn();
    vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue({ drawImage } as never);
    vi.spyOn(HTMLCanvasElement.prototype, 'toBlob').mockImplementation((done) => done(webp));
    const drawn = drawOnDevice('one');
    await settled();
    workers[0]?.answer({ svg: '<svg/>' });
    expect(await drawn).toBe(webp);
    expect(drawImage).toHaveBeenCalledWith(expect.anything(), 0, 0, 640, 480);
    expect(URL.revokeObjectURL).toHaveBeenCalledWith('blob:svg');
  });

  it('nothing more for a story that was left, and the next one is not held up', async () => {
    const leaving = new AbortController();
    const left = drawOnDevice('one', leaving.signal);
    const next = drawOnDevice('two');
    await settled();
    leaving.abort();
    await expect(left).rejects.toThrow('aborted');
    await settled();
    expect(workers.map(({ asked, isEnded }) => [asked, isEnded])).toEqual([
      [[{ draw: 'one' }], true],
      [[{ draw: 'two' }], false],
    ]);
    workers[1]?.answer({ blob: webp });
    expect(await next).toBe(webp);
  });

  it.each([
    ['its worker cannot be loaded', (worker: StandIn | undefined) => worker?.onerror?.(), 'cannot be loaded'],
    [
      'the illustrator fails',
      (worker: StandIn | undefined) => worker?.answer({ failure: 'no such setting' }),
      'no such',
    ],
  ])('no picture when %s, and says so', async (_name, fail, said) => {
    const drawn = drawOnDevice('one');
    await settled();
    fail(workers[0]);
    await expect(drawn).rejects.toThrow(said);
  });
});

describe('a drawn picture', () => {
  const png = async () => new Blob([], { type: 'image/png' });
  it.each([
    ['WebP', async (type: string) => new Blob([], { type }), 'image/webp'],
    [
      'JPEG where the browser writes no WebP',
      async (type: string) => (type === 'image/webp' ? png() : new Blob([], { type })),
      'image/jpeg',
    ],
    ['PNG where it writes nothing else', png, 'image/png'],
  ])('is %s', async (_name, write, type) => {
    expect((await encodePicture(write)).type).toBe(type);
  });
  it('is none where the browser writes nothing', async () => {
    await expect(encodePicture(async () => null)).rejects.toThrow('writes no pictures');
  });
});
