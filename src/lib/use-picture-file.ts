import { useEffect, useState } from 'react';

/** Whether the file of a picture did not come. When the network is back it is asked for again. */
export function usePictureFile(url: string | null | undefined) {
  const [broken, setBroken] = useState<string>();
  const isBroken = typeof url === 'string' && broken === url;
  useEffect(() => {
    if (!isBroken) return;
    const again = () => setBroken(undefined);
    addEventListener('online', again);
    return () => removeEventListener('online', again);
  }, [isBroken]);
  return { isBroken, onError: () => setBroken(url ?? undefined) };
}
