// The program. Nothing is imported before the Node version is known to be able to.
import process from 'node:process';

const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);

function giveUp(line: string): never {
  process.stderr.write(`${line}\n`);
  process.exit(1);
}

if (major < 24 || (major === 24 && minor < 15))
  giveUp(`Tuckaway needs Node 24.15 or newer; this is ${process.versions.node}.`);

const { readConfig } = await import('./platform/config.ts');
const { StartFailure } = await import('./platform/environment-values.ts');
const { startServer } = await import('./start-server.ts');

try {
  const server = await startServer(readConfig(process.env));
  process.stdout.write(`Tuckaway is ready at ${server.url}\n`);
  let isStopping = false;
  for (const signal of ['SIGTERM', 'SIGINT'] as const) {
    process.on(signal, () => {
      // Asked a second time it goes at once.
      if (isStopping) process.exit(130);
      isStopping = true;
      server.stop().then(
        () => process.exit(0),
        (error: unknown) => giveUp(`Tuckaway could not stop cleanly: ${String(error)}`),
      );
    });
  }
} catch (thrown) {
  if (thrown instanceof StartFailure) giveUp(`Tuckaway cannot start: ${thrown.message}`);
  throw thrown;
}
