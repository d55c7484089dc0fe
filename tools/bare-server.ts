// A node:http server and nothing else: what it is given is what it answers. The measure for `npm run bench:reads`.
import { createServer } from 'node:http';
import process from 'node:process';

/** One answer: `body` in base64; none for a 304. */
export interface BareAnswer {
  status: number;
  headers: Record<string, string>;
  body: string | undefined;
}

const answers = new Map<string, { status: number; headers: Record<string, string>; body: Buffer | undefined }>();
const server = createServer((request, answer) => {
  const known = answers.get(request.url ?? '');
  answer.writeHead(known?.status ?? 404, known?.headers);
  answer.end(known?.body);
});

process.on('message', (given: Record<string, BareAnswer>) => {
  for (const [path, { body, ...head }] of Object.entries(given))
    answers.set(path, { ...head, body: body === undefined ? undefined : Buffer.from(body, 'base64') });
  process.send?.('known');
});
process.on('disconnect', () => process.exit());
server.listen(0, '127.0.0.1', () => {
  const address = server.address();
  process.send?.(typeof address === 'object' && address !== null ? address.port : 0);
});
