import type { HttpBindings } from '@hono/node-server';
import type { Logger } from 'pino';

/** What every request carries through the server. The socket is missing where a test asks without a network. */
export interface AppEnv {
  Bindings: Partial<HttpBindings>;
  Variables: {
    requestId: string;
    log: Logger;
    /** What every answer says, whatever else it does. */
    head: Readonly<Record<string, string>>;
    /** The answer, where it has said all of that by itself. */
    whole: Response;
  };
}
