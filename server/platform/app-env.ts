import type { HttpBindings } from '@hono/node-server';
import type { Logger } from 'pino';

/** What every request carries through the server. The socket is missing where a test asks without a network. */
export interface AppEnv {
  Bindings: Partial<HttpBindings>;
  Variables: { requestId: string; log: Logger };
}
