import { useEffect, useRef, type ReactNode } from 'react';
import { Fold } from '../../components/fold.tsx';
import { SkyArt } from '../../components/sky-art.tsx';
import { SleepyMoon } from '../../components/sleepy-moon.tsx';
import { usePageHead } from '../../lib/use-page-head.ts';

interface AuthFrameProps {
  title: string;
  /** Whether the moon has heard news that nobody expected. */
  isSurprised?: boolean;
  children: ReactNode;
}

/** Sky, moon and fold, and under them one column with its title. */
export function AuthFrame({ title, isSurprised = false, children }: AuthFrameProps) {
  usePageHead({ title, robots: 'noindex' });
  const heading = useRef<HTMLHeadingElement>(null);
  const shown = useRef(title);
  // Something else in the same place: who cannot see it hears its title.
  useEffect(() => {
    if (shown.current !== title) heading.current?.focus();
    shown.current = title;
  }, [title]);
  return (
    <main className="auth">
      <div className="auth-sky sky">
        <SkyArt />
      </div>
      <SleepyMoon surprised={isSurprised} className="auth-moon" />
      <Fold />
      <div className="auth-bed">
        <div className="auth-card">
          <h1 ref={heading} tabIndex={-1}>
            {title}
          </h1>
          {children}
        </div>
      </div>
    </main>
  );
}
