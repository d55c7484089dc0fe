// Boots the built product as `npm start` does, on a data folder of its own, and asks it a few things.
import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const PORT = '3977';
const data = mkdtempSync(join(tmpdir(), 'tuckaway-smoke-'));
const server = spawn('node', ['server/main.ts'], {
  env: { ...process.env, PORT, DATA_DIR: data },
  stdio: ['ignore', 'pipe', 'inherit'],
});
const origin = await new Promise<string>((resolve, reject) => {
  let said = '';
  server.stdout.on('data', (chunk: Buffer) => {
    said += chunk.toString();
    const address = /ready at (?<url>http:\S+)/.exec(said)?.groups?.['url'];
    if (address) resolve(address);
  });
  server.on('exit', (code) => reject(new Error(`the server ended with ${code} before it was ready`)));
});

async function expect(path: string, what: (answer: Response, body: string) => boolean) {
  const answer = await fetch(origin + path);
  if (!what(answer, await answer.text())) throw new Error(`${path} answered ${answer.status}, not as expected`);
  console.log(`ok ${path}`);
}

let failed = 0;
try {
  await expect('/api/health', (answer) => answer.status === 200);
  await expect('/api/ready', (answer) => answer.status === 200);
  await expect('/', (answer, body) => answer.status === 200 && body.includes('<h1'));
  await expect('/sw.js', (answer) => answer.headers.get('cache-control') === 'no-cache');
  await expect('/api/nothing', (answer, body) => answer.status === 404 && body.includes('"error"'));
} catch (cause) {
  failed = 1;
  console.error(cause);
}
const ended = new Promise((resolve) => server.on('exit', resolve));
server.kill('SIGTERM');
if ((await ended) !== 0) failed = 1;
rmSync(data, { recursive: true, force: true });
process.exit(failed);
