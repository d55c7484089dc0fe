import { patienceFor } from './sentences.rules.ts';

/**
 * How one utterance ended: `said` to its end; `stuck` when it began and never ended; `unheard` when it never began; `refused`
 * when the browser wants a tap first; `broken` when this voice cannot; `interrupted` when somebody else silenced it.
 */
export type Ending = 'said' | 'stuck' | 'unheard' | 'refused' | 'broken' | 'interrupted';

interface Words {
  text: string;
  language: string;
  voice: SpeechSynthesisVoice;
  rate: number;
  volume: number;
}
interface Listeners {
  /** A word begins; browsers that do not report words never call it. */
  onWord: (at: number, length: number | undefined) => void;
  /** Once, and not after it was cancelled. */
  onEnd: (ending: Ending) => void;
}

/** A voice that comes over the network takes its time. */
const UNHEARD_MS = 6000;

const endingFor = (error: SpeechSynthesisErrorCode): Ending => {
  if (error === 'not-allowed') return 'refused';
  return error === 'interrupted' || error === 'canceled' ? 'interrupted' : 'broken';
};

/** Chrome forgets an utterance that nobody holds, and then never says that it has ended. */
const held = new Set<SpeechSynthesisUtterance>();

/** Speaks one text, and says once how it went. Returns what silences it; after that nothing is said of it any more. */
export function utter(
  synthesis: SpeechSynthesis,
  { text, language, voice, rate, volume }: Words,
  { onWord, onEnd }: Listeners,
): () => void {
  const utterance = new SpeechSynthesisUtterance(text);
  Object.assign(utterance, { voice, lang: voice.lang || language, rate, volume });
  let isOver = false;
  let hasBegun = false;
  const close = () => {
    isOver = true;
    clearTimeout(timer);
    held.delete(utterance);
  };
  const end = (ending: Ending) => {
    if (isOver) return;
    close();
    if (ending === 'stuck' || ending === 'unheard') synthesis.cancel();
    onEnd(ending);
  };
  const begun = () => {
    if (isOver || hasBegun) return;
    hasBegun = true;
    clearTimeout(timer);
    timer = setTimeout(() => end('stuck'), patienceFor(text));
  };
  let timer = setTimeout(() => end('unheard'), UNHEARD_MS);
  utterance.addEventListener('start', begun);
  utterance.addEventListener('boundary', ({ name, charIndex, charLength }) => {
    begun();
    if (!isOver && name !== 'sentence') onWord(charIndex, charLength);
  });
  utterance.addEventListener('end', () => end('said'));
  utterance.addEventListener('error', ({ error }) => end(endingFor(error)));
  held.add(utterance);
  // What another page left standing would keep this one waiting.
  if (synthesis.speaking || synthesis.pending) synthesis.cancel();
  if (synthesis.paused) synthesis.resume();
  synthesis.speak(utterance);
  return () => {
    if (isOver) return;
    close();
    synthesis.cancel();
  };
}
