// What those who work on one evening tell each other: the voice, the sleep timer, the sounds, the light of the screen, and the
// stories chosen for tonight. None of them knows the others.

interface Call<Word> {
  /** Calls back each time; returns what ends that. */
  on: (listener: (word: Word) => void) => () => void;
  say: (word: Word) => void;
}
/* @__NO_SIDE_EFFECTS__ */
function call<Word>(): Call<Word> {
  const listeners = new Set<(word: Word) => void>();
  return {
    on: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    say: (word) => {
      for (const listener of listeners) listener(word);
    },
  };
}

interface State<Value> {
  read: () => Value;
  set: (next: Value) => void;
  /** Calls back after each change; returns what ends that. */
  on: (listener: (value: Value) => void) => () => void;
}
/* @__NO_SIDE_EFFECTS__ */
export function state<Value>(first: Value): State<Value> {
  const changed = call<Value>();
  let value = first;
  return {
    read: () => value,
    set: (next) => {
      if (next === value) return;
      value = next;
      changed.say(next);
    },
    on: changed.on,
  };
}

/** A story has come to its end: its last sentence was spoken, or its reader has come to The End. Its id; once for each reading. */
export const storyEnded = call<string>();
/** The sleep timer has run out: voice and sounds fall silent, and the screen may sleep. */
export const lightsOut = call<void>();
/** The fade before lights out begins: next time reading goes on from here. */
export const fadeBegan = call<void>();
/** Somebody is reading: a page was turned, a sentence begun, the screen touched. */
export const stillReading = call<void>();
/** The story was tapped where that turns no page: what stands around it may show itself. */
export const storyTapped = call<void>();
/** Whether little hands hold the open story: then nothing but reading works. */
export const isHandsLocked = state(false);
/** How loud and how bright the evening is, from 1 to 0; voice, sounds and screen follow it. */
export const evening = state(1);
/** Whether the voice reads a story now. */
export const voiceIsOn = state(false);
/** The id of the story that somebody wishes to hear, now or once it is open; its reader takes the wish and sets null. */
export const wantsToListen = state<string | null>(null);
