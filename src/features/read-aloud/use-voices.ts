import { useEffect, useState } from 'react';
import { useOnline } from '../../lib/use-online.ts';
import { listeningIn, listeningSetting, onlineVoicesSetting } from './listening.ts';
import { onVoices, speech, VOICES_LATE_MS } from './speech.ts';
import { voicesFor, voicesToTry } from './voices.rules.ts';

type Found = 'looking' | 'no-speech' | 'no-voice' | 'no-network' | 'only-online' | 'found';

/** The voices of this device for a language, the best first, and what is to be said where there is none that may read. */
export function useVoices(language: string): { found: Found; voices: SpeechSynthesisVoice[] } {
  const isOnline = useOnline();
  const mayGoOnline = onlineVoicesSetting.use();
  const { voice: chosen } = listeningIn(listeningSetting.use(), language);
  const [all, setAll] = useState<SpeechSynthesisVoice[]>(() => speech()?.getVoices() ?? []);
  const [isLate, setLate] = useState(false);
  useEffect(() => {
    const end = onVoices(() => setAll(speech()?.getVoices() ?? []));
    const late = setTimeout(() => setLate(true), VOICES_LATE_MS);
    return () => {
      end();
      clearTimeout(late);
    };
  }, []);
  const voices = voicesFor(all, language, isOnline);
  const found = (): Found => {
    if (!speech()) return 'no-speech';
    if (voicesToTry(voices, { chosen, mayGoOnline }).length > 0) return 'found';
    if (voices.length > 0) return 'only-online';
    if (all.length === 0 && !isLate) return 'looking';
    return voicesFor(all, language, true).length > 0 ? 'no-network' : 'no-voice';
  };
  return { found: found(), voices };
}
