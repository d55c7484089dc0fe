// The voice that reads a story aloud, without the page. It says one sentence at a time, because browsers know neither how to
// pause nor how to go back: pausing is silence, going on is saying the sentence again. Moods and what leads to them:
//
//   silent   begin → reading, or unable where nothing can speak the language
//   reading  pause → paused; the last sentence → silent; stop, lights out → silent; refused → blocked; no voice left → failed
//   paused, blocked, failed   go on → reading; stop → silent
import { evening, lightsOut, stillReading, storyEnded, voiceIsOn } from '../../lib/bedtime.ts';
import { listeningIn, listeningSetting, onlineVoicesSetting } from './listening.ts';
import { wordAt, type Sentence } from './sentences.rules.ts';
import { onVoices, speech, VOICES_LATE_MS } from './speech.ts';
import { utter, type Ending } from './utter.ts';
import { voicesFor, voicesToTry } from './voices.rules.ts';

export type Mood = 'silent' | 'reading' | 'paused' | 'blocked' | 'failed' | 'unable';
export interface VoiceNow {
  mood: Mood;
  /** The sentence that is read, or that is read when it goes on; null while it is silent. */
  sentence: Sentence | null;
  /** The word of the sentence that is spoken, where the browser reports words. */
  word: readonly [start: number, end: number] | null;
}
interface Reading {
  storyId: string;
  language: string;
  sentences: readonly Sentence[];
  /** Whether a tap has asked for it; browsers may refuse to speak without one, and some do not say that they refuse. */
  isTapped: boolean;
}
const SILENT: VoiceNow = { mood: 'silent', sentence: null, word: null };
/** A browser may lose an utterance that follows one which was cancelled. */
const TRIES = 2;

/** A voice that is silent. There is one speech in a browser, so a page has one voice. */
export function createVoice() {
  const listeners = new Set<() => void>();
  let now = SILENT;
  let reading: Reading | undefined;
  let at = 0;
  let hush = () => {};
  let leave = () => {};
  let failed = new Set<string>();
  let unheard = 0;
  /** The page went out of sight while this sentence was read; phones silence it then and do not say so. */
  let wasHidden = false;

  const tell = (next: VoiceNow) => {
    now = next;
    voiceIsOn.set(next.mood === 'reading');
    for (const listener of listeners) listener();
  };
  const settle = (mood: Mood) => {
    hush();
    tell({ mood, sentence: mood === 'unable' ? null : now.sentence, word: null });
  };
  const stop = () => {
    hush();
    leave();
    reading = undefined;
    if (now.mood !== 'silent') tell(SILENT);
  };

  function say(): void {
    hush();
    const synthesis = speech();
    if (!reading || !synthesis) return;
    const { storyId, sentences } = reading;
    const sentence = sentences[at];
    if (!sentence) {
      // Who hears of it still sees that the voice was reading.
      storyEnded.say(storyId);
      return stop();
    }
    const language = sentence.beside ?? reading.language;
    const { voice: chosen, rate } = listeningIn(listeningSetting.read(), language);
    const voices = voicesFor(synthesis.getVoices(), language, navigator.onLine);
    const [voice] = voicesToTry(voices, { chosen, mayGoOnline: onlineVoicesSetting.read(), failed });
    tell({ mood: 'reading', sentence, word: null });
    // A second language that no voice here speaks is left out.
    if (!voice && sentence.beside && failed.size === 0) {
      at++;
      return say();
    }
    // Where only online voices are there, and nobody has agreed to them, the row says so.
    if (!voice) return settle(failed.size > 0 ? 'failed' : 'unable');
    stillReading.say();
    wasHidden = document.hidden;
    hush = utter(
      synthesis,
      // Who asks for a story after lights out wants to hear it.
      { text: sentence.text, language, voice, rate, volume: evening.read() || 1 },
      {
        onWord: (start, length) => tell({ ...now, word: wordAt(sentence.text, start, length) }),
        onEnd: (ending) => next(ending, voice.voiceURI),
      },
    );
  }

  function next(ending: Ending, voice: string): void {
    if (!reading) return;
    if (ending === 'refused' || (ending === 'unheard' && !reading.isTapped)) return settle('blocked');
    if (ending === 'interrupted') return settle('paused');
    if (ending === 'unheard' && ++unheard < TRIES) return say();
    if (ending === 'broken' || ending === 'unheard') {
      unheard = 0;
      failed.add(voice);
      return say();
    }
    unheard = 0;
    // Whatever was spoken has proven that no tap is needed any more.
    reading.isTapped = true;
    if (ending === 'said' || !wasHidden) at++;
    say();
  }

  function awaitVoices(): void {
    const begin = () => {
      if (speech()?.getVoices().length === 0) return;
      hush();
      say();
    };
    const end = onVoices(begin);
    const late = setTimeout(() => settle('unable'), VOICES_LATE_MS);
    hush = () => {
      end();
      clearTimeout(late);
      hush = () => {};
    };
  }

  const unspoken = () => {
    const synthesis = speech();
    return synthesis && !synthesis.speaking && synthesis.getVoices().length > 0;
  };
  const goOn = () => {
    if (!reading) return;
    failed = new Set();
    unheard = 0;
    reading.isTapped = true;
    say();
  };

  return {
    read: () => now,
    /** Calls back after each change; returns what ends that. */
    on: (listener: () => void) => {
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
      };
    },
    /** Reads a story from one of its sentences on, whatever was read before. */
    begin: (story: Reading, from: number) => {
      stop();
      reading = { ...story };
      at = from;
      failed = new Set();
      unheard = 0;
      const left = new AbortController();
      const ends = [
        lightsOut.on(stop),
        evening.on((level) => (level > 0 ? undefined : stop())),
        listeningSetting.subscribe(() => (now.mood === 'reading' ? goOn() : undefined)),
      ];
      leave = () => {
        left.abort();
        for (const end of ends) end();
        leave = () => {};
      };
      addEventListener('pagehide', stop, { signal: left.signal });
      const seen = () => {
        if (document.hidden) wasHidden = true;
        else if (now.mood === 'reading' && unspoken()) say();
      };
      document.addEventListener('visibilitychange', seen, { signal: left.signal });
      tell({ mood: 'reading', sentence: story.sentences[at] ?? null, word: null });
      if (!speech()) settle('unable');
      else if (speech()?.getVoices().length === 0) awaitVoices();
      else say();
    },
    pause: () => {
      if (now.mood === 'reading') settle('paused');
    },
    goOn,
    /** Some sentences on or back; a voice that is paused stays so. */
    move: (by: number) => {
      if (!reading) return;
      at = Math.max(0, Math.min(at + by, reading.sentences.length - 1));
      if (now.mood === 'reading') say();
      else tell({ ...now, sentence: reading.sentences[at] ?? null });
    },
    stop,
  };
}

/** The voice of this page. */
export const theVoice = createVoice();
