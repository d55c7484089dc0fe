import { ArrowLeft } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { SleepyMoon } from '../../components/sleepy-moon.tsx';
import { useLeave } from './use-leave.ts';

const STARS = [
  [36, 104, 1.6],
  [96, 86, 4],
  [118, 132, 2.4],
  [62, 210, 2],
  [108, 268, 1.4],
  [228, 74, 1.4],
  [262, 66, 2.6],
  [240, 134, 4],
  [330, 88, 2],
  [352, 146, 2.4],
  [310, 232, 1.6],
  [336, 286, 3.4],
  [150, 300, 1.6],
  [52, 292, 3.4],
] as const;
const START = 'M45 312A150 150 0 0 1 345 312';
// The drawing is 390 by 332; its arc stands on this line.
const BASE = 312;

/** The moon on its way along the stitched arc, and how far it is in percent. */
export function ProgressSky({ percent }: { percent: number }) {
  const { t } = useTranslation(['stories']);
  const leave = useLeave();
  const angle = Math.PI * (1 - percent / 100);
  const [x, y] = [195 + 150 * Math.cos(angle), BASE - 150 * Math.sin(angle)];
  return (
    <div className="making-sky sky">
      <button type="button" className="icon-button glass" aria-label={t('reader.back')} onClick={leave}>
        <ArrowLeft size={23} />
      </button>
      <div className="making-arc">
        <svg viewBox="0 0 390 332" aria-hidden="true">
          {STARS.map(([cx, cy, r]) => (
            <circle key={`${cx}-${cy}`} cx={cx} cy={cy} r={r / 1.6} fill="#FCE7B8" opacity=".75" />
          ))}
          <path
            d={START}
            fill="none"
            stroke="var(--stitch)"
            strokeWidth="2.2"
            strokeDasharray="6 7"
            strokeLinecap="round"
          />
          <path
            d={`M45 ${BASE}A150 150 0 0 1 ${x.toFixed(1)} ${y.toFixed(1)}`}
            fill="none"
            stroke="var(--ring)"
            strokeWidth="3.6"
            strokeDasharray="6 7"
            strokeLinecap="round"
          />
        </svg>
        <div className="making-moon" style={{ left: `${(x / 390) * 100}%`, top: `${(y / 332) * 100}%` }}>
          <SleepyMoon />
        </div>
        <div
          className="making-percent"
          role="progressbar"
          aria-label={t('progress.label')}
          aria-valuenow={percent}
          aria-valuemin={0}
          aria-valuemax={100}
        >
          {t('progress.percent', { percent })}
        </div>
      </div>
    </div>
  );
}
