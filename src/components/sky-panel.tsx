import type { ReactNode } from 'react';
import { Fold } from './fold.tsx';
import { SleepyMoon } from './sleepy-moon.tsx';

interface SkyPanelProps {
  title: string;
  text: string;
  surprised?: boolean;
  /** Shown where the moon would be. */
  picture?: ReactNode;
  children?: ReactNode;
}

/** The frame of every screen that has one thing to say: sky and moon, the fold, a title, a line, what can be done. */
export function SkyPanel({ title, text, surprised = false, picture, children }: SkyPanelProps) {
  return (
    <section className="flex min-h-[70dvh] flex-col">
      <div className="sky relative h-64 overflow-hidden">
        <div className="absolute inset-x-0 bottom-[-56px] mx-auto w-[270px]">
          {picture ?? <SleepyMoon surprised={surprised} />}
        </div>
      </div>
      <div className="relative z-[2] -mt-8">
        <Fold />
      </div>
      <div className="bg-surface flex-1 px-6 pb-12 text-center">
        <h1 className="text-[33px] leading-[1.14]">{title}</h1>
        <p className="text-ink2 mx-auto mt-3 max-w-md">{text}</p>
        <div className="mt-6 flex flex-wrap justify-center gap-3">{children}</div>
      </div>
    </section>
  );
}
