// WebKitGTK's MiniBrowser on a screen of its own that nobody sees, with a profile that outlives it.
import { spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { globSync, mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { InspectedPage } from './inspector.ts';

export const HOW_TO_INSTALL = 'apt-get install --no-install-recommends libwebkit2gtk-4.1-0 xvfb xauth';
const SCREEN = 'Xvfb';
const START_LIMIT_MS = 30_000;

/** The browser's program, if it and the screen are installed. */
export function findWebKit(): string | undefined {
  const hasScreen = spawnSync('which', [SCREEN]).status === 0;
  return hasScreen ? globSync('/usr/lib*/{,*/}webkit2gtk-4.1/MiniBrowser').at(0) : undefined;
}

async function startScreen(): Promise<{ display: string; screen: ChildProcess }> {
  const args = ['-displayfd', '1', '-screen', '0', '1280x1024x24', '-nolisten', 'tcp'];
  const screen = spawn(SCREEN, args, { stdio: ['ignore', 'pipe', 'ignore'] });
  const display = await new Promise<string>((resolve, reject) => {
    screen.stdout.once('data', (chunk: Buffer) => resolve(`:${chunk.toString().trim()}`));
    screen.once('exit', (code) => reject(new Error(`Xvfb ended with ${code}`)));
  });
  return { display, screen };
}

async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const address = probe.address();
  probe.close();
  if (address === null || typeof address === 'string') throw new Error('no free port');
  return address.port;
}

async function end(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const ended = new Promise((resolve) => child.once('exit', resolve));
  child.kill('SIGTERM');
  await ended;
}

export class WebKit {
  private readonly program: string;
  private readonly home = mkdtempSync(join(tmpdir(), 'tuckaway-webkit-'));
  private screen: ChildProcess | undefined;
  private display = '';
  private child: ChildProcess | undefined;

  constructor(program: string) {
    this.program = program;
  }

  /** Opens a page in a window as narrow as a phone; the profile is that of the last time. */
  async start(url: string): Promise<InspectedPage> {
    if (!this.screen) ({ display: this.display, screen: this.screen } = await startScreen());
    // Another port each time: what is left of the last browser may hold its own for a while.
    const inspector = `127.0.0.1:${await freePort()}`;
    this.child = spawn(this.program, ['--enable-developer-extras=true', '--geometry=420x900', url], {
      stdio: 'ignore',
      env: {
        ...process.env,
        DISPLAY: this.display,
        HOME: this.home,
        XDG_DATA_HOME: join(this.home, 'data'),
        XDG_CACHE_HOME: join(this.home, 'cache'),
        XDG_CONFIG_HOME: join(this.home, 'config'),
        XDG_RUNTIME_DIR: this.home,
        LANG: 'en_US.UTF-8',
        WEBKIT_INSPECTOR_HTTP_SERVER: inspector,
        WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: '1',
        WEBKIT_DISABLE_COMPOSITING_MODE: '1',
      },
    });
    return InspectedPage.of(inspector, START_LIMIT_MS);
  }

  /** Closes the browser and empties what it keeps of the network: only what the product itself kept is there next time. */
  async close(): Promise<void> {
    if (this.child) await end(this.child);
    for (const folder of globSync(join(this.home, 'cache/*/*/WebKitCache')))
      rmSync(folder, { recursive: true, force: true });
  }

  async remove(): Promise<void> {
    await this.close();
    if (this.screen) await end(this.screen);
    rmSync(this.home, { recursive: true, force: true, maxRetries: 5 });
  }
}
