import { useEffect, useState } from 'react';
import { takeCallback } from './taken-callback.ts';

/** The token of the letter that led here; undefined until it was looked for, empty when there is none. */
export function useResetToken(): string | undefined {
  const [token, setToken] = useState<string>();
  useEffect(() => {
    const taken = takeCallback().slice(1);
    queueMicrotask(() => setToken(taken));
    // A second letter opened on this very page changes nothing but the fragment, and loads nothing.
    const onFragment = () => {
      const found = location.hash.slice(1);
      if (found === '') return;
      history.replaceState(history.state, '', location.pathname + location.search);
      setToken(found);
    };
    addEventListener('hashchange', onFragment);
    return () => removeEventListener('hashchange', onFragment);
  }, []);
  return token;
}
