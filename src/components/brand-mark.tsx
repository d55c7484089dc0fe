import { useId } from 'react';

/** The product's mark: a moon tucked in. Decoration; the name stands beside it. */
export function BrandMark({ size = 36 }: { size?: number }) {
  const clip = useId();
  return (
    <svg width={size} height={size} viewBox="0 0 64 64" aria-hidden="true">
      <clipPath id={clip}>
        <rect width="64" height="64" rx="18" />
      </clipPath>
      <g clipPath={`url(#${clip})`}>
        <rect width="64" height="64" fill="#2A1F5C" />
        <circle cx="12" cy="14" r="1.6" fill="#FCE7B8" />
        <circle cx="22" cy="9" r="1.1" fill="#FCE7B8" />
        <path d="M51 8q.8 4.2 5 5-4.2.8-5 5-.8-4.2-5-5 4.2-.8 5-5z" fill="#FCE7B8" />
        <circle cx="32" cy="31" r="17.5" fill="#FAD488" />
        <path
          d="M21.5 28.500q4 3.6 8 0M34.5 28.500q4 3.6 8 0"
          stroke="#7A4A12"
          strokeWidth="2.4"
          fill="none"
          strokeLinecap="round"
        />
        <circle cx="22" cy="34" r="2.6" fill="#F19A62" opacity=".6" />
        <circle cx="42" cy="34" r="2.6" fill="#F19A62" opacity=".6" />
        <path d="M-4 44Q32 32 68 44V70H-4Z" fill="#C4536A" />
        <path d="M-4 44Q32 32 68 44V52Q32 40-4 52Z" fill="#FBEBD2" />
        <path
          d="M-4 56Q32 44 68 56"
          stroke="#FBEBD2"
          strokeWidth="1.6"
          strokeDasharray="3.4 3"
          fill="none"
          opacity=".8"
        />
      </g>
    </svg>
  );
}
