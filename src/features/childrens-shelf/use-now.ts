import { useEffect, useState } from 'react';

const SECOND = 1000;

/** The time of the device, in milliseconds since 1970, looked at every second. */
export function useNow(): number {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), SECOND);
    return () => clearInterval(timer);
  }, []);
  return now;
}
