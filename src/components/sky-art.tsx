import { SleepyMoon } from './sleepy-moon.tsx';

/** Stars as dots of a thread: one path for the small ones, one for the large. Positions are drawn, not random. */
const SMALL =
  'M24 22h0M61 49h0M97 15h0M142 61h0M188 28h0M231 70h0M262 12h0M301 44h0M346 20h0M371 66h0M418 33h0M463 75h0M507 18h0M549 52h0M596 26h0M641 68h0M688 14h0M729 47h0M771 24h0M812 71h0M856 36h0M898 12h0M941 58h0M987 29h0M1031 73h0M1074 17h0M1121 50h0M1166 31h0M44 96h0M176 104h0M330 98h0M452 118h0M610 101h0M744 112h0M901 97h0M1048 120h0M1150 99h0';
const LARGE = 'M120 36h0M282 84h0M405 62h0M531 92h0M668 40h0M792 90h0M920 34h0M1064 52h0M1180 80h0M210 124h0M700 130h0';

/** The sky over the fold: stars, a cloud, the moon tucked in at the end of the line. Decoration only. */
export function SkyArt() {
  return (
    <div className="sky-art" aria-hidden="true">
      <svg className="sky-stars" viewBox="0 0 1200 140" preserveAspectRatio="xMaxYMin slice">
        <path d={SMALL} />
        <path d={LARGE} className="sky-stars-large" />
      </svg>
      <svg className="sky-cloud" viewBox="-26 -52 118 54">
        <path d="M0 0C-26 0-30-24-10-28C-8-50 26-54 34-34C46-48 74-40 70-22C92-22 92 0 72 0Z" />
      </svg>
      <SleepyMoon className="sky-moon" />
    </div>
  );
}
