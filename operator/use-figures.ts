import { useEffect, useState } from 'react';
import type { OperatorFigures } from '#contract/operator';
import { askFigures, type Refusal } from './ask-figures.ts';
import { keepToken, keptToken } from './kept-token.ts';

interface Asked {
  token: string | undefined;
  days: number;
}

/** The figures that are asked for, and why they are not there. */
export function useFigures(firstDays: number) {
  const [asked, setAsked] = useState<Asked>(() => ({ token: keptToken(), days: firstDays }));
  const [figures, setFigures] = useState<OperatorFigures>();
  const [refusal, setRefusal] = useState<Refusal>();
  const [isAsking, setIsAsking] = useState(asked.token !== undefined);

  useEffect(() => {
    const { token, days } = asked;
    if (token === undefined) return;
    const leaving = new AbortController();
    askFigures(token, days, leaving.signal).then(
      (answer) => {
        // Somebody else asks by now.
        if (leaving.signal.aborted) return;
        setIsAsking(false);
        if ('figures' in answer) {
          keepToken(token);
          setFigures(answer.figures);
          setRefusal(undefined);
          return;
        }
        setRefusal(answer);
        if (answer.why === 'away') return;
        keepToken(undefined);
        setFigures(undefined);
        setAsked({ token: undefined, days });
      },
      () => undefined,
    );
    return () => leaving.abort();
  }, [asked]);

  const ask = (next: Asked) => {
    setIsAsking(next.token !== undefined);
    setRefusal(undefined);
    setAsked(next);
  };
  return {
    isLocked: asked.token === undefined,
    days: asked.days,
    figures,
    refusal,
    isAsking,
    unlock: (token: string) => ask({ ...asked, token }),
    show: (days: number) => ask({ ...asked, days }),
    again: () => ask({ ...asked }),
    lock: () => {
      keepToken(undefined);
      setFigures(undefined);
      ask({ ...asked, token: undefined });
    },
  };
}
