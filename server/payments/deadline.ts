import { ProviderFailure } from './provider-failure.ts';

/** What comes of a work in time. Throws ProviderFailure when it takes longer; what it gives then, nobody hears. */
export async function within<T>(ms: number, what: string, work: () => Promise<T>): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const isOver = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new ProviderFailure(`${what}: not in time`)), ms);
  });
  try {
    return await Promise.race([work(), isOver]);
  } finally {
    clearTimeout(timer);
  }
}
