/** The speech of this browser; undefined where it has none. */
export const speech = (): SpeechSynthesis | undefined =>
  'speechSynthesis' in window && 'SpeechSynthesisUtterance' in window ? window.speechSynthesis : undefined;

/** Browsers look for their voices when they are first asked, and have them a moment later, or never. */
export const VOICES_LATE_MS = 2000;

/** Calls back when the voices of the device change; returns what ends that. Asking sets the browser looking. */
export function onVoices(listener: () => void): () => void {
  const synthesis = speech();
  // In older Safari it is no event target; there the voices are known at once.
  if (!synthesis || !('addEventListener' in synthesis)) return () => {};
  synthesis.getVoices();
  synthesis.addEventListener('voiceschanged', listener);
  return () => synthesis.removeEventListener('voiceschanged', listener);
}
