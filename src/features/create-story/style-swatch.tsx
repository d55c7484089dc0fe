import type { ReactNode } from 'react';
import samples from 'virtual:style-samples';
import type { ImageStyle } from '#contract/options';
import { usePictureFile } from '../../lib/use-picture-file.ts';

const hill = 'M0 40Q20 26 40 38T72 34V60H0Z';
// Ground color and drawing of each swatch: the same moon over the same hill, as each style would do it.
const DRAWINGS: Record<ImageStyle, [ground: string, drawing: ReactNode]> = {
  watercolor: [
    '#2B3A78',
    <>
      <rect y="20" width="72" height="20" fill="#8A6BB0" opacity=".7" />
      <circle cx="50" cy="16" r="10" fill="#FBE3AE" opacity=".9" />
      <path d={hill} fill="#3E8A8A" opacity=".8" />
      <path d="M0 46Q30 36 72 46V60H0Z" fill="#1E5A6A" opacity=".8" />
    </>,
  ],
  cartoon: [
    '#3F7FD0',
    <g key="all" stroke="#1A1440" strokeWidth="2.6">
      <circle cx="50" cy="16" r="10" fill="#FFE08A" />
      <path d="M-4 42Q18 22 40 40T78 36V60H-4Z" fill="#54B56A" />
    </g>,
  ],
  storybook: [
    '#3A2C66',
    <>
      <circle cx="50" cy="16" r="9" fill="#F6DFA8" />
      <path d={hill} fill="#5E7A54" />
      <path d="M6 44l8-8M14 46l8-8M24 46l8-8M34 47l8-8M44 47l8-8M54 47l8-8" stroke="#2E1F4E" opacity=".7" />
      <path d="M18 38l6-18 6 18z" fill="#33503E" />
    </>,
  ],
  realistic: [
    '#1B2547',
    <>
      <circle cx="50" cy="16" r="15" fill="#EBC98A" opacity=".25" />
      <circle cx="50" cy="16" r="9" fill="#F7DFAE" />
      <path d="M0 40L16 24L28 34L44 20L72 40V60H0Z" fill="#2B3A5C" />
    </>,
  ],
  comic: [
    '#F2B83A',
    <path
      key="all"
      d="M36 4l6 12 13-4-6 11 11 7-13 3 1 13-12-8-12 8 1-13-13-3 11-7-6-11 13 4z"
      fill="#fff"
      stroke="#1A1440"
      strokeWidth="2.4"
    />,
  ],
  sketch: [
    '#CFC5B6',
    <path
      key="all"
      d="M59 16a9 9 0 1 1-18 0 9 9 0 1 1 18 0M43 11l13 10M42 15l11 8M0 40Q20 26 40 38T72 34M0 44Q20 30 40 42T72 38M18 38l6-18 6 18M20 36l7-10"
      stroke="#4A4158"
      strokeWidth="1.3"
      fill="none"
    />,
  ],
  popart: [
    '#E24D7A',
    <>
      <circle cx="48" cy="20" r="13" fill="#F9D64A" />
      <path d="M0 36H72V52H0Z" fill="#2FB3C9" />
      <path d="M10 52L24 22L38 52Z" fill="#23206A" />
    </>,
  ],
  fairytale: [
    '#3D1F5E',
    <>
      <path d="M22 48V26l6-10 6 10v22zM38 48V30l5-9 5 9v18z" fill="#C990C8" />
      <path d="M0 46Q36 36 72 46V60H0Z" fill="#5B3484" />
      <rect x="3" y="3" width="66" height="46" rx="8" fill="none" stroke="#F2C56A" strokeWidth="1.6" />
    </>,
  ],
  anime: [
    '#5CA8F0',
    <>
      <path d="M-4 34c8-12 18-8 20-2 6-8 18-4 18 4 8-4 14 2 14 6H-4z" fill="#fff" />
      <circle cx="56" cy="14" r="7" fill="#FFF3C4" />
      <path d="M0 44Q36 36 72 44V60H0Z" fill="#3C9E72" />
    </>,
  ],
};

/** A style shown rather than named: a picture painted in it, or where there is none a drawing. Its name stands beside it. */
export function StyleSwatch({ style }: { style: ImageStyle }) {
  const sample = samples[style];
  const { isBroken, onError } = usePictureFile(sample);
  if (sample && !isBroken)
    return (
      <img src={sample} alt="" width={160} height={120} loading="lazy" className="style-swatch" onError={onError} />
    );
  const [ground, drawing] = DRAWINGS[style];
  return (
    <svg viewBox="0 0 72 52" preserveAspectRatio="xMidYMid slice" className="style-swatch" aria-hidden="true">
      <rect width="72" height="52" fill={ground} />
      {drawing}
    </svg>
  );
}
