// Wires who is asking: tokens, the sessions they stand for, and identity, which tells users, visitors and devices apart.
import { ownerOf, tierOf } from './accounts/users.ts';
import { createSessions } from './accounts/sessions.ts';
import { createTokens } from './accounts/tokens.ts';
import { createIdentity } from './identity/identity.ts';
import type { Clock } from './platform/clock.ts';
import { isHttps, type Config } from './platform/config.ts';
import type { Database } from './platform/database.ts';
import type { RandomBytes } from './platform/ids.ts';
import type { Signer } from './platform/signing.ts';

interface RecognizingNeeds {
  config: Config;
  database: Database;
  clock: Clock;
  random: RandomBytes;
  signer: Signer;
  /** What tokens are signed with: the secret of today, and the one before. */
  secrets: readonly [string, ...string[]];
}

/** What knows callers by what they carry. */
export function createRecognizing({ config, database, clock, random, signer, secrets }: RecognizingNeeds) {
  const tokens = createTokens({ secrets, issuer: config.publicUrl, seconds: config.tokenSeconds, clock });
  const sessions = createSessions({ database, clock, tokens });
  const identity = createIdentity({
    signer,
    random,
    clock,
    secure: isHttps(config),
    proxies: config.proxies,
    userOfToken: async (token) => {
      const session = await sessions.find(token);
      if (!session) return undefined;
      const { id, token_version: version } = session.row;
      return { id, version, owner: ownerOf(id), tier: tierOf(session.row, clock.now()) };
    },
  });
  return { sessions, identity };
}
