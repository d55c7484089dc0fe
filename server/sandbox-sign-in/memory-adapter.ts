// What the sandbox issuer has to remember between two requests: in memory, since nobody's real account hangs on it.
import type { Adapter, AdapterFactory, AdapterPayload } from 'oidc-provider';

/** Far more than people who try out at once; the oldest go first. */
const MAX_KEPT = 2000;

/** A fresh memory, in the form the issuer's library asks for. */
export function createMemory(): AdapterFactory {
  const kept = new Map<string, { payload: AdapterPayload; until: number }>();
  const read = (key: string): AdapterPayload | undefined => {
    const found = kept.get(key);
    if (!found || found.until > Date.now()) return found?.payload;
    kept.delete(key);
    return undefined;
  };
  return (model): Adapter => {
    const keyOf = (id: string) => `${model} ${id}`;
    return {
      upsert: async (id, payload, seconds = Infinity) => {
        kept.delete(keyOf(id));
        kept.set(keyOf(id), { payload, until: Date.now() + seconds * 1000 });
        for (const oldest of kept.keys()) {
          if (kept.size <= MAX_KEPT) break;
          kept.delete(oldest);
        }
      },
      find: async (id) => read(keyOf(id)),
      findByUid: async (uid) => {
        for (const key of kept.keys())
          if (key.startsWith(`${model} `) && kept.get(key)?.payload.uid === uid) return read(key);
        return undefined;
      },
      // Codes for devices are not offered.
      findByUserCode: async () => undefined,
      destroy: async (id) => void kept.delete(keyOf(id)),
      consume: async (id) => {
        const payload = read(keyOf(id));
        if (payload) payload.consumed = Math.floor(Date.now() / 1000);
      },
      revokeByGrantId: async (grantId) => {
        for (const [key, { payload }] of kept)
          if (key.startsWith(`${model} `) && payload.grantId === grantId) kept.delete(key);
      },
    };
  };
}
