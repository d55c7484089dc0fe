import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ANNA, tokenFor } from '../../tests/helpers/session.ts';
import { finishPackages, keepStory, onWorkerMessage, registerServiceWorker } from './service-worker.ts';
import { setUnfinished } from './unfinished-work.ts';

const { waiting, register } = vi.hoisted(() => ({
  waiting: { fire: () => {} },
  register: vi.fn<() => Promise<void>>(async () => {}),
}));
vi.mock('workbox-window', () => ({
  Workbox: class {
    register = register;
    addEventListener = (_type: string, listener: () => void) => (waiting.fire = listener);
  },
}));

const reload = vi.fn<() => void>();
const container = new EventTarget();
const worker = { postMessage: vi.fn<(message: object) => void>() };
const registration = { waiting: null as typeof worker | null, update: vi.fn<() => Promise<void>>(async () => {}) };
beforeEach(() => {
  vi.useFakeTimers();
  vi.stubEnv('PROD', true);
  vi.stubGlobal('location', { reload });
  registration.waiting = worker;
  Object.defineProperty(navigator, 'serviceWorker', {
    configurable: true,
    value: Object.assign(container, {
      ready: Promise.resolve({ active: worker }),
      getRegistration: async () => registration,
    }),
  });
});
afterEach(() => {
  setUnfinished('story', false);
  document.head.innerHTML = '';
  Reflect.deleteProperty(navigator, 'serviceWorker');
  vi.unstubAllGlobals();
  vi.unstubAllEnvs();
  vi.clearAllMocks();
  vi.useRealTimers();
});
const offered = async () => {
  const accepts: (() => void)[] = [];
  await registerServiceWorker('en', { onUpdate: (accept) => void accepts.push(accept) });
  waiting.fire();
  waiting.fire();
  return accepts;
};
const takeOver = () => container.dispatchEvent(new Event('controllerchange'));

describe('PWA-18 a new version', () => {
  it('is offered once, and taken over with a reload when it is accepted', async () => {
    const accepts = await offered();
    expect(accepts).toHaveLength(1);
    takeOver();
    expect(reload).not.toHaveBeenCalled();
    accepts[0]?.();
    await vi.advanceTimersByTimeAsync(0);
    expect(worker.postMessage).toHaveBeenCalledWith({ type: 'SKIP_WAITING' });
    expect(reload).not.toHaveBeenCalled();
    takeOver();
    expect(reload).toHaveBeenCalledTimes(1);
  });
  it('that another tab has accepted already needs the reload alone', async () => {
    const [accept] = await offered();
    registration.waiting = null;
    accept?.();
    await vi.advanceTimersByTimeAsync(0);
    expect(worker.postMessage).not.toHaveBeenCalledWith({ type: 'SKIP_WAITING' });
    expect(reload).toHaveBeenCalledTimes(1);
  });
  it('that takes over late does not reload a story which was opened meanwhile', async () => {
    const [accept] = await offered();
    accept?.();
    await vi.advanceTimersByTimeAsync(10_000);
    setUnfinished('story', true);
    takeOver();
    await vi.advanceTimersByTimeAsync(60_000);
    expect(reload).not.toHaveBeenCalled();
    setUnfinished('story', false);
    await vi.advanceTimersByTimeAsync(5000);
    expect(reload).toHaveBeenCalledTimes(1);
  });
});

describe('BEY-10 what the worker is to keep', () => {
  it('is asked for as whoever is signed in, and as nobody otherwise', async () => {
    const said = async () => {
      worker.postMessage.mockClear();
      await keepStory('AAAAAAAAAAAAAAAAAAAAAA', { isByItself: true });
      await finishPackages();
      return worker.postMessage.mock.calls.map(([message]) => message);
    };
    const token = tokenFor();
    localStorage.setItem('token', token);
    expect(await said()).toEqual([
      { type: 'keep-story', story_id: 'AAAAAAAAAAAAAAAAAAAAAA', by_itself: true, token },
      { type: 'finish-packages', token },
    ]);
    localStorage.setItem('token', tokenFor(ANNA, { exp: 1 }));
    for (const message of await said()) expect(message).not.toHaveProperty('token', expect.anything());
  });
});

describe('BEY-17 page and worker', () => {
  it('have nothing to do with each other when the worker is retired; one that is left looks for its successor', async () => {
    document.head.innerHTML = '<meta name="worker" content="retired">';
    expect(await offered()).toEqual([]);
    await keepStory('AAAAAAAAAAAAAAAAAAAAAA');
    expect([register.mock.calls.length, registration.update.mock.calls.length]).toEqual([0, 1]);
    expect(worker.postMessage).not.toHaveBeenCalled();
  });
  it('leave alone what they do not understand of each other', () => {
    const heard: unknown[] = [];
    const stop = onWorkerMessage((message) => heard.push(message));
    for (const data of [
      { type: 'from-the-future' },
      'x',
      null,
      { type: 'story-kept' },
      { type: 'story-kept', story_id: 'a' },
    ])
      container.dispatchEvent(new MessageEvent('message', { data }));
    stop();
    expect(heard).toEqual([{ type: 'story-kept', story_id: 'a' }]);
  });
});
