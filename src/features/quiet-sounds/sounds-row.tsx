import '../../styles/evening-rows.css';
import { AudioLines, Play, Square, Volume2 } from 'lucide-react';
import { RadioGroup } from 'radix-ui';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { canMakeSounds, hearSound, playSound, soundChoice, stopSound, useSoundState } from './sound-engine.ts';
import { SOUNDS } from './sounds.ts';

const STEP = 5;

/** How loud it is; what is heard follows the thumb. */
function Volume() {
  const { t } = useTranslation(['bedtime']);
  const { volume } = soundChoice.use();
  const percent = Math.round(100 * volume);
  return (
    <label className="evening-volume">
      <Volume2 size={20} aria-hidden="true" />
      {t('sounds.volume')}
      <input
        type="range"
        min={STEP}
        max={100}
        step={STEP}
        value={percent}
        aria-valuetext={t('sounds.volumeNow', { percent })}
        onChange={(event) => soundChoice.choose({ ...soundChoice.read(), volume: Number(event.target.value) / 100 })}
      />
    </label>
  );
}

/** What plays, or what stops it from playing; only that changes is said aloud. */
function useSoundWords(): string {
  const { t } = useTranslation(['bedtime']);
  switch (useSoundState()) {
    case 'failed':
      return t('sounds.failed');
    case 'waiting':
      return t('sounds.waiting');
    case 'playing':
      return t('sounds.playing');
    case 'starting':
    case 'off':
      return t('sounds.made');
  }
}

/** Quiet sounds, as a row of the reading sheet. */
export function SoundsRow() {
  const { t } = useTranslation(['bedtime']);
  const titleId = useId();
  const state = useSoundState();
  const words = useSoundWords();
  const { sound } = soundChoice.use();
  const isOn = state === 'playing' || state === 'starting';
  const isWanted = isOn || state === 'waiting';
  const head = (
    <>
      <AudioLines size={23} aria-hidden="true" />
      <span>
        <b id={titleId}>{t('sounds.title')}</b>
        <span className="evening-note" role="status">
          {canMakeSounds() ? words : t('sounds.missing')}
        </span>
      </span>
    </>
  );
  if (!canMakeSounds())
    return (
      <section>
        <div className="evening-head">{head}</div>
      </section>
    );
  return (
    <section>
      <div className="evening-head">
        {head}
        <button
          type="button"
          className="btn btn-secondary"
          onClick={() => (isWanted ? stopSound() : void playSound(sound))}
        >
          {isWanted ? <Square size={19} aria-hidden="true" /> : <Play size={19} aria-hidden="true" />}
          {isWanted ? t('sounds.stop') : t('sounds.play')}
        </button>
      </div>
      {state === 'waiting' ? (
        <button type="button" className="btn btn-primary" onClick={hearSound}>
          <Play size={19} aria-hidden="true" />
          {t('sounds.tapToHear')}
        </button>
      ) : null}
      <RadioGroup.Root
        className="evening-chips is-wide"
        data-silent={isOn ? undefined : true}
        aria-labelledby={titleId}
        value={sound}
        onValueChange={(value) => {
          const chosen = SOUNDS.find((each) => each === value);
          if (chosen !== undefined) void playSound(chosen);
        }}
      >
        {SOUNDS.map((each) => (
          <RadioGroup.Item key={each} value={each} className="evening-chip">
            {t(`sounds.${each}`)}
          </RadioGroup.Item>
        ))}
      </RadioGroup.Root>
      <Volume />
    </section>
  );
}
