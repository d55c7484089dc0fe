import type Stripe from 'stripe';

/** How the payment provider is reached. */
export interface ProviderConnection {
  apiBase: string;
  secretKey: string;
  webhookSecret: string;
  /** Answers the SDK's calls in this process; without it they go over the network. */
  answer?: (request: Request) => Promise<Response>;
  /** How long one call may take at most. */
  patienceMs?: number;
}

const PATIENCE_MS = 8000;

/** The SDK, talking to who is at the other end of a connection. It takes a tenth of a second to load: only where something is asked. */
export async function openStripe({ apiBase, secretKey, answer, patienceMs }: ProviderConnection): Promise<Stripe> {
  const { default: Client } = await import('stripe');
  const { protocol, hostname, port } = new URL(apiBase);
  const inProcess = answer && ((...asked: ConstructorParameters<typeof Request>) => answer(new Request(...asked)));
  return new Client(secretKey, {
    protocol: protocol === 'http:' ? 'http' : 'https',
    host: hostname,
    port: port || (protocol === 'http:' ? 80 : 443),
    maxNetworkRetries: 1,
    timeout: patienceMs ?? PATIENCE_MS,
    telemetry: false,
    // It ends a try that takes longer as a whole; the one on Node's sockets only minds silence.
    httpClient: Client.createFetchHttpClient(inProcess),
  });
}
