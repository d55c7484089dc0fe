import { useNavigate } from '@tanstack/react-router';
import { useEffect, useRef, useState } from 'react';
import { evening, fadeBegan, lightsOut, storyEnded, voiceIsOn, wantsToListen } from '../../lib/bedtime.ts';
import { tonight, tonightAt, withRead } from '../../lib/tonight.ts';

/** Time to take a breath, and to say that it is enough. */
const PAUSE_MS = 8000;
/** Whoever reads aloud may have fallen silent a moment before it says that the story is over. */
const JUST_NOW_MS = 1000;

/**
 * Notes that the open story is read, and opens `next` after a pause where the voice has read it; `standing` knows an id
 * again that has moved. Returns whether it is about to, and what stops that. Once the lights go out, nothing opens.
 */
export function useOpenByItself(
  storyId: string,
  next: string | undefined,
  standing: (storyId: string) => string,
): [isOpening: boolean, stop: () => void] {
  const navigate = useNavigate();
  const [isOpening, setOpening] = useState(false);
  const isDark = useRef(false);
  // The timer may hear of the end first: its fade has begun then, though the evening is as light as before.
  const isFading = useRef(false);
  const idNow = useRef(standing);
  const silentSince = useRef(-Infinity);
  useEffect(() => {
    idNow.current = standing;
  });
  useEffect(() => {
    const stop = () => setOpening(false);
    const goFade = () => {
      isFading.current = true;
      stop();
    };
    const goDark = () => {
      isDark.current = true;
      stop();
    };
    const ends = [
      voiceIsOn.on((isOn) => {
        if (!isOn) silentSince.current = performance.now();
      }),
      storyEnded.on((id) => {
        const chosen = tonightAt(tonight.read());
        const isSame = (other: string) => idNow.current(other) === idNow.current(id);
        if (!isSame(storyId) || !chosen) return;
        const wasHeard = voiceIsOn.read() || performance.now() - silentSince.current < JUST_NOW_MS;
        tonight.choose(withRead(chosen, chosen.stories.find(isSame) ?? id));
        if (wasHeard && !isDark.current && !isFading.current && evening.read() === 1) setOpening(true);
      }),
      fadeBegan.on(goFade),
      evening.on((level) => {
        if (level < 1) goFade();
        else isFading.current = false;
      }),
      lightsOut.on(goDark),
    ];
    return () => {
      for (const end of ends) end();
    };
  }, [storyId]);
  useEffect(() => {
    if (!isOpening || next === undefined) return;
    const timer = setTimeout(() => {
      wantsToListen.set(next);
      // The way back from it leads to the shelf, not to the story before.
      void navigate({ to: '/story/$storyId', params: { storyId: next }, replace: true });
    }, PAUSE_MS);
    return () => clearTimeout(timer);
  }, [isOpening, next, navigate]);
  return [isOpening && next !== undefined, () => setOpening(false)];
}
