import { useEffect, useRef } from 'react';
import { DEFAULT_FIGURE_DAYS } from '#contract/operator';
import { FiguresView } from './figures-view.tsx';
import { TokenForm } from './token-form.tsx';
import { useFigures } from './use-figures.ts';
import { longDay } from './words.ts';

const RANGES = [1, 7, 30, 90];

/** The whole page: a door, and the figures behind it. */
export function OperatorPage() {
  const { isLocked, days, figures, refusal, isAsking, ...act } = useFigures(DEFAULT_FIGURE_DAYS);
  const heading = useRef<HTMLHeadingElement>(null);
  const isOpen = figures !== undefined;
  // The button that opened it is gone.
  useEffect(() => {
    if (isOpen) heading.current?.focus();
  }, [isOpen]);
  return (
    <main>
      <h1 ref={heading} tabIndex={-1}>
        Figures
      </h1>
      {isLocked ? (
        <TokenForm refusal={refusal} onToken={act.unlock} />
      ) : (
        <div className="bar">
          <label>
            Days
            <select value={days} onChange={(event) => act.show(Number(event.target.value))}>
              {RANGES.map((range) => (
                <option key={range} value={range}>
                  {range === 1 ? 'Today' : `The last ${range} days`}
                </option>
              ))}
            </select>
          </label>
          <button type="button" onClick={act.again}>
            Read again
          </button>
          <button type="button" onClick={act.lock}>
            Lock
          </button>
        </div>
      )}
      <p role="status" className="quiet">
        {isAsking && 'Reading the figures…'}
        {!isAsking && figures && `${longDay(figures.from)} to ${longDay(figures.to)}, days in UTC.`}
      </p>
      {!isLocked && refusal && (
        <div className="card" role="alert">
          <p className="problem">The server does not answer with figures. It may be away for a moment.</p>
          <button type="button" onClick={act.again}>
            Try again
          </button>
        </div>
      )}
      {figures && <FiguresView figures={figures} />}
    </main>
  );
}
