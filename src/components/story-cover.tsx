import { useRef } from 'react';
import { coverFabric } from '#contract/cover-fabric';
import type { ImageStyle } from '#contract/options';
import { smallPicture } from '#contract/picture-address';
import { cn } from '../lib/class-names.ts';
import { useNear } from '../lib/use-near.ts';
import { usePictureFile } from '../lib/use-picture-file.ts';
import { SleepyMoon } from './sleepy-moon.tsx';

interface StoryCoverProps {
  /** Address of the cover, when there is one. */
  src?: string | null;
  /** In which it is painted, when that is known: light ones are dimmed at night. */
  imageStyle?: ImageStyle | undefined;
  /** Any text: the same one always gets the same fabric. */
  seed: string;
  className?: string;
}

/** The cover of a book: its picture, or a patch of fabric with the moon on it. Decoration; the title stands beside it. */
export function StoryCover({ src, imageStyle, seed, className }: StoryCoverProps) {
  const cover = useRef<HTMLSpanElement>(null);
  const isNear = useNear(cover);
  const { isBroken, onError } = usePictureFile(src);
  const { fabric, pattern } = coverFabric(seed);
  return (
    <span
      ref={cover}
      className={cn('cover', pattern, className)}
      data-style={imageStyle}
      style={{ backgroundColor: `var(--${fabric})` }}
    >
      {src && !isBroken ? (
        isNear && <img src={smallPicture(src)} alt="" decoding="async" onError={onError} />
      ) : (
        <SleepyMoon className="mx-auto mt-[18%] w-[86%]" />
      )}
    </span>
  );
}
