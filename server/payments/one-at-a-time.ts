/** Lets the work of one key wait for that of the same key before it; other keys do not wait. */
export type OneAtATime = <T>(key: string, work: () => Promise<T>) => Promise<T>;

export function createOneAtATime(): OneAtATime {
  const last = new Map<string, Promise<unknown>>();
  return async (key, work) => {
    const before = last.get(key);
    const mine = (async () => {
      await before?.catch(() => {});
      return work();
    })();
    last.set(key, mine);
    try {
      return await mine;
    } finally {
      if (last.get(key) === mine) last.delete(key);
    }
  };
}
