import type { LucideIcon } from 'lucide-react';

/** An icon as embroidery on fabric: drawn once faintly and once as stitches. Decoration only. */
export function StitchedIcon({ icon: Icon, size = 38 }: { icon: LucideIcon; size?: number }) {
  return (
    <span className="stitched" aria-hidden="true">
      <Icon size={size} strokeWidth={1.75} className="stitched-under" />
      <Icon size={size} strokeWidth={1.75} className="stitched-thread" />
    </span>
  );
}
