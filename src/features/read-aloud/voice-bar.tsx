import './read-aloud.css';
import { Pause, Play, SkipBack, SkipForward, X } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { handOnFocus } from '../../lib/hand-on-focus.ts';
import type { OpenStory } from '../../lib/open-story.ts';
import { useReadingAloud } from './use-reading-aloud.ts';
import { theVoice } from './voice.ts';
import { WhySilent } from './why-silent.tsx';

// Whoever has stopped the voice by a key stands where it can be asked for again; while little hands hold it, in the story.
const toListen = handOnFocus((bar) => {
  const reader = bar.closest('.reader');
  const listen = reader?.querySelector<HTMLElement>('.around-bar button');
  if (listen) return listen;
  const words = reader?.querySelector<HTMLElement>('.story-text');
  if (words) words.tabIndex = -1;
  return words;
});

/** What else stands at the lower edge gives way to the bar, however much it says. */
function inItsPlace(bar: HTMLElement | null) {
  const root = document.documentElement;
  const leave = toListen(bar);
  const measure = () => root.style.setProperty('--voice-height', `${bar?.offsetHeight ?? 0}px`);
  const observer = bar && 'ResizeObserver' in window ? new ResizeObserver(measure) : undefined;
  if (bar) observer?.observe(bar);
  root.setAttribute('data-voice-bar', '');
  return () => {
    leave();
    observer?.disconnect();
    root.removeAttribute('data-voice-bar');
    root.style.removeProperty('--voice-height');
  };
}

interface VoiceBarProps {
  open: OpenStory;
  /** Opens the reading sheet. */
  onSettings: () => void;
}

/** The voice, with what stops it and moves it by a sentence; nothing while it is silent. */
export function VoiceBar({ open, onSettings }: VoiceBarProps) {
  const { t } = useTranslation(['bedtime']);
  const { mood } = useReadingAloud(open);
  const isShown = mood !== 'silent';
  const isReading = mood === 'reading';
  const isWaiting = mood === 'blocked' || mood === 'failed';
  return (
    <>
      <p role="status" className="sr-only">
        {isShown ? t(`listen.now.${mood === 'paused' ? 'reading' : mood}`) : null}
      </p>
      {isShown ? (
        <div className="voice-bar" role="group" aria-label={t('listen.title')} ref={inItsPlace}>
          {mood === 'unable' ? (
            <WhySilent language={open.story.parameters.story_language} onSettings={onSettings} />
          ) : null}
          {isWaiting ? (
            <button type="button" className="btn btn-quiet" onClick={theVoice.goOn}>
              <Play size={20} />
              {t(`listen.now.${mood}`)}
            </button>
          ) : null}
          {isReading || mood === 'paused' ? (
            <>
              <button
                type="button"
                className="icon-button"
                aria-label={t('listen.bar.back')}
                onClick={() => theVoice.move(-1)}
              >
                <SkipBack size={22} />
              </button>
              <button
                type="button"
                className="icon-button"
                aria-label={isReading ? t('listen.bar.pause') : t('listen.bar.goOn')}
                onClick={isReading ? theVoice.pause : theVoice.goOn}
              >
                {isReading ? <Pause size={24} /> : <Play size={24} />}
              </button>
              <button
                type="button"
                className="icon-button"
                aria-label={t('listen.bar.forward')}
                onClick={() => theVoice.move(1)}
              >
                <SkipForward size={22} />
              </button>
            </>
          ) : null}
          <button type="button" className="icon-button" aria-label={t('listen.bar.stop')} onClick={theVoice.stop}>
            <X size={22} />
          </button>
        </div>
      ) : null}
    </>
  );
}
