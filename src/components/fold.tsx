import { cn } from '../lib/class-names.ts';

/** The turned-down sheet with its line of stitching that divides the sky from what lies under it. Decoration only. */
export function Fold({ className }: { className?: string }) {
  return (
    <svg viewBox="0 0 390 44" preserveAspectRatio="none" className={cn('fold', className)} aria-hidden="true">
      <path d="M0 16Q195-8 390 16V44H0Z" fill="var(--surface)" />
      <path d="M0 16Q195-8 390 16V32Q195 8 0 32Z" fill="var(--hem)" />
      <path
        d="M0 27Q195 3 390 27"
        fill="none"
        stroke="var(--hemstitch)"
        strokeWidth="1.7"
        strokeDasharray="5 4"
        strokeLinecap="round"
      />
    </svg>
  );
}
