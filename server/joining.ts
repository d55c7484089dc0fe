// Wires how families come to an account and leave it: passwords, letters, providers to sign in with, export and deletion.
import { randomUUID } from 'node:crypto';
import type { Logger } from 'pino';
import { createAccountData } from './accounts/account-data.ts';
import { createAccounts } from './accounts/accounts.ts';
import { createExternalSignIn } from './accounts/external-sign-in.ts';
import { createPasswordReset } from './accounts/password-reset.ts';
import { createPasswords } from './accounts/passwords.ts';
import type { Sessions } from './accounts/sessions.ts';
import type { createErasing } from './erasing.ts';
import type { Payments } from './payments/payments.ts';
import type { Pictures } from './pictures/pictures.ts';
import type { Clock } from './platform/clock.ts';
import { SANDBOX_PROVIDER, type Config } from './platform/config.ts';
import type { Database } from './platform/database.ts';
import type { RandomBytes } from './platform/ids.ts';
import { reasonOf, type SendLetter } from './platform/mail.ts';
import type { Signer } from './platform/signing.ts';
import { createSandboxSignIn } from './sandbox-sign-in/sandbox-sign-in.ts';
import { callbackUrl, createSignIn } from './sign-in/sign-in.ts';
import { createOwnerStories } from './stories/owner-stories.ts';
import type { Stories } from './stories/stories.ts';

interface JoiningNeeds {
  config: Config;
  database: Database;
  clock: Clock;
  random: RandomBytes;
  signer: Signer;
  log: Logger;
  /** Missing where no letter can be sent. */
  sendLetter: SendLetter | undefined;
  sessions: Sessions;
  stories: Pick<Stories, 'moveToOwner'>;
  pictures: Pick<Pictures, 'removeFiles'>;
  payments: Payments;
  erasing: ReturnType<typeof createErasing>;
  /** Told once a story stands in the public lists no more. */
  onUnlisted: () => void;
}

/** Every way into an account and out of it. */
export function createJoining(needs: JoiningNeeds) {
  const { config, database, clock, random, signer, sessions, payments, erasing, log } = needs;
  const { publicUrl, port, productName } = config;
  const passwords = createPasswords();
  const moveStories = needs.stories.moveToOwner;
  const accounts = createAccounts({ database, clock, newUserId: randomUUID, passwords, sessions, moveStories });
  const belongings = createOwnerStories({ removeFiles: needs.pictures.removeFiles, onUnlisted: needs.onUnlisted });
  const accountData = createAccountData({ database, clock, passwords, belongings, payments, ...erasing });
  const passwordReset = createPasswordReset({
    database,
    clock,
    random,
    sendLetter: needs.sendLetter,
    productName,
    publicUrl,
    passwords,
    sessions,
    moveStories,
    onUnsent: (thrown) => log.error(reasonOf(thrown), 'a letter could not be sent'),
  });
  const sandbox = config.hasSandboxSignIn
    ? createSandboxSignIn({
        publicUrl,
        port,
        productName,
        clientSecret: signer.sign('sandbox sign-in', 'client secret'),
        callback: callbackUrl(publicUrl, SANDBOX_PROVIDER),
        log,
      })
    : undefined;
  const signIn = createSignIn({
    providers: new Map(
      Object.entries({ ...config.signInProviders, ...(sandbox ? { [SANDBOX_PROVIDER]: sandbox.provider } : {}) }),
    ),
    publicUrl,
    enter: createExternalSignIn({ database, clock, newUserId: randomUUID, sessions, moveStories }),
    log,
  });
  return { accounts, accountData, passwordReset, belongings, sandbox, signIn };
}
