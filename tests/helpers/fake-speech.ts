// The speech of a browser, as far as it behaves alike everywhere, and with what goes wrong in some: voices that come late or
// never, voices that never begin or break, events that arrive after an utterance was cancelled, pausing that does nothing.

interface FakeVoice {
  name: string;
  lang: string;
  localService?: boolean;
  default?: boolean;
  /** How it fails: an error as browsers name it, or `mute` when nothing is ever heard of it. */
  fails?: string;
}
interface FakeSpeechOptions {
  voices: FakeVoice[];
  /** The voices are there only after `arrive()`. */
  isLate?: boolean;
}
interface Said {
  text: string;
  voice: string;
  lang: string;
  rate: number;
  volume: number;
}
export interface FakeSpeech {
  /** All that was asked to be spoken, in order. */
  said: Said[];
  /** The sentence that sounds now; null in silence. */
  sounding: () => string | null;
  /** Lets what sounds come to its end. */
  end: () => void;
  /** A word begins; some browsers do not say how long it is. */
  word: (charIndex: number, charLength?: number) => void;
  /** What sounds breaks off with an error. */
  fail: (error: string) => void;
  arrive: () => void;
  /** From now on each new utterance fails like this; undefined heals. */
  failAll: (error: string | undefined) => void;
}
declare global {
  interface Window {
    fakeSpeech: FakeSpeech;
  }
}

/** Puts a fake speech into this window. It holds nothing from outside, so it can be sent into a browser. */
export function installSpeech({ voices, isLate = false }: FakeSpeechOptions): void {
  let isThere = !isLate;
  let failsAll: string | undefined;
  const all = voices.map((voice) => ({ localService: true, default: false, voiceURI: voice.name, ...voice }));
  class Utterance extends EventTarget {
    text: string;
    voice: (typeof all)[number] | null = null;
    lang = '';
    rate = 1;
    volume = 1;
    constructor(text: string) {
      super();
      this.text = text;
    }
  }
  let current: Utterance | null = null;
  const tell = (utterance: Utterance, type: string, detail: object = {}) =>
    utterance.dispatchEvent(Object.assign(new Event(type), { utterance, ...detail }));
  const said: Said[] = [];
  class Synthesis extends EventTarget {
    paused = false;
    get speaking() {
      return current !== null;
    }
    get pending() {
      return false;
    }
    getVoices() {
      return isThere ? all : [];
    }
    speak(utterance: Utterance) {
      const { text, voice, lang, rate, volume } = utterance;
      said.push({ text, voice: voice?.name ?? '', lang, rate, volume });
      const fails = failsAll ?? voice?.fails;
      if (current) return;
      current = utterance;
      if (fails === 'mute') return;
      queueMicrotask(() => {
        if (current !== utterance) return;
        if (!fails) return tell(utterance, 'start');
        current = null;
        tell(utterance, 'error', { error: fails });
      });
    }
    cancel() {
      const cancelled = current;
      current = null;
      if (!cancelled) return;
      // Chrome says `interrupted` a little later, Safari that it has ended; once the speech is taken away, nothing more comes.
      setTimeout(() => {
        if (!('speechSynthesis' in globalThis)) return;
        tell(cancelled, 'error', { error: 'interrupted' });
        tell(cancelled, 'end');
      }, 5);
    }
    // As on Android, where neither does anything.
    pause() {}
    resume() {}
  }
  const synthesis = new Synthesis();
  Object.defineProperty(window, 'speechSynthesis', { value: synthesis, configurable: true });
  Object.defineProperty(window, 'SpeechSynthesisUtterance', { value: Utterance, configurable: true });
  const finish = (type: string, detail: object = {}) => {
    const ended = current;
    current = null;
    if (ended) tell(ended, type, detail);
  };
  window.fakeSpeech = {
    said,
    sounding: () => current?.text ?? null,
    end: () => finish('end'),
    word: (charIndex, charLength) => {
      if (current) tell(current, 'boundary', { name: 'word', charIndex, charLength });
    },
    fail: (error) => finish('error', { error }),
    arrive: () => {
      isThere = true;
      synthesis.dispatchEvent(new Event('voiceschanged'));
    },
    failAll: (error) => {
      failsAll = error;
    },
  };
}

/** Takes it away again: a browser without speech. */
export function removeSpeech(): void {
  Reflect.deleteProperty(window, 'speechSynthesis');
  Reflect.deleteProperty(window, 'SpeechSynthesisUtterance');
}
