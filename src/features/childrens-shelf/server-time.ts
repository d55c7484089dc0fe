import * as v from 'valibot';
import { ApiError, request } from '../../lib/api.ts';

const PATIENCE_MS = 15_000;

/** What the server's clock says, in milliseconds since 1970. Rejects where it cannot be asked, or does not say. */
export async function serverTime(): Promise<number> {
  let time = NaN;
  await request('/health', v.object({}), {
    signal: AbortSignal.timeout(PATIENCE_MS),
    onHead: (head) => {
      time = Date.parse(head.get('Date') ?? '');
    },
  });
  if (Number.isNaN(time)) throw new ApiError('No answer', 0);
  return time;
}
