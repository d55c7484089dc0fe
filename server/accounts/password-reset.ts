// A forgotten password: a letter with a link that is good once and for an hour. What the letter carries is kept as a hash.
import { createHash } from 'node:crypto';
import type { LanguageCode } from '#contract/languages';
import type { Clock } from '../platform/clock.ts';
import type { Connection, Database } from '../platform/database.ts';
import { ApiFailure } from '../platform/errors.ts';
import type { RandomBytes } from '../platform/ids.ts';
import type { SendLetter } from '../platform/mail.ts';
import { findUserByEmail, keepReset, takeReset, changePassword, isResetOpen } from './accounts.store.ts';
import type { SignedIn } from './accounts.ts';
import type { Passwords } from './passwords.ts';
import { resetLetter } from './reset-letter.ts';
import type { Sessions } from './sessions.ts';
import { ownerOf } from './users.ts';

const GOOD_FOR_MS = 3_600_000;
const TOKEN_BYTES = 32;
const hashOf = (token: string): string => createHash('sha256').update(token).digest('base64url');

interface ResetNeeds {
  database: Database;
  clock: Clock;
  random: RandomBytes;
  passwords: Passwords;
  sessions: Sessions;
  /** Missing where no letter can be sent. */
  sendLetter: SendLetter | undefined;
  publicUrl: string;
  productName: string;
  moveStories: (transaction: Connection, from: string, to: string) => Promise<void>;
  /** Hears of a letter that did not go. */
  onUnsent: (cause: unknown) => void;
}
export type PasswordReset = ReturnType<typeof createPasswordReset>;

/** Sends letters to who forgot his password, and takes the new one. */
export function createPasswordReset(needs: ResetNeeds) {
  const { database, clock, random, passwords, sessions, sendLetter } = needs;

  const sendTo = async (email: string, language: LanguageCode, send: SendLetter) => {
    const user = await findUserByEmail(database, email);
    if (!user) return;
    const token = Buffer.from(random(TOKEN_BYTES)).toString('base64url');
    await keepReset(database, { token_hash: hashOf(token), user_id: user.id, expires_at: clock.now() + GOOD_FOR_MS });
    await send({
      to: user.email,
      // The part behind # stays in the browser: no server and no log sees it.
      ...resetLetter(language, needs.productName, `${needs.publicUrl}/auth?mode=reset#${token}`),
    });
  };

  return {
    /** Whether letters can be sent here. */
    isOffered: sendLetter !== undefined,

    /**
     * Sends a letter where there is an account for this email, without waiting for it: a mail server takes seconds, and
     * nobody should read from them whether there is one. Throws ApiFailure unavailable where no letter can be sent.
     */
    forgot: (email: string, language: LanguageCode): void => {
      if (!sendLetter) throw new ApiFailure('unavailable');
      sendTo(email, language, sendLetter).catch(needs.onUnsent);
    },

    /** Sets the password that a letter allows, ends every session of before and begins a new one. Throws ApiFailure reset_invalid. */
    reset: async (token: string, password: string, device: string | undefined): Promise<SignedIn> => {
      const token_hash = hashOf(token);
      // A hash is costly, so what cannot succeed does not get one.
      if (!(await isResetOpen(database, token_hash, clock.now()))) throw new ApiFailure('reset_invalid');
      const passwordHash = await passwords.hash(password);
      const row = await database.transaction().execute(async (transaction) => {
        const userId = await takeReset(transaction, token_hash, clock.now());
        if (userId === undefined) throw new ApiFailure('reset_invalid');
        if (device !== undefined) await needs.moveStories(transaction, device, ownerOf(userId));
        return changePassword(transaction, userId, passwordHash, clock.now());
      });
      return sessions.begin(row);
    },
  };
}
