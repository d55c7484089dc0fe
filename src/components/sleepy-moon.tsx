import { useId } from 'react';

interface SleepyMoonProps {
  /** Open-mouthed instead of asleep, for news that nobody expected. */
  surprised?: boolean;
  className?: string;
}

/** The moon of the product: asleep behind the fold, or surprised. Decoration only. */
export function SleepyMoon({ surprised = false, className }: SleepyMoonProps) {
  const glow = useId();
  return (
    <svg viewBox="-135 -135 270 270" className={className} aria-hidden="true">
      <radialGradient id={glow}>
        <stop offset="0" stopColor="#FFDFA0" stopOpacity=".4" />
        <stop offset=".35" stopColor="#FFDFA0" stopOpacity=".15" />
        <stop offset="1" stopColor="#FFDFA0" stopOpacity="0" />
      </radialGradient>
      <circle r="135" fill={`url(#${glow})`} />
      <circle r="50" fill="#FBE3AE" />
      <g fill="#EBC57E" opacity=".5">
        <circle cx="-16" cy="-14" r="8" />
        <circle cx="15" cy="5" r="12" />
        <circle cx="-10" cy="22" r="6" />
      </g>
      <g stroke="#8A5A1E" strokeWidth="3.5" fill="none" strokeLinecap="round">
        {surprised ? (
          <>
            <path d="M-19-9v5M13-9v5" />
            <circle cx="-2" cy="19" r="5" fill="#8A5A1E" />
          </>
        ) : (
          <path d="M-24-1q7 6.5 14 0M7-1q7 6.5 14 0M-8 17q7 6 14 0" />
        )}
      </g>
      <g fill="#F29A6B" opacity=".45">
        <circle cx="-27" cy="12" r="6" />
        <circle cx="25" cy="12" r="6" />
      </g>
    </svg>
  );
}
