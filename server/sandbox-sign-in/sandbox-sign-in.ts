// The issuer that comes with the product (contract 12), for machines that know no other: where it is, and how our own
// sign-in reaches it.
import type { Logger } from 'pino';
import type { SandboxIssuer } from './sandbox-issuer.ts';

export const SANDBOX_PATH = '/sandbox/sign-in';
const CLIENT_ID = 'tuckaway';

interface SandboxNeeds {
  publicUrl: string;
  port: number;
  productName: string;
  /** What sign-in proves to the issuer that it is ours. */
  clientSecret: string;
  /** Where people are sent back to. */
  callback: string;
  log: Logger;
}
export type SandboxSignIn = ReturnType<typeof createSandboxSignIn>;

export function createSandboxSignIn({ publicUrl, port, productName, clientSecret, callback, log }: SandboxNeeds) {
  const { origin } = new URL(publicUrl);
  const issuer = origin + SANDBOX_PATH;
  let loaded: Promise<SandboxIssuer> | undefined;
  const load = async (): Promise<SandboxIssuer> => {
    const { createSandboxIssuer } = await import('./sandbox-issuer.ts');
    return createSandboxIssuer({ issuer, client: { id: CLIENT_ID, secret: clientSecret, callback }, publicUrl, log });
  };
  return {
    publicUrl,
    productName,
    /** The issuer itself, made when it is first asked for. */
    issuer: (): Promise<SandboxIssuer> => (loaded ??= load()),
    /** What sign-in must know of it. It is asked on this machine: its public address may not lead back here. */
    provider: {
      issuer,
      clientId: CLIENT_ID,
      clientSecret,
      wayTo: (url: string) => url.replace(origin, `http://127.0.0.1:${port}`),
    },
  };
}
