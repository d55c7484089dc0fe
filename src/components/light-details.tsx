import { withDigits } from '#contract/languages';
import '../styles/light-details.css';
import { useTranslation } from 'react-i18next';
import { chooseLight, clockTimes, type LightChoice } from '../lib/light.ts';
import { LIGHTS, USUAL_TIMES, type ClockTimes } from '../lib/light.rules.ts';
import { chooseWarmth, warmthSetting } from '../lib/page-choices.ts';
import { Slider } from './ui/slider.tsx';

const STEP_MINUTES = 15;
const LAST_STEP = 95;

function withTime(times: ClockTimes, at: number, minute: number): ClockTimes {
  const [day, night, ember] = times.map((time, place) => (place === at ? minute : time));
  return [day ?? times[0], night ?? times[1], ember ?? times[2]];
}

function Times() {
  const { t, i18n } = useTranslation(['bedtime']);
  const times = clockTimes.use() ?? USUAL_TIMES;
  const atTime = new Intl.DateTimeFormat(withDigits(i18n.language), {
    hour: 'numeric',
    minute: '2-digit',
    timeZone: 'UTC',
  });
  return LIGHTS.map((light, at) => {
    const minute = times[at] ?? 0;
    const time = atTime.format(minute * 60_000);
    return (
      <div key={light} className="light-detail">
        <span aria-hidden="true">{t(`light.from.${light}`, { time })}</span>
        <Slider
          label={t(`light.begins.${light}`)}
          text={time}
          value={minute / STEP_MINUTES}
          max={LAST_STEP}
          onChange={(step) => chooseLight('clock', withTime(times, at, step * STEP_MINUTES))}
        />
      </div>
    );
  });
}

function Warmth() {
  const { t, i18n } = useTranslation(['bedtime']);
  const warmth = warmthSetting.use();
  const percent = new Intl.NumberFormat(withDigits(i18n.language), { style: 'percent' }).format(warmth / 100);
  return (
    <div className="light-detail">
      <span aria-hidden="true">{t('light.warmth')}</span>
      <Slider label={t('light.warmth')} text={percent} value={warmth} max={100} onChange={chooseWarmth} />
    </div>
  );
}

/** What can be told further of a light: when each begins by the clock, and how red ember is. */
export function LightDetails({ choice }: { choice: LightChoice }) {
  return (
    <>
      {choice === 'clock' ? <Times /> : null}
      {choice === 'clock' || choice === 'ember' ? <Warmth /> : null}
    </>
  );
}
