// The life of the teller's worker; what it tells is proven in tests/device-teller.test.ts.
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { GenerateRequest } from '#contract/story-requests';
import { NotOnDevice, tellOnDevice, warmTeller } from './tell-on-device.ts';
import type { FromTeller, ToTeller } from './teller-worker.ts';

const workers: StandIn[] = [];
class StandIn {
  onmessage: ((event: { data: FromTeller }) => void) | undefined;
  onerror: (() => void) | undefined;
  asked: ToTeller[] = [];
  isEnded = false;
  constructor() {
    workers.push(this);
  }
  postMessage(message: ToTeller) {
    this.asked.push(message);
  }
  terminate() {
    this.isEnded = true;
  }
}
const request: GenerateRequest = {
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
  hero_look: null,
};
const settled = () => new Promise((resolve) => setTimeout(resolve));
const tell = (signal?: AbortSignal) => tellOnDevice(request, { told: [], now: 0, ...(signal ? { signal } : {}) });
/** Answers the worker's last question with a story of these words. */
const answer = (worker: StandIn | undefined, title = 'The Lamp') => {
  const last = worker?.asked.at(-1);
  if (!last || !('tell' in last)) throw new Error('no story was asked for');
  const story = {
    parameters: last.tell.parameters,
    title,
    paragraphs: ['Mia lit the lamp.'],
    pictures: [],
    told: ['lamp'],
  };
  worker?.onmessage?.({ data: { story } });
};

beforeEach(() => {
  workers.length = 0;
  vi.stubGlobal('Worker', StandIn);
});
afterEach(() => vi.unstubAllGlobals());

describe('the teller', () => {
  it('BEY-1 is asked for a story with every open choice resolved, and ends when it has told', async () => {
    const telling = tell();
    await settled();
    expect(workers[0]?.asked).toMatchObject([
      { tell: { parameters: { difficulty: 'simple', tone: 'calm', moral: 'none' }, told: [] } },
    ]);
    answer(workers[0]);
    const { story, told } = await telling;
    expect(story.content).toEqual({ title: 'The Lamp', paragraphs: ['Mia lit the lamp.'] });
    expect(told).toEqual(['lamp']);
    await settled();
    expect(workers[0]?.isEnded).toBe(true);
  });

  it('BEY-1 that is warm tells in the worker that is there, and stays until it is let go', async () => {
    const release = warmTeller('en');
    await settled();
    expect(workers[0]?.asked).toEqual([{ warm: 'en' }]);
    workers[0]?.onmessage?.({ data: { isHere: true } });
    const telling = tell();
    await settled();
    answer(workers[0]);
    await telling;
    await settled();
    expect([workers.length, workers[0]?.isEnded]).toEqual([1, false]);
    release();
    release();
    expect(workers[0]?.isEnded).toBe(true);
  });

  it('PWA-21 whose script is not on the device says so', async () => {
    const telling = tell();
    await settled();
    workers[0]?.onerror?.();
    await expect(telling).rejects.toThrow(NotOnDevice);
  });

  it('that is not wanted any more ends, and the next story has one of its own', async () => {
    const leaving = new AbortController();
    const left = tell(leaving.signal);
    const next = tell();
    await settled();
    leaving.abort();
    await expect(left).rejects.toThrow('aborted');
    await settled();
    expect(workers.map(({ isEnded }) => isEnded)).toEqual([true, false]);
    answer(workers[1]);
    expect((await next).story.title).toBe('The Lamp');
  });

  it.each([
    ['tells nothing that can be read', (worker: StandIn | undefined) => answer(worker, ' ')],
    ['stumbles', (worker: StandIn | undefined) => worker?.onmessage?.({ data: { failure: 'a broken promise' } })],
  ])('that %s has failed, and is not missing', async (_name, fail) => {
    const telling = tell();
    await settled();
    fail(workers[0]);
    const failure = await telling.catch((cause: unknown) => cause);
    expect(failure).toBeInstanceOf(Error);
    expect(failure).not.toBeInstanceOf(NotOnDevice);
  });
});
