// The floor of every read: node:http alone, which knows the answers by heart. ANSWERS is a file with, for each path, the
// headers and the body (base64) that the product answered.
import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import process from 'node:process';

interface Known {
  headers: Record<string, string>;
  body: string;
}
const known: Record<string, Known> = JSON.parse(readFileSync(process.env['ANSWERS'] ?? '', 'utf8'));
const answers = new Map(
  Object.entries(known).map(([path, { headers, body }]) => [path, { headers, bytes: Buffer.from(body, 'base64') }]),
);

const server = createServer((asked, answer) => {
  const found = answers.get(asked.url ?? '');
  if (found) answer.writeHead(200, found.headers).end(found.bytes);
  else answer.writeHead(404).end();
});
server.listen(0, '127.0.0.1', () => {
  const address = server.address();
  process.stdout.write(`Bare server ready at http://127.0.0.1:${Object(address).port}\n`);
});
