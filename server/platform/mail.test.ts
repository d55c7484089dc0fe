// Letters reach a real SMTP server, or a folder.
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { SMTPServer } from 'smtp-server';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createLetterFolder } from './letter-folder.ts';
import { createMailer } from './mail.ts';

const LETTER = {
  to: 'anna@example.com',
  subject: 'A new password',
  text: 'Choose it here:\nhttps://tuckaway.example/auth#x\n',
};
const FROM = 'Tuckaway <no-reply@tuckaway.example>';
let folder: string;
beforeEach(() => (folder = mkdtempSync(join(tmpdir(), 'tuckaway-mail-'))));
const letters = () => createLetterFolder(join(folder, 'mail'));
afterEach(() => rmSync(folder, { recursive: true, force: true }));

/** An SMTP server that keeps what it is given. */
async function postOffice() {
  const received: string[] = [];
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onData: (stream, _session, done) => {
      let text = '';
      stream.on('data', (chunk: Buffer) => (text += chunk.toString()));
      stream.on('end', () => {
        received.push(text);
        done();
      });
    },
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.server.address() as AddressInfo;
  return {
    received,
    url: `smtp://127.0.0.1:${port}`,
    close: () => new Promise<void>((resolve) => server.close(resolve)),
  };
}

describe('a letter', () => {
  it('goes to a mail server', async () => {
    const { received, url, close } = await postOffice();
    await createMailer({ kind: 'smtp', url, from: FROM }, letters())?.(LETTER);
    await close();
    expect(received).toHaveLength(1);
    expect(received[0]).toMatch(/^From: Tuckaway <no-reply@tuckaway\.example>\r$/m);
    expect(received[0]).toMatch(/^To: anna@example\.com\r$/m);
    expect(received[0]).toContain('https://tuckaway.example/auth#x');
  });

  it('has no more receivers and headers than it was given', async () => {
    const { received, url, close } = await postOffice();
    const send = createMailer({ kind: 'smtp', url, from: FROM }, letters());
    await send?.({ ...LETTER, subject: 'Hello\r\nBcc: eve@example.com' });
    await close();
    expect(received[0]).not.toMatch(/^Bcc:/im);
  });

  it('goes to another machine only where nobody between can read it', async () => {
    const { received, url, close } = await postOffice();
    const abroad = url.replace('127.0.0.1', '0.0.0.0');
    await expect(createMailer({ kind: 'smtp', url: abroad, from: FROM }, letters())?.(LETTER)).rejects.toMatchObject({
      code: 'ETLS',
    });
    await close();
    expect(received).toEqual([]);
  });

  it('fails when nobody takes it', async () => {
    const { url, close } = await postOffice();
    await close();
    await expect(createMailer({ kind: 'smtp', url, from: FROM }, letters())?.(LETTER)).rejects.toThrow('ECONNREFUSED');
  });

  it('falls into a folder where there is no mail server, whole and readable by its owner alone', async () => {
    await createMailer({ kind: 'folder', from: FROM }, letters())?.(LETTER);
    const [name = '', ...others] = readdirSync(join(folder, 'mail'));
    expect(others).toEqual([]);
    expect(name).toMatch(/\.eml$/);
    const text = readFileSync(join(folder, 'mail', name), 'utf8');
    expect(text).toContain('To: anna@example.com');
    expect(text).toContain('https://tuckaway.example/auth#x');
  });

  it('leaves the folder after a day, or with who it is to', async () => {
    const names = () => readdirSync(join(folder, 'mail'));
    const send = createMailer({ kind: 'folder', from: FROM }, letters());
    await letters().forgetBefore(Date.now());
    await send?.(LETTER);
    await send?.({ ...LETTER, to: 'ben@example.com' });
    await letters().forgetTo('Anna@Example.com');
    expect(names()).toHaveLength(1);
    await letters().forgetTo('anna@example.com');
    await letters().forgetBefore(Date.now() - 86_400_000);
    expect(names()).toHaveLength(1);
    await letters().forgetBefore(Date.now() + 1);
    expect(names()).toEqual([]);
  });

  it('is not sent where mail is off', () => {
    expect(createMailer({ kind: 'off' }, letters())).toBeUndefined();
  });
});
