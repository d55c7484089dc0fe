// Letters go out by SMTP; outside production they fall into a folder, where whoever tries the product out can read them.
import { createTransport } from 'nodemailer';
import type { Config } from './config.ts';
import type { LetterFolder } from './letter-folder.ts';
import { isLoopback } from './loopback.ts';

export interface Letter {
  to: string;
  subject: string;
  text: string;
}
/** Sends a letter, or throws what kept it from going. */
export type SendLetter = (letter: Letter) => Promise<void>;

const PATIENCE_MS = 10_000;

/** What sends letters here; undefined where nothing does. */
export function createMailer(mail: Config['mail'], folder: Pick<LetterFolder, 'put'>): SendLetter | undefined {
  if (mail.kind === 'off') return undefined;
  if (mail.kind === 'folder') return intoFolder(folder, mail.from);
  const transport = createTransport({
    url: mail.url,
    // Without it, who stands between could keep both from encrypting, and read password and letters.
    requireTLS: !isLoopback(new URL(mail.url)),
    connectionTimeout: PATIENCE_MS,
    greetingTimeout: PATIENCE_MS,
    socketTimeout: PATIENCE_MS,
  });
  return async (letter) => {
    await transport.sendMail({ from: mail.from, ...letter });
  };
}

/** What a log may say of a letter that did not go: a mail server's own words often hold the address. */
export function reasonOf(thrown: unknown): Record<string, unknown> {
  if (typeof thrown !== 'object' || thrown === null) return {};
  const said = Object.entries(thrown).filter(([name]) => ['code', 'responseCode', 'command'].includes(name));
  return Object.fromEntries(said);
}

function intoFolder(folder: Pick<LetterFolder, 'put'>, from: string): SendLetter {
  const transport = createTransport({ streamTransport: true, buffer: true, newline: 'windows' });
  return async (letter) => {
    const { message } = await transport.sendMail({ from, ...letter });
    if (!Buffer.isBuffer(message)) throw new TypeError('expected the whole letter');
    await folder.put(letter.to, message);
  };
}
