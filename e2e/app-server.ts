// The built product as its own process, on a data folder of its own: started, stopped and killed as a test needs it.
import { spawn, type ChildProcess } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

async function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.on('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() =>
        address && typeof address === 'object' ? resolve(address.port) : reject(new Error('no port')),
      );
    });
  });
}

export class AppServer {
  readonly url: string;
  private readonly port: number;
  private readonly data: string;
  private readonly program: string;
  private env: Record<string, string>;
  private child: ChildProcess | undefined;

  private constructor(port: number, program: string, env: Record<string, string>) {
    this.port = port;
    this.url = `http://localhost:${port}`;
    this.data = mkdtempSync(join(tmpdir(), 'tuckaway-e2e-'));
    this.program = program;
    this.env = env;
  }

  /** A server on a free port, ready to answer. `program` may be a slower sibling of server/main.ts. */
  static async start(env: Record<string, string> = {}, program = 'server/main.ts'): Promise<AppServer> {
    const server = new AppServer(await freePort(), program, env);
    await server.start();
    return server;
  }

  /** Starts it again on the same port and data. */
  async start(): Promise<void> {
    const child = spawn('node', [this.program], {
      env: {
        ...process.env,
        PORT: String(this.port),
        DATA_DIR: this.data,
        RATE_LIMIT_SCALE: '0',
        LOG_LEVEL: 'silent',
        ...this.env,
      },
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    this.child = child;
    await new Promise<void>((resolve, reject) => {
      child.stdout?.on('data', (chunk: Buffer) => {
        if (chunk.toString().includes('ready at')) resolve();
      });
      child.once('exit', (code) => reject(new Error(`the server ended with ${code} before it was ready`)));
    });
  }

  /** What was sent by mail, as it fell into the folder, oldest first. */
  letters(): string[] {
    const folder = join(this.data, 'mail');
    if (!existsSync(folder)) return [];
    const names = readdirSync(folder).filter((name) => name.endsWith('.eml'));
    // Long lines are broken and signs outside of letters are written as numbers on the way (quoted-printable).
    const asRead = (text: string) =>
      text
        .replace(/=\r?\n/g, '')
        .replace(/=([0-9A-F]{2})/g, (_all, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)));
    return names.toSorted().map((name) => asRead(readFileSync(join(folder, name), 'utf8')));
  }

  /** Puts another deployment in its place, on the same port and data: `env` says what is new about it. */
  async deploy(env: Record<string, string>): Promise<void> {
    await this.stop();
    this.env = { ...this.env, ...env };
    await this.start();
  }

  /** Ends it: politely, or as a power cut would. */
  async stop(signal: 'SIGTERM' | 'SIGKILL' = 'SIGTERM'): Promise<void> {
    const child = this.child;
    this.child = undefined;
    if (!child || child.exitCode !== null) return;
    const ended = new Promise((resolve) => child.once('exit', resolve));
    child.kill(signal);
    await ended;
  }

  async remove(): Promise<void> {
    await this.stop('SIGKILL');
    rmSync(this.data, { recursive: true, force: true });
  }
}
