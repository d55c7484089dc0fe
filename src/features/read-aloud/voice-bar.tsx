import './read-aloud.css';
import { Pause, Play, SkipBack, SkipForward, X } from 'lucide-react';
import { useLayoutEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { handOnFocus } from '../../lib/hand-on-focus.ts';
import type { OpenStory } from '../../lib/open-story.ts';
import { useReadingAloud } from './use-reading-aloud.ts';
import { theVoice } from './voice.ts';

// Whoever has stopped the voice by a key stands in the story again.
const toStory = handOnFocus((bar) => bar.closest<HTMLElement>('.reader')?.querySelector<HTMLElement>('a, button'));

/** The voice, with what stops it and moves it by a sentence; nothing while it is silent. */
export function VoiceBar({ open }: { open: OpenStory }) {
  const { t } = useTranslation(['bedtime']);
  const { mood } = useReadingAloud(open);
  const isShown = mood !== 'silent';
  useLayoutEffect(() => {
    // What else stands at the lower edge gives way.
    document.documentElement.toggleAttribute('data-voice-bar', isShown);
    return () => document.documentElement.removeAttribute('data-voice-bar');
  }, [isShown]);
  const isReading = mood === 'reading';
  const isWaiting = mood === 'blocked' || mood === 'failed';
  return (
    <>
      <p role="status" className="sr-only">
        {isShown ? t(`listen.now.${mood === 'paused' ? 'reading' : mood}`) : null}
      </p>
      {isShown ? (
        <div className="voice-bar" role="group" aria-label={t('listen.title')} ref={toStory}>
          {mood === 'unable' ? <p>{t('listen.now.unable')}</p> : null}
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
