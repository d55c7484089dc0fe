// An AudioContext for jsdom, which has none: it is let sound by a call of `resume`, as browsers do within a tap, and can be
// interrupted. What it would sound like is heard in a browser.
import { vi } from 'vitest';

export class FakeAudioContext extends EventTarget {
  static made: FakeAudioContext[] = [];
  /** Whether this device lets a page make sounds now. */
  static isAllowed = true;
  readonly sampleRate = 48_000;
  readonly destination = {};
  state: AudioContextState = 'suspended';
  /** What has passed since it was made, by the clock of the test. */
  get currentTime(): number {
    return (Date.now() - this.#begin) / 1000;
  }
  readonly #begin = Date.now();
  constructor() {
    super();
    FakeAudioContext.made.push(this);
  }
  #become(state: AudioContextState): void {
    if (this.state === state) return;
    this.state = state;
    this.dispatchEvent(new Event('statechange'));
  }
  async resume(): Promise<void> {
    if (this.state === 'closed') throw new DOMException('closed', 'InvalidStateError');
    // A browser that does not allow it leaves the promise open.
    if (!FakeAudioContext.isAllowed) return new Promise(() => {});
    await Promise.resolve();
    this.#become('running');
  }
  async close(): Promise<void> {
    this.#become('closed');
  }
  /** A call comes in, or an alarm rings. */
  interrupt(): void {
    this.#become('suspended');
  }
}

/** Puts the fake in place; `made` are the contexts that the page has opened since. */
export function fakeAudio(): typeof FakeAudioContext {
  FakeAudioContext.made = [];
  FakeAudioContext.isAllowed = true;
  vi.stubGlobal('AudioContext', FakeAudioContext);
  return FakeAudioContext;
}
