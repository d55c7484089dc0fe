// Letters go out by SMTP; outside production they fall into a folder, where whoever tries the product out can read them.
import { mkdir, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createTransport } from 'nodemailer';
import type { Config } from './config.ts';
import { newRequestId } from './ids.ts';
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
export function createMailer(mail: Config['mail'], dataDir: string): SendLetter | undefined {
  if (mail.kind === 'off') return undefined;
  if (mail.kind === 'folder') return intoFolder(join(dataDir, 'mail'), mail.from);
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

function intoFolder(folder: string, from: string): SendLetter {
  const transport = createTransport({ streamTransport: true, buffer: true, newline: 'windows' });
  return async (letter) => {
    const { message } = await transport.sendMail({ from, ...letter });
    if (!Buffer.isBuffer(message)) throw new TypeError('expected the whole letter');
    await mkdir(folder, { recursive: true, mode: 0o700 });
    const file = join(folder, `${Date.now()}-${newRequestId()}`);
    // Whoever looks into the folder finds whole letters only.
    await writeFile(`${file}.part`, message, { mode: 0o600 });
    await rename(`${file}.part`, `${file}.eml`);
  };
}
