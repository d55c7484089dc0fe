import { useEffect, useRef, useSyncExternalStore } from 'react';
import { storyEnded, wantsToListen } from '../../lib/bedtime.ts';
import { besideTelling } from '../../lib/beside.ts';
import type { OpenStory } from '../../lib/open-story.ts';
import { followVoice } from './follow-voice.ts';
import { showOnLockScreen } from './lock-screen.ts';
import { markWords } from './mark-words.ts';
import { firstOf, sentencesOf } from './sentences.rules.ts';
import { onVoices } from './speech.ts';
import { theVoice, type VoiceNow } from './voice.ts';

const coverNow = () => document.querySelector<HTMLImageElement>('.reader-cover > img')?.currentSrc || undefined;

function begin({ story, text, spot }: OpenStory): void {
  const language = story.parameters.story_language;
  const telling = besideTelling.read();
  const sentences = sentencesOf(text, language, telling?.storyId === story.story_id ? telling : null);
  const isTapped = 'userActivation' in navigator && navigator.userActivation.isActive;
  theVoice.begin({ storyId: story.story_id, language, sentences, isTapped }, firstOf(sentences, spot().paragraph));
}

/** While the voice is heard or paused: the lock screen shows the story. */
function useLockScreen(title: string, mood: VoiceNow['mood']): void {
  const shown = useRef<ReturnType<typeof showOnLockScreen>>(undefined);
  const isOn = mood === 'reading' || mood === 'paused';
  useEffect(() => {
    if (!isOn) return;
    shown.current = showOnLockScreen(
      { title, cover: coverNow() },
      {
        onPlay: theVoice.goOn,
        onPause: theVoice.pause,
        onStop: theVoice.stop,
        onBack: () => theVoice.move(-1),
        onForward: () => theVoice.move(1),
      },
    );
    return () => shown.current?.end();
  }, [isOn, title]);
  useEffect(() => {
    if (isOn) shown.current?.setPlaying(mood === 'reading');
  }, [isOn, mood]);
}

/**
 * Reads the open story aloud when somebody wishes to hear it, from the first paragraph on the screen on; marks what is
 * spoken, keeps it before the eyes, and falls silent when the story is left. Says how the voice is now.
 */
export function useReadingAloud(open: OpenStory): VoiceNow {
  const now = useSyncExternalStore(theVoice.on, theVoice.read);
  const latest = useRef(open);
  useEffect(() => {
    latest.current = open;
  });
  const storyId = open.story.story_id;
  // The shelf may know it by the id that it had before it was sent.
  const shelfId = open.summary?.story_id;

  useEffect(() => {
    const onWish = (wished: string | null) => {
      // The wish for the next story is there before that one is open.
      if (wished === null || (wished !== storyId && wished !== shelfId)) return;
      wantsToListen.set(null);
      const { mood } = theVoice.read();
      if (mood === 'silent' || mood === 'unable') begin(latest.current);
      else theVoice.goOn();
    };
    const end = wantsToListen.on(onWish);
    onWish(wantsToListen.read());
    return end;
  }, [storyId, shelfId]);
  useEffect(() => {
    const ends = [
      storyEnded.on((id) => {
        const { text, showParagraph } = latest.current;
        if (id === storyId && theVoice.read().mood === 'reading') showParagraph(text.paragraphs.length);
      }),
      // So that they are there when they are wanted: a browser lets speak only in the tap.
      onVoices(() => undefined),
    ];
    return () => {
      for (const end of ends) end();
      theVoice.stop();
    };
  }, [storyId]);

  const { sentence, mood } = now;
  const isHeard = sentence !== null;
  const follower = useRef<ReturnType<typeof followVoice>>(undefined);
  useEffect(() => {
    if (!isHeard) return;
    const following = followVoice();
    follower.current = following;
    return () => following.end();
  }, [isHeard]);
  useEffect(() => {
    if (sentence && mood === 'reading') follower.current?.bring(sentence, latest.current);
  }, [sentence, mood]);
  useEffect(() => {
    markWords(now);
  }, [now]);
  useEffect(() => () => markWords({ sentence: null, word: null }), []);
  useLockScreen(open.text.title, mood);
  return now;
}
